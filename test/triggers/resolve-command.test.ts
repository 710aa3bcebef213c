import { describe, expect, it } from 'vitest'
import { UserError } from '../../src/contracts/errors.ts'
import { htmlMarker } from '../../src/github/html-marker.ts'
import { asking } from './asking.ts'
import { bot, branch, fork, name, openShop, type Shop } from '../github/shop.ts'
import { AFTER, command, expectAnswers, person } from './permission.cases.ts'

const BEFORE = '2024-01-01T11:59:59Z'

/** A shop with an open pull request of `feature`, whose last run failed, and with somebody who may write. */
async function opened(): Promise<Shop & { pull: number; run: number }> {
  const shop = await openShop()
  const pull = shop.github.openPull(name, { head: 'feature', base: 'main', login: 'linus' })
  shop.github.setCollaborator(name, 'writer', 'write')
  const { id } = shop.github.addWorkflowRun(name, { headBranch: 'feature', headSha: shop.head('feature') })
  return Object.assign(shop, { pull, run: id })
}

describe.concurrent.each([false, true])('who has which permission, where the branch has moved since: %s', hasMoved => {
  // One that may not ask, and one that may: the others are in the full tier.
  it.each(['triage', 'write'] as const)('%s', role => expectAnswers(role, hasMoved))
})

describe.concurrent('that the branch has moved since the comment was written', () => {
  const ZERO = '0'.repeat(40)

  it.each<[string, boolean, (shop: Shop) => unknown]>([
    [
      'a push before it',
      false,
      ({ github, head }) => github.activity(name, { branch: 'feature', before: head('main'), timestamp: BEFORE }),
    ],
    [
      'a push after it',
      true,
      ({ github, head }) => github.activity(name, { branch: 'feature', before: head('main'), timestamp: AFTER }),
    ],
    [
      'a push after it that nobody told',
      true,
      shop => {
        shop.push('feature', 'More')
      },
    ],
    [
      'a force push after it',
      true,
      ({ github, head }) =>
        github.activity(name, {
          branch: 'feature',
          before: head('eve-only', fork),
          timestamp: AFTER,
          type: 'force_push',
        }),
    ],
    [
      'the branch was deleted before and made again after it',
      true,
      ({ github, head }) => {
        github.activity(name, { branch: 'feature', sha: ZERO, before: head('feature'), timestamp: BEFORE })
        github.activity(name, { branch: 'feature', before: ZERO, timestamp: AFTER })
      },
    ],
    [
      'the branch was deleted and made again before it',
      false,
      ({ github, head }) => {
        github.activity(name, { branch: 'feature', sha: ZERO, before: head('main'), timestamp: '2023-01-01T00:00:00Z' })
        github.activity(name, { branch: 'feature', before: ZERO, timestamp: BEFORE })
      },
    ],
    [
      'it went away and came back after it',
      false,
      ({ github, head }) => {
        const [here, there] = [head('feature'), head('main')]
        github.activity(name, { branch: 'feature', sha: there, before: here, timestamp: AFTER })
        github.activity(name, { branch: 'feature', sha: here, before: there, timestamp: '2024-01-01T12:00:02Z' })
      },
    ],
    [
      'another branch was pushed after it',
      false,
      ({ github, head }) => github.activity(name, { branch: 'main', before: head('feature'), timestamp: AFTER }),
    ],
    [
      'there were more pushes than one page tells',
      true,
      ({ github, head }) => {
        const ends = [head('feature'), head('main')]
        for (let index = 0; index < 150; index += 1)
          github.activity(name, {
            branch: 'feature',
            sha: ends[(index + 1) % 2] ?? '',
            before: ends[index % 2] ?? '',
            timestamp: new Date(Date.parse(AFTER) + index * 1_000).toISOString(),
          })
        github.activity(name, { branch: 'feature', before: head('main'), timestamp: '2025-01-01T00:00:00Z' })
      },
    ],
    [
      'a server that does not tell',
      false,
      ({ github, head }) => {
        github.activity(name, { branch: 'feature', before: head('main'), timestamp: AFTER })
        github.fault({ on: { path: /\/activity$/ }, kind: 'status', status: 404 })
      },
    ],
  ])('%s: %s', async (_, hasMoved, lay) => {
    await using shop = await opened()
    lay(shop)

    const { task } = await asking(shop, command(shop.pull))

    expect(task).toMatchObject(
      hasMoved
        ? { kind: 'refused', why: expect.stringMatching(/^The branch feature has moved since .+ to [0-9a-f]{7}\.$/) }
        : { kind: 'fix', request: { headSha: shop.head('feature') } },
    )
    expect(shop.github.violations).toEqual([])
  })

  it('is not guessed where the server fails', async () => {
    await using shop = await opened()
    shop.github.fault({ on: { path: /\/activity$/ }, kind: 'status', status: 502, times: 100 })

    await expect(asking(shop, command(shop.pull))).rejects.toBeInstanceOf(UserError)
  })
})

describe.concurrent('a bot that writes a command', () => {
  it.each<[string, string, readonly string[], string]>([
    ['is not heard unless it is named', 'renovate[bot]', [], 'refused'],
    ['is heard by its exact name', 'renovate[bot]', ['renovate[bot]'], 'fix'],
    ['is not heard by a part of its name', 'renovate[bot]', ['renovate'], 'refused'],
    ['is not heard by its name in other letters', 'renovate[bot]', ['Renovate[bot]'], 'refused'],
    ['is not heard by a pattern', 'renovate[bot]', ['*'], 'refused'],
    ['is never heard when it is the bot itself', bot, [bot], 'nothing'],
  ])('%s', async (_, login, bots, kind) => {
    await using shop = await opened()
    shop.github.setCollaborator(name, login, 'admin')

    const { task, admitted } = await asking(shop, command(shop.pull, { by: { login, isBot: true } }), { bots })

    expect([task.kind, admitted]).toEqual([kind, kind === 'fix' ? 1 : 0])
  })

  it('is not a person of that name', async () => {
    await using shop = await opened()

    const asked = command(shop.pull, { by: person('renovate[bot]') })

    expect((await asking(shop, asked, { bots: ['renovate[bot]'] })).task.kind).toBe('refused')
  })

  it('is not heard when it is itself, for all that GitHub fails to tell who that is', async () => {
    await using shop = await opened()
    shop.github.fault({ on: { path: /graphql/ }, kind: 'status', status: 502, times: 100 })

    const asked = command(shop.pull, { by: { login: bot, isBot: true } })
    const kind = await asking(shop, asked, { bots: [bot] }).then(
      ({ task }) => task.kind,
      (error: unknown) => (error instanceof UserError ? 'explained' : error),
    )

    expect(kind).toBe('explained')
  })
})

describe.concurrent('the person whose token fix-tests has', () => {
  it('is heard like anybody else: only a bot does not answer itself', async () => {
    await using shop = await opened()
    shop.github.setCollaborator(name, 'ada', 'write')

    const token = { type: 'User', login: 'ada' } as const
    const { task } = await asking(shop, command(shop.pull, { by: person('ada') }), { token })

    expect(task.kind).toBe('fix')
  })
})

describe.concurrent('the words of a command', () => {
  it.each<[string, object]>([
    ['/fix-tests', { kind: 'fix', request: { only: [] }, command: { verb: 'fix' } }],
    ['/fix-tests "adds an item" src', { kind: 'fix', request: { only: ['adds an item', 'src'] } }],
    ['/fix-tests apply', { kind: 'fix', command: { verb: 'apply' } }],
    ['/fix-tests explain', { kind: 'fix', command: { verb: 'explain' } }],
    ['/fix-tests retry --max-iterations 3', { kind: 'fix', command: { verb: 'retry', maxIterations: 3 } }],
    ['/fix-tests stop', { kind: 'stop', pull: 1 }],
    [
      '/fix-tests --bogus',
      { kind: 'refused', why: expect.stringContaining('--bogus'), more: expect.stringContaining('| write |') },
    ],
    ['/fix-tests help', { kind: 'help' }],
  ])('%s', async (body, task) => {
    await using shop = await opened()

    const asked = await asking(shop, command(shop.pull, { body }))

    expect(asked).toMatchObject({ task, admitted: 1 })
    expect(asked.bases, 'the settings are those of the branch that it is merged into').toEqual(['main'])
  })

  it('say nothing of who may not ask: they are not read', async () => {
    await using shop = await opened()

    const asked = await asking(shop, command(shop.pull, { body: '/fix-tests --bogus', by: person('eve') }))

    expect(asked).toMatchObject({ admitted: 0, task: { kind: 'refused', why: expect.stringContaining('eve has') } })
    expect(asked.task).not.toHaveProperty('more')
  })

  it('are of no use on a pull request that is not there', async () => {
    await using shop = await opened()

    expect((await asking(shop, command(99))).task).toMatchObject({ kind: 'refused' })
  })
})

describe.concurrent("a command on the bot's own pull request", () => {
  function proposed({ github }: Shop): number {
    const request = { trigger: 'workflow_run' as const, repository: name, headBranch: 'feature', headSha: 'a' }
    const body = `${htmlMarker('request', { key: 'key', name: 'CI', request })}\nFixed`
    return github.openPull(name, { head: branch, base: 'feature', login: bot, body })
  }

  it('is refused where the failing one has the label that keeps it away', async () => {
    await using shop = await opened()
    shop.github.label(name, shop.pull, ['hands-off'])

    const { task } = await asking(shop, command(proposed(shop)))

    expect(task).toMatchObject({ kind: 'refused', why: expect.stringContaining('label hands-off') })
  })

  it('has its options also where it is for a review', async () => {
    await using shop = await opened()
    const own = proposed(shop)
    shop.github.review(name, own, { state: 'CHANGES_REQUESTED', body: 'Rename it', login: 'writer' })

    const { task } = await asking(shop, command(own, { body: '/fix-tests --max-cost 0.10 --model offline' }))

    expect(task).toMatchObject({ kind: 'revise', command: { verb: 'fix', maxCost: 0.1, model: 'offline' } })
  })
})

describe.concurrent('what failed at the head', () => {
  it.each<[string, (shop: Shop) => unknown, object]>([
    [
      'is told by the failed run',
      () => undefined,
      { reports: 'artifacts', request: { run: { id: expect.any(Number), attempt: 1, name: 'CI' } } },
    ],
    [
      'is told by none when a later run of that workflow passed',
      ({ github, head }) =>
        github.addWorkflowRun(name, { headBranch: 'feature', headSha: head('feature'), conclusion: 'success' }),
      { reports: 'nowhere' },
    ],
    [
      'is not told by a run that goes on',
      ({ github, head }) =>
        github.addWorkflowRun(name, { headBranch: 'feature', headSha: head('feature'), status: 'in_progress' }),
      { reports: 'artifacts', request: { run: { name: 'CI' } } },
    ],
    [
      'is not told by the workflow that fix-tests runs in',
      ({ github, head }) =>
        github.addWorkflowRun(name, { name: 'fix-tests', headBranch: 'feature', headSha: head('feature') }),
      { reports: 'artifacts', request: { run: { name: 'CI' } } },
    ],
    [
      'is not told by a run of an earlier commit',
      ({ push }) => {
        push('feature', 'More')
      },
      { reports: 'nowhere' },
    ],
  ])('%s', async (_, lay, task) => {
    await using shop = await opened()
    lay(shop)

    const asked = await asking(shop, command(shop.pull, { at: new Date(Date.now() + 60_000).toISOString() }))

    expect(asked.task).toMatchObject({ kind: 'fix', ...task })
  })
})
