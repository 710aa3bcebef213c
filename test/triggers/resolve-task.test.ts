import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/github/users.ts'
import type { ParsedEvent, Named } from '../../src/triggers/parsed-event.ts'
import type { Request } from '../../src/domain/model/request.ts'
import { htmlMarker } from '../../src/github/html-marker.ts'
import { UserError } from '../../src/contracts/errors.ts'
import { asking, type Circumstances } from './asking.ts'
import { bot, branch, fork, name, openShop, type Shop } from '../github/shop.ts'

const run = { id: 7, attempt: 1, name: 'CI', url: 'https://example.com/7' }

function requested(
  shop: Shop,
  told: Partial<Request> = {},
  reports: 'workspace' | 'artifacts' = 'artifacts',
): ParsedEvent {
  const request: Request = {
    trigger: reports === 'workspace' ? 'failing-step' : 'workflow_run',
    repository: name,
    headBranch: 'feature',
    headSha: shop.head('feature'),
    run,
    ...told,
  }
  return { kind: 'request', request, reports }
}

describe.concurrent('what is nothing, refused or green', () => {
  it.each<ParsedEvent>([
    { kind: 'nothing', why: 'So' },
    { kind: 'refused', why: 'So', remedy: 'Mend it' },
    { kind: 'green', branch: 'main', sha: 'a', run: 1, name: 'CI', url: 'https://example.com/' },
  ])('stays so, and GitHub is not asked: %j', async asked => {
    await using shop = await openShop()

    expect(await asking(shop, asked)).toEqual({ task: asked, admitted: 0, bases: [] })
    expect(shop.github.journal).toEqual([])
  })
})

describe.concurrent('a run that failed', () => {
  it('is fixed onto its branch where there is no pull request', async () => {
    await using shop = await openShop()
    const asked = requested(shop)

    const { task, bases } = await asking(shop, asked)

    expect(task).toEqual({ ...asked, kind: 'fix' })
    expect(bases).toEqual([undefined])
  })

  it('is told with the pull request of its branch, and who opened it', async () => {
    await using shop = await openShop()
    const pull = shop.github.openPull(name, { head: 'feature', base: 'main', login: 'linus' })

    const { task, bases } = await asking(shop, requested(shop))

    expect(task).toMatchObject({ kind: 'fix', request: { pullRequest: pull, base: 'main', askedBy: 'linus' } })
    expect(bases).toEqual(['main'])
  })

  it('on the default branch is not hidden by the draft of a release, and has no settings of it', async () => {
    await using shop = await openShop()
    shop.github.openPull(name, { head: 'main', base: 'feature', login: 'ada', draft: true })

    const { task, bases } = await asking(shop, requested(shop, { headBranch: 'main', headSha: shop.head('main') }))

    expect(task).toMatchObject({ kind: 'fix', request: { headBranch: 'main' } })
    expect(task).not.toHaveProperty('request.pullRequest')
    expect(bases).toEqual([undefined])
  })

  it('in the run of the draft of a release is about it', async () => {
    await using shop = await openShop()
    const pull = shop.github.openPull(name, { head: 'main', base: 'feature', login: 'ada', draft: true })
    const asked = requested(shop, { headBranch: 'main', headSha: shop.head('main'), pullRequest: pull }, 'workspace')

    expect((await asking(shop, asked)).task.kind).toBe('nothing')
  })

  it('of a fork is told with the pull request of the fork, and not of the branch of the same name here', async () => {
    await using shop = await openShop()
    shop.github.openPull(name, { head: 'feature', base: 'main', login: 'linus' })
    const theirs = shop.github.openPull(name, { head: 'eve:feature', base: 'main', login: 'eve' })

    const { task } = await asking(shop, requested(shop, { fork }))

    expect(task).toMatchObject({ kind: 'fix', request: { fork, pullRequest: theirs, askedBy: 'eve' } })
  })

  it('of a fork that is gone has no pull request', async () => {
    await using shop = await openShop()
    shop.github.openPull(name, { head: 'feature', base: 'main' })

    const { task } = await asking(shop, requested(shop, { fork: '' }))

    expect(task).toEqual({ ...requested(shop, { fork: '' }), kind: 'fix' })
  })

  it.each<[string, { login?: string; draft?: boolean; labels?: string[] } | undefined, Circumstances, boolean]>([
    ['a draft', { draft: true }, {}, false],
    ['a draft, where drafts count', { draft: true }, { drafts: true }, true],
    ['the label that keeps it away', { labels: ['hands-off'] }, {}, false],
    ['no pull request, where a label is asked for', undefined, { optIn: 'please' }, false],
    ['no label, where one is asked for', {}, { optIn: 'please' }, false],
    ['the label that is asked for', { labels: ['please'] }, { optIn: 'please' }, true],
    ['both labels', { labels: ['please', 'hands-off'] }, { optIn: 'please' }, false],
    ['a bot’s pull request', { login: 'renovate[bot]' }, {}, false],
    ['a bot’s, named', { login: 'renovate[bot]' }, { bots: ['renovate[bot]'] }, true],
    ['a bot’s, where another is named', { login: 'renovate[bot]' }, { bots: ['dependabot[bot]', 'renovate'] }, false],
  ])('with %s', async (_, pull, door, isFixed) => {
    await using shop = await openShop()
    if (pull !== undefined) {
      const number = shop.github.openPull(name, { head: 'feature', base: 'main', ...pull })
      shop.github.label(name, number, pull.labels ?? [])
    }

    const { task } = await asking(shop, requested(shop), door)

    expect(task.kind).toBe(isFixed ? 'fix' : 'nothing')
  })

  it.each(['dependabot/npm/a', 'renovate/b'])(
    'of the branch %s is passed over before there is a pull request',
    async headBranch => {
      await using shop = await openShop()

      expect((await asking(shop, requested(shop, { headBranch }))).task.kind).toBe('nothing')
    },
  )

  it.each([
    ['feature', undefined, 'nothing'],
    ['eve-only', fork, 'fix'],
    // What a person has put there is that person's.
    ['main', undefined, 'fix'],
  ])('at a commit of the bot’s own on %s of %s: %s', async (headBranch, from, kind) => {
    await using shop = await openShop()
    const own = { headBranch, headSha: shop.head(branch), ...(from === undefined ? {} : { fork: from }) }

    expect((await asking(shop, requested(shop, own, 'workspace'))).task.kind).toBe(kind)
  })
})

describe.concurrent('a schedule', () => {
  const lay = ({ github, head }: Shop, told: Partial<Parameters<typeof github.addWorkflowRun>[1]> = {}) =>
    github.addWorkflowRun(name, { headBranch: 'main', headSha: head('main'), ...told })

  it.each<[string, (shop: Shop) => unknown, object]>([
    [
      'takes the latest failed run of the default branch',
      lay,
      { kind: 'fix', reports: 'artifacts', request: { trigger: 'schedule', headBranch: 'main' } },
    ],
    ['finds nothing where there is no run', () => undefined, { kind: 'nothing' }],
    [
      'finds nothing where a later run has made it good',
      shop => {
        lay(shop)
        lay(shop, { conclusion: 'success' })
      },
      { kind: 'nothing', why: expect.stringContaining('has failed') },
    ],
    [
      'finds nothing where the branch has moved on',
      shop => {
        lay(shop)
        shop.push('main', 'More')
      },
      { kind: 'nothing', why: expect.stringContaining('is not of the newest commit') },
    ],
    [
      'does not take the run of a fork whose branch has the same name',
      shop => lay(shop, { headRepository: fork, event: 'pull_request' }),
      { kind: 'nothing' },
    ],
    ['does not take its own failed run', shop => lay(shop, { name: 'fix-tests' }), { kind: 'nothing' }],
    [
      'does not see the draft of a release',
      shop => {
        lay(shop)
        shop.github.openPull(name, { head: 'main', base: 'feature', login: 'ada', draft: true })
      },
      { kind: 'fix', request: expect.not.objectContaining({ pullRequest: expect.anything() }) },
    ],
  ])('%s', async (_, prepare, task) => {
    await using shop = await openShop()
    prepare(shop)

    expect((await asking(shop, { kind: 'latest', step: undefined })).task).toMatchObject(task)
    expect(shop.github.violations).toEqual([])
  })

  it.each([
    [true, 'workspace', 'main'],
    [false, 'artifacts', 'main'],
  ])('takes the reports of its own job when there are some: %s', async (hasReports, reports, headBranch) => {
    await using shop = await openShop()
    lay(shop)
    const asked = requested(shop, { headBranch: 'main', headSha: shop.head('main') }, 'workspace')
    const step = asked.kind === 'request' ? asked.request : undefined

    const { task } = await asking(shop, { kind: 'latest', step }, { hasReports })

    expect(task).toMatchObject({ kind: 'fix', reports, request: { headBranch } })
  })
})

describe.concurrent('what a dispatch names', () => {
  interface Laid {
    readonly failed: number
    readonly passed: number
    readonly forked: number
    readonly open: number
    readonly closed: number
    readonly kept: number
  }

  function lay({ github, head }: Shop): Laid {
    const at = { headBranch: 'feature', headSha: head('feature') }
    const closed = github.openPull(name, { head: 'feature', base: 'main' })
    github.closePull(name, closed)
    const kept = github.openPull(name, { head: branch, base: 'main' })
    github.label(name, kept, ['hands-off'])
    return {
      passed: github.addWorkflowRun(name, { ...at, conclusion: 'success', name: 'Lint' }).id,
      failed: github.addWorkflowRun(name, at).id,
      forked: github.addWorkflowRun(name, { ...at, headRepository: fork, name: 'Other' }).id,
      open: github.openPull(name, { head: 'feature', base: 'main', login: 'linus' }),
      closed,
      kept,
    }
  }

  it.each<[string, (laid: Laid) => Named, object]>([
    [
      'a failed run',
      ({ failed }) => ({ run: failed }),
      {
        kind: 'fix',
        reports: 'artifacts',
        request: { trigger: 'dispatch', askedBy: 'ada', headBranch: 'feature', base: 'main' },
      },
    ],
    ['a run of a fork', ({ forked }) => ({ run: forked }), { kind: 'fix', request: { fork } }],
    [
      'a run that passed',
      ({ passed }) => ({ run: passed }),
      { kind: 'nothing', why: expect.stringContaining('did not fail (success)') },
    ],
    ['no run', () => ({ run: 99_999 }), { kind: 'refused', why: 'There is no run 99999 here.' }],
    [
      'an open pull request',
      ({ open }) => ({ pull: open }),
      { kind: 'fix', request: { trigger: 'dispatch', askedBy: 'ada', headBranch: 'feature' } },
    ],
    ['a closed pull request', ({ closed }) => ({ pull: closed }), { kind: 'refused' }],
    ['no pull request', () => ({ pull: 99 }), { kind: 'refused', why: 'There is no open pull request #99.' }],
    ['a pull request with the label that keeps it away', ({ kept }) => ({ pull: kept }), { kind: 'nothing' }],
    [
      'a branch',
      () => ({ branch: 'feature' }),
      { kind: 'fix', request: { trigger: 'dispatch', headBranch: 'feature', run: { name: 'CI' } } },
    ],
    ['no branch', () => ({ branch: 'gone' }), { kind: 'refused', why: 'There is no branch gone.' }],
    ['a part of a branch’s name', () => ({ branch: 'feat' }), { kind: 'refused' }],
  ])('%s', async (_, named, task) => {
    await using shop = await openShop()
    const what = named(lay(shop))

    expect((await asking(shop, { kind: 'named', what, by: 'ada' })).task).toMatchObject(task)
    expect(shop.github.violations).toEqual([])
  })
})

describe.concurrent('a review', () => {
  interface Reviewed {
    /** Who opened the pull request. */
    readonly author?: string
    readonly body?: (shop: Shop) => string | undefined
    readonly by?: string
    readonly isBot?: boolean
    readonly state?: 'CHANGES_REQUESTED' | 'COMMENTED'
    readonly hasComment?: boolean
    readonly lay?: (shop: Shop, pull: number) => unknown
    readonly bots?: readonly string[]
  }

  const top = ({ head }: Shop) =>
    `${htmlMarker('request', {
      key: 'key',
      name: 'CI',
      request: { trigger: 'workflow_run', repository: name, headBranch: 'feature', headSha: head('feature') },
    })}\nFixed`

  async function reviewed(shop: Shop, told: Reviewed) {
    const {
      author = bot,
      body = top,
      by = 'writer',
      isBot = false,
      state = 'CHANGES_REQUESTED',
      hasComment = true,
    } = told
    shop.github.setCollaborator(name, 'writer', 'write')
    shop.github.openPull(name, { head: 'feature', base: 'main', login: 'linus' })
    const text = body(shop)
    const pull = shop.github.openPull(name, {
      head: branch,
      base: 'feature',
      login: author,
      ...(text === undefined ? {} : { body: text }),
    })
    told.lay?.(shop, pull)
    const comments = hasComment ? [{ path: 'src/cart.ts', line: 1, body: 'Not like this' }] : []
    const { id } = shop.github.review(name, pull, { state, body: 'No', login: by, comments })
    const asked: ParsedEvent = { kind: 'review', pull, review: id, by: { login: by, isBot } }
    return { pull, id, ...(await asking(shop, asked, { bots: told.bots ?? [] })) }
  }

  it('of the bot’s own pull request is worked on, by the settings of what the failing branch is merged into', async () => {
    await using shop = await openShop()

    const { task, admitted, bases, id } = await reviewed(shop, {})

    expect(task).toMatchObject({
      kind: 'revise',
      pull: { number: 2, head: { ref: branch } },
      answers: { key: 'key', name: 'CI' },
      base: 'main',
      review: {
        id,
        login: 'writer',
        demands: [
          { file: '', what: 'No', thread: undefined },
          { file: 'src/cart.ts', line: 1, what: 'Not like this' },
        ],
      },
    })
    expect([admitted, bases]).toEqual([1, ['main']])
    expect(shop.github.violations).toEqual([])
  })

  it.each<[string, Reviewed, 'nothing' | 'refused']>([
    ['of a person’s pull request with a forged marker', { author: 'eve' }, 'nothing'],
    ['of another bot’s pull request with a forged marker', { author: 'renovate[bot]' }, 'nothing'],
    ['of a pull request of the bot that answers nothing', { body: () => 'Hello' }, 'nothing'],
    ['of a pull request without a text', { body: () => undefined }, 'nothing'],
    ['of one whose marker stands in the middle of a line', { body: shop => `x ${top(shop)}` }, 'nothing'],
    ['of one that is closed', { lay: ({ github }, pull) => github.closePull(name, pull) }, 'nothing'],
    [
      'of one with the label that keeps it away',
      { lay: ({ github }, pull) => github.label(name, pull, ['hands-off']) },
      'nothing',
    ],
    [
      'of one whose failing pull request has the label that keeps it away',
      { lay: ({ github }) => github.label(name, 1, ['hands-off']) },
      'nothing',
    ],
    ['by the bot itself', { by: bot, isBot: true, bots: [bot] }, 'nothing'],
    ['by a bot that nobody names', { by: 'renovate[bot]', isBot: true }, 'refused'],
    ['that only says something', { state: 'COMMENTED', hasComment: false }, 'nothing'],
  ])('%s is not worked on', async (_, told, kind) => {
    await using shop = await openShop()

    const { task, admitted } = await reviewed(shop, told)

    expect([task.kind, admitted]).toEqual([kind, 0])
  })

  it.each(PERMISSIONS)('by somebody with the permission %s', async role => {
    await using shop = await openShop()
    shop.github.setCollaborator(name, 'asker', role)

    const { task } = await reviewed(shop, { by: 'asker' })

    expect(task.kind).toBe(['write', 'maintain', 'admin'].includes(role) ? 'revise' : 'refused')
  })

  it('of another bot’s pull request is not worked on when GitHub fails to tell who we are', async () => {
    await using shop = await openShop()
    shop.github.fault({ on: { path: /graphql/ }, kind: 'status', status: 502, times: 100 })

    const kind = await reviewed(shop, { author: 'renovate[bot]' }).then(
      ({ task }) => task.kind,
      (error: unknown) => (error instanceof UserError ? 'explained' : error),
    )

    expect(kind).toBe('explained')
  })
})

describe.concurrent('the end of CI on the bot’s own pull request', () => {
  async function ended(shop: Shop, labelled?: 'own' | 'failing') {
    const request = { trigger: 'workflow_run' as const, repository: name, headBranch: 'feature', headSha: 'a' }
    const body = `${htmlMarker('request', { key: 'key', name: 'CI', request })}\nFixed`
    const failing = shop.github.openPull(name, { head: 'feature', base: 'main', login: 'linus' })
    const own = shop.github.openPull(name, { head: branch, base: 'feature', login: bot, body })
    if (labelled !== undefined) shop.github.label(name, { own, failing }[labelled], ['hands-off'])
    return asking(shop, { kind: 'own-run', branch, sha: shop.head(branch), url: 'https://example.com/7' })
  }

  it('judges it, by the settings of what the failing branch is merged into', async () => {
    await using shop = await openShop()

    expect(await ended(shop)).toMatchObject({ task: { kind: 'judge', base: 'main' }, bases: ['main'] })
  })

  it.each(['own', 'failing'] as const)('starts no work where the %s one has the label that keeps it away', async of => {
    await using shop = await openShop()

    const { task } = await ended(shop, of)

    expect(task).toEqual({ kind: 'nothing', why: expect.stringContaining('label hands-off') })
  })
})
