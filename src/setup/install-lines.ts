import { pathBetween } from '../config/step-directory.ts'
import { shellLine, shellWord } from '../domain/text/shell-words.ts'
import { roleOf } from '../frameworks/commands/check-roles.ts'
import { namesOwnPath } from './own-paths.ts'

/**
 * Place of a command of CI in the job of fix-tests: `machine` is a step of its own, for what installs tools and runs no
 * code of the repository; `project` belongs to setup-command, which runs isolated; `skip` is not needed by tests.
 */
export type InstallLine = 'machine' | 'project' | 'skip' | 'unknown'

/** Programs that install into the machine. */
const MACHINE =
  /^(?:sudo|apt|apt-get|brew|corepack|rustup|gem install|go install|dotnet tool|p?npm (?:i|install|add) (?:-g|--global)|(?:python\d? -m )?pip\d? install (?:-U |--upgrade )?(?:(?:pip|setuptools|wheel|uv|poetry|pipenv|pdm|hatch|tox|nox)(?:[=<>~][^ ]{0,30})?(?: |$)){1,8}$|pipx install|uv (?:python|tool) install|cargo install(?!.* --path)|npx --yes playwright install-deps)\b/

/** Words by which a command keeps in a file what it says. */
const KEEPS = /(?:^|\s|[^>2&=])>{1,2}(?! ?(?:&|\/dev\/))|\|\s*(?:sudo )?tee\b/

/** Files of a job that only CI reads. */
const FOR_CI = /\bGITHUB_(?:OUTPUT|STEP_SUMMARY|STATE)\b/

/** Commands of the shell that only report. */
const SILENT =
  /^(?:echo|printf|cat|ls|pwd|env|true|:|set|which|git (?:config|fetch|log|status)|\S+ (?:--version|-v|-V|version))\b/

/**
 * Part the installation of Playwright's browsers from that of the system's packages, which needs sudo: the browsers are
 * those of the project's own version, which is there only once the project is installed.
 */
export function withoutSystemPackages(text: string): string[] {
  const { words, operator } = shellLine(text)
  const at = words.findIndex(
    (word, index) => word === 'playwright' && /^install(?:-deps)?$/.test(words[index + 1] ?? ''),
  )
  const isWithPackages = words[at + 1] === 'install-deps' || words.includes('--with-deps')
  if (at < 0 || operator !== undefined || !isWithPackages) return [text]
  const browsers = words.slice(at + 2).filter(word => word !== '--with-deps')
  const packages = ['npx', '--yes', 'playwright', 'install-deps', ...browsers].map(shellWord).join(' ')
  const own = words.filter(word => word !== '--with-deps').map(shellWord)
  return words[at + 1] === 'install-deps' ? [packages] : [packages, own.join(' ')]
}

/** Place a command. */
export function installLine(command: string): InstallLine {
  const { words, operator } = shellLine(command)
  const text = words.join(' ')
  const isSilent = SILENT.test(text) || /^\S+ (?:--version|-v|-V)$/.test(text)
  if (text === '') return 'skip'
  if (isSilent) return operator !== undefined && KEEPS.test(text) && !FOR_CI.test(text) ? 'unknown' : 'skip'
  // Go builds into a folder of the user.
  if (MACHINE.test(text) && namesOwnPath(words)) return words[0] === 'go' ? 'project' : 'unknown'
  if (MACHINE.test(text)) return 'machine'
  switch (roleOf(words)) {
    case 'install':
      return 'project'
    case 'build':
      // These compile what a test needs when it runs.
      return /^(?:go|cargo) /.test(text) ? 'skip' : 'project'
    case 'lint':
    case 'types':
    case 'deploy':
    case 'tests':
    case 'print':
      return 'skip'
    case undefined:
      // A file that a script of the project's own makes, or a service that it starts.
      return /^(?:npm|pnpm|yarn|bun) (?:run )?build\b|^make \w*(?:deps|install|setup|build)/.test(text)
        ? 'project'
        : 'unknown'
  }
}

/** A command of the set-up, and the directory that it runs in, relative to the repository's top. */
export interface PlacedCommand {
  readonly text: string
  readonly directory: string
}

/**
 * Join commands to one that needs no shell, or to the words that start one.
 * @param from directory that the whole of it runs in
 */
export function setupCommandOf(commands: readonly PlacedCommand[], from: string): string | undefined {
  const groups: { way: string; texts: string[] }[] = []
  const seen = new Set<string>()
  for (const { text, directory } of commands) {
    const way = pathBetween(from, directory)
    const last = groups.at(-1)
    if (seen.has(`${way} ${text}`)) continue
    seen.add(`${way} ${text}`)
    if (last?.way === way) last.texts.push(text)
    else groups.push({ way, texts: [text] })
  }
  const [first, ...others] = groups
  if (first === undefined) return undefined
  const [only = '', ...more] = first.texts
  if (others.length + more.length === 0 && first.way === '.' && isPlain(only)) return only
  // A change of the directory ends with its parentheses.
  const parts = groups.map(({ way, texts }) => {
    const joined = texts.map(inParentheses).join(' && ')
    return way === '.' ? joined : `(cd ${shellWord(way)} && ${joined})`
  })
  return `sh -c ${shellWord(parts.join(' && '))}`
}

/** Keep the alternatives of a command together. */
function inParentheses(text: string): string {
  return text.includes('||') && !/^\(.*\)$/.test(text) ? `(${text})` : text
}

/** True for a command that means the same without a shell. */
function isPlain(text: string): boolean {
  const { words, operator } = shellLine(text)
  return operator === undefined && !/^\w+=/.test(words[0] ?? '') && !words.some(word => /[$*?~]/.test(word))
}
