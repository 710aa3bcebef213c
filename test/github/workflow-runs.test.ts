import { describe, expect, it } from 'vitest'
import {
  areAllGreen,
  cancelRun,
  startWorkflow,
  isRunOver,
  failedRuns,
  runAt,
  runsOf,
  workflowNameOf,
  type WorkflowRun,
} from '../../src/github/workflow-runs.ts'
import type { WorkflowName } from '../../src/domain/model/workflow-name.ts'
import { fork, name, openShop } from './shop.ts'

const RUN: WorkflowRun = {
  id: 1,
  attempt: 1,
  name: 'CI',
  url: '',
  workflow: 1,
  path: '.github/workflows/ci.yml',
  event: 'push',
  status: 'completed',
  conclusion: 'failure',
  headBranch: 'main',
  headSha: 'a',
  headRepository: name,
}

describe.concurrent('the run to fix', () => {
  const run = (id: number, told: Partial<WorkflowRun> = {}): WorkflowRun => ({ ...RUN, id, ...told })
  const green = { conclusion: 'success' }
  const OWN: WorkflowName = { name: 'fix-tests', path: undefined }

  it.each<[string, readonly WorkflowRun[], number | undefined]>([
    ['is the newest that failed', [run(2), run(1)], 2],
    ['is none where a later one of its workflow has passed', [run(2, green), run(1)], undefined],
    ['is one that failed after one that passed', [run(2), run(1, green)], 2],
    ['is that of another workflow, when that one has not been made good', [run(2, green), run(1, { workflow: 2 })], 1],
    [
      'is not one that goes on, nor hides it an earlier one',
      [run(2, { status: 'in_progress', conclusion: undefined }), run(1)],
      1,
    ],
    [
      'is not one that was cancelled, skipped or waits',
      ['cancelled', 'skipped', 'action_required', 'timed_out'].map((conclusion, index) => run(index, { conclusion })),
      undefined,
    ],
    ['is not one of fix-tests itself', [run(2, { name: 'fix-tests', workflow: 2 }), run(1)], 1],
    [
      'is not one that has passed since, but for another event',
      [run(2, { ...green, event: 'pull_request' }), run(1)],
      1,
    ],
    ['is none where there is none', [], undefined],
  ])('%s', (_, runs, id) => {
    expect(failedRuns(runs, OWN)[0]?.id).toBe(id)
  })
})

describe.concurrent('all CI on a commit', () => {
  const run = (told: Partial<WorkflowRun>) => ({ ...RUN, conclusion: 'success', ...told })
  const own = { name: 'fix-tests', path: '.github/workflows/fix.yml' }

  it.each<[string, readonly WorkflowRun[], boolean]>([
    ['is green', [run({ id: 2 }), run({ id: 1, conclusion: 'failure' })], true],
    [
      'is not, as long as that of a push is red',
      [run({ id: 2, event: 'pull_request' }), run({ conclusion: 'failure' })],
      false,
    ],
    ['is not, as long as one goes on', [run({ id: 2, event: 'pull_request' }), run({ status: 'in_progress' })], false],
    ['is not, if all of it was skipped', [run({ conclusion: 'skipped' })], false],
    [
      'is green, whatever fix-tests itself does',
      [run({}), run({ name: 'Fix #7', path: `${own.path}@main`, workflow: 2, conclusion: 'failure' })],
      true,
    ],
    [
      'counts a workflow whose run has the name of that of fix-tests',
      [run({ name: 'fix-tests', conclusion: 'failure' })],
      false,
    ],
  ])('%s', (_, runs, isGreen) => {
    expect(areAllGreen(runs, own)).toBe(isGreen)
  })
})

describe.concurrent('runs', () => {
  it('are of the workflow that has that name, whatever title run-name gives them', async () => {
    await using shop = await openShop()
    const at = { headBranch: 'main', headSha: shop.head('main') }
    const { id } = shop.github.addWorkflowRun(name, { ...at, name: 'CI', title: 'Tests of #7' })
    const run = await runAt(shop.place, id)

    expect(run?.name).toBe('Tests of #7')
    expect(run && (await workflowNameOf(shop.place, run))).toBe('CI')
    expect(run && (await workflowNameOf(shop.as({ permissions: {} }), run))).toBe('Tests of #7')
    expect(shop.github.violations).toEqual([])
  })

  it('are told by branch or commit, newest first, with where they are of', async () => {
    await using shop = await openShop()
    const at = { headBranch: 'feature', headSha: shop.head('feature') }
    const first = shop.github.addWorkflowRun(name, { ...at, createdAt: '2024-01-01T00:00:00Z' })
    const second = shop.github.addWorkflowRun(name, { ...at, headRepository: fork, createdAt: '2024-01-02T00:00:00Z' })
    shop.github.addWorkflowRun(name, { headBranch: 'main', headSha: shop.head('main') })

    const byBranch = await runsOf(shop.place, { branch: 'feature' })
    const byCommit = await runsOf(shop.place, { head_sha: at.headSha })

    expect(byBranch.map(({ id, headRepository }) => [id, headRepository])).toEqual([
      [second.id, fork],
      [first.id, name],
    ])
    expect(byCommit).toEqual(byBranch)
    expect(await runAt(shop.place, first.id)).toEqual(byBranch[1])
    expect(await runAt(shop.place, 99_999)).toBeUndefined()
    expect(shop.github.violations).toEqual([])
  })

  it('are over attempt by attempt, as far as the token may see', async () => {
    await using shop = await openShop()
    const at = { headBranch: 'main', headSha: shop.head('main'), status: 'in_progress' as const }
    const { id } = shop.github.addWorkflowRun(name, { ...at, runAttempt: 2 })

    const seen = await Promise.all([1, 2, 3].map(attempt => isRunOver(shop.place, { id, attempt })))
    const blind = await isRunOver(shop.as({ permissions: {} }), { id, attempt: 1 })

    expect([...seen, blind]).toEqual([true, false, false, false])
  })
})

describe.concurrent('a workflow', () => {
  it.each<[string, object, 'started' | 'forbidden' | 'no trigger']>([
    ['is started', { dispatchable: true }, 'started'],
    ['is not started where it has no such trigger', {}, 'no trigger'],
  ])('%s', async (_, told, started) => {
    await using shop = await openShop()
    const { id } = shop.github.addWorkflowRun(name, { headBranch: 'main', headSha: shop.head('main'), ...told })
    const workflow = (await runAt(shop.place, id))?.workflow ?? 0

    expect(await startWorkflow(shop.place, { workflow, ref: 'feature' })).toBe(started)

    const fresh = shop.github.runs(name).filter(({ event }) => event === 'workflow_dispatch')
    expect(fresh.map(({ headBranch }) => headBranch)).toEqual(started === 'started' ? ['feature'] : [])
  })

  it('may not be started by a token that may only read', async () => {
    await using shop = await openShop()
    shop.github.addWorkflowRun(name, { headBranch: 'main', headSha: shop.head('main'), dispatchable: true })
    const place = shop.as({ permissions: { actions: 'read' } })

    expect(await startWorkflow(place, { workflow: 'ci.yml', ref: 'main' })).toBe('forbidden')
  })

  it('whose start was answered by nobody is not started twice', async () => {
    await using shop = await openShop()
    shop.github.addWorkflowRun(name, { headBranch: 'main', headSha: shop.head('main'), dispatchable: true })
    shop.github.fault({ on: { method: 'POST', path: /dispatches$/ }, kind: 'reset-after' })

    const started = startWorkflow(shop.place, { workflow: 'ci.yml', ref: 'main' })

    await expect(started).rejects.toMatchObject({ name: 'UserError' })
    expect(shop.github.runs(name)).toHaveLength(2)
  })
})

describe.concurrent('the end of a run', () => {
  it.each<[string, 'in_progress' | 'queued' | 'completed', 'cancelled' | 'over']>([
    ['is asked for', 'in_progress', 'cancelled'],
    ['is asked for before it begins', 'queued', 'cancelled'],
    ['is there already', 'completed', 'over'],
  ])('%s', async (_, status, ended) => {
    await using shop = await openShop()
    const { id } = shop.github.addWorkflowRun(name, { headBranch: 'main', headSha: shop.head('main'), status })

    expect(await cancelRun(shop.place, id)).toBe(ended)
    expect(await cancelRun(shop.place, 99_999)).toBe('over')
    expect(shop.github.violations).toEqual([])
  })
})
