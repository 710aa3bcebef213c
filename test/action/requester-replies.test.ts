import { expect, it } from 'vitest'
import { RequesterReplies } from '../../src/action/requester-replies.ts'
import type { StepOutcome } from '../../src/action/outputs/step-outcome.ts'
import { resultView } from '../../src/rendering/result-view.ts'
import { start } from '../domain/states.ts'
import { name, openShop } from '../github/shop.ts'
import { failureAt, propose, sessionIn } from './shop-session.ts'

it.each([
  ['here', 1, []],
  ['on another pull request', 7, [expect.stringMatching(/^@grace Not fixed/)]],
  ['nowhere, since the failing commit has no pull request', undefined, [expect.stringMatching(/^@grace Not fixed/)]],
])('a command whose work ended is answered where the result stands %s', async (_, commentedOn, expected) => {
  await using shop = await openShop()
  const pull = propose(shop, failureAt(shop.head('feature')))
  const { id } = shop.github.comment(name, pull, { body: '/fix-tests retry', login: 'grace' })
  const by = { login: 'grace', isBot: false }
  const { session } = sessionIn(shop)
  const replies = new RequesterReplies(session, { kind: 'command', pull, comment: id, at: '', body: '/fix-tests', by })
  await replies.acknowledge()
  const view = resultView({ ...start(), phase: { at: 'done' }, outcome: 'failed' })
  const settings = { comment: true, publish: 'pull-request' }
  const outcome = { kind: 'done', view, settings, unopened: undefined, commentedOn } as StepOutcome

  await replies.replyWith(outcome, { kind: 'stop', pull })

  const [command, ...others] = shop.github.comments(name, pull)
  expect(command?.reactions).toEqual(['eyes', 'confused'])
  expect(others.map(({ body }) => body.split('\n')[1])).toEqual(expected)
})
