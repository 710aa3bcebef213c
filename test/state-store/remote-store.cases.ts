import { expect } from 'vitest'
import type { Fault, TokenOptions } from '../world/github/github.ts'
import { branch, lay, name, RECEIVE, REF, type Scene } from './remote-scene.ts'

export const REFUSED: readonly [string, Partial<TokenOptions> | string, RegExp][] = [
  [
    'may only read',
    { permissions: { contents: 'read' } },
    /^The token may not push to http:.+ Give the job permissions: contents: write/,
  ],
  ['is not valid', 'ghs_unknown', /does not accept the token\. Pass a valid github-token\.$/],
  ['is of a stranger', { type: 'User', login: 'eve' }, /^git could not talk to http:.+not found/i],
]

/** Nothing is pushed with this token. */
export async function expectRefused(_: string, token: Partial<TokenOptions> | string, sentence: RegExp): Promise<void> {
  const scene = await lay()
  const secret = typeof token === 'string' ? token : scene.token(token)
  const { keeper } = await scene.machine(secret)

  const kept = keeper.save({ branch: '', tip: undefined, files: scene.ledger('1'), message: 'm' })

  await expect(kept).rejects.toMatchObject({ name: 'UserError', sentence: expect.stringMatching(sentence) })
  expect(scene.git('for-each-ref', 'refs/fix-tests')).toBe('')
}

/** A commit that changes a workflow file is not pushed. */
export async function expectNoWorkflowFile(type: TokenOptions['type']): Promise<void> {
  const scene = await lay()
  scene.github.setCollaborator(name, 'ada', 'write')
  const secret = scene.token({ type, login: type === 'User' ? 'ada' : 'github-actions[bot]' })
  const { keeper, repository } = await scene.machine(secret)
  const tip = await scene.commit({ '.github/workflows/ci.yml': 'on: push\n' }, repository)

  const kept = keeper.save({ branch, tip, files: scene.ledger('1'), message: 'm' })

  await expect(kept).rejects.toMatchObject({
    name: 'UserError',
    message: 'The token may not push changes of workflow files.',
  })
  expect(scene.git('for-each-ref', 'refs/fix-tests')).toBe('')
}

export const LOST: Partial<Fault> = { kind: 'reset-after' }

/** Faults that pass. */
export const PASSING: readonly [string, Partial<Fault>][] = [
  ['an HTTP 502', { kind: 'status', status: 502 }],
  ['a connection that breaks before the work', { kind: 'reset-before', times: 2 }],
  ['a connection that breaks after the work', LOST],
]

/** A branch that was made one commit is pushed despite the fault, and once. */
export async function expectSquashed(_: string, fault: Partial<Fault>): Promise<void> {
  const scene = await lay()
  const { over, tip } = await scene.squashed()
  scene.github.fault({ on: RECEIVE, ...fault } as Fault)

  await scene.keeper.save({ branch, tip, over, files: scene.ledger('2'), message: 'two' })
  await scene.keeper.save({ branch, tip, over, files: scene.ledger('3'), message: 'three' })

  expect(scene.ref(`refs/heads/${branch}`)).toBe(tip)
  expect(scene.git('log', '--format=%s', REF)).toBe('three\ntwo\none')
}

/** A fix lands despite the fault. */
export async function expectLanded(_: string, fault: Partial<Fault>): Promise<void> {
  const scene = await lay()
  const tip = await scene.commit({ 'a.ts': 'fixed\n' })
  scene.github.fault({ on: RECEIVE, ...fault } as Fault)

  await scene.keeper.land({ branch: 'main', from: scene.head, tip })

  expect(scene.ref('refs/heads/main')).toBe(tip)
}

/** A branch is taken away despite the fault. */
export async function expectGone(_: string, fault: Partial<Fault>): Promise<void> {
  const scene = await lay()
  const tip = await scene.commit({ 'a.ts': 'fixed\n' })
  await scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'one' })
  scene.github.fault({ on: RECEIVE, ...fault } as Fault)

  await scene.keeper.remove({ branch, tip })

  expect(await scene.keeper.hasBranch(branch)).toBe(false)
}

/** Branch and ledger are kept despite the fault, and once. */
export async function expectKept(_: string, fault: Partial<Fault>): Promise<void> {
  const scene = await lay()
  const tip = await scene.commit({ 'a.ts': 'fixed\n' })
  scene.github.fault({ on: RECEIVE, ...fault } as Fault)

  await scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'one' })

  expect(scene.ref(`refs/heads/${branch}`)).toBe(tip)
  expect(scene.git('log', '--format=%s', REF)).toBe('one')
  await scene.keeper.save({ branch, tip, files: scene.ledger('2'), message: 'two' })
  expect(scene.git('log', '--format=%s', REF)).toBe('two\none')
  expect(
    scene.github.journal.some(entry => entry.fault !== undefined),
    'the fault was met',
  ).toBe(true)
}

export const BREAKS: readonly [string, (scene: Scene) => void | Promise<void>][] = [
  ['a 403', ({ github }) => github.fault({ on: RECEIVE, kind: 'status', status: 403, times: 9 })],
  ['a broken server', ({ github }) => github.fault({ on: RECEIVE, kind: 'status', status: 500, times: 9 })],
  ['a protected branch', ({ github }) => github.protectBranch(name, '*/*')],
  ['a server that is gone', ({ github }) => github.close()],
]

/** An error tells nothing of the token. */
export async function expectNoToken(_: string, breakIt: (scene: Scene) => void | Promise<void>): Promise<void> {
  const scene = await lay()
  const tip = await scene.commit({ 'a.ts': 'fixed\n' })
  await breakIt(scene)

  const error = await scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'm' }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )

  expect(error).toMatchObject({ name: 'UserError' })
  for (const form of scene.forms) expect(everything(error)).not.toContain(form)
}

/** All that an error says, with all causes. */
function everything(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return [error.stack, JSON.stringify(error, Object.getOwnPropertyNames(error)), everything(error.cause)].join('\n')
}
