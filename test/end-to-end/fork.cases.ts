import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import type { Files, Scene } from '../world/scene.ts'
import { COMMANDS, commit, expectClean, layOutCommands, refsOf, say, stickies } from './asking.ts'
import { one } from './projects.ts'
import { noWork } from './sessions.ts'

export const FORK = 'eve/shop'

/** A pull request from a fork whose branch is called as one of this repository is, and its failed run. */
export async function proposedByEve(scene: Scene, files: Files, artifacts: Record<string, Files> = {}) {
  const { github, repository, branch } = scene
  await github.addRepo(FORK, { from: github.bare(repository), defaultBranch: 'main', forkOf: repository })
  const sha = commit(github.bare(FORK), branch, { message: 'Improve', files })
  const pull = github.openPull(repository, { head: `eve:${branch}`, base: 'main', title: 'Improve', login: 'eve' })
  return { sha, pull, run: failed(scene, sha, { 'test-reports': { 'junit.xml': scene.report }, ...artifacts }) }
}

export function failed({ github, repository, branch }: Scene, sha: string, artifacts: Record<string, Files>): number {
  const run = { event: 'pull_request', headBranch: branch, headSha: sha, headRepository: FORK }
  const { id } = github.addWorkflowRun(repository, run)
  for (const [name, files] of Object.entries(artifacts))
    github.addArtifact(repository, id, { name, files: files as Record<string, string> })
  return id
}

/** The event that a run has ended, with a checkout as the workflow has it. */
export function ended(scene: Scene, run: number): Partial<ActionRun> {
  return { event: { name: 'workflow_run', payload: scene.github.workflowRunEvent(scene.repository, run) } }
}

export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** A workflow that checks the fork's code out with this repository's rights, as it should not. */
export function forksCheckout(scene: Scene, pull: number): string {
  const workspace = scene.checkout({ ref: 'main' })
  git(workspace, 'fetch', '--quiet', `file://${scene.github.bare(scene.repository)}`, `refs/pull/${pull}/head`)
  git(workspace, 'checkout', '--quiet', '--detach', 'FETCH_HEAD')
  return workspace
}

/** A scene with a pull request of a fork that would like to run code and to say who may ask. */
export class Hostile {
  readonly #folder = mkdtempSync(join(tmpdir(), 'fix-tests-fork-'))
  /** A file that is there once any code of the fork has run. */
  readonly ran = join(this.#folder, 'ran')
  #scene: Scene | undefined
  #fork: Awaited<ReturnType<typeof proposedByEve>> | undefined

  async layOut(): Promise<void> {
    const touch = `import { writeFileSync } from 'node:fs'\n\nwriteFileSync(${JSON.stringify(this.ran)}, '')\n`
    this.#scene = await layOutCommands({ ...one, permissions: { ...COMMANDS, actions: 'write' } })
    this.#fork = await proposedByEve(this.#scene, {
      'area.js': touch,
      'test/evil.test.js': touch,
      'setup.js': touch,
      // It would like to say who may ask, and what is run.
      '.github/fix-tests.yml': 'command-permission: read\npublish: apply\nsetup-command: node setup.js\n',
      '.gitattributes': '*.js filter=evil diff=evil\n',
    })
  }

  get scene(): Scene {
    if (this.#scene === undefined) throw new Error('the scene is not laid out')
    return this.#scene
  }

  get fork(): Awaited<ReturnType<typeof proposedByEve>> {
    if (this.#fork === undefined) throw new Error('the fork has no pull request')
    return this.#fork
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#scene?.[Symbol.asyncDispose]()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Each way to ask for a fix of the fork's pull request. */
export type Way = (hostile: Hostile) => Promise<ActionResult>

export const failedRun: Way = ({ scene, fork }) => scene.run(ended(scene, fork.run))

export const failedRunInCheckout: Way = ({ scene, fork }) =>
  scene.run({ ...ended(scene, fork.run), workspace: forksCheckout(scene, fork.pull) })

export const commanded =
  (body: string): Way =>
  async ({ scene, fork }) => {
    const heard = await say(scene, { body, pull: fork.pull }, { workspace: forksCheckout(scene, fork.pull) })
    expect([heard.reactions, heard.replies], heard.result.log).toEqual([['eyes', 'rocket'], []])
    return heard.result
  }

export const dispatchedWith =
  (inputs: (fork: Hostile['fork']) => Record<string, string>): Way =>
  ({ scene, fork }) => {
    const payload = scene.github.workflowDispatchEvent(scene.repository, { inputs: inputs(fork), login: 'ada' })
    return scene.run({ event: { name: 'workflow_dispatch', payload } })
  }

/** The fork's code is only read, and the diagnosis says so. */
export async function expectOnlyRead(hostile: Hostile, way: Way): Promise<void> {
  const { scene, fork, ran } = hostile
  const before = refsOf(scene)

  const result = await way(hostile)

  expectClean(scene, result)
  expect(result.outputs, result.log).toEqual(noWork('explained'))
  expect(existsSync(ran), 'no code of it ran').toBe(false)
  expect(refsOf(scene)).toBe(before)
  expect(scene.github.pulls(scene.repository)).toHaveLength(2)
  const [sticky, ...others] = stickies(scene, fork.pull)
  expect(others).toEqual([])
  expect(sticky).toContain('## Diagnosis: 1 failing test, 1 root cause')
  expect(sticky).toContain(`At \`${fork.sha.slice(0, 7)}\` on \`${scene.branch}\``)
  expect(sticky).toContain(`The code comes from a fork (${FORK}), so it is not run with this repository's permissions.`)
  expect(stickies(scene), 'the branch of the same name here has nothing to do with it').toEqual([])
  expect(scene.github.checkRuns(scene.repository)).toEqual([])
}

/** What Markdown does not take for code: fences end with a line of at least as many of their signs, and nothing else. */
export function outsideOfFences(markdown: string): string {
  let open: string | undefined
  return markdown
    .split('\n')
    .filter(line => {
      const [, ticks, rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? []
      if (open === undefined) {
        if (ticks !== undefined && !rest.includes('`')) open = ticks
        return ticks === undefined
      }
      if (ticks !== undefined && ticks.startsWith(open) && rest.trim() === '') open = undefined
      return false
    })
    .join('\n')
}
