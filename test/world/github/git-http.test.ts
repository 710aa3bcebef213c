import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { client, clone, commit, everything, git, head, name, remote, scratch, token, world } from './sandbox.ts'

describe('a push', () => {
  test('brings a branch and a ref of its own atomically', async () => {
    await using github = await world()
    const checkout = await clone(github)
    const sha = await commit(checkout, { 'fix.txt': 'x\n' })

    await git(checkout, 'push', '--quiet', '--atomic', 'origin', 'HEAD:refs/heads/fix', 'HEAD:refs/fix-tests/key')

    const refs = await git(checkout, 'ls-remote', 'origin', 'refs/heads/fix', 'refs/fix-tests/key')
    expect(refs.split('\n')).toEqual([`${sha}\trefs/fix-tests/key`, `${sha}\trefs/heads/fix`])
  })

  test('moves nothing if one ref of an atomic push is refused', async () => {
    await using github = await world()
    github.protectBranch(name, 'release/*')
    const checkout = await clone(github)

    const pushed = git(checkout, 'push', '--atomic', 'origin', 'HEAD:refs/heads/fix', 'HEAD:refs/heads/release/1')

    await expect(pushed).rejects.toThrow(/GH006: Protected branch update failed for refs\/heads\/release\/1/)
    expect(await git(checkout, 'ls-remote', 'origin', 'refs/heads/fix')).toBe('')
  })

  test('can have several megabytes, sent in chunks', async () => {
    await using github = await world()
    const checkout = await clone(github)
    const noise = Array.from({ length: 150_000 }, () => Math.random().toString(36)).join('\n')
    await commit(checkout, { 'noise.txt': noise })

    await git(checkout, '-c', 'http.postBuffer=65536', 'push', '--quiet', 'origin', 'HEAD:refs/heads/big')

    expect(await git(github.bare(name), 'cat-file', '-t', 'big:noise.txt')).toBe('blob')
  })

  const workflow = { '.github/workflows/ci.yml': 'on: push\n' }
  test.each<[string, object, Record<string, string>, RegExp]>([
    ['to contents', { permissions: { contents: 'read' } }, {}, /Permission to acme\/app\.git denied to .*\[bot\]/],
    [
      'to workflows',
      {},
      workflow,
      /refusing to allow a GitHub App .*`\.github\/workflows\/ci\.yml` without `workflows`/,
    ],
    ['to workflows, of a person', { login: 'ann', type: 'User' }, workflow, /Personal Access Token .*`workflow` scope/],
  ])('is refused without the permission %s', async (_, options, files, message) => {
    await using github = await world()
    github.setCollaborator(name, 'ann', 'write')
    const checkout = await clone(github, options)
    await commit(checkout, { 'a.txt': 'a\n', ...files })

    await expect(git(checkout, 'push', 'origin', 'HEAD:refs/heads/fix')).rejects.toThrow(message)
  })

  test('may change a workflow with the permission, and nothing in an archived repository', async () => {
    await using github = await world()
    const checkout = await clone(github, { permissions: { ...everything, workflows: 'write' } })
    await commit(checkout, workflow)
    await git(checkout, 'push', '--quiet', 'origin', 'HEAD:refs/heads/ci')
    github.setArchived(name, true)

    const pushed = git(checkout, 'push', 'origin', 'HEAD:refs/heads/fix')

    await expect(pushed).rejects.toThrow(/This repository was archived so it is read-only\.[^]*403/)
    await git(checkout, 'fetch', '--quiet')
  })
})

test('credentials are needed, and an unknown repository is not found', async () => {
  await using github = await world()

  const anonymous = await fetch(`${github.url}/acme/app/info/refs?service=git-upload-pack`)
  const wrong = git(scratch, 'ls-remote', remote(github, token(github), 'acme/other'))

  expect(anonymous.status).toBe(401)
  expect(anonymous.headers.get('www-authenticate')).toBe('Basic realm="GitHub"')
  await expect(wrong).rejects.toThrow(/Repository not found/)
})

test('a commit can be fetched by its id', async () => {
  await using github = await world()
  const checkout = join(scratch, 'by-id')
  await git(scratch, 'init', '--quiet', checkout)

  await git(checkout, 'fetch', '--quiet', '--depth=1', remote(github, token(github)), head)

  expect(await git(checkout, 'rev-parse', 'FETCH_HEAD')).toBe(head)
})

describe('a fault', () => {
  const at = { owner: 'acme', repo: 'app' }

  test('answers with a status of its own, after as many requests as told', async () => {
    await using github = await world()
    const { repos } = client(github)
    const body = { message: 'You have exceeded a secondary rate limit.' }
    const answer = { kind: 'status', status: 403, body, headers: { 'retry-after': '1' } } as const
    github.fault({ on: { method: 'GET', path: /\/repos\/acme\/app$/ }, after: 1, times: 2, ...answer })

    const statuses: number[] = []
    for (let i = 0; i < 4; i++) {
      const asked = repos.get(at).catch((error: { status: number }) => error)
      statuses.push((await asked).status)
    }

    expect(statuses).toEqual([200, 403, 403, 200])
    expect(github.journal.map(({ fault }) => fault)).toEqual([undefined, 'status', 'status', undefined])
  })

  test.each([
    ['status', { kind: 'status', status: 502 }, ''],
    // Twice, because git tries once more on a fresh connection.
    ['reset-before', { kind: 'reset-before', times: 2 }, ''],
    ['reset-after', { kind: 'reset-after' }, 'refs/heads/fix'],
  ] as const)('of the kind %s hits a push as well', async (_, fault, expected) => {
    await using github = await world()
    const checkout = await clone(github)
    await commit(checkout, { 'fix.txt': 'x\n' })
    github.fault({ on: { method: 'POST', path: /git-receive-pack/ }, ...fault })

    await expect(git(checkout, 'push', 'origin', 'HEAD:refs/heads/fix')).rejects.toThrow()

    expect(await git(github.bare(name), 'for-each-ref', '--format=%(refname)', 'refs/heads/fix')).toBe(expected)
  })
})
