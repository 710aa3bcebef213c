import { expect, it } from 'vitest'
import { ciStatus } from '../../src/action/publish/ci-status.ts'
import { readCi } from '../../src/action/commands/judge.ts'
import type { Session } from '../../src/action/session.ts'
import { TargetBranch } from '../../src/action/target-branch.ts'
import type { Settings } from '../../src/config/settings.ts'
import type { State } from '../../src/domain/model/state.ts'
import { pullAt } from '../../src/github/pull-requests.ts'
import type { Conclusion } from '../world/github/records.ts'
import { start } from '../domain/states.ts'
import { bot, branch, name, openShop, type Shop } from '../github/shop.ts'

const settings = { 'verify-with': 'both', 'dispatch-ci': true, 'working-directory': '.' } as unknown as Settings

/** What these functions use of a session. */
function sessionOf(shop: Shop): Session {
  const session = {
    api: shop.place,
    env: process.env,
    signal: new AbortController().signal,
    environment: { repository: name, workflow: 'fix-tests', workflowRef: '', runId: 9, workspace: process.cwd() },
    settingsFor: async () => settings,
    warn: () => undefined,
    bestEffort: async (work: () => Promise<unknown>) => work(),
  }
  return session as unknown as Session
}

function addRun(shop: Shop, event: string, conclusion: Conclusion): void {
  shop.github.addWorkflowRun(name, { headBranch: branch, headSha: shop.head(branch), name: 'CI', event, conclusion })
}

async function verdictFrom(shop: Shop) {
  const number = shop.github.openPull(name, { head: branch, base: 'feature', login: bot, draft: true })
  const pull = await pullAt(shop.place, number)
  if (pull === undefined) throw new Error('the pull request was just opened')
  return readCi({ kind: 'judge', pull, answers: {} as never, base: undefined, tested: pull.head.sha }, sessionOf(shop))
}

it('CI is started although GitHub holds its run for the pull request of a job’s own token', async () => {
  await using shop = await openShop()
  const failed = shop.github.addWorkflowRun(name, {
    headBranch: 'feature',
    headSha: shop.head('feature'),
    name: 'CI',
    dispatchable: true,
  })
  addRun(shop, 'pull_request', 'action_required')
  const run = { id: failed.id, attempt: 1, name: 'CI', url: '' }
  const state: State = { ...start(), request: { ...start().request, run }, branch, tip: shop.head(branch) }
  const ask = (dispatch: boolean) =>
    ciStatus({
      session: sessionOf(shop),
      settings: { ...settings, 'dispatch-ci': dispatch },
      state,
      ref: branch,
      author: bot,
    })

  expect(await ask(false)).toMatchObject({ isComing: true, note: expect.stringContaining('CI waits for approval') })
  expect(shop.github.runs(name).filter(({ event }) => event === 'workflow_dispatch')).toEqual([])
  expect(await ask(true)).toMatchObject({ isComing: true, note: expect.stringContaining('CI was started on') })
  expect(shop.github.runs(name).filter(({ event }) => event === 'workflow_dispatch')).toHaveLength(1)
})

it.each<[string, readonly (readonly [event: string, conclusion: Conclusion])[], readonly string[] | string]>([
  [
    'of the run that was started, beside one that waits for an approval',
    [
      ['pull_request', 'action_required'],
      ['workflow_dispatch', 'success'],
    ],
    ['success'],
  ],
  ['of none, if all of its runs wait for an approval', [['pull_request', 'action_required']], 'waits for approval'],
  [
    'of the run that cancelled its sibling',
    [
      ['push', 'cancelled'],
      ['pull_request', 'success'],
    ],
    ['success'],
  ],
  ['of a run that a person cancelled', [['push', 'cancelled']], ['cancelled']],
])('the verdict of CI is that %s', async (_, runs, expected) => {
  await using shop = await openShop()
  for (const [event, conclusion] of runs) addRun(shop, event, conclusion)

  const ci = await verdictFrom(shop)

  if (typeof expected === 'string') expect(ci).toMatchObject({ why: expect.stringContaining(expected) })
  else expect('runs' in ci && ci.runs.map(({ conclusion }) => conclusion)).toEqual(expected)
})

it('work on a pull request that was closed meanwhile is not published', async () => {
  await using shop = await openShop()
  const number = shop.github.openPull(name, { head: branch, base: 'feature', login: bot })
  const request = { ...start().request, repository: name, headBranch: 'feature', headSha: 'a'.repeat(40) }
  const options = { session: sessionOf(shop), settings, request, name: 'CI', followUp: { pull: number } }
  const target = new TargetBranch(options as unknown as ConstructorParameters<typeof TargetBranch>[0])

  expect(await target.checkMoved()).toBeUndefined()
  await shop.place.client.rest.pulls.update({ owner: 'octo', repo: 'shop', pull_number: number, state: 'closed' })

  expect((await target.checkMoved())?.message).toBe(`#${number} was closed while fix-tests worked on it.`)
})
