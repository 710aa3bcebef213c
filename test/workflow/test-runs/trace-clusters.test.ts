import { describe, expect, test } from 'vitest'
import { Cluster, type Suspect } from '../../../src/domain/model/cluster.ts'
import type { State } from '../../../src/domain/model/state.ts'
import { type Failure, testKey, type TestSelection } from '../../../src/domain/model/test-case.ts'
import { CodeMap } from '../../../src/syntax/code-map.ts'
import { ImportGraph } from '../../../src/syntax/import-graph.ts'
import type { SourceIndex } from '../../../src/triage/suspects.ts'
import type { WorkflowContext } from '../../../src/workflow/context.ts'
import { traceClusters } from '../../../src/workflow/test-runs/trace-clusters.ts'

const FILES: Readonly<Record<string, string>> = {
  'src/cart.ts': 'export function total() {\n  return tax()\n}\nexport function tax() {\n  return 1\n}\n',
  'test/cart.test.ts': "import { total } from '../src/cart.ts'\ntest('adds', () => {\n  expect(total()).toBe(2)\n})\n",
}
const known = new Set(Object.keys(FILES))
const files = { known, read: (file: string) => FILES[file] }
const isTest = (file: string) => file.startsWith('test/')
const imports = new ImportGraph(files)
const sources: SourceIndex = {
  isTest,
  changed: [],
  importsOf: file => imports.importsOf(file),
  code: new CodeMap({ ...files, isTest, imports, toFile: file => file }),
}

const failure = (
  name: string,
  frames: Failure['frames'] = [{ file: 'test/cart.test.ts', line: 3, symbol: '' }],
): Failure => ({
  id: { framework: 'vitest', file: 'test/cart.test.ts', suite: ['cart'], name },
  problem: { kind: 'failure', type: 'AssertionError', message: 'expected 1 to be 2', stack: '' },
  frames,
  durationMs: 1,
})
const place = (symbol: string, score: number, from: number): Suspect => ({
  file: 'src/cart.ts',
  symbol,
  score,
  from,
  to: from + 2,
  line: from,
  why: '',
})
const close = [place('total', 1, 1), place('tax', 0.9, 4)]

function clusterOf(of: Failure, change: Partial<Cluster> = {}): Cluster {
  const base = { id: `c-${of.id.name}`, signature: 's', title: of.id.name, criticality: 'medium', pattern: 'assertion' }
  return Cluster.parse({ ...base, tests: [testKey(of.id)], suspects: ['src/cart.ts'], places: close, ...change })
}

/** Trace these clusters. @returns them and the selections that ran */
async function traced(
  clusters: readonly Cluster[],
  failures: readonly Failure[],
  { before = [], runMs = 0 }: { before?: readonly Cluster[]; runMs?: number } = {},
) {
  let now = 0
  const ran: TestSelection[] = []
  const calls = (total: number, tax: number) => [
    { file: 'src/cart.ts', name: 'total', line: undefined, calls: total },
    { file: 'src/cart.ts', name: 'tax', line: undefined, calls: tax },
  ]
  const context = {
    signal: new AbortController().signal,
    clock: { now: () => now },
    emit: () => undefined,
    trace: async (selection: TestSelection) => {
      ran.push(selection)
      now += runMs
      return selection.kind === 'only' ? calls(1, 1) : calls(100, 1)
    },
  } as unknown as WorkflowContext
  const state = { clusters: before, onlyInCi: [] } as unknown as State
  return { clusters: await traceClusters(clusters, { state, failures, sources, context }), ran }
}

const inCode = [{ file: 'src/cart.ts', line: 2, symbol: 'total' }]

describe('a cluster whose suspects are close', () => {
  test('is traced: all tests of its file once, its own alone, and what only these run comes first', async () => {
    const one = failure('adds')

    const { clusters, ran } = await traced([clusterOf(one)], [one])

    expect(ran.map(selection => selection.kind)).toEqual(['affected', 'only'])
    expect(ran[0]).toMatchObject({ tests: [{ file: 'test/cart.test.ts', suite: [], name: '' }], files: [] })
    expect(ran[1]).toMatchObject({ tests: [one.id] })
    expect(clusters[0]?.places.map(({ symbol }) => symbol)).toEqual(['tax', 'total'])
  })

  test('is traced, too, where a stack leads into the code: it may only pass through it', async () => {
    const one = failure('adds', inCode)

    const { ran } = await traced([clusterOf(one)], [one])

    expect(ran.map(selection => selection.kind)).toEqual(['affected', 'only'])
  })

  test('keeps what was found when it is known from an earlier triage', async () => {
    const one = failure('adds')
    const places = [place('tax', 1, 4), place('total', 0.2, 1)]

    const { clusters, ran } = await traced([clusterOf(one)], [one], { before: [clusterOf(one, { places })] })

    expect(ran).toEqual([])
    expect(clusters[0]?.places).toMatchObject([{ symbol: 'tax' }, { symbol: 'total' }])
  })
})

test('what loads or sets up the whole file is no suspect for it: a passing test alone runs it, too', async () => {
  const one = failure('adds')
  const ran: TestSelection[] = []
  const call = (name: string, calls: number) => ({ file: 'src/cart.ts', name, line: undefined, calls })
  const context = {
    signal: new AbortController().signal,
    clock: { now: () => 0 },
    emit: () => undefined,
    trace: async (selection: TestSelection) => {
      ran.push(selection)
      const isPassing = selection.kind === 'only' && selection.tests[0]?.name !== 'adds'
      if (isPassing) return [call('total', 1)]
      return selection.kind === 'only' ? [call('total', 1), call('tax', 1)] : [call('total', 1), call('tax', 4)]
    },
  } as unknown as WorkflowContext
  const beside = Array.from({ length: 9_000 }, (_, index) => failure(`passes ${index}`).id)
  const others = [failure('passes', []).id, failure('fails').id].map(id => ({ ...id, file: 'test/other.test.ts' }))
  const tests = [...beside, ...others].map(id => ({ id, status: 'passed' }))
  const cluster = clusterOf(one)
  const triage = { failures: [one], sources, context }

  const [before] = await traceClusters([cluster], {
    ...triage,
    state: { clusters: [], onlyInCi: [] } as unknown as State,
  })
  ran.length = 0
  const state = { clusters: [], onlyInCi: [], current: { tests } } as unknown as State
  const [found] = await traceClusters([cluster], { ...triage, state })

  expect(before?.places[0]?.symbol).toBe('total')
  expect(found?.places[0]?.symbol).toBe('tax')
  expect(ran.map(selection => selection.kind)).toEqual(['affected', 'only', 'only'])
  expect(ran[2]).toEqual({ kind: 'only', tests: [beside[4_500]] })
})

describe('nothing is run', () => {
  test.for<[what: string, change: Partial<Cluster>]>([
    ['where one suspect is clear', { places: [place('total', 1, 1), place('tax', 0.3, 4)] }],
    ['for what the environment causes', { pattern: 'connection' }],
    ['for a check', { pattern: 'check' }],
    ['for what another cause explains', { causedBy: 'c-other' }],
  ])('%s', async ([, change]) => {
    const one = failure('adds')

    const { clusters, ran } = await traced([clusterOf(one, change)], [one])

    expect(ran).toEqual([])
    expect(clusters).toHaveLength(1)
  })
})

test('of tests that have no file, those of their package or class are traced', async () => {
  const inJava = (name: string, suite: string): Failure => ({
    ...failure(name, []),
    id: { framework: 'maven', file: '', suite: [suite, 'inner'], name },
  })
  const failures = [inJava('adds', 'ex.CartTest'), inJava('counts', 'ex.CartTest'), inJava('pays', 'ex.TillTest')]

  const { ran } = await traced(
    failures.slice(0, 1).map(each => clusterOf(each, { tests: failures.map(({ id }) => testKey(id)) })),
    failures,
  )

  const unit = (suite: string) => ({ framework: 'maven', file: '', suite: [suite], name: '' })
  expect(ran[0]).toEqual({ kind: 'only', tests: [unit('ex.CartTest'), unit('ex.TillTest')] })
})

test.for([
  [61_000, ['affected', 'only']],
  [25_000, ['affected', 'only', 'only', 'only']],
] as const)('after a minute no further cluster is traced: runs of %i ms', async ([runMs, kinds]) => {
  const failures = ['a', 'b', 'c', 'd'].map(name => failure(name))

  const { ran } = await traced(
    failures.map(each => clusterOf(each)),
    failures,
    { runMs },
  )

  expect(ran.map(({ kind }) => kind)).toEqual(kinds)
})

test('at most four clusters are traced', async () => {
  const failures = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => failure(name))

  const { ran } = await traced(
    failures.map(each => clusterOf(each)),
    failures,
  )

  expect(ran).toHaveLength(5)
})
