import { parse } from 'yaml'
import type { Project } from '../framework.ts'

/** The command by which projects of a kind run their tests, if a file of theirs says so. */
export interface UsualCommand {
  readonly words: readonly string[]
  /** The file that says so. */
  readonly source: string
  /** The evidence, as a part of a sentence. */
  readonly why: string
}

interface Usual {
  /** Files that have the mark, by name; the first one that exists counts. */
  readonly files: readonly string[]
  /** Text of the file that says that it runs tests, or a question for the file as it is parsed. */
  readonly mark: RegExp | ((text: string) => boolean)
  readonly words: readonly string[]
  /** A file beside which the words begin with others: `bundle exec`. */
  readonly behind?: readonly [file: string, words: readonly string[]]
  readonly why: string
}

/**
 * Commands for projects whose framework is not known, the narrowest first: a target that the project wrote itself says
 * more than the tool of a language.
 */
const USUAL: readonly Usual[] = [
  {
    files: ['Makefile', 'makefile', 'GNUmakefile'],
    mark: text => hasTarget(text, 'test'),
    words: ['make', 'test'],
    why: 'its Makefile has a target test',
  },
  {
    files: ['Makefile', 'makefile', 'GNUmakefile'],
    mark: text => hasTarget(text, 'check'),
    words: ['make', 'check'],
    why: 'its Makefile has a target check',
  },
  {
    files: ['justfile', 'Justfile', '.justfile'],
    mark: text => text.split('\n').some(line => RECIPE.test(line.slice(0, MAX_LINE))),
    words: ['just', 'test'],
    why: 'its justfile has a recipe test',
  },
  {
    files: ['Taskfile.yml', 'Taskfile.yaml', 'taskfile.yml'],
    mark: text => isIn(parseYaml(text), 'tasks', 'test'),
    words: ['task', 'test'],
    why: 'its Taskfile has a task test',
  },
  {
    files: ['Rakefile', 'rakefile', 'Rakefile.rb'],
    mark: text => text.split('\n').some(line => TEST_TASK.test(line.slice(0, MAX_LINE))),
    words: ['rake', 'test'],
    behind: ['Gemfile', ['bundle', 'exec']],
    why: 'its Rakefile has a task test',
  },
  {
    files: ['Rakefile', 'rakefile', 'Rakefile.rb'],
    mark: text => text.split('\n').some(isDefaultTest),
    words: ['rake'],
    behind: ['Gemfile', ['bundle', 'exec']],
    why: 'its Rakefile has a default task',
  },
  { files: ['bin/rails'], mark: /\S/, words: ['bin/rails', 'test'], why: 'it is a Rails app' },
  { files: ['tox.ini'], mark: /^commands\s{0,9}=/m, words: ['tox'], why: 'tox.ini has commands' },
  { files: ['noxfile.py'], mark: /\bsession\b/, words: ['nox'], why: 'noxfile.py has sessions' },
  {
    files: ['composer.json'],
    mark: text => isIn(parseYaml(text), 'scripts', 'test'),
    words: ['composer', 'test'],
    why: 'composer.json has a script test',
  },
  { files: ['mix.exs'], mark: /\bMix\.Project\b/, words: ['mix', 'test'], why: 'it is a project of Mix' },
  { files: ['build.sbt'], mark: /\S/, words: ['sbt', 'test'], why: 'it is a project of sbt' },
  {
    files: ['Package.swift'],
    mark: /\btestTarget\b/,
    words: ['swift', 'test'],
    why: 'Package.swift has a test target',
  },
  {
    files: ['pubspec.yaml'],
    mark: /^\s{1,9}flutter_test:/m,
    words: ['flutter', 'test'],
    why: 'pubspec.yaml names flutter_test',
  },
  { files: ['pubspec.yaml'], mark: /^\s{1,9}test:/m, words: ['dart', 'test'], why: 'pubspec.yaml names test' },
]

/** Characters of a line that are read. */
const MAX_LINE = 200

/** True for a target of a Makefile, alone or among others. One with only a variable has no commands. */
function hasTarget(text: string, name: string): boolean {
  return text.split('\n').some(line => {
    const [, targets = '', rest = ''] = /^([^\s:=#][^:=#]{0,150}):{1,2}(.{0,40})/.exec(line.slice(0, MAX_LINE)) ?? []
    return targets.trim().split(/\s+/).includes(name) && !/^\s{0,9}(?:\w{1,30}\s{0,9})?[:+?]?=/.test(rest)
  })
}

/** A recipe of just, with its parameters. */
const RECIPE = /^@?test(?:[ \t][^:]{0,150})?:(?!=)/
/** A task of rake for tests, outside of a namespace. */
const TEST_TASK =
  /^(?:Rake::TestTask\.new|Minitest::TestTask\.create)(?:[ \t]{0,9}\(?[ \t]{0,9}[:'"]?test\b|[ \t]{0,9}(?:\(\)|do\b|\{|$))|^task[ \t]{0,9}\(?[ \t]{0,9}[:'"]?test\b/

/** True for a default task of rake that runs tests, and deploys nothing. */
function isDefaultTest(line: string): boolean {
  const task = line.slice(0, MAX_LINE)
  const isDefault = /^task[ \t]{0,9}\(?[ \t]{0,9}:?['"]?default\b/.test(task)
  return isDefault && /\b(?:test|spec)\b/.test(task) && !/\b(?:deploy|publish|release|push)\b/.test(task)
}

/** Parse YAML, of which JSON is a part; undefined if it is neither. */
function parseYaml(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

function isIn(value: unknown, ...keys: readonly string[]): boolean {
  let at = value
  for (const key of keys) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false
    at = (at as Record<string, unknown>)[key]
  }
  return at !== null && at !== undefined
}

/** Files at the top that make a project one of .NET. */
const DOTNET = /^[^/]+\.(?:sln|slnx|csproj|fsproj|vbproj)$/

/** Choose the command that such a project usually runs; undefined if no file says so. Pure. */
export function usualCommand(project: Project, python: string): UsualCommand | undefined {
  const script = djangoScript(project)
  if (script !== undefined) return { words: [python, script], source: script, why: `${script} starts its tests` }
  const line = djangoLine(project)
  if (line !== undefined)
    return { words: [python, ...line.words], source: line.source, why: `${line.source} starts its tests` }
  for (const { files, mark, words, behind, why } of USUAL) {
    const source = files.find(file => project.text(file) !== undefined)
    const text = source === undefined ? undefined : project.text(source)
    if (source === undefined || text === undefined) continue
    if (!(typeof mark === 'function' ? mark(text) : mark.test(text))) continue
    const before = behind !== undefined && project.exists(behind[0]) ? behind[1] : []
    return { words: [...before, ...words], source, why }
  }
  return project.has(DOTNET)
    ? { words: ['dotnet', 'test'], source: 'its project file', why: 'it is a project of .NET' }
    : undefined
}

/** Scripts by which reusable apps of Django set it up and run their tests. */
const DJANGO_SCRIPTS = ['runtests.py', 'run_tests.py', 'tests/runtests.py']

/** Find the script that sets Django up and runs the tests, which neither unittest nor pytest can do without it. */
export function djangoScript(project: Project): string | undefined {
  return DJANGO_SCRIPTS.find(name => /\bdjango\b/.test(project.text(name) ?? ''))
}

/** Files in which a reusable app of Django says how its tests start. */
const DJANGO_LINES = ['tox.ini', 'Makefile', 'makefile', 'noxfile.py']

/**
 * Find `python -m django test …` in the settings of a task runner: its words behind `python`, without what stands for
 * arguments.
 */
function djangoLine(project: Project): { readonly words: readonly string[]; readonly source: string } | undefined {
  for (const source of DJANGO_LINES) {
    const text = project.text(source) ?? ''
    const given = /(?:-m django|\bdjango-admin) test\b([^\n#&|;]{0,300})/.exec(text)?.[1]
    if (given === undefined || /["'$\\]/.test(given)) continue
    const own = given
      .replaceAll(/\{[^{}\n]{0,80}\}/g, '')
      .split(/\s+/)
      .filter(word => word !== '')
    const settings = /\bDJANGO_SETTINGS_MODULE\s{0,9}=\s{0,9}([\w.]{1,100})/.exec(text)?.[1]
    const isSet = settings === undefined || own.some(word => word.startsWith('--settings'))
    return { words: ['-m', 'django', 'test', ...own, ...(isSet ? [] : [`--settings=${settings}`])], source }
  }
  return undefined
}
