import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scene } from '../world/scene.ts'
import {
  answers,
  BOT,
  expectGreen,
  NAMED,
  proposed,
  renamed,
  type Reviewed,
  run,
  stickyOf,
  subjects,
  submitted,
  tipOf,
  TWO,
  visible,
} from './review-loop.cases.ts'
import { keptIn, pullsOf } from './sessions.ts'
import { heardIn, roleOf } from './talk.ts'

describe('of a review', { timeout: 120_000 }, () => {
  let scene: Scene
  let pull: number
  let branch: string
  let tip: string
  beforeAll(async () => {
    ;({ scene, pull, branch } = await proposed())
    tip = tipOf(scene, branch)
  }, 120_000)
  afterAll(() => scene[Symbol.asyncDispose]())

  it.each<[string, Partial<Reviewed>, RegExp]>([
    ['may not push', { login: 'tim' }, /tim has the permission triage here/],
  ])('by somebody who %s nothing comes but one answer', async (_, said, why) => {
    const before = visible(scene, pull)
    const { event } = submitted(scene, pull, { body: 'Do it otherwise.', comments: TWO, ...said })

    const { result } = await run(scene, [], { event })
    await run(scene, [], { event })

    expect(result.log).toMatch(why)
    expect(result).toMatchObject({ conclusion: 'success', outputs: { outcome: 'refused' } })
    const { comments, ...rest } = visible(scene, pull)
    const told = comments.slice(before.comments.length)
    expect(told).toMatchObject([{ user: BOT, body: expect.stringMatching(why) }])
    expect({ ...rest, comments: comments.slice(0, before.comments.length) }).toEqual(before)
  })

  it.each<[string, Partial<Reviewed>, RegExp, string]>([
    ['the bot itself', { login: BOT }, /The bot does not answer itself/, 'nothing-to-fix'],
    ['somebody who approves', { state: 'APPROVED' }, /The review asks for no changes/, 'nothing-to-fix'],
  ])('by %s nothing comes', async (_, said, why, outcome) => {
    const before = visible(scene, pull)
    const { event } = submitted(scene, pull, { body: 'Do it otherwise.', comments: TWO, ...said })

    const { result } = await run(scene, [], { event })

    expect(result.log).toMatch(why)
    expect(result).toMatchObject({ conclusion: 'success', outputs: { outcome } })
    expect(visible(scene, pull)).toEqual(before)
  })

  it.each<[string, () => number]>([
    [
      'somebody else who has copied what the bot wrote',
      () => {
        scene.git('update-ref', 'refs/heads/forged', tip)
        const { body } = pullsOf(scene).find(({ number }) => number === pull) ?? {}
        return scene.github.openPull(scene.repository, {
          head: 'forged',
          base: scene.branch,
          body: body ?? '',
          login: 'eve',
        })
      },
    ],
  ])('of a pull request of %s nothing comes', async (_, of) => {
    const number = of()
    const before = visible(scene, pull)
    const { event } = submitted(scene, number, { body: 'Do it otherwise.' })

    const { result } = await run(scene, [], { event })

    expect(result.log).toContain(`#${number} is not a pull request of fix-tests.`)
    expect(visible(scene, pull)).toEqual(before)
  })

  it('by a person who may push is worked on once, answered in each thread, and asked for again', async () => {
    const { github, repository } = scene
    const first = submitted(scene, pull, { body: 'Make it readable, @bob.', comments: TWO })

    const { result, requests } = await run(scene, renamed, first)

    const now = tipOf(scene, branch)
    expect(result.outputs, result.log).toMatchObject({ outcome: 'fixed', branch, 'pull-request-number': String(pull) })
    expect(result.conclusion).toBe('success')
    expect(requests.map(roleOf)).toEqual(['fixer', 'fixer', 'reviewer'])
    const asked = heardIn(requests[0] ?? { body: {} })
    for (const said of ['Make it readable', 'Call the operands left and right.', 'Here, too.'])
      expect(asked).toContain(said)
    expect(subjects(scene, branch)).toEqual([
      expect.stringMatching(/ \(fixes \d tests?\)$/),
      expect.not.stringMatching(/ \(fixes /),
    ])
    expect(scene.git('show', `${branch}:sum.js`)).toContain(NAMED)
    expectGreen(scene, branch)
    expect(keptIn(scene).state).toMatchObject({ phase: { at: 'done' }, tip: now, proof: { sha: now, held: true } })
    expect(first.threads).toHaveLength(2)
    for (const { id } of first.threads) {
      expect(answers(scene, pull, id)).toMatchObject([{ user: BOT, body: expect.stringContaining(now.slice(0, 7)) }])
      expect(answers(scene, pull, id)[0]?.body).toContain('Name the operands')
    }
    // The forged one is another person's.
    const own = () => pullsOf(scene).filter(({ user }) => user === BOT)
    expect(own()).toMatchObject([
      { number: pull, draft: false, requestedReviewers: ['ada'], body: expect.stringContaining('Name the operands') },
    ])
    expect(stickyOf(scene, pull)).toContain('The review of ada was worked on. Each thread has its answer.')
    expect(
      github
        .comments(repository, pull)
        .map(({ body }) => body)
        .join('\n'),
      'nobody is called',
    ).not.toContain('@bob')

    // Each comment at a line is an event of its own.
    const [{ id: comment } = { id: 0 }] = first.threads
    const again = await run(scene, [], {
      event: {
        name: 'pull_request_review_comment',
        payload: github.pullRequestReviewCommentEvent(repository, comment, 'created'),
      },
    })

    expect(again.result.outputs.outcome, again.result.log).toBe('fixed')
    expect(again.requests).toEqual([])
    expect(tipOf(scene, branch)).toBe(now)
    expect(first.threads.flatMap(({ id }) => answers(scene, pull, id))).toHaveLength(2)
    expect(own()).toHaveLength(1)
  })
})
