import { stripVTControlCharacters } from 'node:util'
import type { TestCase, TestId } from '../../domain/model/test-case.ts'
import { pytestId } from './pytest.ts'

type Status = TestCase['status']

export interface ResultLine {
  readonly id: TestId
  readonly status: Status
  readonly message?: string
  readonly durationMs?: number
}

/** One format of a test's result in the output of a runner. `read` gets the groups of the pattern. */
interface Printed {
  readonly framework: string
  readonly pattern: RegExp
  read(groups: Readonly<Record<string, string | undefined>>): ResultLine | undefined
}

const STATUS: Readonly<Record<string, Status>> = {
  pass: 'passed',
  passed: 'passed',
  ok: 'passed',
  xpass: 'passed',
  '✓': 'passed',
  '✔': 'passed',
  '√': 'passed',
  fail: 'failed',
  failed: 'failed',
  failure: 'failed',
  error: 'failed',
  '✕': 'failed',
  '✗': 'failed',
  '✘': 'failed',
  '×': 'failed',
  '✖': 'failed',
  skip: 'skipped',
  skipped: 'skipped',
  xfail: 'skipped',
  ignored: 'skipped',
  '○': 'skipped',
  '↓': 'skipped',
  'expected failure': 'skipped',
  'unexpected success': 'failed',
}

/** Letters in minitest's verbose output. */
const MINITEST: Readonly<Record<string, Status>> = { '.': 'passed', F: 'failed', E: 'failed', S: 'skipped' }

const statusOf = (word = ''): Status | undefined => STATUS[word.toLowerCase()]

/** Formats, more reliable ones first. The first match counts. */
const PRINTED: readonly Printed[] = [
  {
    framework: 'pytest',
    pattern:
      /^(?<status>FAILED|ERROR|PASSED|SKIPPED|XFAIL|XPASS) (?<node>[^\s:]+\.py(?:::.*?)?)(?: - (?<message>.*))?$/s,
    read: ({ status, node = '', message }) => found(pytestId(node), statusOf(status), message),
  },
  {
    framework: 'pytest',
    pattern: /^(?<node>[^\s:]+\.py::.*?) (?<status>PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)\b/,
    read: ({ status, node = '' }) => found(pytestId(node), statusOf(status)),
  },
  {
    framework: 'go',
    pattern: /^\s*--- (?<status>PASS|FAIL|SKIP): (?<name>\S+)(?: \((?<time>[\d.]+) ?s(?:econds)?\))?$/,
    read: ({ status, name = '', time }) => found(named('go', name), statusOf(status), undefined, time),
  },
  {
    framework: 'unittest',
    pattern:
      /^(?<name>\w+) \((?<class>[\w.]+)\)(?: \[.*\])?(?: \.\.\. |: )(?<status>ok|FAIL|ERROR|skipped|expected failure|unexpected success)\b/,
    read: ({ name = '', class: where = '', status }) => found(pythonId(where, name), statusOf(status)),
  },
  {
    framework: 'unittest',
    pattern: /^(?<status>FAIL|ERROR): (?<name>\w+) \((?<class>[\w.]+)\)/,
    read: ({ name = '', class: where = '', status }) => found(pythonId(where, name), statusOf(status)),
  },
  {
    framework: 'maven',
    pattern:
      /^\[ERROR\] (?<class>(?:[\w$]+\.)+[A-Z][\w$]*)\.(?<name>[\w$]+(?:\(.*?\))?(?:\[\d+\])?)(?: --)? +Time elapsed: (?<time>[\d.,]+) s +<<< (?:FAILURE|ERROR)!/,
    read: ({ class: where = '', name = '', time }) =>
      found({ framework: 'maven', file: '', suite: [where], name }, 'failed', undefined, time),
  },
  {
    framework: 'gradle',
    pattern: /^(?<class>(?:[\w$]+\.)*[A-Z][\w$]*) > (?<name>.+?)(?:\(\))? (?<status>PASSED|FAILED|SKIPPED)$/,
    read: ({ class: where = '', name = '', status }) =>
      found({ framework: 'gradle', file: '', suite: [where], name }, statusOf(status)),
  },
  {
    framework: 'ctest',
    pattern:
      /^\s*\d+\/\d+ Test +#\d+: (?<name>.+?) \.{0,200}\s{0,50}(?<status>Passed|\*\*\*\w+(?!\w))\S*(?: \w+)?\s+(?<time>[\d.]+) sec/,
    read: ({ name = '', status = '', time }) =>
      found(
        named('ctest', name),
        status === 'Passed' ? 'passed' : /Skipped|Disabled/.test(status) ? 'skipped' : 'failed',
        undefined,
        time,
      ),
  },
  {
    framework: 'gtest',
    pattern: /^\[\s+(?<status>OK|FAILED|SKIPPED)\s+\] (?<class>[\w/]+)\.(?<name>[\w/]+)\b/,
    read: ({ class: where = '', name = '', status }) =>
      found({ framework: 'gtest', file: '', suite: [where], name }, statusOf(status)),
  },
  {
    framework: 'vitest',
    pattern:
      /^\s*(?<status>FAIL|✓|×|↓) +(?:\|[^|]+\| )?(?<file>\S+\.[cm]?[jt]sx?) > (?<title>.+?)(?: {1,50}(?<time>\d+) ?ms)?$/s,
    read: ({ status, file = '', title = '' }) => {
      const parts = title.split(' > ')
      return found({ framework: 'vitest', file, suite: parts.slice(0, -1), name: parts.at(-1) ?? '' }, statusOf(status))
    },
  },
  {
    framework: 'vitest',
    // A file that could not be loaded is printed twice, the second time in brackets.
    pattern: /^\s*FAIL +(?:\|[^|]+\| )?(?<file>\S+\.[cm]?[jt]sx?) \[ \S+ \]$/,
    read: ({ file = '' }) => found({ framework: 'vitest', file, suite: [], name: '' }, 'failed'),
  },
  {
    framework: 'rspec',
    pattern: /^rspec '?(?<file>\.?\/?\S+?)(?::\d+|\[[\d:,]+\])'? # (?<name>.+)$/,
    read: ({ file = '', name = '' }) =>
      found({ framework: 'rspec', file: file.replace(/^\.\//, ''), suite: [], name }, 'failed'),
  },
  {
    framework: 'minitest',
    pattern: /^(?<class>[A-Z]\w*(?:::[^#]+)?)#(?<name>test_.+) = (?<time>[\d.]+) s = (?<status>[.FES])$/,
    read: ({ class: where = '', name = '', status, time }) =>
      found({ framework: 'minitest', file: '', suite: [where], name }, MINITEST[status ?? ''], undefined, time),
  },
  {
    framework: 'minitest',
    pattern: /^(?<class>[A-Z]\w*(?:::[^#]+)?)#(?<name>test_.+?)(?: \[[^\]]{1,500}:\d+\])?:$/s,
    read: ({ class: where = '', name = '' }) =>
      found({ framework: 'minitest', file: '', suite: [where], name }, 'failed'),
  },
  {
    framework: 'jest',
    pattern: /^\s*● (?<title>.+ › .+)$/s,
    read: ({ title = '' }) => {
      const parts = title.split(' › ')
      return found({ framework: 'jest', file: '', suite: parts.slice(0, -1), name: parts.at(-1) ?? '' }, 'failed')
    },
  },
  {
    framework: '',
    // eslint sums up with the same sign: "✖ 2 problems (1 error, 1 warning)".
    pattern:
      /^\s*(?<status>[✓✔√✕✗✘×✖○]) +(?!\d+ problems? \(\d+ errors?, )(?:\d+ )?(?<name>\S.*?)(?: \((?<time>[\d.]+) ?m?s\))?$/,
    read: ({ status, name = '' }) => found(named('', name), statusOf(status)),
  },
  {
    framework: '',
    pattern: /^(?<status>PASS|PASSED|OK|FAIL|FAILED|ERROR|SKIP|SKIPPED)(?:: +|\s{1,4})(?<name>[^\s=:].*)$/,
    read: ({ status, name = '' }) => found(named('', name.trim()), statusOf(status)),
  },
]

export function resultIn(line: string): ResultLine | undefined {
  for (const printed of PRINTED) {
    const groups = printed.pattern.exec(line)?.groups
    if (groups !== undefined) return printed.read(groups)
  }
}

/** Parse a line of a running test run. @returns the test that ended, or undefined */
export function endedTest(line: string): { status: TestCase['status']; title: string } | undefined {
  if (line.length > 4_000) return undefined
  if (line.startsWith('{"Time"') || line.startsWith('{"Action"')) {
    const event = /"Action":"(?<action>pass|fail|skip)".*?"Test":"(?<test>(?:[^"\\]|\\.)*)"/.exec(line)?.groups
    const status = event?.action === 'pass' ? 'passed' : event?.action === 'fail' ? 'failed' : 'skipped'
    return event === undefined ? undefined : { status, title: event.test ?? '' }
  }
  const cargoTest = /^test (?<name>\S.*?) \.\.\. (?<status>ok|FAILED|ignored)/.exec(line)?.groups
  if (cargoTest !== undefined) return { status: statusOf(cargoTest.status) ?? 'passed', title: cargoTest.name ?? '' }
  const test = resultIn(stripVTControlCharacters(line))
  return test === undefined
    ? undefined
    : {
        status: test.status,
        title: [test.id.file, ...test.id.suite, test.id.name].filter(part => part !== '').join(' › '),
      }
}

function found(id: TestId, status: Status | undefined, message?: string, seconds?: string): ResultLine | undefined {
  if (status === undefined) return undefined
  const durationMs = seconds === undefined ? undefined : Math.round(Number(seconds.replace(',', '')) * 1000)
  return {
    id,
    status,
    ...(message === undefined ? {} : { message }),
    ...(durationMs === undefined ? {} : { durationMs }),
  }
}

function named(framework: string, name: string): TestId {
  return { framework, file: '', suite: [], name }
}

/** Parse `test_add (tests.test_math.TestAdd.test_add)`. Since Python 3.11 the class is followed by the name. */
function pythonId(where: string, name: string): TestId {
  const parts = where.split('.')
  if (parts.at(-1) === name && parts.length > 1) parts.pop()
  if (/^_FailedTest|_ErrorHolder$/.test(parts.at(-1) ?? ''))
    return { framework: 'unittest', file: '', suite: [name], name: '' }
  const classAt = parts.findIndex(part => /^_*[A-Z]/.test(part))
  const depth = classAt < 0 ? parts.length : classAt
  const file = depth === 0 ? '' : `${parts.slice(0, depth).join('/')}.py`
  return { framework: 'unittest', file, suite: parts.slice(depth), name }
}
