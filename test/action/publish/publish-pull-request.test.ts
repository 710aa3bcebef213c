import { expect, it } from 'vitest'
import { publishPullRequest } from '../../../src/action/publish/publish-pull-request.ts'
import type { Settings } from '../../../src/config/settings.ts'
import type { State } from '../../../src/domain/model/state.ts'
import { attempt, start } from '../../domain/states.ts'
import { branch, name, openShop, type Shop } from '../../github/shop.ts'
import { failureAt, sessionIn } from '../shop-session.ts'

const REPORT = { outcome: 'fixed', title: 'Fix 1 test', markdown: '## Fixed\n\nIt was bad.' } as const

const isReviewers = (call: string) => call.includes('pulls/request-reviewers')

/** A proved fix of `feature`, whose run of CI failed. */
function fixOf({ github, head }: Shop): State {
  const at = { headBranch: 'feature', headSha: head('feature'), name: 'CI', dispatchable: true }
  const run = { id: github.addWorkflowRun(name, at).id, attempt: 1, name: 'CI', url: 'https://ci.example/1' }
  return {
    ...start(),
    request: failureAt(head('feature'), { run }),
    startedBy: 'workflow_run',
    branch,
    tip: head(branch),
    phase: { at: 'done' },
    outcome: 'fixed',
    attempts: [attempt({ commit: head(branch), result: 'pass', confirmed: true })],
  }
}

function publishing(shop: Shop, given: Partial<Settings> = {}) {
  const settings = {
    labels: [],
    reviewers: [],
    'verify-with': 'both',
    'dispatch-ci': true,
    ...given,
  } as Partial<Settings>
  const { session, warnings } = sessionIn(shop)
  return { warnings, options: { session, settings: settings as Settings, name: 'CI' } }
}

it('a proved fix is ready for review, with a note, where CI could not be started', async () => {
  await using shop = await openShop()
  const { warnings, options } = publishing(shop)
  shop.github.fault({ kind: 'status', status: 502, times: 5, on: { method: 'POST', path: /dispatches$/ } })

  await publishPullRequest(fixOf(shop), REPORT, options)

  expect(warnings).toEqual([expect.stringContaining('start CI')])
  expect(shop.github.pulls(name)).toMatchObject([
    { draft: false, body: expect.stringContaining('CI has not run on this branch') },
  ])
})

it('reviewers are asked once, so that people can take themselves off', async () => {
  await using shop = await openShop()
  const { options } = publishing(shop, { reviewers: ['grace'], labels: ['bot'] })
  shop.github.setCollaborator(name, 'grace', 'write')
  const state = fixOf(shop)

  const { number, url, operation } = await publishPullRequest(state, REPORT, options)
  const first = shop.asked().filter(isReviewers)
  await publishPullRequest({ ...state, pullRequest: { number, url, operation } }, REPORT, options)

  expect(first).toHaveLength(1)
  expect(shop.asked().filter(isReviewers)).toEqual([])
})
