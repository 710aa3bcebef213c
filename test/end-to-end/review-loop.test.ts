import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Script, startModel } from '../world/model/model.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { branchesOf, keptIn, pullsOf } from './sessions.ts'
import { bringing, done, edit, heardIn, review, roleOf, SUM, sumIsFixed } from './talk.ts'

const BOT = 'github-actions[bot]'
const FIXED = 'sum(a, b) {\n  return a + b'
const NAMED = 'sum(left, right) {\n  return left + right'
const SAID = { state: 'CHANGES_REQUESTED', login: 'ada' } as const
const TWO = [
  { path: 'sum.js', line: 1, body: 'Call the operands left and right.' },
  { path: 'sum.js', line: 2, body: 'Here, too.' },
]
const renamed = [edit('sum.js', FIXED, NAMED), done('Name the operands', 'sum.js'), review()]

type Event = Parameters<Scene['run']>[0]
type Reviewed = Parameters<Scene['github']['review']>[2]

/** One run with a model that says what is written, all of it. */
async function run(scene: Scene, script: Script, event: Event = {}) {
  await using model = await startModel(script)
  const result = await scene.run({
    inputs: {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      ...event.inputs,
    },
    secrets: [model.key],
    ...(event.event === undefined ? {} : { event: event.event }),
  })
  expect(model.violations).toEqual([])
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
  return { result, requests: model.requests }
}

/** A fix that was made for a failed run, and proposed. */
async function proposed(): Promise<{ scene: Scene; pull: number; branch: string }> {
  const scene = await layOut(bringing(SUM))
  const { result } = await run(scene, [...sumIsFixed, review()])
  expect(result.outputs.outcome, result.log).toBe('fixed')
  for (const [login, role] of Object.entries({ ada: 'write', bob: 'maintain', eve: 'read', tim: 'triage' } as const))
    scene.github.setCollaborator(scene.repository, login, role)
  return { scene, pull: Number(result.outputs['pull-request-number']), branch: result.outputs.branch ?? '' }
}

/** What a review of a pull request starts. */
function submitted({ github, repository }: Scene, pull: number, said: Partial<Reviewed> = {}) {
  const { id } = github.review(repository, pull, { ...SAID, body: '', comments: [], ...said })
  const event = { name: 'pull_request_review', payload: github.pullRequestReviewEvent(repository, id) }
  const threads = github.reviewComments(repository, pull).filter(each => each.review === id && each.inReplyTo === null)
  return { id, event, threads }
}

function answers({ github, repository }: Scene, pull: number, thread: number) {
  return github.reviewComments(repository, pull).filter(each => each.inReplyTo === thread)
}

function subjects(scene: Scene, branch: string): string[] {
  return scene.git('log', '--reverse', '--format=%s', `${scene.sha}..${branch}`).trim().split('\n')
}

function stickyOf({ github, repository }: Scene, pull: number): string {
  const isSticky = /^<!-- fix-tests:comment /
  const mine = github.comments(repository, pull).filter(({ user, body }) => user === BOT && isSticky.test(body))
  expect(mine).toHaveLength(1)
  return mine[0]?.body ?? ''
}

function tipOf(scene: Scene, branch: string): string {
  return scene.git('rev-parse', `refs/heads/${branch}`).trim()
}

/** Whether the whole suite is green on a branch, for anybody who looks. */
function expectGreen(scene: Scene, branch: string): void {
  const cwd = scene.checkout({ ref: branch })
  const env = { PATH: process.env.PATH, HOME: cwd }
  expect(() => execFileSync('node', ['--test'], { cwd, env, stdio: 'pipe' })).not.toThrow()
}

describe("a person's review of the bot's own pull request", { timeout: 120_000 }, () => {
  it('is worked on, answered in each thread, and asked for again; a second one, too, and each one once', async () => {
    const { scene, pull, branch } = await proposed()
    await using _ = scene
    const { github, repository } = scene
    const first = submitted(scene, pull, { body: 'Make it readable, @bob.', comments: TWO })

    const { result, requests } = await run(scene, renamed, first)

    const tip = tipOf(scene, branch)
    expect(result.outputs, result.log).toMatchObject({ outcome: 'fixed', branch, 'pull-request-number': String(pull) })
    expect(result.conclusion).toBe('success')
    expect(requests.map(roleOf)).toEqual(['fixer', 'fixer', 'reviewer'])
    const asked = heardIn(requests[0] ?? { body: {} })
    for (const said of ['Make it readable', 'Call the operands left and right.', 'Here, too.'])
      expect(asked).toContain(said)
    expect(subjects(scene, branch)).toEqual([
      expect.stringMatching(/^fix-tests: iteration 1 – /),
      expect.stringMatching(/^fix-tests: iteration 2 – review \(pass: 100% → 100%\)$/),
    ])
    expect(scene.git('show', `${branch}:sum.js`)).toContain(NAMED)
    expectGreen(scene, branch)
    expect(keptIn(scene).state).toMatchObject({ phase: { at: 'done' }, tip, proof: { sha: tip, held: true } })
    expect(first.threads).toHaveLength(2)
    for (const { id } of first.threads) {
      expect(answers(scene, pull, id)).toMatchObject([{ user: BOT, body: expect.stringContaining(tip.slice(0, 7)) }])
      expect(answers(scene, pull, id)[0]?.body).toContain('Name the operands')
    }
    expect(pullsOf(scene)).toMatchObject([
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
    expect(tipOf(scene, branch)).toBe(tip)
    expect(first.threads.flatMap(({ id }) => answers(scene, pull, id))).toHaveLength(2)
    expect(pullsOf(scene)).toHaveLength(1)

    const second = submitted(scene, pull, {
      login: 'bob',
      state: 'COMMENTED',
      comments: [{ path: 'sum.js', line: 2, body: 'Begin with the right one.' }],
    })
    const revised = [
      edit('sum.js', 'left + right', 'right + left'),
      done('Begin with the right operand', 'sum.js', 'The tests do not tell the difference.'),
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

  /** What people can see of the work. */
  const visible = () => ({
    branches: branchesOf(scene),
    comments: scene.github.comments(scene.repository, pull),
    answers: scene.github
      .reviewComments(scene.repository, pull)
      .filter(({ user, inReplyTo }) => user === BOT && inReplyTo !== null),
    pulls: pullsOf(scene),
    ledger: scene.git('for-each-ref', 'refs/fix-tests'),
  })

  it.each<[string, Partial<Reviewed>, RegExp]>([
    ['may only read', { login: 'eve' }, /eve has the permission read here, and write is needed/],
    ['may not push', { login: 'tim' }, /tim has the permission triage here/],
    ['is a stranger', { login: 'mallory' }, /mallory has the permission none here/],
  ])('by somebody who %s nothing comes but one answer', async (_, said, why) => {
    const before = visible()
    const { event } = submitted(scene, pull, { body: 'Do it otherwise.', comments: TWO, ...said })

    const { result } = await run(scene, [], { event })
    await run(scene, [], { event })

    expect(result.log).toMatch(why)
    expect(result).toMatchObject({ conclusion: 'success', outputs: { outcome: 'refused' } })
    const { comments, ...rest } = visible()
    const told = comments.slice(before.comments.length)
    expect(told).toMatchObject([{ user: BOT, body: expect.stringMatching(why) }])
    expect({ ...rest, comments: comments.slice(0, before.comments.length) }).toEqual(before)
  })

  it.each<[string, Partial<Reviewed>, RegExp, string]>([
    [
      'a bot that nobody named',
      { login: 'critic[bot]' },
      /critic\[bot\] is a bot that allowed-bots does not/,
      'refused',
    ],
    ['the bot itself', { login: BOT }, /The bot does not answer itself/, 'nothing-to-fix'],
    ['somebody who approves', { state: 'APPROVED' }, /The review asks for no changes/, 'nothing-to-fix'],
    ['somebody who only says something', { state: 'COMMENTED', comments: [] }, /asks for nothing/, 'nothing-to-fix'],
  ])('by %s nothing comes', async (_, said, why, outcome) => {
    const before = visible()
    const { event } = submitted(scene, pull, { body: 'Do it otherwise.', comments: TWO, ...said })

    const { result } = await run(scene, [], { event })

    expect(result.log).toMatch(why)
    expect(result).toMatchObject({ conclusion: 'success', outputs: { outcome } })
    expect(visible()).toEqual(before)
  })

  it.each<[string, () => number]>([
    ["people's own", () => scene.pull ?? 0],
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
    const before = visible()
    const { event } = submitted(scene, number, { body: 'Do it otherwise.' })

    const { result } = await run(scene, [], { event })

    expect(result.log).toContain(`#${number} is not a pull request of fix-tests.`)
    expect(visible()).toEqual(before)
  })

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
          body: expect.stringMatching(/Not done: .*the offline engine does not read.* The change is as it was/),
        },
      ])
    // What the review itself says has no thread; the comment answers it, and calls nothing done that is not.
    expect(stickyOf(scene, pull)).toMatch(/Not done: .*the offline engine does not read/)
  })

  it('of a branch that people have moved nothing is done, and it is said', async () => {
    const theirs = scene.git('commit-tree', `${tip}^{tree}`, '-p', tip, '-m', 'Do it myself').trim()
    scene.git('update-ref', `refs/heads/${branch}`, theirs)
    const { event, threads } = submitted(scene, pull, { body: 'And now?', comments: TWO })

    const { result } = await run(scene, [], { event })

    expect(tipOf(scene, branch)).toBe(theirs)
    expect(result.log).toContain(
      `${branch} is at ${theirs.slice(0, 7)}, and no longer where fix-tests left it (${tip.slice(0, 7)}). What people have changed there is theirs: it is left alone.`,
    )
    expect(stickyOf(scene, pull)).toContain('no longer where fix-tests left it')
    expect(threads.flatMap(({ id }) => answers(scene, pull, id))).toEqual([])
    expect(Object.keys(branchesOf(scene))).toEqual([branch])
    scene.git('update-ref', `refs/heads/${branch}`, tip)
  })
})
