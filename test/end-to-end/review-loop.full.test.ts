import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scene } from '../world/scene.ts'
import {
  answers,
  BOT,
  expectGreen,
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
import { branchesOf, keptIn, noWork, pullsOf } from './sessions.ts'
import { done, edit, review } from './talk.ts'

describe("a second review of the bot's own pull request", { timeout: 120_000 }, () => {
  it('is worked on, too, and answered in its own thread', async () => {
    const { scene, pull, branch } = await proposed()
    await using _ = scene
    const first = submitted(scene, pull, { body: 'Make it readable.', comments: TWO })
    const { result } = await run(scene, renamed, first)
    expect(result.outputs.outcome, result.log).toBe('fixed')

    const second = submitted(scene, pull, {
      login: 'bob',
      state: 'COMMENTED',
      comments: [{ path: 'sum.js', line: 2, body: 'Begin with the right one.' }],
    })
    const revised = [
      edit('sum.js', 'left + right', 'right + left'),
      done('Begin with the right operand', 'The tests do not tell the difference.'),
      review(),
    ]

    const later = await run(scene, revised, second)

    expect(later.result.outputs.outcome, later.result.log).toBe('fixed')
    expect(subjects(scene, branch)).toHaveLength(3)
    expect(scene.git('show', `${branch}:sum.js`)).toContain('right + left')
    expectGreen(scene, branch)
    const [thread] = second.threads
    const said = answers(scene, pull, thread?.id ?? 0)
    expect(said).toMatchObject([{ user: BOT, body: expect.stringContaining(tipOf(scene, branch).slice(0, 7)) }])
    expect(said[0]?.body).toContain('The tests do not tell the difference.')
    expect(
      first.threads.flatMap(({ id }) => answers(scene, pull, id)),
      'they were answered',
    ).toHaveLength(2)
    expect(pullsOf(scene)[0]?.requestedReviewers.toSorted()).toEqual(['ada', 'bob'])
    expect(keptIn(scene).state.reviews?.flatMap(({ person }) => person ?? [])).toEqual([first.id, second.id])
    expect(stickyOf(scene, pull)).toContain('The review of bob was worked on. Each thread has its answer.')
  })
})

describe('a reply in a thread that was answered', { timeout: 120_000 }, () => {
  it('is worked on, with what it replies to, and answered there', async () => {
    const { scene, pull, branch } = await proposed()
    await using _ = scene
    const first = submitted(scene, pull, { body: 'Make it readable.', comments: TWO })
    await run(scene, renamed, first)
    const [thread] = first.threads
    const root = thread?.id ?? 0
    const { github, repository } = scene
    const { id } = github.reviewComment(repository, pull, {
      path: 'sum.js',
      line: 1,
      login: 'ada',
      body: 'Rather first and second.',
      inReplyTo: root,
    })
    const reply = github.reviewComments(repository, pull).find(each => each.id === id)?.review ?? 0
    const event = { name: 'pull_request_review', payload: github.pullRequestReviewEvent(repository, reply) }
    const revised = [
      edit('sum.js', 'sum(left, right) {\n  return left + right', 'sum(first, second) {\n  return first + second'),
      done('Call the operands first and second'),
      review(),
    ]

    const { result, requests } = await run(scene, revised, { event })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(scene.git('show', `${branch}:sum.js`)).toContain('first + second')
    const heard = JSON.stringify(requests)
    expect(heard).toContain('Rather first and second.')
    expect(heard).toContain('It replies to: Call the operands left and right.')
    const said = answers(scene, pull, root).filter(({ user }) => user === BOT)
    expect(said).toHaveLength(2)
    expect(said[1]?.body).toContain(tipOf(scene, branch).slice(0, 7))
    // What it has answered itself starts nothing.
    const own = github.reviewComments(repository, pull).find(each => each.id === said[1]?.id)?.review ?? 0
    const again = { name: 'pull_request_review', payload: github.pullRequestReviewEvent(repository, own) }
    const none = await run(scene, [], { event: again })
    expect(none.result.outputs).toEqual(noWork('nothing-to-fix'))
    expect(answers(scene, pull, root).filter(({ user }) => user === BOT)).toHaveLength(2)
  })
})

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
    ['may only read', { login: 'eve' }, /eve has the permission read here, and write is needed/],
    ['is a stranger', { login: 'mallory' }, /mallory has no permission here/],
  ])('by somebody who %s nothing comes', async (_, said, why) => {
    const before = visible(scene, pull)
    const { event } = submitted(scene, pull, { body: 'Do it otherwise.', comments: TWO, ...said })

    const { result } = await run(scene, [], { event })
    await run(scene, [], { event })

    expect(result.log).toMatch(why)
    expect(result).toMatchObject({ conclusion: 'success', outputs: { outcome: 'refused' } })
    expect(visible(scene, pull), 'a stranger gets no words').toEqual(before)
  })

  it.each<[string, Partial<Reviewed>, RegExp, string]>([
    [
      'a bot that nobody named',
      { login: 'critic[bot]' },
      /critic\[bot\] is a bot that allowed-bots does not/,
      'refused',
    ],
    ['somebody who only says something', { state: 'COMMENTED', comments: [] }, /asks for nothing/, 'nothing-to-fix'],
  ])('by %s nothing comes', async (_, said, why, outcome) => {
    const before = visible(scene, pull)
    const { event } = submitted(scene, pull, { body: 'Do it otherwise.', comments: TWO, ...said })

    const { result } = await run(scene, [], { event })

    expect(result.log).toMatch(why)
    expect(result).toMatchObject({ conclusion: 'success', outputs: { outcome } })
    expect(visible(scene, pull)).toEqual(before)
  })

  it.each<[string, () => number]>([["people's own", () => scene.pull ?? 0]])(
    'of a pull request of %s nothing comes',
    async (_, of) => {
      const number = of()
      const before = visible(scene, pull)
      const { event } = submitted(scene, number, { body: 'Do it otherwise.' })

      const { result } = await run(scene, [], { event })

      expect(result.log).toContain(`#${number} is not a pull request of fix-tests.`)
      expect(visible(scene, pull)).toEqual(before)
    },
  )

  it('that nobody of the chain can read each thread says why nothing was done, and nothing is pushed', async () => {
    const { event, threads } = submitted(scene, pull, { body: 'Make it readable.', comments: TWO })

    const { result } = await run(scene, [], { event, inputs: { models: 'offline' } })

    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs.outcome).toBe('fixed')
    expect(tipOf(scene, branch)).toBe(tip)
    for (const { id } of threads)
      expect(answers(scene, pull, id)).toMatchObject([
        {
          user: BOT,
          body: expect.stringMatching(/Not done: .*the offline engine cannot read reviews.* The change is as it was/),
        },
      ])
    // What the review itself says has no thread; the comment answers it, and calls nothing done that is not.
    expect(stickyOf(scene, pull)).toMatch(/Not done: .*the offline engine cannot read reviews/)
  })

  it('of a branch that people have moved nothing is done, and it is said in each thread', async () => {
    const theirs = scene.git('commit-tree', `${tip}^{tree}`, '-p', tip, '-m', 'Do it myself').trim()
    scene.git('update-ref', `refs/heads/${branch}`, theirs)
    const { event, threads } = submitted(scene, pull, { body: 'And now?', comments: TWO })

    const { result } = await run(scene, [], { event })

    expect(tipOf(scene, branch)).toBe(theirs)
    expect(result.log).toContain(
      `${branch} is at ${theirs.slice(0, 7)}, but fix-tests left it at ${tip.slice(0, 7)}. fix-tests does not change commits of other authors.`,
    )
    expect(stickyOf(scene, pull)).toContain('but fix-tests left it at')
    for (const { id } of threads)
      expect(answers(scene, pull, id)).toMatchObject([
        { user: BOT, body: expect.stringContaining('but fix-tests left it at') },
      ])
    expect(Object.keys(branchesOf(scene))).toEqual([branch])
    scene.git('update-ref', `refs/heads/${branch}`, tip)
  })
})
