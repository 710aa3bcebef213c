import type { TestId } from '../../domain/model/test-case.ts'

const STATUS = '(?:PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS|RERUN)'
/** Line of `pytest -v`: a name, and a result if the test has ended. Workers of pytest-xdist print the result first. */
const PYTEST_LINE = new RegExp(
  `^(?:\\[gw\\d+\\] \\[ *\\d+%\\] (?<first>${STATUS}) )?(?<node>\\S+\\.py::.+?)(?: (?<status>${STATUS})\\b.*)? ?$`,
)

/** Words of a shell on the signal that ended a command: they follow what the command printed last. */
const SIGNAL = / (?:Terminated|Killed|Aborted|Hangup)$/

/** List the tests that `pytest -v` has started and not ended. */
export function runningTests(output: string): TestId[] {
  const running = new Set<string>()
  for (const line of output.split('\n')) {
    const { first, node, status } = PYTEST_LINE.exec(line.trimEnd().replace(SIGNAL, ''))?.groups ?? {}
    if (node === undefined) continue
    if (first === undefined && status === undefined) running.add(node)
    else running.delete(node)
  }
  return [...running].map(pytestTest)
}

/** Read a name of pytest. The parameters behind `[` may contain any text. */
function pytestTest(node: string): TestId {
  const at = node.indexOf('[')
  const [plain, parameters] = at < 0 ? [node, ''] : [node.slice(0, at), node.slice(at)]
  const [file = '', ...parts] = plain.split('::')
  return { framework: 'pytest', file, suite: parts.slice(0, -1), name: `${parts.at(-1) ?? ''}${parameters}` }
}

/** List the tests that `go test -json` has started and not ended; of a test and its subtests, the innermost. */
export function runningGoTests(output: string): TestId[] {
  const running = new Map<string, TestId>()
  for (const line of output.split('\n')) {
    const event = goEvent(line)
    if (event === undefined) continue
    const { action, pkg, test } = event
    const key = `${pkg} ${test}`
    if (action === 'run' || action === 'cont') running.set(key, { framework: 'go', file: '', suite: [pkg], name: test })
    else if (action !== 'output') running.delete(key)
  }
  const all = [...running.values()]
  const hasSubtest = ({ suite, name }: TestId) =>
    all.some(other => other.suite[0] === suite[0] && other.name.startsWith(`${name}/`))
  return all.filter(test => !hasSubtest(test))
}

function goEvent(line: string): { action: string; pkg: string; test: string } | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const { Action: action, Package: pkg, Test: test } = JSON.parse(line) as Record<string, unknown>
    return typeof action === 'string' && typeof pkg === 'string' && typeof test === 'string'
      ? { action, pkg, test }
      : undefined
  } catch {
    // The last line may break off.
    return undefined
  }
}
