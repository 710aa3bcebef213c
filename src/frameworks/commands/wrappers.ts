import { programName } from './parse-command.ts'

/** Words that may come before a program, with the number of arguments of each. */
const WRAPPERS: readonly (readonly [pattern: RegExp, own: number])[] = [
  [/^(?:npx|bunx|pnpx|uvx|pipx)$/, 0],
  [/^(?:pnpm|yarn|npm|bun)$/, 0],
  [/^(?:exec|dlx|x|run|tool)$/, 0],
  [
    /^(?:uv|poetry|pipenv|hatch|pdm|rye|conda|mamba|bundle|dotenv|cross-env|env|time|nice|xvfb-run|nyc|c8|coverage|direnv|mise|devbox|sudo)$/,
    0,
  ],
  [/^timeout$/, 1],
  // How long, or how much.
  [/^\d{1,9}(?:\.\d{1,9})?[smhd]?$/, 0],
  // Options of wrappers that take a value as a separate word.
  [
    /^(?:--(?:extra|group|only-group|with|with-editable|with-requirements|python|env-file|project|directory|rcfile|source|omit|include|name)|-[pnk])$/,
    1,
  ],
  [/^python(?:\d(?:\.\d+)?)?$/, 0],
  [/^(?:ruby|php|node)$/, 0],
  [/^-\S+$/, 0],
  [/^[A-Za-z_]\w*=/, 0],
]

/** True for a word that stands before the program of a command: another program, an option of it, or a setting. */
export function isWrapper(words: readonly string[], index: number): boolean {
  const word = programName(words[index] ?? '')
  if (WRAPPERS.some(([pattern]) => pattern.test(word))) return true
  const before = programName(words[index - 1] ?? '')
  return WRAPPERS.some(([pattern, own]) => own > 0 && pattern.test(before))
}
