import { describe, expect, it } from 'vitest'
import { noUsage } from '../../src/domain/model/usage.ts'
import { OfflineEngine } from '../../src/fixers/offline/repair-engine.ts'
import type { FixerTools } from '../../src/contracts/ports.ts'
import { SEED } from '../seed.ts'
import { COURSES, endsIn } from './ended-from-outside.ts'
import { one } from './units.ts'
import {
  BOUND,
  expectFollowed,
  expectLimit,
  expectNoProof,
  expectProofInCheckout,
  FOLLOWED,
  LIMITS,
  nth,
  preparing,
  REWRITTEN,
  SPENT,
  SPOILT,
  twice,
} from './whole-runs.cases.ts'
import { isTestFile } from '../../src/engine/source-index.ts'
import { abstention, byTest, type Doing, edits, type Script, Stage, testFile, thought, titles, unit } from './stage.ts'

describe.concurrent('a fix that holds', () => {
  it('is committed, confirmed, proved on a clean copy, and the checkout is left as it was', async () => {
    await using stage = new Stage({ files: () => ({ ...unit('a', 0), ...unit('b', 1) }) })

    const end = await stage.run({ fixers: [edits(one('a'))], reruns: 1 })

    expect(end).toMatchObject({ outcome: 'fixed', stop: 'all-green', phase: { at: 'done' }, degraded: false })
    expect(end.attempts).toMatchObject([{ result: 'pass', rateBefore: 0.5, rateAfter: 1, confirmed: true }])
    expect(end.proof).toMatchObject({ sha: end.tip, place: 'clean copy', held: true, reason: '' })
    expect(titles(end, end.proof?.needed ?? [])).toEqual(['test/a.test.js › a is one'])
    expect(stage.subjects(end)).toEqual(['Mend it (fixes 1 test)'])
    expect(stage.show(end, 'src/a.js')).toBe('exports.value = 1')
    expect([stage.dirty(), stage.copies()]).toEqual(['', []])
    expect(stage.published).toEqual([expect.objectContaining({ outcome: 'fixed' })])
  })

  it('is found at the second attempt, which gets what the first one did, and what its tests printed', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })

    const end = await stage.run({ fixers: [edits({ 'src/a.js': 'exports.value = 7\n' }, one('a'))] })

    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ result: 'fail' }, { result: 'pass', debugging: 1 }] })
    const [first, second] = stage.assignments
    expect(first).toMatchObject({ debugging: undefined, earlier: [], candidate: 0 })
    expect(second?.debugging).toEqual({ count: 1, log: expect.stringContaining('7 !== 1') })
    expect(second?.earlier).toMatchObject([
      {
        result: 'fail',
        reason: expect.stringMatching(/^Still failing: test\/a\.test\.js › a is one\./),
        diff: expect.stringContaining('+exports.value = 7'),
        analysis: { rootCause: 'a value is wrong' },
      },
    ])
    expect(second?.failures[0]?.problem.stack, 'of the code as it is').toContain('0 !== 1')
  })

  it('is what is on the branch, whatever a test makes of its files: each run finds them as they were', async () => {
    const spoiling = testFile(
      {
        'a is one': 'assert.equal(value, 1)',
        'a is spoilt': "if (value === 1) fs.writeFileSync('src/a.js', 'exports.value = 5\\n')",
      },
      "const { value } = require('../src/a.js')",
    )
    await using stage = new Stage({ files: () => ({ ...unit('a', 0), 'test/a.test.js': spoiling }) })

    const failed: number[] = []
    const doing: Doing = async (_, { source, runTests }) => {
      await source.write('src/a.js', 'exports.value = 1\n')
      for (const fresh of [true, true]) {
        const { cases } = await runTests({ kind: 'all', fresh })
        failed.push(cases.filter(({ status }) => status === 'failed').length)
      }
      return one('a')
    }

    const end = await stage.run({ fixers: [{ doing }], withoutCopies: true })

    expect(failed).toEqual([0, 0])
    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ result: 'pass' }], proof: { held: true } })
    expect(stage.show(end, 'src/a.js')).toBe('exports.value = 1')
    expect(stage.dirty()).toBe('')
  })

  it('is not half of one: a file that loads and shows a failing test is not fixed until that passes', async () => {
    const files = () => ({
      'test/a.test.js': testFile(
        { 'value is one': 'assert.equal(gone.value, 1)', 'other is two': 'assert.equal(gone.other, 2)' },
        "const gone = require('../src/gone.js')",
      ),
    })
    await using stage = new Stage({ files, isolated: true })
    const gone = (value: number, other: number) => ({
      'src/gone.js': `module.exports = { value: ${value}, other: ${other} }\n`,
    })

    const end = await stage.run({ fixers: [edits(gone(1, 0), gone(1, 2))] })

    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ result: 'fail' }, { result: 'pass', debugging: 1 }] })
    expect(end.attempts[0]?.reason).toContain(
      'Still failing: test/a.test.js. It can be loaded now, but 1 test in it fails: test/a.test.js › other is two.',
    )
    expect(titles(end, end.targets)).toEqual(['test/a.test.js'])
  })
})

describe.concurrent('a commit that breaks a test which nothing ties to it', () => {
  it('only by chance is not reverted: the test passes alone, and is called flaky', async () => {
    const clock = (home: string) => testFile({ ticks: `assert.notEqual(${nth(home)}, 2)` })
    await using stage = new Stage({ files: home => ({ ...unit('a', 0), 'test/clock.test.js': clock(home) }) })

    const end = await stage.run({ fixers: [edits(one('a'))] })

    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ result: 'pass', confirmed: true }] })
    expect(titles(end, end.flaky)).toEqual(['test/clock.test.js › ticks'])
    expect(stage.subjects(end)).toHaveLength(1)
  })
})

describe.concurrent('a fixer that gets nowhere', () => {
  it.each(FOLLOWED.filter(({ when }) => when === 'cannot be reached'))(
    'is followed by the next when it $when',
    expectFollowed,
  )

  it('in the middle of its work leaves its analysis to the next, who need not make it again', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })
    const asked: string[] = []
    const thinking =
      (name: string): typeof thought =>
      async (assignment, tools) => {
        asked.push(name)
        const answer = await thought(assignment, tools)
        return answer.kind === 'analysis'
          ? { ...answer, code: 'digest', analysis: { ...answer.analysis, approach: name } }
          : answer
      }
    const gone: Script = { doing: async () => abstention({ unavailable: true }), thinking: thinking('one') }
    const there: Script = { ...edits(one('a')), thinking: thinking('two') }

    const end = await stage.run({ fixers: [gone, there] })

    expect(asked).toEqual(['one'])
    expect(end).toMatchObject({ outcome: 'fixed', degraded: false })
    expect(end.attempts).toMatchObject([
      { fixer: 'one', result: 'abstained', unavailable: true, code: 'digest' },
      { fixer: 'two', result: 'pass', analysis: { approach: 'one' }, code: 'digest' },
    ])
  })

  it('with more than half of what is red is the end, although the rest could be tried again', async () => {
    await using stage = new Stage({ files: () => ({ ...unit('a', 0), ...unit('b', 0), ...unit('c', 0) }) })

    const end = await stage.run({ fixers: [{ doing: async ({ iteration }) => abstention({ final: iteration < 3 }) }] })

    expect(end).toMatchObject({ outcome: 'failed', stop: 'stuck', left: { iterations: 7 } })
    expect(new Set(end.attempts.flatMap(({ targets }) => targets)).size).toBe(3)
    expect(end.attempts.map(({ final }) => final)).toEqual([true, true, false])
  })

  it('with what matters little leaves a fix in part, and that part is proved', async () => {
    const many = Array.from({ length: 21 }, (_, index) => [`fine ${index}`, 'assert.ok(true)'])
    const slow = `const { test } = require('node:test')
test('slow', { timeout: 50 }, () => new Promise(resolve => setTimeout(resolve, 5000).unref()))\n`
    const files = {
      ...unit('a', 0),
      'test/many.test.js': testFile(Object.fromEntries(many)),
      'test/slow.test.js': slow,
    }
    await using stage = new Stage({ files: () => files })
    const doing: Doing = async ({ failures }) =>
      failures[0]?.id.name === 'slow' ? abstention({ final: true }) : one('a')

    const end = await stage.run({ fixers: [{ doing }] })

    expect(end).toMatchObject({ outcome: 'partial', stop: 'stuck', proof: { held: true, place: 'clean copy' } })
    expect(end.clusters).toMatchObject([{ criticality: 'low', pattern: 'timeout' }])
    expect(titles(end, end.proof?.needed ?? [])).toEqual(['test/a.test.js › a is one'])
  })
})

describe.concurrent('a limit', () => {
  it.each(LIMITS.filter(({ what }) => what === 'dollars'))('of $what is the end', expectLimit)

  it('is the end of attempts: what was done by then is confirmed and proved', async () => {
    await using stage = new Stage({ files: () => ({ ...unit('a', 0), ...unit('b', 0) }) })

    const end = await stage.run({
      fixers: [byTest({ a: [one('a')], b: [one('b')] })],
      limits: { iterations: 1 },
      rules: { validate: 'final' },
    })

    expect(end).toMatchObject({ outcome: 'failed', attempts: [{ result: 'pass', confirmed: true }] })
    expect(end.proof).toMatchObject({ held: true, place: 'clean copy', sha: end.tip })
    expect(stage.changed(end)).toHaveLength(1)
  })

  it('of one cluster leaves the others theirs', async () => {
    await using stage = new Stage({ files: () => ({ ...unit('a', 0), ...unit('b', 0) }) })
    const mends = byTest({ a: [{ 'src/a.js': 'exports.value = 7\n' }, one('a')], b: [one('b')] })

    const end = await stage.run({ fixers: [{ ...mends, usage: SPENT }], limits: { cluster: { tokens: 100 } } })

    expect(end).toMatchObject({ outcome: 'failed', stop: 'stuck', left: { iterations: 8 } })
    expect(end.attempts.map(({ result }) => String(result)).toSorted()).toEqual(['fail', 'pass'])
    expect(stage.changed(end)).toEqual(['src/b.js'])
  })
})

describe.concurrent('a run that is ended from outside', () => {
  const phases = Object.keys(COURSES)
  // Those of the others are ended in the full tier.
  it.each(phases.filter((_, index) => (index + SEED) % phases.length === 6))(
    'in the middle of %s says how it stands, leaves nothing behind, and goes on to the same end',
    endsIn,
  )

  it('in a conversation counts what that has cost by then', async () => {
    await using stage = new Stage({ files: () => ({ ...unit('a', 0) }) })
    const usage = { ...noUsage, requests: 3, inputTokens: 700, dollars: 0.25 }
    // It is ended in its middle, and says what it has used, as a conversation does.
    const thinking = async (_assignment: unknown, { emit }: FixerTools) => {
      emit({ kind: 'tests-progress', passed: 0, failed: 0, skipped: 0, latest: '' })
      return abstention({ usage })
    }
    const fixers = [{ doing: async () => ({}), thinking }]

    const stopped = await stage.run({ fixers, endedIn: 'analyzing', endedWithin: true })

    expect(stopped).toMatchObject({ outcome: 'stopped', attempts: [{ spending: { analyst: usage } }] })
  })
})

describe.concurrent('a proof on a clean copy', () => {
  it.each(SPOILT.filter(({ did }) => did === 'left a file in the checkout in an earlier attempt'))(
    'does not hold for what was only green because a test $did',
    expectNoProof,
  )

  it('that cannot be made leaves the checkout, in which tests may not have rewritten anything', async () => {
    await using stage = new Stage({ files: () => preparing(REWRITTEN, 'value === 1') })

    const end = await stage.run({ fixers: [twice()], withoutCopies: true })

    const reason =
      'The tests rewrite files of the repository (ready.json), so what is green here may not be green on the branch.'
    expect(end).toMatchObject({ outcome: 'failed', proof: { held: false, place: 'checkout', reason } })
  })

  it('has what is installed beside the code', async () => {
    await using stage = new Stage({
      files: () => ({
        ...unit('a', 0),
        '.gitignore': 'node_modules\n',
        'src/a.js': "exports.value = require('dependency').one - 1\n",
      }),
      beside: () => ({ 'node_modules/dependency/index.js': 'exports.one = 1\n' }),
    })

    const end = await stage.run({ fixers: [edits({ 'src/a.js': "exports.value = require('dependency').one\n" })] })

    expect(end).toMatchObject({ outcome: 'fixed', proof: { held: true, place: 'clean copy' } })
  })

  it.each(BOUND.filter(({ tests }) => tests.startsWith('do not come to an end')))(
    'is none where tests $tests: the checkout is used',
    expectProofInCheckout,
  )
})

describe.concurrent('several attempts in parallel', () => {
  it('are made in copies, and put together one by one, each confirmed', async () => {
    await using stage = new Stage({ files: () => ({ ...unit('a', 0), ...unit('b', 0) }) })
    const mends = byTest({ a: [one('a')], b: [one('b')] })
    const begun = meeting(2)
    const inCheckout: string[] = []
    const doing: Doing = async (assignment, tools) => {
      await begun()
      const mend = await mends.doing(assignment, tools)
      for (const [path, text] of Object.entries(mend)) await tools.source.write(path, String(text))
      await begun()
      inCheckout.push(stage.read('shop/src/a.js'), stage.read('shop/src/b.js'))
      return mend
    }

    const end = await stage.run({ fixers: [{ doing }], rules: { parallel: 2 } })

    expect(end).toMatchObject({ outcome: 'fixed', proof: { held: true } })
    expect(end.attempts).toMatchObject([
      { result: 'pass', confirmed: true, candidate: 0, base: stage.head },
      // It was made on the head as well, and stands on the first one now.
      { result: 'pass', confirmed: true, candidate: 0, base: end.attempts[0]?.commit },
    ])
    expect(new Set(inCheckout)).toEqual(new Set(['exports.value = 0\n']))
    expect(stage.phases().filter(at => /racing|combining|confirming/.test(at))).toEqual([
      'racing',
      'confirming',
      'confirming',
    ])
    expect(stage.subjects(end)).toHaveLength(2)
    expect([stage.dirty(), stage.copies()]).toEqual(['', []])
  })
})

describe.concurrent('the tests', () => {
  it('are not run again on code on which the offline engine has run them', async () => {
    const files = (home: string) => ({
      'src/limit.js': 'exports.below = (size, limit) => size < limit\n',
      'test/limit.test.js': testFile(
        {
          'the limit is below': 'assert.ok(below(3, 3))',
          'what is more is not': 'assert.ok(below(2, 3) && !below(5, 3))',
        },
        "const { below } = require('../src/limit.js')",
      ),
      'test/other.test.js': testFile({ counts: `fs.appendFileSync('${home}/counted', 'x')` }),
    })
    await using stage = new Stage({ files })

    const end = await stage.run({ fixers: [new OfflineEngine({ isTest: isTestFile, candidates: 1 })] })

    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ fixer: 'one', result: 'pass', confirmed: true }] })
    expect(stage.show(end, 'src/limit.js')).toBe('exports.below = (size, limit) => size <= limit')
    const runs = stage.events.flatMap(event => (event.kind === 'tests-ended' ? [[event.what, event.cached]] : []))
    expect(runs).toEqual([
      ['the whole suite', false],
      ['the affected tests', true],
      ['the whole suite', true],
      ['1 test without the fix', false],
      ['the whole suite', false],
      ['the failing file again, with two added tests that must fail', false],
    ])
    expect(stage.read('counted'), 'before, with the candidate that holds, and in the proof').toBe('xxx')
  })
})

/** Whoever comes waits until all are there. */
function meeting(many: number): () => Promise<void> {
  let come: (() => void)[] = []
  return () =>
    new Promise(resolve => {
      come.push(resolve)
      if (come.length < many) return
      for (const go of come) go()
      come = []
    })
}
