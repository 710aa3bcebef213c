import { expect, it } from 'vitest'
import { dependentNote, repeatTargets, uncertainNote } from '../../../src/workflow/test-runs/repeat-targets.ts'
import type { TestRun } from '../../../src/domain/model/test-run.ts'
import { fakeSite, fakeWorld, fixedState, key, part, run, type Statuses } from '../fake-world.ts'

/** Repeat the targets where the runs say this, one after the other; the last one stays. */
async function repeated(names: readonly string[], answers: readonly (Statuses | Partial<TestRun>)[]) {
  const green = Object.fromEntries(names.map(name => [name, 'passed' as const]))
  const asked: string[] = []
  const site = fakeSite({
    run: selection => {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? {}
      asked.push(selection.kind === 'all' ? 'all' : selection.tests.map(({ name }) => name).join('+'))
      return 'complete' in answer ? run({}, answer) : part(run({ ...green, ...(answer as Statuses) }), selection)
    },
  })
  const end = await repeatTargets(names.map(key), fixedState(names, green), { testbed: site, context: fakeWorld(site) })
  return { asked, notes: [uncertainNote(end), dependentNote(end)].filter(note => note !== undefined) }
}

it.each<[string, readonly string[], readonly (Statuses | Partial<TestRun>)[], { asked: string[]; notes: string[] }]>([
  ['nothing runs if there is nothing to repeat', [], [], { asked: [], notes: [] }],
  ['few targets run one by one, the last first', ['a', 'b'], [{}], { asked: ['b', 'a'], notes: [] }],
  ['more run together, in the opposite order', ['a', 'b', 'c', 'd'], [{}], { asked: ['d+c+b+a'], notes: [] }],
  [
    'one that fails and then passes is uncertain',
    ['a'],
    [{ a: 'failed' }, { a: 'passed' }],
    { asked: ['a', 'a'], notes: ['On the same code, a.test.js › a passed and failed.'] },
  ],
  ['one that passes alone runs once', ['a'], [{ a: 'passed' }, { a: 'failed' }], { asked: ['a'], notes: [] }],
  [
    'one that never passes alone needs the others',
    ['a'],
    [{ a: 'failed' }],
    { asked: ['a', 'a', 'a'], notes: ['a.test.js › a passes only together with other tests.'] },
  ],
  [
    'one of many that fails runs alone from then on',
    ['a', 'b', 'c', 'd'],
    [{ b: 'failed' }, { b: 'passed' }],
    { asked: ['d+c+b+a', 'b'], notes: ['On the same code, b.test.js › b passed and failed.'] },
  ],
  [
    'a runner that cannot select one of them runs once',
    ['a', 'b', 'c'],
    [{ cases: run({ a: 'passed', b: 'failed', c: 'passed' }).cases, complete: true }],
    { asked: ['c'], notes: ['On the same code, b.test.js › b passed and failed.'] },
  ],
  [
    'one of many that passes when all run again is uncertain, whatever fails then',
    ['a', 'b', 'c', 'd'],
    [
      { cases: run({ a: 'failed', b: 'passed', c: 'passed', d: 'passed' }).cases, complete: true },
      { cases: run({ a: 'passed', b: 'failed', c: 'passed', d: 'passed' }).cases, complete: true },
    ],
    { asked: ['d+c+b+a', 'a'], notes: ['On the same code, a.test.js › a passed and failed.'] },
  ],
  [
    'those behind the first three that fail are taken for what these are',
    ['a', 'b', 'c', 'd'],
    [{ a: 'failed', b: 'failed', c: 'failed', d: 'failed' }, { d: 'passed' }, { c: 'failed' }],
    {
      asked: ['d+c+b+a', 'd', 'c', 'c', 'b'],
      notes: [
        'On the same code, d.test.js › d, b.test.js › b, a.test.js › a passed and failed.',
        'c.test.js › c passes only together with other tests.',
      ],
    },
  ],
  [
    'all of many that need the others need them',
    ['a', 'b', 'c', 'd'],
    [{ a: 'failed', b: 'failed', c: 'failed', d: 'failed' }],
    {
      asked: ['d+c+b+a', 'd', 'd', 'c', 'c', 'b', 'b'],
      notes: ['d.test.js › d, c.test.js › c, b.test.js › b and 1 more pass only together with other tests.'],
    },
  ],
  ['a run that was cut says nothing', ['a'], [{ complete: false }], { asked: ['a'], notes: [] }],
])('%s', async (_, names, answers, expected) => {
  expect(await repeated(names, answers)).toEqual(expected)
})
