import type { TestCase, TestId } from '../domain/model/test-case.ts'
import { batches } from './commands/batches.ts'
import { commandOf, manualRequest, plainInvocation, wordsOf } from './commands/invocation.ts'
import { startFor, valuesOf, withoutNames } from './commands/own-options.ts'
import { buildFailure } from './commands/build-failure.ts'
import { type Framework, type Invocation, type Project, type TestCommand, type TestRequest } from './framework.ts'
import { runningCargoTests, slowNextestTests } from './commands/running-lines.ts'

/** Source: https://doc.rust-lang.org/cargo/commands/cargo-test.html and https://nexte.st/docs. */
export const cargo: Framework = {
  name: 'cargo',
  programs: /^cargo$/,
  droppedOptions: /^(?:--no-fail-fast|--color|-q|--quiet|--no-run|--message-format)\b/,
  nameFilters: /^(?:-E|--filter-expr|--filterset)(?:=|$)/,
  partOptions: /^--partition(?:=|$)/,

  compiles: true,

  detect: project => (project.exists('Cargo.toml') ? 'there is a Cargo.toml' : undefined),

  commands(project, request) {
    const { using } = request
    const isNextest =
      using === undefined
        ? usesNextest(project)
        : using.program.includes('nextest') || using.options.includes('nextest')
    return isNextest ? nextest(project, request) : cargoTest(project, request)
  },

  leavesOut: 'name',
  traces: true,

  running: output => [...runningCargoTests(output), ...slowNextestTests(output)],

  selector: test => [...test.suite.slice(1), test.name].filter(part => part !== '').join('::'),

  manualCommand(tests, { project, using }) {
    const isNextest =
      using === undefined ? usesNextest(project) : [...using.program, ...using.options].includes('nextest')
    const plain = plainInvocation(isNextest ? ['cargo', 'nextest', 'run'] : ['cargo', 'test'])
    const start = startFor(cargo, manualRequest(tests, using), isNameless) ?? plain
    const { program, binaries } = splitOptions(start)
    const named = tests.length > 0 && tests.every(({ name }) => name !== '')
    // The first crate with a failing test would end the run.
    const whole = tests.length > 1 ? ['--no-fail-fast'] : []
    if (isNextest) return wordsOf(start, named ? [...whole, '-E', tests.map(filterOf).join(' | ')] : start.scope)
    const names = named ? ['--exact', ...new Set(tests.map(pathOf))] : []
    const behind = [...binaries, ...names]
    return wordsOf(program, [...(named ? whole : start.scope), ...(behind.length === 0 ? [] : ['--', ...behind])])
  },

  failedBuild(output) {
    const errors = output
      .split(/^(?=error(?:\[E\d+\])?: )/m)
      .filter(block =>
        /^error(?:\[E\d+\])?: (?!could not compile|test failed|aborting|process didn't|\d+ targets? failed)/.test(
          block,
        ),
      )
    const problems = errors.map(block => ({
      message: /^error(?:\[E\d+\])?: (.*)$/m.exec(block)?.[1] ?? '',
      text: block.split(/\n\s*\n/)[0] ?? '',
    }))
    return problems.length === 0 ? [] : ([buildFailure('cargo', {}, problems)] satisfies TestCase[])
  },
}

/** Run tests by name. The names hold for every binary, so a test of the same name in another binary runs too. */
function cargoTest(project: Project, request: TestRequest): TestCommand[] {
  const { selection, traced, without = [], using = plainInvocation(['cargo', 'test']) } = request
  const { program, binaries: own } = splitOptions(using)
  // One thread prints the name of a test when it starts.
  const binaries = traced === true ? [...own, '--test-threads=1'] : own
  // cargo accepts each of its options once.
  const isChosen = (pattern: RegExp) => program.options.some(word => pattern.test(word))
  const workspace = packages(project, request)
  const targets = (words: readonly string[]) => (isChosen(TARGETS) ? [] : words)
  const run = (words: readonly string[], names: readonly string[]): TestCommand => ({
    // A binary with its own harness may accept no options.
    ...commandOf(
      program,
      [
        ...workspace,
        '--no-fail-fast',
        '--color',
        'never',
        ...words,
        ...(names.length + binaries.length === 0 ? [] : ['--', ...binaries, ...names]),
      ],
      {
        CARGO_TERM_QUIET: 'false',
        CARGO_TERM_VERBOSE: 'false',
        RUST_BACKTRACE: '0',
      },
    ),
    report: { at: 'output', format: 'cargo' },
  })
  // `--exact` would change what the user's own `--skip` leaves out.
  const exact = binaries.some(word => /^--skip(?:=|$)/.test(word)) ? [] : ['--exact']
  const skipped = [...new Set(without.map(pathOf))].flatMap(path => ['--skip', path])
  const rest = skipped.length === 0 ? [] : [...exact, ...skipped]
  if (selection.kind === 'all') return [run(using.scope, rest)]
  if (selection.kind === 'affected') return [run([], rest)]
  if (selection.tests.some(isNameless)) return [run([], rest)]
  // Names of documentation tests contain spaces, which rustdoc splits into words. So all documentation tests run.
  const isDoc = (test: TestId) => (test.suite[0] ?? '').endsWith('::doc')
  const docs = selection.tests.some(isDoc) ? [run(targets(['--doc']), [])] : []
  const others = selection.tests.filter(test => !isDoc(test))
  // Documentation tests take no exact names, so they have a command of their own.
  return [
    ...batches(others, pathOf).map(tests => run(targets(['--tests']), ['--exact', ...new Set(tests.map(pathOf))])),
    ...docs,
  ]
}

/**
 * Choose all packages of a workspace, unless the project chooses: its command says which ones, or those that it names
 * in the manifest are the default. Others may not even build here.
 */
function packages(project: Project, { using }: Pick<TestRequest, 'using'>): string[] {
  const manifest = project.text('Cargo.toml') ?? ''
  const isWhole = /^\[workspace\]/m.test(manifest) && !/^[ \t]*default-members[ \t]*=/m.test(manifest)
  return using === undefined && isWhole ? ['--workspace'] : []
}

const TARGETS = /^--(?:lib|bins?|tests?|examples?|bench(?:es)?|all-targets|doc)(?:=|$)/

function nextest(project: Project, request: TestRequest): TestCommand[] {
  const { selection, dir, without = [] } = request
  const using = startFor(cargo, request, isNameless) ?? plainInvocation(['cargo', 'nextest', 'run'])
  // nextest takes one profile. This one inherits from the default.
  const own = splitOptions(using).program
  const program = {
    ...own,
    options: own.options.filter(
      (word, at, all) => !PROFILE.test(word) && !/^(?:--profile|-P)$/.test(all[at - 1] ?? ''),
    ),
  }
  const workspace = packages(project, request)
  const run = (words: readonly string[], index: number, start: Invocation = program): TestCommand => {
    const path = `${dir}/report-${index}.xml`
    const settings = `[profile.fix-tests]\nfail-fast = false\nretries = 0\nslow-timeout = "${SLOW_SECONDS}s"\n[profile.fix-tests.junit]\npath = ${JSON.stringify(path)}\n`
    const tool = `nextest-${index}.toml`
    return {
      ...commandOf(start, [
        ...workspace,
        '--profile',
        'fix-tests',
        '--tool-config-file',
        `fix-tests:${dir}/${tool}`,
        '--no-fail-fast',
        '--color',
        'never',
        ...words,
      ]),
      files: { [tool]: settings },
      report: { at: 'file', path, format: 'junit' },
    }
  }
  // Of several filters nextest runs what one of them selects.
  const chosen = valuesOf(program, 'cargo', cargo.nameFilters).map(each => `(${each})`)
  const limit = chosen.length === 0 ? '' : `(${chosen.join(' | ')}) & `
  const others = without.length === 0 ? [] : ['-E', `${limit}not (${without.map(filterOf).join(' | ')})`]
  const rest = without.length === 0 ? program : withoutNames(program, cargo)
  if (selection.kind === 'all') return [run([...using.scope, ...others], 0, rest)]
  if (selection.kind === 'affected' || selection.tests.some(isNameless)) return [run(others, 0, rest)]
  return batches(selection.tests, filterOf).map((tests, index) => run(['-E', tests.map(filterOf).join(' | ')], index))
}

/** Seconds after which nextest names a test that runs still. */
const SLOW_SECONDS = 2

const PROFILE = /^(?:--profile|-P)(?:=|$)/

/** Build a filter such as `binary_id(=calc::it) & test(=tests::adds)`, with special characters as character codes. */
function filterOf(test: TestId): string {
  const escaped = (text: string) =>
    text.replace(/[^\w:]/gu, character => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
  return `(binary_id(=${escaped(test.suite[0] ?? '')}) & test(=${escaped(pathOf(test))}))`
}

/** True for a test that stands for the build, or for a binary. */
function isNameless({ name }: TestId): boolean {
  return name === ''
}

/** Return the path of a test within its binary. */
function pathOf(test: TestId): string {
  return [...test.suite.slice(1), test.name].join('::')
}

function usesNextest(project: Project): boolean {
  return project.exists('.config/nextest.toml')
}

/**
 * Separate the user's options for cargo from those for the test binaries. Names of tests hold for the whole suite only.
 */
function splitOptions(using: Invocation): { program: Invocation; binaries: readonly string[] } {
  const at = using.options.indexOf('--')
  if (at < 0) return { program: using, binaries: [] }
  const behind = using.options.slice(at + 1)
  const isKept = (word: string) =>
    word.startsWith('-') &&
    !/^(?:--exact|--nocapture|--no-capture|--show-output|-q|--quiet|--color.*|--format.*|-Z.*)$/.test(word)
  const binaries = behind.filter(
    (word, index) => isKept(word) || (!word.startsWith('-') && isKept(behind[index - 1] ?? '')),
  )
  return { program: { ...using, options: using.options.slice(0, at) }, binaries }
}
