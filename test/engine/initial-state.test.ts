import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadInitialState } from '../../src/engine/initial-state.ts'
import { iterationMessage, pruningMessage, revertMessage } from '../../src/workflow/commits/commit-messages.ts'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import type { Request } from '../../src/domain/model/request.ts'
import type { Review } from '../../src/domain/model/review.ts'
import { initialState, type State } from '../../src/domain/model/state.ts'
import type { Event } from '../../src/contracts/events.ts'
import { parseSettings } from '../../src/config/settings.ts'
import type { Job } from '../../src/engine/job.ts'
import type { GitStore } from '../../src/state-store/git-store.ts'
import { localStore } from '../../src/state-store/local-transport.ts'
import { Repository } from '../../src/workspace/repository.ts'
import { attempt, finding, id, review } from '../domain/states.ts'

const KEY = 'key'

describe('a new request', () => {
  it('begins with nothing but what was reported, on a branch named by the template', async () => {
    const scene = await lay()

    const state = await scene.begin({ reported: [id('red')] })

    expect(state).toEqual(initialState({ key: KEY, branch: scene.name, request: scene.request, reported: [id('red')] }))
    expect(scene.events).toEqual([])
  })

  it('leaves branches alone that somebody else has given that name', async () => {
    const scene = await lay()
    scene.git('branch', scene.name, await scene.commit('theirs', 'Mine, keep off\n'))
    scene.git('branch', `${scene.name}-2`, scene.head)

    const state = await scene.begin()

    expect(state).toMatchObject({ branch: `${scene.name}-3`, tip: scene.head, attempts: [], notes: [] })
    expect(scene.events).toEqual([])
  })

  it('is told when git does not take the name of its branch', async () => {
    const scene = await lay({ branch: 'no good..{sha}' })

    await expect(scene.begin()).rejects.toMatchObject({
      name: 'UserError',
      sentence: expect.stringMatching(
        /^Input branch: "no good\.\.[0-9a-f]{7}" is not a valid branch name\. Correct the template\.$/,
      ),
    })
  })
})

describe('a request whose ledger is lost', () => {
  it('goes on from the commits of its branch, and says so', async () => {
    const scene = await lay()
    const { first, second } = await scene.twoFixes()
    scene.git('branch', scene.name, second)

    const state = await scene.begin()

    const note = `The ledger was rebuilt from the commits of ${scene.name}: they are tested again.`
    expect(state).toMatchObject({
      key: KEY,
      branch: scene.name,
      phase: { at: 'reproducing' },
      tip: second,
      notes: [note],
      attempts: [
        { iteration: 1, commit: first, result: 'pass', confirmed: false },
        { iteration: 2, commit: second, result: 'pass', confirmed: false },
      ],
    })
    expect(scene.events).toEqual([{ kind: 'note', level: 'warning', text: note }])
    expect(await scene.repository.text(second, 'a.ts'), 'the commits are here').toBe('second\n')
  })

  it('knows what was reverted, and what was made smaller', async () => {
    const scene = await lay()
    const { first, second } = await scene.twoFixes()
    const undone = fix({ iteration: 2, commit: second, result: 'regression' })
    const undo = await scene.commit('first', revertMessage(undone, scene.state()), second)
    const pruning = fix({ iteration: 3, kind: 'pruning', title: '1 of 2 hunks dropped: x', reason: 'x' })
    const smaller = await scene.commit('smaller', pruningMessage(pruning, scene.state()), undo)
    scene.git('branch', scene.name, smaller)

    const state = await scene.begin()

    expect(state.tip).toBe(smaller)
    expect(state.attempts).toMatchObject([
      { iteration: 1, kind: 'repair', commit: first },
      { iteration: 2, kind: 'repair', commit: second, revert: undo, result: 'regression' },
      { iteration: 3, kind: 'pruning', commit: smaller },
    ])
  })

  it('finds its commits on a branch with a number too', async () => {
    const scene = await lay()
    const { second } = await scene.twoFixes()
    scene.git('branch', scene.name, await scene.commit('theirs', 'Mine, keep off\n'))
    scene.git('branch', `${scene.name}-2`, second)

    const state = await scene.begin()

    expect(state).toMatchObject({ branch: `${scene.name}-2`, tip: second })
    expect(state.attempts).toHaveLength(2)
  })

  it.each<[string, (scene: Scene) => Promise<string>]>([
    ['has nothing on it', async ({ head }) => head],
    ['has commits of a person', async ({ commit }) => commit('theirs', 'Mine, keep off\n')],
    [
      'has a commit of a person on top of its own',
      async ({ commit, twoFixes }) => commit('theirs', 'Tidy up\n', (await twoFixes()).second),
    ],
    [
      'has a commit of a person below its own',
      async ({ commit, state }) =>
        commit('first', iterationMessage(fix({}), state()), await commit('theirs', 'Tidy up\n')),
    ],
    [
      'has the commits of another job',
      async ({ commit, state }) => commit('first', iterationMessage(fix({}), { ...state(), key: 'other' })),
    ],
    [
      'does not stand on the failing commit',
      async ({ commit, state, before }) => commit('first', iterationMessage(fix({}), state()), before),
    ],
  ])('does not take a branch for its own that %s', async (_, make) => {
    const scene = await lay()
    scene.git('branch', scene.name, await make(scene))

    const state = await scene.begin()

    expect(state).toMatchObject({ branch: `${scene.name}-2`, tip: scene.head, attempts: [], notes: [] })
    expect(scene.events).toEqual([])
  })

  it('begins anew where that is wanted', async () => {
    const scene = await lay()
    const { second } = await scene.twoFixes()
    scene.git('branch', scene.name, second)

    const state = await scene.begin({ resume: 'no' })

    expect(state).toMatchObject({ branch: `${scene.name}-2`, tip: scene.head, attempts: [] })
    expect(scene.events).toEqual([])
  })

  it('says that there is nothing to go on with where a person asks for it, and only there', async () => {
    const scene = await lay()

    await scene.begin({ resume: 'kept' })
    expect(scene.events).toEqual([])

    await scene.begin({ resume: 'anywhere' })
    expect(scene.events).toEqual([
      { kind: 'note', level: 'info', text: 'There is no earlier run of this commit to resume, so the work begins.' },
    ])
  })
})

describe('a request whose ledger is there', () => {
  it('goes on from it, and says from where', async () => {
    const scene = await lay()
    const known = await scene.known()

    const state = await scene.begin({ known })

    expect(state).toEqual(known)
    expect(scene.events).toEqual([{ kind: 'resumed', phase: 'choosing', attempts: 2 }])
  })

  it('knows from its event what the earlier run did not know', async () => {
    const scene = await lay()
    const known = await scene.known()

    const state = await scene.begin({ known, request: { ...scene.request, pullRequest: 7 } })

    expect(state.request.pullRequest).toBe(7)
  })

  it('is not over when somebody had ended it from outside', async () => {
    const scene = await lay()

    const state = await scene.begin({ known: { ...(await scene.known()), outcome: 'stopped' } })

    expect(state).toMatchObject({ phase: { at: 'choosing' } })
    expect(state).not.toHaveProperty('outcome')
  })

  it('brings the commits of its branch to this machine', async () => {
    const scene = await lay()
    const known = await scene.known()
    const other = await scene.machine()

    const state = await scene.begin({ known, ...other })

    expect(state).toEqual(known)
    expect(await other.repository.text(known.tip, 'a.ts')).toBe('second\n')
  })

  it('goes on from its own commits though somebody has pushed on top of them', async () => {
    const scene = await lay()
    const known = await scene.known()
    scene.git('update-ref', `refs/heads/${scene.name}`, await scene.commit('theirs', 'Tidy up\n', known.tip))

    const state = await scene.begin({ known, ...(await scene.machine()) })

    expect(state).toEqual(known)
  })

  it('goes on from a branch with a number', async () => {
    const scene = await lay()
    const known = await scene.known(`${scene.name}-2`)

    const state = await scene.begin({ known })

    expect(state.branch).toBe(`${scene.name}-2`)
  })

  it('makes again what lay on the other machine only', async () => {
    const scene = await lay()
    const open = fix({ iteration: 3, proposal: undefined })
    const known = await scene.known()
    const tree = 'f'.repeat(40)

    const state = await scene.begin({
      known: { ...known, phase: { at: 'validating', iteration: 3, tree }, attempts: [...known.attempts, open] },
    })

    expect(state.phase).toEqual({ at: 'fixing', iteration: 3 })
  })

  it('goes on with what still lies on this machine', async () => {
    const scene = await lay()
    const known = await scene.known()
    const tree = scene.git('rev-parse', `${known.tip}^{tree}`)
    const phase = { at: 'validating', iteration: 3, tree } as const

    const state = await scene.begin({
      known: { ...known, phase, attempts: [...known.attempts, fix({ iteration: 3 })] },
    })

    expect(state.phase).toEqual(phase)
  })

  it('begins anew, and says so, when somebody has deleted its branch', async () => {
    const scene = await lay()
    const known = await scene.known()
    scene.git('branch', '--delete', '--force', scene.name)

    const state = await scene.begin({ known, ...(await scene.machine()) })

    expect(state).toMatchObject({ branch: scene.name, tip: scene.head, attempts: [], phase: { at: 'reproducing' } })
    expect(scene.events).toMatchObject([{ kind: 'note', level: 'warning' }])
  })
})

describe('a ledger that this request cannot have led to is not believed, and this is told:', () => {
  it.each<[string, (scene: Scene, known: State) => Partial<State>]>([
    ['one of another commit', ({ before, request }) => ({ request: { ...request, headSha: before } })],
    ['one that names another branch', () => ({ branch: 'main' })],
    ['one that names no branch', () => ({ branch: '' })],
    ['one that names a branch beside its own', ({ name }) => ({ branch: `${name}-x` })],
    ['one whose commits stand elsewhere', ({ before }) => ({ tip: before })],
    ['one whose newest commit is none', () => ({ tip: '--upload-pack=evil' })],
  ])('%s', async (_, change) => {
    const scene = await lay()
    const known = await scene.known()
    // All commits are here: that they are missing is not what makes the difference.
    await scene.store.fetchBranch(known.branch)

    const state = await scene.begin({ known: { ...known, ...change(scene, known) } })

    expect(state).toMatchObject({
      branch: `${scene.name}-2`,
      tip: scene.head,
      attempts: [],
      phase: { at: 'reproducing' },
    })
    expect(scene.events).toEqual([
      {
        kind: 'note',
        level: 'warning',
        text: 'The stored ledger belongs to another request, so the work starts again.',
      },
    ])
  })
})

describe("a person's review of what was published", () => {
  const LOST =
    'The stored state of this pull request is missing, so fix-tests cannot go on with it. Close it, and comment /fix-tests on the failing pull request.'

  it('begins with what it demands of what was left', async () => {
    const scene = await lay()
    const known = await scene.done()

    const state = await scene.begin({ known, review: said(known.tip) })

    expect(state).toMatchObject({ phase: { at: 'choosing' }, tip: known.tip, branch: scene.name, spentMs: 0 })
    expect(state.reviews.at(-1)).toMatchObject({ by: 'ada', person: 42, sha: known.tip })
    expect(state.attempts.map(({ past }) => past)).toEqual([true, true])
    expect(scene.events).toEqual([{ kind: 'resumed', phase: 'choosing', attempts: 2 }])
  })

  it.each<[string, (scene: Scene) => Promise<State | undefined>]>([
    ['is gone', async () => undefined],
    ['is of another request', async scene => ({ ...(await scene.known()), branch: 'main' })],
    ['is of another commit', async scene => changed(await scene.known(), { headSha: scene.before })],
  ])('is not begun where the ledger %s: the work is not done anew for it', async (_, lose) => {
    const scene = await lay()
    const known = await lose(scene)

    const begun = scene.begin({ known, review: said(known?.tip ?? scene.head) })

    await expect(begun).rejects.toMatchObject({ name: 'UserError', sentence: LOST })
    expect(scene.git('for-each-ref', '--format=%(refname)', 'refs/fix-tests')).toBe('')
  })

  it('is not begun either where only the commits of the branch are left', async () => {
    const scene = await lay()
    const { tip } = await scene.known()

    await expect(scene.begin({ review: said(tip) })).rejects.toMatchObject({ sentence: LOST })
  })

  it('is not begun where a person has pushed on top of what was published', async () => {
    const scene = await lay()
    const known = await scene.done()
    const theirs = await scene.commit('theirs', 'Tidy up\n', known.tip)
    scene.git('update-ref', `refs/heads/${scene.name}`, theirs)

    const begun = scene.begin({ known, review: said(theirs) })

    await expect(begun).rejects.toMatchObject({
      name: 'UserError',
      sentence: `${scene.name} is at ${theirs.slice(0, 7)}, but fix-tests left it at ${known.tip.slice(0, 7)}. fix-tests does not change commits of other authors.`,
    })
    expect(scene.git('rev-parse', scene.name)).toBe(theirs)
  })

  it('is told the same where a person has put something else in its place, on another machine', async () => {
    const scene = await lay()
    const known = await scene.done()
    const theirs = await scene.commit('theirs', 'Do it otherwise\n')
    scene.git('update-ref', `refs/heads/${scene.name}`, theirs)

    const begun = scene.begin({ known, review: said(theirs), ...(await scene.machine()) })

    await expect(begun).rejects.toMatchObject({
      sentence: expect.stringContaining('but fix-tests left it at'),
    })
  })

  it('that is known already goes on, though the branch has moved by the work on it', async () => {
    const scene = await lay()
    const done = await scene.done()
    const [first] = done.attempts
    // Two events tell of the same review; the second was looked at before the first one's work was done.
    const known = { ...done, reviews: [said(first?.commit ?? '')] }

    const state = await scene.begin({ known, review: said(first?.commit ?? '') })

    expect(state).toMatchObject({ phase: { at: 'publishing' }, tip: known.tip })
    expect(state.reviews).toMatchObject([{ person: 42 }])
  })
})

type Scene = Awaited<ReturnType<typeof lay>>

function said(sha: string): Review {
  return review([finding({ thread: 7 })], { sha, by: 'ada', person: 42 })
}

function changed(state: State, change: Partial<Request>): State {
  return { ...state, request: { ...state.request, ...change } }
}

function fix(change: Partial<Attempt>): Attempt {
  const proposal = { summary: 's', rootCause: 'r', changes: [], leftUndone: '', affectedTests: [], confidence: 1 }
  return attempt({ proposal, targets: [], ...change })
}

let home: string
let template: string
let before: string
let head: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'fix-tests-beginning-'))
  template = join(home, 'template')
  git(home, ['init', '--quiet', '--template=', '--initial-branch=main', template])
  before = importCommit(template, { text: 'good', message: 'Begin\n' })
  head = importCommit(template, { text: 'bad', message: 'Break it\n', parent: before })
  git(template, ['reset', '--quiet', '--hard', head])
})
afterAll(() => rmSync(home, { recursive: true }))

function git(cwd: string, args: readonly string[], input = ''): string {
  const env = { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1' }
  return execFileSync('git', args, { cwd, env, input, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** Makes a commit of one file. @returns its id */
function importCommit(
  cwd: string,
  { text, message, parent }: { text: string; message: string; parent?: string },
): string {
  const lines = [
    `commit refs/imported/${randomUUID()}`,
    'mark :1',
    'committer Ada <ada@example.com> 1700000000 +0000',
    `data ${Buffer.byteLength(message)}`,
    message,
    ...(parent === undefined ? [] : [`from ${parent}`]),
    'M 100644 inline a.ts',
    `data ${Buffer.byteLength(text) + 1}`,
    text,
    '',
    'get-mark :1',
    '',
  ]
  return git(cwd, ['fast-import', '--quiet'], lines.join('\n'))
}

/** A person's repository with a failing commit on top of another, and a bot that has fetched it. */
async function lay({ branch = 'fix-tests/{head}-{sha}' } = {}) {
  const folder = mkdtempSync(join(home, 'scene-'))
  const top = join(folder, 'project')
  cpSync(template, top, { recursive: true })
  const host = { PATH: process.env.PATH ?? '', HOME: home }
  let machines = 0
  const machine = async () => {
    machines += 1
    const repository = await Repository.open({ dir: join(folder, `state-${machines}`), work: top, host })
    await repository.fetch(pathToFileURL(top).href, [head])
    return { repository, store: localStore({ repository, key: KEY, top, host }) }
  }
  const { repository, store } = await machine()
  const request: Request = { trigger: 'command-line', repository: '', headBranch: 'main', headSha: head }
  const name = `fix-tests/main-${head.slice(0, 7)}`
  const state = () => initialState({ key: KEY, branch: name, request, reported: [] })
  const events: Event[] = []
  const commit = async (text: string, message: string, parent = head) => importCommit(top, { text, message, parent })
  const twoFixes = async () => {
    const first = await commit('first', iterationMessage(fix({ iteration: 1 }), state()))
    return { first, second: await commit('second', iterationMessage(fix({ iteration: 2 }), state()), first) }
  }
  const begunOn = async (branchOf = name): Promise<State> => {
    const { first, second } = await twoFixes()
    git(top, ['branch', branchOf, second])
    const attempts = [fix({ iteration: 1, commit: first }), fix({ iteration: 2, commit: second })].map(each => ({
      ...each,
      result: 'pass' as const,
    }))
    return { ...state(), branch: branchOf, phase: { at: 'choosing' }, tip: second, attempts, revision: 9 }
  }
  const job = (change: Partial<Job>): Job => ({
    settings: parseSettings({ branch }),
    request,
    name: '',
    checkout: { top, sha: head, committedAt: 0, branch: 'main', gitDir: join(top, '.git'), host },
    host: {},
    secrets: [],
    stateRoot: folder,
    resume: 'kept',
    owner: { id: 'me', name: 'me', host: 'here', pid: 1 },
    signal: new AbortController().signal,
    reported: undefined,
    frontend: {
      emit: () => undefined,
      openStorage: async () => ({ store, hasEnded: async () => false }),
      begin: async () => undefined,
      publish: async () => undefined,
    },
    ...change,
  })
  return {
    before,
    head,
    name,
    request,
    repository,
    store,
    events,
    git: (...args: string[]) => git(top, args),
    machine,
    commit,
    twoFixes,
    state,
    /** A state with two commits on a branch that is there. */
    known: begunOn,
    /** The same, published as fixed. */
    done: async (): Promise<State> => ({ ...(await begunOn()), phase: { at: 'done' }, outcome: 'fixed', spentMs: 9 }),
    begin: ({
      known,
      reported = [],
      resume = 'kept',
      request: asked = request,
      review: told,
      ...there
    }: Partial<Pick<Job, 'resume' | 'request' | 'review'>> & {
      known?: State | undefined
      reported?: State['reported']
      repository?: Repository
      store?: GitStore
    } = {}) =>
      loadInitialState({
        known,
        job: job({ resume, request: asked, ...(told === undefined ? {} : { review: told }) }),
        key: KEY,
        reported,
        store,
        repository,
        emit: event => events.push(event),
        ...there,
      }),
  }
}
