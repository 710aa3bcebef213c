import { describe, expect, it } from 'vitest'
import { failedJobs, jobsOf, type WorkflowJob } from '../../src/github/workflow-jobs.ts'
import { name, openShop } from './shop.ts'

describe.concurrent('the jobs of a run', () => {
  it('are listed with their steps, page by page', async () => {
    await using shop = await openShop()
    const legs = Array.from({ length: 120 }, (_, index) => ({ name: `test (${index})`, steps: ['!Run npm test'] }))
    const at = { headBranch: 'main', headSha: shop.head('main'), runAttempt: 2 }
    const { id } = shop.github.addWorkflowRun(name, { ...at, jobs: legs })

    const jobs = await jobsOf(shop.place, { id, attempt: 2 })

    expect(jobs).toHaveLength(120)
    expect(jobs[119]).toEqual({
      name: 'test (119)',
      status: 'completed',
      conclusion: 'failure',
      runner: 'GitHub Actions 1',
      labels: ['ubuntu-latest'],
      steps: [
        { name: 'Set up job', conclusion: 'success' },
        { name: 'Run npm test', conclusion: 'failure' },
        { name: 'Complete job', conclusion: 'success' },
      ],
    })
    expect(shop.github.violations).toEqual([])
  })

  it('are the same when they are asked for again and nothing has changed', async () => {
    await using shop = await openShop()
    const at = { headBranch: 'main', headSha: shop.head('main'), runAttempt: 1 }
    const { id } = shop.github.addWorkflowRun(name, {
      ...at,
      jobs: [
        { name: 'lint', steps: ['Lint'] },
        { name: 'test', steps: ['!Test'] },
      ],
    })
    const none = shop.github.addWorkflowRun(name, { ...at, jobs: [] })

    const [found, empty]: WorkflowJob[][][] = [[], []]
    for (const _ of [1, 2, 3]) {
      found?.push(await jobsOf(shop.place, { id, attempt: 1 }))
      empty?.push(await jobsOf(shop.place, { id: none.id, attempt: 1 }))
    }

    const looks = found?.map(jobs => jobs.map(({ name: job }) => job))
    expect(looks).toEqual(Array.from({ length: 3 }, () => ['lint', 'test']))
    expect(empty).toEqual([[], [], []])
    expect(shop.asked().filter(line => line.endsWith('304'))).toHaveLength(4)
  })

  it('cannot be read without a permission, which the error names', async () => {
    await using shop = await openShop()
    const { id } = shop.github.addWorkflowRun(name, { headBranch: 'main', headSha: shop.head('main') })

    await expect(jobsOf(shop.as({ permissions: { contents: 'read' } }), { id, attempt: 1 })).rejects.toMatchObject({
      name: 'UserError',
      remedy: expect.stringContaining('actions: read') as string,
    })
  })
})

describe.concurrent('a failed job', () => {
  const job = (jobName: string, told: Partial<WorkflowJob>): WorkflowJob => ({
    name: jobName,
    status: 'completed',
    conclusion: 'success',
    runner: 'hosted 1',
    labels: [],
    steps: [{ name: 'Run npm test', conclusion: told.conclusion === 'failure' ? 'failure' : 'success' }],
    ...told,
  })
  const failed = { conclusion: 'failure' }
  const running = { status: 'in_progress', conclusion: undefined }
  const broken = { ...running, steps: [{ name: 'Run npm test', conclusion: 'failure' }] }
  const own = { runner: 'mine', id: 'test' }

  it.each<[string, readonly WorkflowJob[], { runner: string; id: string } | undefined, readonly string[]]>([
    [
      'is each that ended so',
      [job('a', failed), job('b', {}), job('c', { conclusion: 'timed_out' })],
      undefined,
      ['a', 'c'],
    ],
    [
      'is not one that was cancelled or skipped',
      [job('a', { conclusion: 'cancelled' }), job('b', { conclusion: 'skipped' })],
      undefined,
      [],
    ],
    [
      'is the own one with a failed step, and no other',
      [job('a', failed), job('b', { ...broken, runner: 'mine' })],
      own,
      ['b'],
    ],
    [
      'is another, if no step of the own one failed',
      [job('a', failed), job('b', { ...running, runner: 'mine' })],
      own,
      ['a'],
    ],
    [
      'is the only running one with a failed step, if no runner has the name',
      [job('a', broken), job('b', running)],
      own,
      ['a'],
    ],
    ['is none of two running ones, if no runner has the name', [job('a', broken), job('b', broken)], own, []],
    ['is the one of this runner of two', [job('a', broken), job('b', { ...broken, runner: 'mine' })], own, ['b']],
    [
      'is none of another runner that still runs',
      [job('a', broken), job('b', { ...running, runner: 'mine' })],
      own,
      [],
    ],
  ])('%s', (_, jobs, of, names) => {
    expect(failedJobs(jobs, of).map(each => each.name)).toEqual(names)
  })

  it('has its id, if it is the own one', () => {
    const [found] = failedJobs([job('Unit tests', { ...broken, runner: 'mine' })], own)

    expect(found).toEqual({
      id: 'test',
      name: 'Unit tests',
      labels: [],
      steps: [{ name: 'Run npm test', failed: true }],
    })
  })
})
