import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { noArtifact, patchIn, reportsFromArtifacts } from '../../src/github/artifacts.ts'
import { createClient } from '../../src/github/client.ts'
import { startGitHub, type TokenOptions } from '../world/github/github.ts'

const name = 'octo/shop'

it('the XML files of all artifacts that match are read, wherever they lie in them', async () => {
  const scene = await lay()
  scene.add('reports-linux', {
    'junit.xml': '<a/>',
    'deep/er/TEST-b.XML': '<b/>',
    'log.txt': 'no',
    'xml/readme.md': 'no',
  })
  scene.add('reports-mac', { 'junit.xml': '<c/>' })
  scene.add('coverage', { 'junit.xml': '<d/>' })

  const read = await scene.read('reports-*')

  expect(read).toEqual({
    files: [
      { name: 'reports-linux/junit.xml', text: '<a/>' },
      { name: 'reports-linux/deep/er/TEST-b.XML', text: '<b/>' },
      { name: 'reports-mac/junit.xml', text: '<c/>' },
    ],
    notes: [],
    artifacts: ['reports-linux', 'reports-mac', 'coverage'],
  })
  expect(scene.github.violations).toEqual([])
})

it('all pages of the list are read', async () => {
  const scene = await lay()
  for (let index = 0; index < 103; index += 1) scene.add(`shard-${index}`, { 'junit.xml': `<s${index}/>` })

  const { files } = await scene.read('shard-10?')

  expect(files.map(({ text }) => text).toSorted()).toEqual(['<s100/>', '<s101/>', '<s102/>'])
})

it('of artifacts with one name, that of the last attempt is read', async () => {
  const scene = await lay()
  scene.add('junit', { 'junit.xml': '<first/>' })
  scene.add('other', { 'junit.xml': '<other/>' })
  scene.add('junit', { 'junit.xml': '<second/>' })

  const { files } = await scene.read('*')

  expect(files.map(({ text }) => text)).toEqual(['<other/>', '<second/>'])
})

it('names that would leave a folder on disk are only names', async () => {
  const scene = await lay()
  scene.add('evil', { '../../../../tmp/fix-tests-slip.xml': '<x/>', '/tmp/fix-tests-slip.xml': '<y/>' })

  const { files } = await scene.read('*')

  expect(files.map(({ text }) => text)).toEqual(['<x/>', '<y/>'])
  expect(existsSync('/tmp/fix-tests-slip.xml')).toBe(false)
})

it('an artifact that has expired is noted, and the others are read', async () => {
  const scene = await lay()
  scene.add('old', {}, true)
  scene.add('new', { 'junit.xml': '<a/>' })

  const { files, notes } = await scene.read('*')

  expect(files).toHaveLength(1)
  expect(notes).toEqual(['The artifact old has expired.'])
})

it('an artifact that expires after it was listed is noted, and the others are read', async () => {
  const scene = await lay()
  scene.add('old', { 'junit.xml': '<a/>' })
  scene.add('new', { 'junit.xml': '<b/>' })
  const body = { message: 'Artifact has expired' }
  scene.github.fault({ kind: 'status', status: 410, times: 1, on: { path: /artifacts\/\d+\/zip$/ }, body })

  const { files, notes } = await scene.read('*')

  expect(files).toHaveLength(1)
  expect(notes).toEqual([expect.stringMatching(/^The artifact (?:old|new) has expired\.$/)])
})

it.each([
  ['cut off', (zip: Buffer) => zip.subarray(0, zip.length / 2)],
  ['a page of HTML', () => Buffer.from('<!doctype html><title>Sign in</title>')],
  ['empty', () => Buffer.alloc(0)],
])('an artifact whose zip is %s is noted, and the others are read', async (_, broken) => {
  const scene = await lay()
  const { file, zip } = scene.add('broken', { 'junit.xml': '<a/>'.repeat(100) })
  scene.add('good', { 'junit.xml': '<b/>' })
  writeFileSync(file, broken(zip))

  const { files, notes } = await scene.read('*')

  expect(files).toEqual([{ name: 'good/junit.xml', text: '<b/>' }])
  expect(notes).toEqual([expect.stringMatching(/^The artifact broken cannot be unzipped: /)])
})

it('a download that fails once is repeated', async () => {
  const scene = await lay()
  scene.add('reports', { 'junit.xml': '<a/>' })
  scene.github.fault({ on: { method: 'GET', path: /\/zip$/ }, kind: 'status', status: 502 })

  const { files } = await scene.read('*')

  expect(files).toHaveLength(1)
})

it('nothing is read when nothing matches, and the sentence names what there is', async () => {
  const scene = await lay()
  scene.add('coverage', { 'junit.xml': '<a/>' })

  const { files, artifacts } = await scene.read('reports-*')

  expect(files).toEqual([])
  expect(noArtifact('reports-*', artifacts)).toMatchObject({
    name: 'UserError',
    sentence:
      'No artifact of the failed run matches "reports-*" and holds a test report (its artifacts are coverage). Upload the JUnit XML with actions/upload-artifact, if: always(), and name it in artifact-name.',
  })
  expect(noArtifact('*', []).message).toContain('it has no artifacts')
})

it('a token that may not read them is told in a sentence', async () => {
  const scene = await lay({ permissions: { contents: 'read' } })
  scene.add('reports', { 'junit.xml': '<a/>' })

  await expect(scene.read('*')).rejects.toMatchObject({
    name: 'UserError',
    sentence: expect.stringMatching(
      /^The token may not read the artifacts of the failed run\. Give the job permissions: actions: read/,
    ),
  })
})

describe('the patch of a run without rights of its own', () => {
  const PATCH = 'diff --git a/a.ts b/a.ts\n'

  it.each<[string, (scene: Awaited<ReturnType<typeof lay>>) => unknown, string | undefined]>([
    ['is read', scene => scene.add('fix-tests-patch', { 'fix.patch': PATCH }), PATCH],
    ['is none where there is none', scene => scene.add('reports', { 'fix.patch': PATCH }), undefined],
    [
      'is that of the last attempt',
      scene => {
        scene.add('fix-tests-patch', { 'fix.patch': 'old' })
        scene.add('fix-tests-patch', { 'fix.patch': PATCH })
      },
      PATCH,
    ],
    [
      'is not one that has expired',
      scene => {
        scene.add('fix-tests-patch', { 'fix.patch': PATCH })
        scene.add('fix-tests-patch', {}, true)
      },
      PATCH,
    ],
    [
      'is found behind more than a page of others',
      scene => {
        for (let index = 0; index < 101; index += 1) scene.add(`shard-${index}`, {})
        scene.add('fix-tests-patch', { 'fix.patch': PATCH })
      },
      PATCH,
    ],
    [
      'is not another file',
      scene => scene.add('fix-tests-patch', { '../fix.patch': 'x', 'x/fix.patch': 'x' }),
      undefined,
    ],
    [
      'is not too large a file',
      scene => scene.add('fix-tests-patch', { 'fix.patch': 'x'.repeat(1_000_001) }),
      undefined,
    ],
    [
      'is not what is no zip',
      scene => writeFileSync(scene.add('fix-tests-patch', {}).file, '<!doctype html>'),
      undefined,
    ],
  ])('%s', async (_, prepare, patch) => {
    const scene = await lay()
    prepare(scene)

    expect(await scene.patch()).toBe(patch)
    expect(scene.github.violations).toEqual([])
  })

  it('is none where it may not be read', async () => {
    const scene = await lay({ permissions: { contents: 'read' } })
    scene.add('fix-tests-patch', { 'fix.patch': PATCH })

    expect(await scene.patch()).toBeUndefined()
  })
})

async function lay(token: Partial<TokenOptions> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-artifacts-'))
  const github = await startGitHub({ root: join(home, 'github') })
  onTestFinished(async () => {
    await github.close()
    rmSync(home, { recursive: true, force: true })
  })
  const work = join(home, 'work')
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
  }
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', work], { env })
  execFileSync('git', ['commit', '--quiet', '--allow-empty', '--message', 'x'], { cwd: work, env })
  await github.addRepo(name, { from: work, defaultBranch: 'main' })
  const run = github.addWorkflowRun(name, { headBranch: 'main', headSha: 'a'.repeat(40) })
  const secret = github.addToken({
    name: 'job',
    login: 'github-actions[bot]',
    type: 'Bot',
    permissions: { actions: 'read' },
    ...token,
  })
  const api = createClient({ token: secret, apiUrl: github.apiUrl })
  return {
    github,
    add(artifact: string, files: Record<string, string>, expired = false) {
      const { id } = github.addArtifact(name, run.id, { name: artifact, files, expired })
      const file = execFileSync('find', [github.bare(name), '-name', `${id}.zip`], { encoding: 'utf8' }).trim()
      return { file, zip: execFileSync('cat', [file]) }
    },
    patch: () => patchIn({ client: api, owner: 'octo', repo: 'shop' }, run.id),
    async read(pattern: string) {
      const read = await reportsFromArtifacts(api, { repository: name, runId: run.id, pattern })
      const files = read.files.map(file => ({ name: file.name, text: Buffer.from(file.bytes).toString() }))
      return { ...read, files }
    },
  }
}
