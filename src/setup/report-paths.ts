import { checkoutIn } from '../config/step-directory.ts'
import { scalarText, valueAt, type YamlMap } from '../config/workflow-file.ts'
import { shellLine } from '../domain/text/shell-words.ts'
import { programName } from '../frameworks/commands/parse-command.ts'

/** Words before the path of a report, and a pattern that takes it from the text behind them. */
interface Naming {
  readonly begin: RegExp
  readonly path: RegExp
}

const FILE = /^["']?([^\s"',;|&<>]+\.xml)/
const FOLDER_OR_FILE = /^["']?([^\s"',;|&<>]+)/

const NAMINGS: readonly Naming[] = [
  // --junitxml=a.xml, --junit-xml a.xml, --log-junit a.xml, --outputFile.junit=a.xml, and the like
  { begin: /(?:^|[\s"'[])--?[\w.-]{0,50}junit[\w.-]{0,30}(?:=|\s|",\s?")/gi, path: FILE },
  { begin: /--(?:outputFile|reporter-file|reporter-outfile|out|output)[=\s]/g, path: FILE },
  { begin: /\b(?:mochaFile|LogFilePath|output)=/g, path: FILE },
  {
    begin:
      /\b(?:GOTESTSUM_JUNITFILE|PLAYWRIGHT_JUNIT_OUTPUT_(?:NAME|FILE)|JEST_JUNIT_OUTPUT_(?:DIR|FILE)|MOCHA_FILE)["']?(?:=|: ?)/g,
    path: FOLDER_OR_FILE,
  },
  { begin: /\b(?:go-junit-report|cargo2junit|tap-xunit|tap-junit)\b/g, path: /^[^\n>]*> {0,5}["']?([^\s"',;|&<>]+)/ },
  // Settings of vitest, Playwright and jest-junit, and phpunit.xml
  { begin: /\boutputFile["']?\s{0,5}[:=]\s{0,5}(?:\{\s{0,50}["']?junit["']?\s{0,5}:\s{0,5})?/g, path: FILE },
  { begin: /\boutputDirectory["']?\s{0,5}:\s{0,5}/g, path: FOLDER_OR_FILE },
  { begin: /<log\s/g, path: /^[^>]*?\btype="junit" target="([^"]+)"/ },
]

/** Characters behind the words in which the path is looked for. */
const MAX_PATH = 300

function pathBehind(text: string, { begin, path }: Naming): string | undefined {
  for (const { index, 0: found } of text.matchAll(begin)) {
    const from = index + found.length
    const named = path.exec(text.slice(from, from + MAX_PATH).trimStart())?.[1]
    if (named !== undefined) return named
  }
  return undefined
}

/** Path in the settings of nextest, which is relative to a folder of the profile. */
const NEXTEST = /\[profile\.([\w-]{1,50})\.junit\]\s{1,50}path\s{0,5}=\s{0,5}"([^"\n]{1,300})"/

/**
 * Find the path that a command or a file of settings gives a report.
 * @returns undefined if it names none, or one that only a shell knows
 */
export function namedPath(text: string): string | undefined {
  // An expression is one word.
  const compact = text.replaceAll(/\$\{\{[^{}\n]{1,200}\}\}/g, each => each.replaceAll(' ', ''))
  const [, profile, file] = NEXTEST.exec(compact) ?? []
  if (file !== undefined) return `target/nextest/${profile}/${file}`
  const found = NAMINGS.map(naming => pathBehind(compact, naming)).find(path => path !== undefined)
  return found === undefined || /\$(?!\{\{)|[`()]/.test(found) ? undefined : found
}

/** Options by which a program runs in another folder; those behind the name of a script may be the script's own. */
const FOLDERS: readonly {
  readonly program: RegExp
  readonly option: RegExp
  readonly isBeforeScript: boolean
}[] = [
  { program: /^npm$/, option: /^(?:--prefix|-C)(?:=|$)/, isBeforeScript: false },
  { program: /^g?make$/, option: /^(?:--directory|-C)(?:=|$)/, isBeforeScript: false },
  { program: /^go$/, option: /^--?C(?:=|$)/, isBeforeScript: false },
  { program: /^bun$/, option: /^--cwd(?:=|$)/, isBeforeScript: false },
  { program: /^yarn$/, option: /^--cwd(?:=|$)/, isBeforeScript: true },
  { program: /^pnpm$/, option: /^(?:--dir|-C)(?:=|$)/, isBeforeScript: true },
  { program: /^cargo$/, option: /^-C(?:=|$)/, isBeforeScript: true },
]

/** Options of those programs whose value is a word of its own. */
const VALUED = /^(?:--filter|-F|--config)$/

/** Find the folder that an option of a command names; '' without one. Of several commands the last one counts. */
function folderOf(command: string): string {
  const [last = ''] = (command.split(/&&|;/).at(-1) ?? '').split('|', 1)
  const { words, open } = shellLine(last)
  const isOf = (word: string) => FOLDERS.find(({ program }) => program.test(programName(word)))
  const at = words.findIndex(word => isOf(word) !== undefined)
  const kind = isOf(words[at] ?? '')
  if (kind === undefined || open !== undefined) return ''
  const { option, isBeforeScript } = kind
  const rest = words.slice(at + 1)
  const index = rest.findIndex(word => option.test(word))
  const isOption = (word: string, place: number) => /^[-+]/.test(word) || VALUED.test(rest[place - 1] ?? '')
  const before = rest.slice(0, Math.max(0, index))
  if (index < 0 || before.includes('--') || (isBeforeScript && !before.every(isOption))) return ''
  const folder = /=(.*)$/s.exec(rest[index] ?? '')?.[1] ?? rest[index + 1] ?? ''
  return folder.includes('$') ? '' : folder
}

/** Write a path of a test command as the upload needs it: relative to the workspace of the job. */
export function workspacePath(
  path: string,
  { command, steps, directory }: { command: string; steps: readonly YamlMap[]; directory: string },
): string {
  if (/^(?:[/~]|\*\*|\$\{\{)/.test(path)) return path
  const checkout = scalarText(valueAt(checkoutIn(steps), 'with', 'path')) ?? ''
  // Cargo's folder is that of the workspace, which may be above that of the package.
  const isBelow = path.startsWith('target/') && (directory !== '' || /\s--manifest-path\b/.test(command))
  if (isBelow) return `**/${path}`
  const folders = [checkout, directory, folderOf(command), path]
  const parts = folders.flatMap(each => each.split('/')).filter(part => part !== '' && part !== '.')
  return `${parts.join('/')}${path.endsWith('/') ? '/' : ''}`
}
