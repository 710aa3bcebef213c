import { describe, expect, it } from 'vitest'
import { JudgedScene, reportOf } from './ci-judge.cases.ts'
import { SUM } from './talk.ts'

const GREEN = { conclusion: 'success' } as const

/** A test that needs a server, which runs in CI alone. */
const STORE = {
  'sum.js': SUM['sum.js'] ?? '',
  'test/store.test.js': `import assert from 'node:assert'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { sum } from '../sum.js'

test('stores the sum', async () => {
  await once(connect(1, '127.0.0.1'), 'connect')
  assert.equal(sum(1, 2), 3)
})
test('adds nothing', () => assert.equal(sum(0, 0), 0))
`,
}
/** CI has the server, and sees that the sum is wrong. */
const inCi = (xml: string) =>
  xml.replaceAll(/connect ECONNREFUSED 127\.0\.0\.1:1/g, 'Expected values to be loosely equal: -1 == 3')
const RED = {
  conclusion: 'failure',
  report: reportOf('stores the sum').replaceAll('sum.test.js', 'store.test.js').replaceAll(' classname="test"', ''),
} as const

const open = (inputs: Record<string, string> = {}) =>
  JudgedScene.open({ bug: STORE, report: inCi, inputs: { 'verify-with': 'ci', ...inputs } })

describe('a failing test that cannot run here', () => {
  it('is worked on with verify-with: ci, as a draft that calls nothing fixed until CI is green', async () => {
    await using play = await open()

    const made = await play.fix()
    const before = play.pull
    const green = await play.ciEnds(GREEN)

    expect(made.outputs.outcome, made.log).toBe('awaiting-ci')
    expect([before.draft, JSON.parse(made.outputs['fixed-tests'] ?? '')]).toEqual([true, []])
    expect(before.body).toMatch(/^(?:<!--[^\n]*-->\n)?.*Waiting for CI: a change for 1 test that cannot run here/)
    expect(before.body).toContain('1 test cannot run here, so nothing here shows that the change fixes it')
    expect(green.outputs.outcome, green.log).toBe('fixed')
    expect(play.pull.draft).toBe(false)
    expect(play.pull.body).toContain('1 test that cannot run here failed in CI before, and CI is green on this commit.')
    expect(play.ciRuns).toBe(1)
    const asked = JSON.stringify(play.model.requests[0]?.body)
    expect(asked).toContain('Cannot run here, so no test run says anything of it, and CI will judge the change')
    expect(asked).toContain('loosely equal: -1 == 3')
    expect(asked).not.toContain('connect ECONNREFUSED')
  })

  it('that CI finds red is worked on once more, and is not fixed if it stays red', async () => {
    await using play = await open()

    await play.fix()
    const tip = play.pull.head.sha
    const round = await play.ciEnds(RED)
    const moved = play.pull.head.sha
    for (const _ of [1, 2]) await play.ciEnds(RED)

    expect(round.outputs.outcome, round.log).toBe('awaiting-ci')
    expect(moved).not.toBe(tip)
    expect(play.pull.draft).toBe(true)
    expect(play.pull.body).toContain('It was worked on 2 times, which is the limit.')
    expect(play.pull.body).toMatch(/Not fixed/)
    expect(play.pull.body).not.toContain('Waiting for CI')
  })

  it('is a draft where no CI comes, and says so', async () => {
    await using play = await JudgedScene.open({
      bug: STORE,
      report: inCi,
      starts: false,
      inputs: { 'verify-with': 'ci' },
    })

    const made = await play.fix()

    expect(made.outputs.outcome, made.log).toBe('awaiting-ci')
    expect(play.pull.draft).toBe(true)
    expect(play.pull.body).toContain('CI has not run on this branch')
  })

  it('is worked on where the suite cannot run here at all, and the report says that nothing here was seen', async () => {
    await using play = await open({ 'test-command': 'tests-on-a-gpu' })

    const made = await play.fix()
    const before = play.pull
    const green = await play.ciEnds(GREEN)

    expect(made.outputs.outcome, made.log).toBe('awaiting-ci')
    expect(before.draft).toBe(true)
    expect(before.body).toContain('**The tests cannot run here.** ')
    expect(before.body).not.toContain('on a clean copy')
    expect(green.outputs.outcome, green.log).toBe('fixed')
    expect(play.pull.draft).toBe(false)
    expect(play.scene.git('show', `${play.branch}:sum.js`)).toContain('a + b')
  })

  describe('where the suite cannot run here, but the linter can', () => {
    /** A linter that refuses a word in sum.js, and one that the failing commit has already. */
    const linted = (word: string, old = '') => ({
      ...STORE,
      'package.json': JSON.stringify({ scripts: { test: 'make lint && tests-on-a-gpu' } }),
      Makefile: 'lint:\n\t@node lint.mjs\n',
      'lint.mjs': `import { readFileSync } from 'node:fs'
const lines = readFileSync('sum.js', 'utf8').split('\\n')
const found = lines.flatMap((line, index) => [${JSON.stringify(word)}, ${JSON.stringify(old)}].filter(word => word && line.includes(word)).map(word => [index, word]))
for (const [index, word] of found) console.log('sum.js:' + (index + 1) + ':1: error: ' + word + ' is not allowed')
process.exitCode = found.length > 0 ? 1 : 0
`,
    })
    const command = { 'verify-with': 'ci', 'test-command': 'npm test' }
    const start = (word: string, old?: string) =>
      JudgedScene.open({ bug: linted(word, old), report: inCi, inputs: command })

    it.each<[string, string, string | undefined]>([
      ['succeeds', 'a * b', undefined],
      ['fails as it did before the change', 'a * b', 'function sum'],
    ])('waits for CI if it %s', async (_, word, old) => {
      await using play = await start(word, old)

      const made = await play.fix()

      expect(made.outputs.outcome, made.log).toBe('awaiting-ci')
      const sentence = '`make lint` succeeds.'
      if (old === undefined) expect(play.pull.body).toContain(sentence)
      else expect(play.pull.body).not.toContain(sentence)
    })

    it('is not proposed for CI to judge if it breaks that', async () => {
      await using play = await start('a + b')

      const made = await play.fix()

      expect(made.outputs.outcome, made.log).toBe('failed')
      expect(play.pull.draft).toBe(true)
      expect(play.pull.body).toContain('The tests cannot run here, and the change breaks what can: sum.js › ')
    })
  })

  it('is not worked on with verify-with: both, since nothing here could judge it', async () => {
    await using play = await open({ 'verify-with': 'both', models: 'offline' })

    const made = await play.fix()

    expect(made.outputs.outcome, made.log).not.toBe('awaiting-ci')
  })
})
