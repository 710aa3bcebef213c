import { shellLine } from '../domain/text/shell-words.ts'
import { roleOf } from '../frameworks/commands/check-roles.ts'
import { programName } from '../frameworks/commands/parse-command.ts'
import { lifecycle } from '../frameworks/commands/project-script.ts'
import { isWrapper } from '../frameworks/commands/wrappers.ts'
import type { Project } from '../frameworks/framework.ts'
import { runsAllPackages, scriptOf } from '../frameworks/project/package-manager.ts'

/** How sure it is that a command runs tests: by its programs, or only by a name. */
export type TestSign = 'sure' | 'likely'

/** Words in the name of a task or a file that runs tests. */
const TESTS = /^(?:(?!(?:la|at|con|grea|fas|pro)tests?$)[a-z]{0,8}tests?|specs?|ci|cibuild|phpunit|unit)$/

/** Words in the name of one that does something else. */
const OTHERS =
  /^(?:lint|format|fmt|docs?|build|deps|dependencies|install|setup|prepare|image|clean|reports?|types?|typecheck|typechecking|typing|publish|release|upload|merge|combine|bench|benchmarks?|fixtures?|create|start|stop|wait|db|database|seed|migrate|env)$/

/** Programs that run a task by its name, with the word between them. */
const TASKS: readonly (readonly [program: RegExp, verb: RegExp | undefined])[] = [
  [/^(?:g?make|just|task|mage|inv|invoke|poe|rake|composer|ninja)$/, undefined],
  [/^(?:hatch|pixi|pdm|rye|composer)$/, /^(?:run|run-script)$/],
  [/^deno$/, /^task$/],
]

/** Options of such a program whose value is a word of its own. */
const VALUED = /^-(?:[CefjE]|-directory|-file|-env|-environment)$/

/** Programs that run a file. */
const RUNNERS = /^(?:bash|sh|zsh|python[\d.]*|node|ruby|php|deno|bun|tsx|perl)$/

/** Words that start another command as it stands, with their options. */
const STARTERS = /^(?:cross-env|env|time|nice|exec|corepack|dbus-run-session|xvfb-run|timeout)$/

/** Leave out the variables, and the programs that only start another one, before a command's own words. */
export function withoutStarters(words: readonly string[]): readonly string[] {
  let from = 0
  let isStarted = false
  for (; from < words.length - 1; from += 1) {
    const word = words[from] ?? ''
    const isOfStarter = isStarted && (word.startsWith('-') || /^\d{1,9}[smhd]?$/.test(word))
    if (!STARTERS.test(word) && !/^[A-Za-z_]\w*=/.test(word) && !isOfStarter) break
    isStarted ||= STARTERS.test(word)
  }
  return words.slice(from)
}

/** Find out if a command runs tests, by itself or by the scripts that it calls. */
export function runsTests(text: string, project: Project): TestSign | undefined {
  const words = withoutGoRun(withoutStarters(shellLine(text).words))
  const role = roleOf(words)
  if (role === 'tests' || runsAllPackages(words)) return 'sure'
  const script = scriptOf(words, project)
  if (script === undefined) {
    // What a variable of the shell takes is no task.
    const isTask = role === undefined && !/^\w+=\S{0,20}(?:\$\(|`)/.test(text.trim())
    return isTask && isNamedTest(words) ? 'likely' : undefined
  }
  const expanded = lifecycle(script.name, project)
  if (expanded?.some(({ role: each }) => each === 'tests') === true) return 'sure'
  const isOther = expanded?.some(({ role: each }) => each !== undefined && each !== 'print') === true
  return !isOther && isTestName(script.name) ? 'likely' : undefined
}

/** True if a command only checks the code, by the script that it calls, or surely runs tests. */
export function onlyChecks(text: string, project: Project): boolean {
  // What is only called so may set up what the tests need.
  if (runsTests(text, project) === 'sure') return true
  const script = scriptOf(withoutStarters(shellLine(text).words), project)
  const commands = script === undefined ? undefined : lifecycle(script.name, project)
  return commands?.every(({ role }) => role !== undefined && /^(?:lint|types|tests|print)$/.test(role)) === true
}

/** Name the program that `go run` builds from a module: `go run gotest.tools/gotestsum@latest`. */
function withoutGoRun(words: readonly string[]): readonly string[] {
  const [program, verb, module = '', ...rest] = words
  if (program !== 'go' || verb !== 'run' || !module.includes('@')) return words
  return [module.split('@', 1)[0]?.split('/').at(-1) ?? '', ...rest]
}

/** True for a task, or a file, whose name says that it runs tests. */
function isNamedTest(words: readonly string[]): boolean {
  for (let from = 0; from < words.length; from += 1) {
    const [first = '', ...rest] = words.slice(from)
    const program = programName(first)
    if (program === 'hatch' && namesOf(rest)[0] === 'test') return true
    const task = TASKS.filter(([own]) => own.test(program)).map(([, verb]) => {
      const [name = '', next = ''] = namesOf(rest)
      return verb === undefined ? name : verb.test(name) ? next : ''
    })
    if (task.some(isTestName)) return true
    const file = RUNNERS.test(program) ? (rest.find(word => !word.startsWith('-')) ?? '') : first
    const isFile = /\/|\.(?:sh|py|m?js|ts|rb|php|pl)$/.test(file)
    if (isFile && isTestName(file.split('/').at(-1) ?? '')) return true
    if (!isWrapper(words, from)) return false
  }
  return false
}

/** List the words of a command that are no options, no values of these and no settings. */
function namesOf(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => !/^[-+]|^\w+=/.test(word) && !VALUED.test(words[at - 1] ?? ''))
}

function isTestName(name: string): boolean {
  const words = name.toLowerCase().split(/[^a-z]+/)
  return words.some(word => TESTS.test(word)) && !words.some(word => OTHERS.test(word))
}
