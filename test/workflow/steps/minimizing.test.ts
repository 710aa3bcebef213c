import { expect, it } from 'vitest'
import { minimizing } from '../../../src/workflow/steps/minimizing.ts'
import type { WorkflowContext } from '../../../src/workflow/context.ts'
import type { TestSelection } from '../../../src/domain/model/test-case.ts'
import type { TestRun } from '../../../src/domain/model/test-run.ts'
import type { FileChange } from '../../../src/domain/model/file-change.ts'
import { fakeSite, fakeWorld, fixedState, run } from '../fake-world.ts'

const GREEN = { a: 'passed', b: 'passed' } as const
const A_RED = { a: 'failed', b: 'passed' } as const
const B_RED = { a: 'passed', b: 'failed' } as const
const KILLED = { complete: false, result: 'killed' } as const

it('leftovers that the tests do not need are dropped, and what was written on purpose stays and is listed', async () => {
  const lines = text(['one', 'same', 'two', 'same', 'three'], ['1', 'same', '2', 'same', '3'])
  const isWhole = (files: Files) =>
    files.get('lines.js')?.split('\n')[2] === '2' && files.has('needed.js') && !files.has('gone.js')
  const scene = lay(
    [lines, created('new.js'), created('needed.js'), removed('old.js'), removed('gone.js')],
    files => run(isWhole(files) ? GREEN : A_RED),
    { named: ['lines.js'] },
  )

  const { smaller, uncovered } = await scene.minimize()

  expect(smaller).toMatchObject({
    summary:
      '2 of 7 hunks dropped: the tests do not need them (new.js: no analysis names its file, old.js: no analysis names its file).',
    files: ['new.js', 'old.js'],
    tree: 'lines.js: 1,same,2,same,3 needed.js: new old.js: old',
    seen: {
      tests: [
        { id: { name: 'a' }, status: 'passed' },
        { id: { name: 'b' }, status: 'passed' },
      ],
      failures: [],
    },
  })
  expect(uncovered).toEqual([
    { file: 'lines.js', line: 1, added: ['1'] },
    { file: 'lines.js', line: 5, added: ['3'] },
  ])
})

it('a right fix stays whole: what is not tested is listed, not dropped', async () => {
  const lines = text(['sync', 'async', 'note'], ['sync fixed', 'async fixed', 'a comment'])
  const scene = lay([lines], files => run(files.get('lines.js')?.startsWith('sync fixed') === true ? GREEN : A_RED), {
    named: ['lines.js'],
  })

  const { smaller, uncovered } = await scene.minimize()

  expect(smaller).toBeUndefined()
  expect(uncovered.map(({ added }) => added)).toEqual([['async fixed'], ['a comment']])
  expect(scene.edits()).toEqual([])
})

it('the line of what is not tested is that of the file without the leftovers', async () => {
  const [before, after] = [
    ['one', 'same', 'two', 'same', 'last'],
    ['console.log(1)', 'console.log(2)', 'one', 'same', '2', 'same', 'LAST', 'more'],
  ]
  const lines: FileChange = {
    ...text(before, after),
    spans: [
      { before: { at: 0, count: 0 }, after: { at: 0, count: 2 } },
      { before: { at: 2, count: 1 }, after: { at: 4, count: 1 } },
      { before: { at: 4, count: 1 }, after: { at: 6, count: 2 } },
    ],
  }
  const scene = lay([lines], files => run(files.get('lines.js')?.includes('2\nsame') === true ? GREEN : A_RED), {
    named: ['lines.js'],
  })

  const { smaller, uncovered } = await scene.minimize()

  expect(smaller?.tree).toBe('lines.js: one,same,2,same,LAST,more')
  expect(uncovered).toEqual([{ file: 'lines.js', line: 5, added: ['LAST', 'more'] }])
})

it('a comment is no code that a test could need: it costs no run, and is not listed', async () => {
  const lines = text(
    ['sync', 'same', '// old', 'same', '', '}'],
    ['sync fixed', 'same', '// new, and longer', 'same', ' ', '}'],
  )
  const scene = lay([lines], files => run(files.get('lines.js')?.startsWith('sync fixed') === true ? GREEN : A_RED), {
    named: ['lines.js'],
  })

  const { smaller, uncovered } = await scene.minimize()

  expect([smaller, uncovered]).toEqual([undefined, []])
  expect(scene.selections).toHaveLength(1)
})

it.each([
  ['an indentation', 'lines.py', '        return a', '    return a'],
  ['a text with blanks', 'lines.js', "const a = 'x  y'", "const a = 'x y'"],
  ['a directive', 'lines.go', '//go:build linux', '//go:build darwin'],
  ['a file whose language is not known', 'Dockerfile', 'RUN curl http://a', 'RUN curl http://b'],
])('%s is code', async (_, path, before, after) => {
  const lines = { ...text(['sync', 'same', before], ['sync fixed', 'same', after]), path }
  const scene = lay([lines], files => run(files.get(path)?.startsWith('sync fixed') === true ? GREEN : A_RED), {
    named: [path],
  })

  expect((await scene.minimize()).uncovered.map(({ added }) => added)).toEqual([[after]])
})

it('a hunk without which the failing tests pass is listed, although a run of them alone has no other test', async () => {
  const scene = lay([created('needed.js'), created('aside.js')], files =>
    files.has('needed.js') ? run({ a: 'passed' }) : run(A_RED),
  )

  const { uncovered } = await scene.minimize()

  expect(uncovered.map(({ file }) => file)).toEqual(['aside.js'])
})

it('a try without leftovers runs what the whole fix may touch, and no option that a model made up', async () => {
  const changes = [created('new.js'), created('needed.js'), created('aside.js')]
  const scene = lay(changes, files => run(files.has('needed.js') ? GREEN : A_RED), { named: ['needed.js', 'aside.js'] })

  const { uncovered } = await scene.minimize()

  expect(scene.selections[0]).toMatchObject({
    kind: 'affected',
    tests: [{ name: 'a' }],
    files: ['new.js', 'needed.js', 'aside.js', 'named.test.js'],
  })
  // What the failing tests exercise is found by them alone, with each hunk left out once.
  expect(scene.selections.slice(1)).toMatchObject([{ kind: 'only', tests: [{ name: 'a' }] }, { kind: 'only' }])
  expect(uncovered.map(({ file }) => file)).toEqual(['aside.js'])
})

it.each<[string, number]>([
  ['one hunk', 1],
  ['more hunks than can be tried', 61],
])('a fix of %s is left as it is, and nothing is run', async (_, many) => {
  const scene = lay(
    Array.from({ length: many }, (_file, index) => created(`${index}.js`)),
    () => run(GREEN),
  )

  expect(await scene.minimize()).toEqual({ kind: 'minimized', smaller: undefined, uncovered: [] })
  expect(scene.selections).toEqual([])
})

it.each<[string, TestRun]>([
  ['is red', run(A_RED)],
  ['breaks another test', run(B_RED)],
  ['makes a test vanish', run({ b: 'passed' })],
  ['does not come to its end', run(GREEN, KILLED)],
])('a part with which the run %s does not hold, and the work tree is the tip again', async (_, result) => {
  const scene = lay([created('one.js'), created('two.js')], () => result)

  expect(await scene.minimize()).toEqual({ kind: 'minimized', smaller: undefined, uncovered: [] })
  expect(scene.edits()).toEqual([])
})

it('after thirty tries what holds by then is taken', async () => {
  const many = Array.from({ length: 60 }, (_, index) => created(`${index}.js`))
  const needed = many.slice(0, 30).filter((_, index) => index % 2 === 0)
  const scene = lay(many, files => run(needed.every(({ path }) => files.has(path)) ? GREEN : A_RED), {
    named: ['0.js'],
  })

  const { smaller, uncovered } = await scene.minimize()

  expect(scene.selections).toHaveLength(30)
  expect(smaller?.files.length).toBeGreaterThan(0)
  expect(smaller?.files.filter(file => needed.some(({ path }) => path === file))).toEqual([])
  expect(uncovered).toEqual([])
})

it.each([
  ['a quarter of the time that is left is over', 6, 3],
  ['no time is left at all', 100, 0],
])('when %s no other part is tried', async (_, minutesPerRun, tries) => {
  const many = Array.from({ length: 8 }, (_file, index) => created(`${index}.js`))
  const scene = lay(many, () => run(A_RED), { minutesPerRun, spentMs: minutesPerRun === 100 ? 60 * 60_000 : 0 })

  expect(await scene.minimize()).toEqual({ kind: 'minimized', smaller: undefined, uncovered: [] })
  expect(scene.selections).toHaveLength(tries)
})

/** The files of the work tree. */
type Files = ReadonlyMap<string, string>

interface LayOptions {
  /** Files that the fixer names. */
  readonly named?: readonly string[]
  readonly minutesPerRun?: number
  readonly spentMs?: number
}

/** A branch with these changes, and tests that look at what lies in the work tree. */
function lay(changes: readonly FileChange[], tests: (files: Files) => TestRun, options: LayOptions = {}) {
  const selections: TestSelection[] = []
  let placed: ReadonlyMap<string, string | undefined> = new Map()
  let now = 0
  const lying = (): Files =>
    new Map(
      changes.flatMap(({ path, after }): [string, string][] => {
        const here = placed.has(path) ? placed.get(path) : after
        return here === undefined ? [] : [[path, here]]
      }),
    )
  const workspace: Partial<WorkflowContext['workspace']> = {
    changes: async () => changes,
    replaceEdits: async files => void (placed = files),
    discard: async () => void (placed = new Map()),
    changed: async () => changes.filter(({ path, after }) => lying().get(path) !== after).map(({ path }) => path),
    tree: async () => [...lying()].map(([path, said]) => `${path}: ${said.trim().replaceAll('\n', ',')}`).join(' '),
    diff: async () => 'diff',
  }
  const site = fakeSite({
    run(selection) {
      selections.push(selection)
      now += (options.minutesPerRun ?? 0) * 60_000
      return tests(lying())
    },
    workspace,
  })
  return {
    selections,
    edits: () => [...placed.keys()],
    async minimize() {
      const fixed = fixedState(['a'], GREEN)
      const changed = (options.named ?? []).map(file => ({ file, why: '' }))
      const attempts = fixed.attempts.map(each => ({
        ...each,
        ...(each.proposal && { proposal: { ...each.proposal, changes: changed } }),
      }))
      const state = { ...fixed, attempts, spentMs: options.spentMs ?? 0 }
      const observation = await minimizing(state, fakeWorld(site, { clock: { now: () => now } }))
      if (observation.kind !== 'minimized') throw new Error(observation.kind)
      return observation
    },
  }
}

function created(path: string): FileChange {
  return { path, before: undefined, after: 'new\n', spans: [] }
}

function removed(path: string): FileChange {
  return { path, before: 'old\n', after: undefined, spans: [] }
}

/** A file in which each line that differs is a span of its own. */
function text(before: readonly string[], after: readonly string[]): FileChange {
  const spans = before.flatMap((line, at) =>
    line === after[at] ? [] : [{ before: { at, count: 1 }, after: { at, count: 1 } }],
  )
  return { path: 'lines.js', before: `${before.join('\n')}\n`, after: `${after.join('\n')}\n`, spans }
}
