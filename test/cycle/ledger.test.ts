import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { FileLedger } from '../../src/cycle/ledger.ts'
import { type Attempt, noUsage } from '../../src/domain/attempt.ts'
import { initialState, type State } from '../../src/domain/state.ts'
import type { Keeper } from '../../src/ports.ts'

describe('a state', () => {
  it('that was saved is loaded again', async () => {
    const { ledger, reopened } = await lay()
    const state = begun({ spentMs: 5, notes: ['ümläut'] })

    await ledger.save(state)

    expect(await (await reopened()).load()).toEqual(state)
  })

  it('is none in the beginning', async () => {
    const { ledger } = await lay()

    expect(await ledger.load()).toBeUndefined()
    expect(ledger.problems).toEqual([])
  })

  it('is replaced by renaming: what is half written is never read', async () => {
    const { ledger, dir } = await lay()
    await ledger.save(begun({ spentMs: 1 }))
    const before = statSync(join(dir, 'state.json')).ino
    writeFileSync(join(dir, 'state.json.new'), '{"schema": 1, "key"')

    const afterDeath = await ledger.load()
    await ledger.save(begun({ spentMs: 2 }))

    expect(afterDeath?.spentMs).toBe(1)
    expect(statSync(join(dir, 'state.json')).ino).not.toBe(before)
    expect(readdirSync(dir)).not.toContain('state.json.new')
  })

  it.each<[string, number | undefined, number | undefined, number | undefined]>([
    ["this machine's, when nothing was kept", 1, undefined, 1],
    ['the kept one, when this machine is new', undefined, 2, 2],
    ['the kept one, when it is further along', 1, 2, 2],
    ["this machine's, when it is further along", 3, 2, 3],
    ["this machine's, when both are as far", 2, 2, 2],
  ])('is %s', async (_, local, kept, expected) => {
    const { ledger, keep } = await lay()
    if (local !== undefined) await ledger.save(begun({ revision: local, notes: ['local'] }))
    if (kept !== undefined) keep(JSON.stringify(begun({ revision: kept, notes: ['kept'] })))

    const state = await ledger.load()

    expect(state?.revision).toBe(expected)
    if (local === kept) expect(state?.notes).toEqual(['local'])
  })
})

describe('a state that cannot be used is told, and not silently dropped:', () => {
  it.each([
    ['cut off', '{"schema": 1, "key": "k'],
    ['empty', ''],
    ['no state', '[]'],
    ['of another version', JSON.stringify({ ...begun({}), schema: 99 })],
    ['without its phase', JSON.stringify({ ...begun({}), phase: undefined })],
    ['of an unknown phase', JSON.stringify({ ...begun({}), phase: { at: 'dreaming' } })],
  ])('%s on this machine', async (_, text) => {
    const { ledger, dir } = await lay()
    writeFileSync(join(dir, 'state.json'), text)

    expect(await ledger.load()).toBeUndefined()
    expect(ledger.problems).toEqual([
      expect.stringMatching(/^The ledger on this machine is damaged or of another version than \d+, /),
    ])
  })

  it('in the repository', async () => {
    const { ledger, keep } = await lay()
    keep('garbage')

    expect(await ledger.load()).toBeUndefined()
    expect(ledger.problems).toEqual([expect.stringMatching(/^The ledger in the repository is damaged/)])
  })

  it('and the other one is used where that is whole', async () => {
    const { ledger, dir, keep } = await lay()
    writeFileSync(join(dir, 'state.json'), 'garbage')
    keep(JSON.stringify(begun({ spentMs: 7 })))

    expect((await ledger.load())?.spentMs).toBe(7)
    expect(ledger.problems).toHaveLength(1)
  })
})

describe('what is kept', () => {
  it('is the state and all events, without a branch before the first commit', async () => {
    const { ledger, kept } = await lay()
    ledger.append({ kind: 'note', level: 'info', text: 'first' })
    ledger.append({ kind: 'trying', fixer: 'offline', tried: 1, of: 2, what: 'x' })
    ledger.append({ kind: 'setup', command: 'npm ci' })

    await ledger.publish(begun({ spentMs: 5 }))

    expect(kept).toMatchObject([{ branch: 'fix-tests/main', tip: undefined }])
    expect(JSON.parse(kept[0]?.files.get('state.json') ?? '')).toMatchObject({ spentMs: 5 })
    expect(kept[0]?.files.get('events.jsonl')).toBe(
      '{"kind":"note","level":"info","text":"first"}\n{"kind":"setup","command":"npm ci"}\n',
    )
  })

  it('is the branch too from the first commit on, even when that was reverted', async () => {
    const { ledger, kept } = await lay()

    await ledger.publish(begun({ tip: 'undo', attempts: [attempt({ commit: 'fix', revert: 'undo' })] }))

    expect(kept).toMatchObject([{ branch: 'fix-tests/main', tip: 'undo' }])
    expect(kept[0]?.message).toContain('0 commits stand')
  })

  it('is read again as it was', async () => {
    const { ledger, kept, keep } = await lay()
    const state = begun({ spentMs: 5, attempts: [attempt({ commit: 'fix' })] })
    await ledger.publish(state)

    keep(kept[0]?.files.get('state.json'))

    expect(await ledger.load()).toEqual(state)
  })

  it('has no secret that a test printed: it is pushed for all to see', async () => {
    const { ledger, kept } = await lay()
    const secret = `ghp_${'a'.repeat(36)}`
    const problem = { kind: 'failure' as const, type: 'Error', message: `said ${secret}`, stack: `at ${secret}` }
    const id = { framework: 'vitest', file: 'a.test.ts', suite: [], name: 'x' }
    const current = { sha: 'head', tests: [], failures: [{ id, problem, frames: [], durationMs: 1 }], durationMs: 1 }
    ledger.append({ kind: 'note', level: 'info', text: `said ${secret}` })

    await ledger.publish(begun({ current, attempts: [attempt({ reason: `said ${secret}` })] }))

    expect([...(kept[0]?.files.values() ?? [])].join('\n')).not.toContain(secret)
  })
})

it('only its owner may look into the directory of the ledger', async () => {
  const { dir } = await lay()

  expect(statSync(dir).mode & 0o077).toBe(0)
})

it('an event is in the log as soon as it was told', async () => {
  const { ledger, dir } = await lay()

  ledger.append({ kind: 'stopping', why: 'time' })

  expect(readFileSync(join(dir, 'events.jsonl'), 'utf8')).toBe('{"kind":"stopping","why":"time"}\n')
})

async function lay() {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-ledger-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const dir = join(home, 'ledger')
  const kept: Parameters<Keeper['keep']>[0][] = []
  let text: string | undefined
  const keeper: Keeper = {
    load: async () => text,
    keep: async what => {
      // The files may change as soon as this has returned.
      const read = [...what.files].map(([name, path]) => [name, readFileSync(path, 'utf8')] as const)
      kept.push({ ...what, files: new Map(read) })
    },
    exists: async () => false,
    fetch: async () => undefined,
  }
  return {
    dir,
    kept,
    ledger: await FileLedger.open(dir, keeper),
    reopened: () => FileLedger.open(dir, keeper),
    keep: (what: string | undefined) => {
      text = what
    },
  }
}

function begun(change: Partial<State>): State {
  const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: 'head' }
  return { ...initialState({ key: 'key', branch: 'fix-tests/main', request, reported: [] }), ...change }
}

function attempt(change: Partial<Attempt>): Attempt {
  return {
    iteration: 1,
    clusters: [],
    title: '',
    targets: [],
    strategy: 'conservative',
    fixer: 'offline',
    rateBefore: 0,
    files: [],
    diff: '',
    reason: '',
    final: false,
    usage: noUsage,
    durationMs: 0,
    ...change,
  }
}
