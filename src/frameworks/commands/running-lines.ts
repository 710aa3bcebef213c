import type { TestId } from '../../domain/model/test-case.ts'

type Groups = Readonly<Record<string, string>>

/**
 * Lines in which a runner says that a test started and ended, and how to name the test. Groups are the same in both.
 */
interface Lines {
  readonly started: RegExp
  readonly ended: RegExp
  readonly key: (groups: Groups) => string
  readonly test: (groups: Groups) => TestId
}

/** Maximum characters of a line with a test. */
const MAX_LINE = 4_096

const CTEST: Lines = {
  started: /^\s*Start +(?<number>\d+): (?<name>\S.*)$/,
  ended: /^\s*\d+\/\d+ Test +#(?<number>\d+): /,
  key: ({ number = '' }) => number,
  test: ({ name = '' }) => ({ framework: 'ctest', file: '', suite: [], name: name.trimEnd() }),
}

/** Our init script prints these lines. */
const GRADLE: Lines = {
  started: /^(?<class>[\w.$]+) > (?<name>\S.*) STARTED$/,
  ended: /^(?<class>[\w.$]+) > (?<name>\S.*) (?:PASSED|FAILED|SKIPPED)$/,
  key: ({ class: where = '', name = '' }) => `${where} ${name}`,
  test: ({ class: where = '', name = '' }) => ({
    framework: 'gradle',
    file: '',
    suite: [where],
    name: name.replace(/\(\)$/, ''),
  }),
}

/** Surefire and Failsafe name the class only. */
const MAVEN: Lines = {
  started: /^\[INFO\] Running (?<class>[\w.$]+)$/,
  ended: /^\[(?:INFO|WARNING|ERROR)\] Tests run: \d.* in (?<class>[\w.$]+)$/,
  key: ({ class: where = '' }) => where,
  test: ({ class: where = '' }) => ({ framework: 'maven', file: '', suite: [where], name: '' }),
}

/** nextest names a test that runs for longer than `slow-timeout`, and one that a signal ended with nextest itself. */
const NEXTEST: Lines = {
  started: /^\s*SLOW \[>[^\]]*\](?: \([^)]*\))? +(?<binary>\S+) (?<path>\S+)$/,
  ended: /^\s*(?!SIGTERM|SIGINT|SLOW)[A-Z][A-Z+\d-]* \[ *[\d.]+s\](?: \([^)]*\))? +(?<binary>\S+) (?<path>\S+)$/,
  key: ({ binary = '', path = '' }) => `${binary} ${path}`,
  test: ({ binary = '', path = '' }) => cargoTest(binary, path),
}

/** List the tests that ctest has started and not ended. */
export const runningCtestTests = (output: string): TestId[] => unended(output, CTEST)

/** List the tests that Gradle has started and not ended. */
export const runningGradleTests = (output: string): TestId[] => unended(output, GRADLE)

/** List the classes that Maven has started and not ended, as tests without a name. */
export const runningMavenClasses = (output: string): TestId[] => unended(output, MAVEN)

/** List the tests that nextest calls slow and that have not ended. */
export const slowNextestTests = (output: string): TestId[] => unended(output, NEXTEST)

const BINARY = /^\s*Running .{1,2000}[\\/(](?<stem>[^\\/()\s]+)-[0-9a-f]{16}(?:\.exe)?\)$/
const LONG = /^test (?<path>\S+) has been running for over \d+ seconds$/
const ENDED = /^test (?<path>\S+)(?: - should panic)? \.\.\. (?:ok|FAILED|ignored)/
/** One thread prints the name when the test starts, and the result behind what the test prints. */
const STARTED = /^test (?<path>\S+)(?: - should panic)? \.\.\. /
const RESULT = /^test result: /

/** List the tests that `cargo test` calls slow, or that one thread has started, and that have not ended. */
export function runningCargoTests(output: string): TestId[] {
  const running = new Map<string, TestId>()
  let binary = ''
  let printing: string | undefined
  for (const line of output.split('\n')) {
    if (line.length > MAX_LINE) continue
    binary = BINARY.exec(line)?.groups?.stem ?? binary
    const ended = ENDED.exec(line)?.groups?.path
    const started = (LONG.exec(line) ?? STARTED.exec(line))?.groups?.path
    if (ended !== undefined) running.delete(ended)
    else if (started !== undefined) {
      running.set(started, cargoTest(binary, started))
      if (!LONG.test(line)) printing = started
    } else if (RESULT.test(line)) running.clear()
    else if (printing !== undefined && /^(?:ok|FAILED)$/.test(line)) running.delete(printing)
  }
  return [...running.values()]
}

function unended(output: string, { started, ended, key, test }: Lines): TestId[] {
  const running = new Map<string, TestId>()
  for (const line of output.split('\n')) {
    if (line.length > MAX_LINE) continue
    const text = line.trimEnd()
    const end = ended.exec(text)?.groups
    const start = started.exec(text)?.groups
    if (end !== undefined) running.delete(key(end))
    else if (start !== undefined) running.set(key(start), test(start))
  }
  return [...running.values()]
}

function cargoTest(binary: string, path: string): TestId {
  const parts = path.split('::')
  const suite = [...(binary === '' ? [] : [binary]), ...parts.slice(0, -1)]
  return { framework: 'cargo', file: '', suite, name: parts.at(-1) ?? '' }
}
