import { expect, it } from 'vitest'
import { checkStepId } from '../../src/domain/model/check.ts'
import { type TestCase, testKey } from '../../src/domain/model/test-case.ts'
import type { ProjectCheckResult } from '../../src/workflow/context.ts'
import { proveCheck } from '../../src/workflow/prove-check.ts'
import { fakeSite, fixedState, run, type Statuses } from './fake-world.ts'

const COMMAND = checked(checkStepId('npm test'), 'npm test: exit code 1, 1 finding')
const FINDING = checked({ framework: 'check', file: 'a.ts', suite: ['npm test'], name: 'TS1: bad' }, 'TS1: bad')
const KNOWN = checked({ framework: 'check', file: 'a.ts', suite: ['tsc'], name: 'TS1: bad' }, 'TS1: bad')
const GREEN: Statuses = { a: 'passed' }
const RED: Statuses = { a: 'passed', b: 'failed' }

it.each<[string, readonly ProjectCheckResult[], Options, object | undefined]>([
  ['no command of its own', [], {}, undefined],
  ['a command that succeeds', [result([])], {}, { passed: true, findings: [] }],
  ['a finding', [result([COMMAND, FINDING])], {}, { passed: false, findings: ['a.ts › TS1: bad'] }],
  [
    'a command that fails for no reason that it prints',
    [result([{ ...COMMAND, problems: [problem('npm test: exit code 3, oops.')] }])],
    {},
    { passed: false, findings: ['npm test: exit code 3, oops.'] },
  ],
  ['a flaky test that failed it once', [result([COMMAND]), result([])], {}, { passed: true, findings: [] }],
  ['a test that fails in the suite too', [result([COMMAND])], { suite: RED }, { passed: false, findings: [] }],
  [
    'a check that fails in the suite too, so that the command does not run again',
    [result([COMMAND, FINDING]), result([])],
    { outside: [KNOWN] },
    { passed: false, findings: [] },
  ],
  [
    'a finding that the environment causes',
    [result([COMMAND, FINDING])],
    { outside: [KNOWN] },
    { passed: false, findings: [] },
  ],
  [
    'a program that is not here',
    [result([{ ...COMMAND, problems: [problem('npm: not found', 'environment')] }])],
    {},
    { passed: false, findings: [] },
  ],
])('of the project’s own command the proof says: %s', async (_, results, { suite = GREEN, outside = [] }, expected) => {
  const state = { ...fixedState(['a'], GREEN), outside: outside.map(({ id }) => testKey(id)) }
  const whole = run(suite)
  const left = [...results]
  const last = results.at(-1)
  const testbed = { ...fakeSite({ run: () => whole }), projectCheck: async () => left.shift() ?? last }
  const seen = { ...whole, cases: [...whole.cases, ...outside] }

  const proof = await proveCheck(state, seen, { testbed, signal: new AbortController().signal })

  expect(proof).toEqual(expected === undefined ? undefined : { command: 'npm test', ...expected })
})

interface Options {
  /** What the run of the whole suite said. */
  readonly suite?: Statuses
  /** Failures that are told apart. */
  readonly outside?: readonly TestCase[]
}

function checked(id: TestCase['id'], message: string): TestCase {
  return { id, status: 'failed', durationMs: 1, problems: [problem(message)] }
}

function problem(message: string, type = 'check') {
  return { kind: 'error' as const, type, message, stack: '' }
}

function result(cases: readonly TestCase[]): ProjectCheckResult {
  return { command: 'npm test', isPassed: cases.length === 0, cases }
}
