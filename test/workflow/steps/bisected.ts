import { NO_CONVERSATIONS } from '../no-conversations.ts'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { reproduce } from '../../../src/workflow/steps/reproducing.ts'
import type { ReproductionSettings, WorkflowContext } from '../../../src/workflow/context.ts'
import { initialState } from '../../../src/domain/model/state.ts'
import { testKey, type TestCase, type TestId } from '../../../src/domain/model/test-case.ts'
import type { TestRun } from '../../../src/domain/model/test-run.ts'
import type { TestSelection } from '../../../src/domain/model/test-case.ts'
import { GitWorkspace } from '../../../src/workspace/workspace.ts'
import { copyOf, INIT, repositoryWith } from '../../workspace/templates.ts'

export type Content = Readonly<Record<string, string | Buffer>>

interface Asked {
  readonly kind: TestSelection['kind']
  /** How many runs there were, with this one. */
  readonly run: number
  /** What the test's file holds. */
  readonly text: string
}
export type Status = (name: string, asked: Asked) => TestCase['status']

export interface SceneOptions {
  /** What each commit writes, the oldest first. */
  readonly commits: readonly Content[]
  /** Index of the commit that the change is to be merged into. */
  readonly base?: number
  readonly status?: Status
  /** Message of a failing test, by what its file holds; the same by default. */
  readonly message?: (text: string) => string
  /** Whether nothing can be run with these files. */
  readonly breaks?: (files: { read: (path: string) => string }) => boolean
  /** Folders of packages whose runner is not installed. */
  readonly leftOut?: readonly string[]
}

interface Question extends Partial<ReproductionSettings> {
  readonly reported?: readonly string[]
  /** What a commit on top of the failing one, of a run whose ledger is lost, writes. */
  readonly branch?: Readonly<Record<string, string>>
}

/** A real repository, and tests that only look at its files: `a.js` is a test of its own, green when it holds `ok`. */
export async function lay({ commits, base, status, message = text => text, breaks, leftOut }: SceneOptions) {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-reproduce-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true, maxRetries: 3 }))
  const root = join(home, 'project')
  const env = { PATH: process.env.PATH ?? '', HOME: home }
  const git = (args: readonly string[], { cwd = root, input }: { cwd?: string; input?: Buffer | undefined } = {}) =>
    execFileSync('git', args, { cwd, env, encoding: 'utf8', input, stdio: 'pipe' }).trim()
  const written = Buffer.concat(commits.flatMap((content, index) => commitText(content, index)))
  const template = written.toString('latin1')
  copyOf(template, root, folder => {
    const make = (args: readonly string[], input?: Buffer) => git(args, { cwd: folder, input })
    make(INIT)
    // One process for all commits: there may be hundreds.
    make(['fast-import', '--quiet'], written)
    make(['reset', '--quiet', '--hard', 'main'])
  })
  const shas = git(['rev-list', '--reverse', 'main']).split('\n')
  const head = shas.at(-1) ?? ''
  const repository = await repositoryWith(template, [head], { dir: join(home, 'git'), work: root, host: env })

  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const names = () => readdirSync(root).filter(name => name.endsWith('.js'))
  const runs: { kind: string; tests?: string[]; seed?: number; fresh?: boolean }[] = []
  const isGreen: Status = (_name, { text }) => (text === 'ok' ? 'passed' : 'failed')

  const run = async (selection: TestSelection): Promise<TestRun> => {
    const tests = 'tests' in selection ? selection.tests.map(({ name }) => name) : undefined
    const seed = 'seed' in selection ? { seed: selection.seed } : {}
    const fresh = 'fresh' in selection ? { fresh: selection.fresh } : {}
    runs.push({ kind: selection.kind, ...(tests === undefined ? {} : { tests }), ...seed, ...fresh })
    const complete = breaks?.({ read }) !== true
    const found = names().flatMap(file => {
      const name = file.replace(/\.js$/, '')
      let text: string
      try {
        text = read(file)
      } catch {
        return []
      }
      return tests !== undefined && !tests.includes(name) ? [] : { name, text }
    })
    const cases = found.map(({ name, text }): TestCase => {
      const is = (status ?? isGreen)(name, { kind: selection.kind, run: runs.length, text })
      const problems =
        is === 'failed' ? [{ kind: 'failure' as const, type: 'Error', message: message(text), stack: '' }] : []
      return { id: id(name), status: is, durationMs: 1, problems }
    })
    return {
      cases: complete ? cases : [],
      complete,
      result: complete ? 'finished' : 'crashed',
      exit: { kind: 'exited', code: 0 },
      durationMs: 1,
      output: '',
      notes: complete ? [] : ['It broke.'],
      ...(leftOut && { leftOut }),
    }
  }

  return {
    shas,
    runs,
    head: () => git(['rev-parse', 'HEAD']),
    dirty: () => git(['status', '--porcelain']),
    onDisk: () =>
      Object.fromEntries(
        git(['ls-files'])
          .split('\n')
          .map(path => [path, read(path)]),
      ),
    async reproduce({ reported = [], branch, ...asked }: Question) {
      const policy = { protected: [], matches: () => false }
      const journal = join(home, 'touched.json')
      const options = { root, repository, head, base: base === undefined ? undefined : shas[base], policy, journal }
      const tree = branch && (await repository.treeWith(head, new Map(Object.entries(branch))))
      const tip = tree === undefined ? head : await repository.commitTree({ tree, parents: [head], message: 'lost' })
      await using workspace = await GitWorkspace.open(options, tip)
      const world: WorkflowContext = {
        rules: {
          fixers: [],
          revisers: [],
          limits: { iterations: 1, attempts: 1, minutes: 1 },
          validate: 'auto',
          parallel: 1,
          candidates: 1,
        },
        reproduction: { reruns: 2, compareBase: false, bisect: false, ...asked },
        workspace,
        tests: { run, describe: () => '' },
        fixers: new Map(),
        reviewer: undefined,
        ledger: {
          save: async () => undefined,
          publish: async () => undefined,
          publishBranch: async () => undefined,
          append: () => undefined,
          ...NO_CONVERSATIONS,
        },
        clock: Date,
        emit: () => undefined,
        signal: new AbortController().signal,
        inProject: file => file,
        compiles: async () => undefined,
        openCopy: async () => undefined,
        strayFiles: async () => [],
        freeBranch: async () => 'fix',
        sourceIndex: async () => ({ isTest: () => true, changed: [], importsOf: () => [] }),
        publish: async () => undefined,
      }
      const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: head }
      const begun = initialState({ key: 'key', branch: 'fix', request, reported: reported.map(id) })
      const state = { ...begun, tip }
      const observation = await reproduce(state, world)
      if (observation.kind !== 'reproduced') throw new Error(observation.kind)
      return observation
    },
  }
}

/** One commit in the language of `git fast-import`. */
function commitText(content: Content, index: number): Buffer[] {
  const data = (bytes: string | Buffer) => [
    Buffer.from(`data ${Buffer.byteLength(bytes)}\n`),
    Buffer.from(bytes),
    Buffer.from('\n'),
  ]
  const files = Object.entries(content).flatMap(([path, bytes]) => [
    Buffer.from(`M 100644 inline ${path}\n`),
    ...data(bytes),
  ])
  const head = `commit refs/heads/main\ncommitter Ada <ada@example.com> ${1_700_000_000 + index} +0000\n`
  return [Buffer.from(head), ...data(`commit ${index}`), ...files]
}

export function id(name: string): TestId {
  return { framework: 'vitest', file: `${name}.js`, suite: [], name }
}

export function key(name: string): string {
  return testKey(id(name))
}

/** Eight commits, of which this one breaks the test. */
export const history = (guilty: number, others: (index: number) => Content = () => ({})) =>
  Array.from({ length: 8 }, (_, index) => ({
    'a.js': index < guilty ? 'ok' : 'bad',
    'n.txt': String(index),
    ...others(index),
  }))

/** The search among eight commits finds the guilty one, and leaves all as it was. */
export async function expectGuilty(guilty: number): Promise<void> {
  const scene = await lay({ commits: history(guilty), base: 0 })

  const { culprit } = await scene.reproduce({ bisect: true })

  expect(culprit).toEqual({ sha: scene.shas[guilty], subject: `commit ${guilty}` })
  expect(scene.runs.length, 'the whole suite, two reruns, the base, and a search').toBeLessThanOrEqual(1 + 2 + 1 + 3)
  expect(scene.onDisk()).toEqual({ 'a.js': 'bad', 'n.txt': '7' })
  expect(scene.dirty()).toBe('')
  expect(scene.head()).toBe(scene.shas[7])
}
