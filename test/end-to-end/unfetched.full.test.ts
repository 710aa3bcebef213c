import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pointerTo } from '../world/github/git-lfs.ts'
import type { ProjectCommit } from '../world/project.ts'
import { git, importCommits } from '../world/project.ts'
import type { ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene, type SceneOptions } from '../world/scene.ts'
import { has } from '../world/toolchains.ts'
import { withWorkflow, workflow } from './ci-steps.cases.ts'

const hasLfs = has('git', 'lfs', 'version')
const CONTENT = 'the content of a large file\n'

/** The library as a repository of its own, within another folder. */
function libraryIn(home: string): { readonly path: string; readonly sha: string } {
  const path = join(home, 'library')
  mkdirSync(path)
  git(path, 'init', '--quiet', '--bare', '--initial-branch=main')
  importCommits(path, [{ message: 'Begin', files: { 'add.js': 'export const add = (a, b) => a + b\n' } }])
  return { path, sha: git(path, 'rev-parse', 'main').trim() }
}

/** A project with a wrong operator, one test of which reads what its checkout may lack, and whose CI fetched that. */
function lacking(inputs: string, commit: Omit<ProjectCommit, 'message'>, reads: string): SceneOptions {
  const text = workflow.replace('actions/checkout@v4\n', `actions/checkout@v4\n        with: { ${inputs} }\n`)
  const [begin, ...rest] = withWorkflow.commits
  const last = { message: 'Add what CI fetches', files: { ...commit.files, 'test/fetched.test.js': reads } }
  const files = { '.github/workflows/ci.yml': text, 'test/variables.test.js': undefined }
  return {
    ...withWorkflow,
    commits: [
      ...(begin === undefined ? [] : [begin]),
      ...rest,
      { ...last, files: { ...last.files, ...files }, submodules: commit.submodules ?? {} },
    ],
    // CI had all files.
    report: xml =>
      xml.replace(/<testcase name="is fetched"[^]*?<\/testcase>/, '<testcase name="is fetched" time="0"/>'),
  }
}

const readsLibrary = `import assert from 'node:assert'
import { test } from 'node:test'

test('is fetched', async () => assert.equal((await import('../lib/add.js')).add(1, 2), 3))
`
const readsLarge = `import assert from 'node:assert'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

test('is fetched', () => assert.equal(readFileSync('large.bin', 'utf8'), ${JSON.stringify(CONTENT)}))
`
const modules = (url: string) => `[submodule "lib"]\n\tpath = lib\n\turl = ${url}\n`

function expectFixed(scene: Scene, result: ActionResult): void {
  expect(result.outputs.outcome, result.log).toBe('fixed')
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
}

const warningsOf = ({ annotations }: ActionResult) =>
  annotations.filter(({ level }) => level === 'warning').map(({ message }) => message)

describe('submodules that the failed job fetched', () => {
  it.each([
    ['an address beside the repository', '../library.git'],
    ['an address for SSH', 'git@127.0.0.1:octo/library.git'],
  ])('are fetched, by %s', async (_, url) => {
    await using made = madeLibrary()
    const commit = { files: { '.gitmodules': modules(url) }, submodules: { lib: made.sha } }
    await using scene = await layOut(lacking('submodules: true', commit, readsLibrary))
    await scene.github.addRepo('octo/library', { from: made.path })
    persistCredential(scene)

    const result = await scene.run()

    expect(result.log).toContain('Fetched the submodules (such as lib), as the failed job did.')
    expect(warningsOf(result)).toEqual([])
    expectFixed(scene, result)
    expect(readFileSync(join(scene.workspace, '.git', 'modules', 'lib', 'config'), 'utf8')).not.toContain('extraheader')
  })

  it('are said if they cannot be fetched', async () => {
    await using made = madeLibrary()
    const commit = { files: { '.gitmodules': modules('../library.git') }, submodules: { lib: made.sha } }
    await using scene = await layOut(lacking('submodules: recursive', commit, readsLibrary))
    persistCredential(scene)

    const result = await scene.run()

    expect(warningsOf(result)).toContainEqual(
      expect.stringMatching(
        /^The failed job fetched the submodules \(such as lib\), and this checkout did not: set submodules: recursive for actions\/checkout here too\. Fetching them here failed: remote: Repository not found\.$/,
      ),
    )
    expectFixed(scene, result)
  })

  it('are said if the checkout has no credential: the token of the step is for no program that the checkout names', async () => {
    await using made = madeLibrary()
    const commit = { files: { '.gitmodules': modules('../library.git') }, submodules: { lib: made.sha } }
    await using scene = await layOut(lacking('submodules: true', commit, readsLibrary))
    await scene.github.addRepo('octo/library', { from: made.path })

    const result = await scene.run()

    expect(warningsOf(result).join('\n')).toMatch(/Fetching them here failed: fatal: could not read Username/)
    expectFixed(scene, result)
  })

  it('are never a folder of this machine', async () => {
    await using made = madeLibrary()
    const commit = { files: { '.gitmodules': modules(`file://${made.path}`) }, submodules: { lib: made.sha } }
    await using scene = await layOut(lacking('submodules: true', commit, readsLibrary))

    const result = await scene.run()

    expect(warningsOf(result).join('\n')).toMatch(/Fetching them here failed: .*transport 'file' not allowed$/)
    expectFixed(scene, result)
  })
})

describe.runIf(hasLfs)('Git LFS files that the failed job fetched', () => {
  const files = { '.gitattributes': '*.bin filter=lfs -text\n', 'large.bin': pointerTo(CONTENT) }

  it('are fetched', async () => {
    await using scene = await layOut(lacking('lfs: true', { files }, readsLarge))
    scene.github.addLfsFile(scene.repository, CONTENT)
    persistCredential(scene)

    const result = await scene.run()

    expect(result.log).toContain('Fetched the Git LFS files (such as large.bin), as the failed job did.')
    expect(warningsOf(result)).toEqual([])
    expectFixed(scene, result)
    expect(scene.git('show', `${result.outputs.branch}:large.bin`)).toBe(pointerTo(CONTENT))
  })

  it('are said if they cannot be fetched', async () => {
    await using scene = await layOut(lacking('lfs: true', { files }, readsLarge))
    persistCredential(scene)

    const result = await scene.run()

    expect(warningsOf(result)).toContainEqual(
      expect.stringMatching(
        /^The failed job fetched the Git LFS files \(such as large\.bin\), and this checkout did not: set lfs: true for actions\/checkout here too\. Fetching them here failed: .*Object does not exist on the server/,
      ),
    )
    expectFixed(scene, result)
  })

  it('are fetched beside a file that is marked for Git LFS and was committed as it is', async () => {
    const withPlain = { ...files, 'plain.bin': 'no pointer\n' }
    await using scene = await layOut(lacking('lfs: true', { files: withPlain }, readsLarge))
    persistCredential(scene)
    scene.github.addLfsFile(scene.repository, CONTENT)
    // git looks at its content again, and takes it for a change.
    utimesSync(join(scene.workspace, 'plain.bin'), 0, 0)

    const result = await scene.run()

    expect(result.log).toContain('Fetched the Git LFS files (such as large.bin), as the failed job did.')
    expectFixed(scene, result)
  })
})

/** Leave the token in the checkout, as actions/checkout does by default. */
function persistCredential({ github, token, workspace }: Scene): void {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  git(workspace, 'config', `http.${github.url}/.extraheader`, `AUTHORIZATION: basic ${basic}`)
}

function madeLibrary() {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-library-'))
  return { ...libraryIn(home), [Symbol.asyncDispose]: async () => rmSync(home, { recursive: true, force: true }) }
}
