import { programName } from './parse-command.ts'

/** Words that may come before a program. */
const WRAPPERS: readonly RegExp[] = [
  /^(?:npx|bunx|pnpx|uvx|pipx)$/,
  /^(?:pnpm|yarn|npm|bun)$/,
  /^(?:exec|dlx|x|run|tool)$/,
  /^(?:uv|poetry|pipenv|hatch|pdm|rye|conda|mamba|bundle|dotenv|env-cmd|cross-env|env|time|timeout|nice|xvfb-run|nyc|c8|coverage|direnv|mise|devbox|sudo)$/,
  // How long, or how much.
  /^\d{1,9}(?:\.\d{1,9})?[smhd]?$/,
  /^python(?:\d(?:\.\d+)?)?$/,
  /^(?:ruby|php|node|tsx)$/,
  /^-\S+$/,
  /^[A-Za-z_]\w*=/,
]

/** Options of any wrapper that take a value as a separate word. Those that change the folder are not among them. */
const VALUED =
  /^--(?:extra|group|only-group|with|with-editable|with-requirements|python|env-file|project|rcfile|source|omit|include|name)$/

/** Options of single wrappers that do. Sources: their own help texts. */
const VALUED_BY: readonly (readonly [program: RegExp, options: RegExp])[] = [
  [/^python(?:\d(?:\.\d+)?)?$/, /^-[WX]$/],
  [/^(?:node|tsx)$/, /^(?:-[rC]|--(?:require|import|loader|experimental-loader|env-file-if-exists|conditions))$/],
  [
    /^(?:uv|uvx)$/,
    /^(?:-p|--(?:resolution|prerelease|fork-strategy|index|default-index|index-url|extra-index-url|find-links|index-strategy|keyring-provider|link-mode|exclude-newer|cache-dir|config-file|color|package|no-extra|no-group|from|upgrade-package|refresh-package|reinstall-package|python-platform|python-preference))$/,
  ],
  [/^(?:npx|npm|pnpm|pnpx|bunx|yarn)$/, /^(?:-p|--package)$/],
  [/^(?:poetry|pdm|hatch|pipenv)$/, /^(?:-[Pep]|--env)$/],
  [/^(?:conda|mamba)$/, /^(?:-[np]|--prefix)$/],
  [
    /^(?:nyc|c8)$/,
    /^(?:-[renxoti]|--(?:reporter|reports-dir|report-dir|temp-directory|temp-dir|exclude|extension|require|src|nycrc-path|config|branches|functions|lines|statements))$/,
  ],
  [/^coverage$/, /^--(?:concurrency|context|data-file|save-signal)$/],
  [/^dotenv$/, /^(?:-[evpf]|--file)$/],
  [/^env-cmd$/, /^(?:-[fer]|--(?:file|environments|rc-file))$/],
  [/^xvfb-run$/, /^(?:-[efnpsw]|--(?:error-file|auth-file|server-num|server-args|xauth-protocol|wait))$/],
  [/^env$/, /^(?:-u|--unset)$/],
  [/^timeout$/, /^(?:-[ks]|--(?:kill-after|signal))$/],
  [/^nice$/, /^(?:-n|--adjustment)$/],
  [/^sudo$/, /^(?:-[ug]|--(?:user|group))$/],
]

/** Number of words before an option among which its program is looked for. */
const REACH = 30

/** True for a word that stands before the program of a command: another program, an option of it, or a setting. */
export function isWrapper(words: readonly string[], index: number): boolean {
  const word = programName(words[index] ?? '')
  return WRAPPERS.some(pattern => pattern.test(word)) || isWrapperValue(words, index)
}

/** True for the value of a wrapper's option, which is no program whatever its name is. */
export function isWrapperValue(words: readonly string[], index: number): boolean {
  const option = words[index - 1] ?? ''
  if (programName(option) === 'timeout') return true
  if (!option.startsWith('-')) return false
  const before = words.slice(Math.max(0, index - REACH), index - 1).map(programName)
  const found = before.findLast(name => VALUED_BY.some(([program]) => program.test(name)))
  return VALUED.test(option) || VALUED_BY.some(([program, own]) => program.test(found ?? '') && own.test(option))
}
