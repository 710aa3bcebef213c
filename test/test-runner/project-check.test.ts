import { expect, it } from 'vitest'
import type { Event } from '../../src/contracts/events.ts'
import { scriptCheck } from '../../src/frameworks/commands/check-plan.ts'
import { failedExit, ProjectCheck, type ProjectCheckOptions } from '../../src/test-runner/project-check.ts'

it.each([
  ['as long as the longest test run, before it has passed', [], undefined],
  ['two minutes, if it takes less', [3_000], 120_000],
  ['four times its slowest run that passed', [50_000, 40_000], 200_000],
])('a step of the check has %s', async (_, durations, expected) => {
  const limits: (number | undefined)[] = []
  const ends = [...durations]
  const { check, build } = checkWith({
    run: async (_command, { timeoutMs }) => {
      limits.push(timeoutMs)
      return { exit: { kind: 'exited', code: 0 }, output: '', errors: '', startedAt: 0, durationMs: ends.shift() ?? 0 }
    },
  })

  for (let run = 0; run <= durations.length; run += 1) await check.run(build, new AbortController().signal)

  expect(limits.at(-1)).toBe(expected)
})

it('a step that the end of the time cuts has not failed, and says so', async () => {
  const events: Event[] = []
  const { check, build } = checkWith({
    emit: event => events.push(event),
    run: async () => {
      const exit = { kind: 'timed-out', afterMs: 2_300, isOver: true } as const
      return { exit, output: '', errors: '', startedAt: 0, durationMs: 2_300 }
    },
  })

  await check.run(build, new AbortController().signal)

  expect(events).toMatchObject([
    { kind: 'check-ended', passed: false, cut: 'did not end in the time that timeout-minutes leaves' },
  ])
})

it.each([
  [
    'on one line',
    '[ERROR] Failed to execute goal a:maven-checkstyle-plugin:3:check (default) on project shop: You have 1 Checkstyle violation. -> [Help 1]\n',
    'Failed to execute goal a:maven-checkstyle-plugin:3:check (default) on project shop: You have 1 Checkstyle violation.',
  ],
  [
    'on several, behind that of the tests',
    '[ERROR] Failed to execute goal a:maven-surefire-plugin:3:test (default-test) on project shop: There are test failures.\n[ERROR] \n[ERROR] Failed to execute goal a:maven-javadoc-plugin:3:jar (default-cli) on project shop: MavenReportException:\n[ERROR] Exit code: 1\n[ERROR] -> [Help 1]\n[ERROR] [Help 1] http://help\n',
    'Failed to execute goal a:maven-javadoc-plugin:3:jar (default-cli) on project shop: MavenReportException: Exit code: 1.',
  ],
])('the reason of a goal of Maven that failed is its own, %s', (_, output, reason) => {
  const [step] = failedExit('mvn verify', { exit: { kind: 'exited', code: 1 }, output }, file => file)

  expect(step?.problems[0]?.message).toBe(`mvn verify: exit code 1, ${reason}`)
})

/** The check of a script that builds before its tests, and the step of the build. */
function checkWith(options: Pick<ProjectCheckOptions, 'run'> & Partial<ProjectCheckOptions>) {
  const manifest = JSON.stringify({ scripts: { test: 'tsup && vitest run' } })
  const project = {
    root: '/app',
    runsAt: '/app',
    exists: () => false,
    has: () => false,
    text: (path: string) => (path === 'package.json' ? manifest : undefined),
    sample: () => [],
  }
  const plan = scriptCheck(project)
  if (plan === undefined) throw new Error('there is no check')
  const check = new ProjectCheck({ plan, project, emit: () => undefined, ...options })
  const [build] = check.steps('before')
  if (build === undefined) throw new Error('there is no step')
  return { check, build }
}
