import { expect, it } from 'vitest'
import { checkStepId } from '../../../src/domain/model/check.ts'
import { type TestCase, testKey } from '../../../src/domain/model/test-case.ts'
import { failingChecks } from '../../../src/workflow/test-runs/check-targets.ts'

it.each<[string, string, string, boolean]>([
  ['a build that fails', 'tsup', 'error: no entry file', true],
  ['a browser that is not installed', 'mochify --driver puppeteer', 'Error: Could not find Chrome (ver. 1)', false],
  ['an audit of the dependencies', "npx npm@'>=10.2' audit --production", '3 high severity vulnerabilities', false],
  ['a program that is not installed', 'evalmd README.md', 'sh: 1: evalmd: not found', false],
])('of the project check, %s is a target: %s → %s, %s', (_, step, output, isTarget) => {
  const failed = checked(step, output)

  const { targets, environment, notes } = failingChecks([failed], [])

  const key = testKey(failed.id)
  expect([targets, environment]).toEqual(isTarget ? [[key], []] : [[], [key]])
  expect(notes).toHaveLength(isTarget ? 0 : 1)
})

it('a step with findings is fixed when they are: they are the targets', () => {
  const step = checked('tsc --noEmit', 'src/a.ts(1,1): error TS2322: wrong')
  const finding = { ...step, id: { ...step.id, file: 'src/a.ts', name: 'TS2322: wrong' } }

  expect(failingChecks([step, finding], [])).toMatchObject({ targets: [testKey(finding.id)], environment: [] })
})

function checked(step: string, output: string): TestCase {
  const problem = { kind: 'error' as const, type: 'check', message: `${step}: exit code 1, ${output}`, stack: output }
  return { id: checkStepId(step), status: 'failed', durationMs: 1, problems: [problem] }
}
