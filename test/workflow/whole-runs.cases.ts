import { expect } from 'vitest'
import type { FixerTools } from '../../src/contracts/ports.ts'
import type { State } from '../../src/domain/model/state.ts'
import {
  abstention,
  byTest,
  type Doing,
  type Edits,
  edits,
  type Play,
  type Script,
  Stage,
  type StageOptions,
  testFile,
  thought,
  titles,
  unit,
} from './stage.ts'
import { one } from './units.ts'

/** What an attempt costs. */
export const SPENT = { requests: 1, inputTokens: 60, outputTokens: 40, dollars: 0.25 }

interface Limit {
  readonly what: string
  readonly limits: NonNullable<Play['limits']>
  readonly stop: State['stop']
  readonly attempts: number
  readonly left: State['left']
}

export const LIMITS: readonly Limit[] = [
  {
    what: 'iterations',
    limits: { iterations: 2, attempts: 9 },
    stop: 'iterations',
    attempts: 2,
    left: { iterations: 0, minutes: 40 },
  },
  { what: 'attempts', limits: { attempts: 3 }, stop: 'stuck', attempts: 3, left: { iterations: 7, minutes: 30 } },
  { what: 'time', limits: { minutes: 15 }, stop: 'time', attempts: 2, left: { iterations: 8, minutes: 0 } },
  {
    what: 'tokens',
    limits: { tokens: 150 },
    stop: 'tokens',
    attempts: 2,
    left: { iterations: 8, minutes: 40, tokens: 0 },
  },
  {
    what: 'dollars',
    limits: { dollars: 0.25 },
    stop: 'dollars',
    attempts: 1,
    left: { iterations: 9, minutes: 50, dollars: 0 },
  },
  {
    what: 'time of one cluster',
    limits: { attempts: 9, cluster: { minutes: 20 } },
    stop: 'stuck',
    attempts: 2,
    left: { iterations: 8, minutes: 40 },
  },
  {
    what: 'tokens of one cluster',
    limits: { attempts: 9, cluster: { tokens: 250 } },
    stop: 'stuck',
    attempts: 3,
    left: { iterations: 7, minutes: 30 },
  },
  {
    what: 'dollars of one cluster',
    limits: { cluster: { dollars: 0.25 } },
    stop: 'stuck',
    attempts: 1,
    left: { iterations: 9, minutes: 50 },
  },
]

/** Nothing helps, and this limit is met. */
export async function expectLimit({ limits, stop, attempts, left }: Limit): Promise<void> {
  await using stage = new Stage({ files: () => unit('a', 0) })
  const doing = async () => abstention()

  const end = await stage.run({ fixers: [{ doing, usage: SPENT }], limits, minutesPerFix: 10 })

  expect(end).toMatchObject({ outcome: 'failed', stop, tip: stage.head })
  expect(end.attempts).toHaveLength(attempts)
  expect({ ...end.left, minutes: Math.round((end.left?.minutes ?? 0) / 10) * 10 }).toEqual(left)
}

/** A fixer does not end this in one of two clusters. */
export async function expectCutOff(what: 'analysis' | 'repair'): Promise<void> {
  await using stage = new Stage({ files: () => ({ ...unit('a', 0), ...unit('b', 0) }) })
  const mends = byTest({ a: [one('a')], b: [one('b')] })
  const stalled = async ({ source, signal }: FixerTools): Promise<never> => {
    await source.write('src/a.js', 'half\n')
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  }
  const doing: Doing = (assignment, tools) =>
    what === 'repair' && assignment.iteration === 1 ? stalled(tools) : mends.doing(assignment, tools)
  const thinking: typeof thought = (assignment, tools) =>
    what === 'analysis' && assignment.iteration === 1 ? stalled(tools) : thought(assignment, tools)

  const end = await stage.run({ fixers: [{ doing, thinking }], limits: { cluster: { minutes: 3 / 60 } } })

  expect(end.attempts).toMatchObject([
    { result: 'abstained', final: false, reason: 'It did not finish within 3 s, its remaining time.' },
    { result: 'pass', confirmed: true },
  ])
  expect(stage.changed(end)).toHaveLength(1)
  expect(stage.show(end, 'src/a.js')).not.toBe('half')
}

interface Followed {
  readonly when: string
  readonly doing: Doing
  readonly limits: NonNullable<Play['limits']>
}

export const FOLLOWED: readonly Followed[] = [
  {
    when: 'fails as often as it may',
    doing: async () => ({ 'src/a.js': 'exports.value = 7\n' }),
    limits: { attempts: 2 },
  },
  { when: 'cannot be reached', doing: async () => abstention({ final: true, unavailable: true }), limits: {} },
]

/** The next fixer of the chain mends what the first one does not. */
export async function expectFollowed({ doing, limits }: Followed): Promise<void> {
  await using stage = new Stage({ files: () => unit('a', 0) })

  const end = await stage.run({ fixers: [{ doing }, edits(one('a'))], limits })

  expect(end).toMatchObject({ outcome: 'fixed', degraded: false })
  expect(end.attempts.at(-1)).toMatchObject({ fixer: 'two', result: 'pass' })
  expect(end.attempts.slice(0, -1).map(({ fixer }) => fixer)).toEqual(Array(limits.attempts ?? 1).fill('one'))
}

/** How often a test has run with this, as an expression; it is counted outside the repository. */
export function nth(home: string): string {
  return `(fs.appendFileSync('${home}/times', 'x'), fs.readFileSync('${home}/times', 'utf8').length)`
}

/** Tests that fail twice and pass from then on, whatever is changed. */
export const luck = (home: string): Edits => ({
  'test/luck.test.js': testFile(
    { lucky: 'assert.ok(times > 2)', happy: 'assert.ok(times > 2)' },
    `const times = ${nth(home)}`,
  ),
})
export const useless: Edits = { 'src/useless.js': 'exports.useless = true\n' }

export const REWRITTEN = {
  condition: "JSON.parse(fs.readFileSync('ready.json', 'utf8'))",
  prepare: "fs.writeFileSync('ready.json', 'true\\n')",
}
const LEFT = { condition: "fs.existsSync('left.json')", prepare: "fs.writeFileSync('left.json', 'true\\n')" }
/** A test that is green when the value is 1 and something is prepared, which another test does for some values. */
export const preparing = ({ condition, prepare }: typeof LEFT, prepares: string) => ({
  'src/a.js': 'exports.value = 0\n',
  'ready.json': 'false\n',
  'test/a.test.js': testFile(
    {
      'a is ready': `assert.equal(value, 1)\n  assert.ok(${condition})`,
      'a is prepared': `if (${prepares}) ${prepare}`,
    },
    "const { value } = require('../src/a.js')",
  ),
})
/** The right change, and then the same again in other words: tests are not run twice on the same code. */
export const twice = () => edits(one('a'), { 'src/a.js': 'exports.value = 1 // as told\n' })
const wrongFirst = () => edits({ 'src/a.js': 'exports.value = 7\n' }, one('a'))

interface Spoilt {
  readonly did: string
  readonly files: Edits
  readonly script: () => Script
}

export const SPOILT: readonly Spoilt[] = [
  { did: 'rewrote a file of the repository', files: preparing(REWRITTEN, 'value === 1'), script: twice },
  {
    did: 'rewrote a file of the repository in an earlier attempt',
    files: preparing(REWRITTEN, 'value === 7'),
    script: wrongFirst,
  },
  { did: 'left a file in the checkout', files: preparing(LEFT, 'value === 1'), script: twice },
  {
    did: 'left a file in the checkout in an earlier attempt',
    files: preparing(LEFT, 'value === 7'),
    script: wrongFirst,
  },
]

/** What is green in the checkout is not in a clean copy. */
export async function expectNoProof({ files, script }: Spoilt): Promise<void> {
  await using stage = new Stage({ files: () => files })

  const end = await stage.run({ fixers: [script()] })

  const reason = /^In a clean copy of the branch, the result was different\. .*test\/a\.test\.js › a is ready/
  expect(end.attempts.map(({ result }) => result)).toEqual(['fail', 'pass'])
  expect(end).toMatchObject({ outcome: 'failed', stop: 'all-green', flaky: [] })
  expect(end.proof).toMatchObject({ held: false, place: 'clean copy', reason: expect.stringMatching(reason) })
  expect(end.notes).toEqual([end.proof?.reason])
}

const top = "const top = JSON.parse(fs.readFileSync('top.json', 'utf8'))"

/** Tests that are bound to the checkout. */
interface Bound {
  readonly tests: string
  /** What is said of the copy. */
  readonly note: string
  readonly options: StageOptions
}

export const BOUND: readonly Bound[] = [
  {
    tests: 'read the code of the checkout, wherever they lie',
    note: 'test/a.test.js › a is one passes without the fix',
    options: {
      files: () => ({
        ...unit('a', 0),
        'test/a.test.js': testFile({ 'a is one': 'assert.equal(require(`${top}/src/a.js`).value, 1)' }, top),
      }),
      beside: root => ({ 'top.json': JSON.stringify(root) }),
    },
  },
  {
    tests: 'pass nowhere but in the checkout',
    note: 'the tests have other results',
    options: {
      files: () => ({
        ...unit('a', 0),
        'test/top.test.js': testFile({ 'is here': 'assert.equal(process.cwd(), top)' }, top),
      }),
      beside: root => ({ 'top.json': JSON.stringify(root) }),
    },
  },
  {
    tests: 'do not come to an end in a copy',
    note: 'the tests have other results',
    options: {
      isolated: true,
      files: () => ({
        ...unit('a', 0),
        'test/top.test.js': testFile({ 'is here': 'if (process.cwd() !== top) process.kill(process.ppid)' }, top),
      }),
      beside: root => ({ 'top.json': JSON.stringify(root) }),
    },
  },
]

/** A fix of what cannot be proved in a copy. */
export async function expectProofInCheckout({ note, options }: Bound): Promise<void> {
  await using stage = new Stage(options)

  const end = await stage.run({ fixers: [edits(one('a'))] })

  expect(end).toMatchObject({ outcome: 'fixed', proof: { held: true, place: 'checkout', sha: end.tip } })
  expect(titles(end, end.proof?.needed ?? [])).toEqual(['test/a.test.js › a is one'])
  expect(stage.copies()).toEqual([])
  const notes = stage.events.flatMap(event => (event.kind === 'note' ? [event.text] : []))
  expect(notes.find(text => text.startsWith('In a clean copy, '))).toContain(` ${note}. `)
}
