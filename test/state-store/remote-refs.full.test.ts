import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { BranchConflict } from '../../src/contracts/errors.ts'
import { remoteRefs } from '../../src/state-store/remote-transport.ts'
import { lay, name } from './remote-scene.ts'

const [a, b] = ['refs/fix-tests/00000000000000aa', 'refs/fix-tests/00000000000000bb']

async function withLedgers() {
  const scene = await lay()
  const head = scene.git('rev-parse', 'main')
  for (const ref of [a, b, 'refs/fix-tests/history', 'refs/fix-tests/runs', 'refs/heads/fix-tests/x'])
    scene.git('update-ref', ref, head)
  const { repository } = await scene.machine()
  const ledgers = remoteRefs({ repository, url: `${scene.github.url}/${name}`, token: scene.token() })
  const refs = () => scene.git('for-each-ref', '--format=%(refname)', 'refs/fix-tests').split('\n')
  return { scene, head, ledgers, refs }
}

/** Takes no branch for the bot's own. */
const none = { isOwn: () => false, keyOf: () => undefined }

describe('all ledgers of a remote', () => {
  it('are the refs with a key as name, each with the time of its commit', async () => {
    const { scene, head, ledgers } = await withLedgers()

    const writtenAt = Number(scene.git('log', '-1', '--format=%ct', head)) * 1_000
    expect(await ledgers.list('fix-tests/*', none)).toEqual([
      { ref: a, commit: head, key: '00000000000000aa', writtenAt },
      { ref: b, commit: head, key: '00000000000000bb', writtenAt },
    ])
  })

  it('stand beside the branches of a name, whose keys their messages tell', async () => {
    const { scene, ledgers } = await withLedgers()
    const message = 'Fix it\n\nWith lines\n\nFix-Tests-Key: 00000000000000cc'
    const made = scene.git('commit-tree', 'main^{tree}', '-p', 'main', '-m', message)
    for (const branch of ['fix-tests/deep/y', 'fix-tests/deep/theirs', 'other/z'])
      scene.git('update-ref', `refs/heads/${branch}`, made)

    const asked: string[] = []
    const found = await ledgers.list('fix-tests/*', {
      isOwn: branch => {
        asked.push(branch)
        return !branch.endsWith('theirs')
      },
      keyOf: said => /^Fix-Tests-Key: (\w+)$/m.exec(said)?.[1],
    })

    expect(asked.toSorted()).toEqual(['fix-tests/deep/theirs', 'fix-tests/deep/y', 'fix-tests/x'])
    expect(found.filter(({ ref }) => ref.startsWith('refs/heads/'))).toEqual([
      { ref: 'refs/heads/fix-tests/deep/y', commit: made, key: '00000000000000cc', writtenAt: expect.any(Number) },
    ])
  })

  it('are none in a repository without', async () => {
    const scene = await lay()
    const { repository } = await scene.machine()

    expect(
      await remoteRefs({ repository, url: `${scene.github.url}/${name}`, token: scene.token() }).list(
        'fix-tests/*',
        none,
      ),
    ).toEqual([])
  })

  it('are removed together, and nothing else is', async () => {
    const { ledgers, refs } = await withLedgers()

    await ledgers.remove(await ledgers.list('fix-tests/*', none))

    expect(refs()).toEqual(['refs/fix-tests/history', 'refs/fix-tests/runs'])
  })

  it('all stay if another run has written one of them since they were listed', async () => {
    const { scene, ledgers, refs } = await withLedgers()
    const listed = await ledgers.list('fix-tests/*', none)
    const newer = scene.git('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'fix-tests: at work')
    scene.git('update-ref', b, newer)

    await expect(ledgers.remove(listed)).rejects.toThrow(BranchConflict)

    expect(refs()).toEqual([a, b, 'refs/fix-tests/history', 'refs/fix-tests/runs'])
    expect(scene.git('rev-parse', b)).toBe(newer)
  })
})

describe('a server that accepts and never answers', () => {
  it('is given up after half a minute, with what to do', { timeout: 120_000 }, async () => {
    const scene = await lay()
    const { repository } = await scene.machine()
    await using server = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const ledgers = remoteRefs({ repository, url: `http://127.0.0.1:${port}/${name}`, token: scene.token() })

    await expect(ledgers.list('fix-tests/*', none)).rejects.toMatchObject({
      message: expect.stringMatching(/^git could not talk to http:\S+: fatal: .+Operation too slow/),
      remedy: expect.stringContaining('Run the job again'),
    })
  })
})
