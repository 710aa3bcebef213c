import { join, relative } from 'node:path'
import { onTestFinished } from 'vitest'
import { type TestSelection, titleOf } from '../../src/domain/model/test-case.ts'
import type { TestRun } from '../../src/domain/model/test-run.ts'
import type { Event } from '../../src/contracts/events.ts'
import { scriptCheck } from '../../src/frameworks/commands/check-plan.ts'
import { nodeTest } from '../../src/frameworks/node-test.ts'
import { Testbeds } from '../../src/engine/testbeds.ts'
import type { Testbed } from '../../src/workflow/context.ts'
import { inspectCheckout } from '../../src/workspace/checkout.ts'
import { GitWorkspace } from '../../src/workspace/workspace.ts'
import { Worktrees } from '../../src/workspace/worktrees.ts'
import { type Content, lay, policy } from '../workspace/user-repository.ts'

export const never = new AbortController().signal
export const ALL: TestSelection = { kind: 'all' }

export interface OpenOptions {
  readonly files: Content
  /** Where the project lies in the checkout. */
  readonly folder?: string
  /** Where the failing commit is known. */
  readonly head?: 'in the checkout' | 'in the bot only'
}

/** A checkout whose project is tested with node:test, and the places for its code. */
export async function openTestbeds({ files, folder = '', head: known = 'in the checkout' }: OpenOptions) {
  const scene = lay(files)
  scene.put(join(folder, 'node_modules/dep/index.js'), "module.exports = 'installed'\n")
  const checkout = await inspectCheckout(scene.root, scene.host)
  const repository = await scene.repository(scene.head)
  const tree = await repository.treeWith(scene.head, new Map([['elsewhere.js', 'x\n']]))
  const head =
    known === 'in the checkout'
      ? scene.head
      : await repository.commitTree({ tree, parents: [scene.head], message: 'elsewhere\n' })
  const copies = await Worktrees.open(checkout, join(scene.home, 'copies'))
  onTestFinished(() => copies[Symbol.asyncDispose]())
  await copies.look()
  const workspace = await GitWorkspace.open(
    { root: scene.root, repository, head, policy, journal: scene.journal },
    head,
  )
  onTestFinished(() => workspace[Symbol.asyncDispose]())
  const events: Event[] = []
  const sites = new Testbeds({
    checkout,
    copies,
    workspace: { repository, head, policy },
    inProject: file => relative(scene.root, file),
    projectRoot: join(scene.root, folder),
    planAt: project => {
      return { packages: [{ dir: '', project, framework: nodeTest }], notes: [], check: scriptCheck(project) }
    },
    runner: { host: process.env, pass: [], secrets: [], timeoutMs: 120_000, reportPaths: undefined },
    temp: join(scene.home, 'runs'),
    emit: event => events.push(event),
    signal: never,
  })
  const copy = async (commit = head) => {
    const made = await sites.copy(commit)
    if (made === undefined) throw new Error('no copy could be made')
    return made
  }
  const progress = () => events.filter(({ kind }) => kind === 'tests-progress').length
  return { ...scene, head, sites, here: sites.checkout(workspace), copy, progress, events }
}

export function run(site: Testbed, selection: TestSelection = ALL): Promise<TestRun> {
  return site.tests.run(selection, never)
}

export function told(testRun: TestRun): string[] {
  return testRun.cases.map(({ id, status }) => `${status}: ${titleOf({ ...id, file: '' })}`).toSorted()
}
