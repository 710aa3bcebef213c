import picomatch from 'picomatch'
import { describe, expect, it } from 'vitest'
import type { CommandsRun } from '../../../src/domain/model/fix-command.ts'
import type { Event } from '../../../src/contracts/events.ts'
import type { WorkflowContext } from '../../../src/workflow/context.ts'
import { running } from '../../../src/workflow/steps/running.ts'
import { at, attempt } from '../../domain/states.ts'

const exited = (code: number) => ({ kind: 'exited', code }) as const
const DONE: CommandsRun['ended'] = [{ command: 'format', exit: exited(0), said: 'Done.' }]

/** Performs the step with what the command leaves behind; without a run no copy can be made. */
async function performed(left: Partial<CommandsRun> | undefined, mayWrite: readonly string[] = ['go.sum']) {
  const edits = new Map<string, string | undefined>()
  const workspace = {
    tip: 'tip',
    discard: async () => edits.clear(),
    replaceEdits: async (files: ReadonlyMap<string, string | undefined>) => {
      for (const [path, text] of files) edits.set(path, text)
    },
    changed: async () => [...edits.keys()],
    diff: async () => 'diff',
    tree: async () => 'tree',
  }
  const events: Event[] = []
  const commands = {
    list: [{ run: 'format', mayWrite }],
    policy: {
      protected: [],
      matches: (pattern: string, path: string) => picomatch.isMatch(path, pattern, { dot: true }),
    },
    run: async () => left && { ended: DONE, files: new Map(), unreadable: [], ...left },
  }
  const context = {
    workspace,
    commands,
    signal: new AbortController().signal,
    emit: (event: Event) => events.push(event),
  } as unknown as WorkflowContext
  const open = attempt({ kind: 'command', commands: ['format'], fixer: 'format' })
  const state = at({ at: 'running', iteration: 1 }, { attempts: [open] })
  const observation = await running({ attempt: open, state, testbed: context, context })
  return { observation, edits, events }
}

const changed = new Map([['src/a.js', 'a\n']])

const MANY = new Map(Array.from({ length: 101 }, (_, index) => [`src/${index}.js`, 'a\n']))

describe('what a command changed', () => {
  it('becomes the edits of the attempt', async () => {
    const { observation, edits } = await performed({
      files: new Map([...changed, ['go.sum', 'x\n'], ['b.js', undefined]]),
    })

    expect(observation).toMatchObject({
      kind: 'proposed',
      tree: 'tree',
      files: ['src/a.js', 'go.sum', 'b.js'],
      proposal: { summary: 'format changed 3 files: src/a.js, go.sum, b.js.', leftUndone: '' },
    })
    expect(edits.size).toBe(3)
  })

  it('counts although it failed: a linter fails for what it cannot correct', async () => {
    const { observation } = await performed({
      files: changed,
      ended: [{ command: 'format', exit: exited(1), said: '' }],
    })

    expect(observation).toMatchObject({ proposal: { leftUndone: 'format ended with exit code 1.' } })
  })

  it.each([
    [
      'a test',
      { files: new Map([...changed, ['test/a.test.js', '']]) },
      /^Its change .* as a whole: test\/a\.test\.js be/,
    ],
    [
      'a lockfile that is not named',
      { files: new Map([['Cargo.lock', 'x']]) },
      /Cargo\.lock decides .* for this command\.$/,
    ],
    ['a workflow', { files: new Map([['.github/workflows/ci.yml', '']]) }, /ci\.yml is protected/],
    ['more than a hundred files', { files: MANY }, /touches 101 files; at most 100 are allowed\.$/],
    ['a binary file', { files: changed, unreadable: ['a.png'] }, /a\.png is no text file of at most 1 MB\.$/],
    [
      'several',
      {
        files: new Map([
          ['a.lock', ''],
          ['b.lock', ''],
        ]),
      },
      /So are 1 more\.$/,
    ],
  ] as const)('is refused as a whole if %s is in it', async (_, left, reason) => {
    const { observation, edits, events } = await performed(left)

    expect(observation).toMatchObject({ kind: 'rejected', result: 'refused', reason: expect.stringMatching(reason) })
    expect(edits.size).toBe(0)
    expect(events).toMatchObject([{ kind: 'judged', result: 'refused' }])
  })
})

describe('a command that did nothing is told in one sentence', () => {
  it.each<[string, Partial<CommandsRun> | undefined, string, boolean]>([
    ['without a change', {}, 'It changed no file.', false],
    [
      'that failed',
      { ended: [{ command: 'format', exit: exited(2), said: 'no such option' }] },
      'It changed no file: format ended with exit code 2: no such option',
      false,
    ],
    [
      'that is missing',
      { ended: [{ command: 'format', exit: { kind: 'not-found', command: 'format' }, said: '' }] },
      'format could not start (format was not found), so none of its changes were taken.',
      true,
    ],
    [
      'that a wrapper does not find',
      { files: changed, ended: [{ command: 'npx x', exit: exited(127), said: 'x: not found' }] },
      'npx x could not start: x: not found',
      true,
    ],
    [
      'that hangs, whatever it has changed by then',
      { files: changed, ended: [{ command: 'format', exit: { kind: 'timed-out', afterMs: 3_000 }, said: '' }] },
      'format did not end within 3 s, so none of its changes were taken.',
      true,
    ],
    ['without a copy', undefined, 'No clean copy of the code could be made to run it in.', true],
  ])('%s', async (_, left, reason, final) => {
    const { observation, edits } = await performed(left)

    expect(observation).toMatchObject({ kind: 'abstained', reason, final, unavailable: false })
    expect(edits.size).toBe(0)
  })
})
