import { describe, expect, it } from 'vitest'
import { attemptsIn } from '../../../src/workflow/commits/commit-trailers.ts'
import { type Edits, Stage, testFile, type TestWriting } from '../stage.ts'
import { added, EQUAL, expectDropped, fixers, HEAD, more, PROJECT, report, writes } from './writing-tests.cases.ts'

describe('tests of the bot’s own', () => {
  it('that notice what no other does get a commit of their own, and prove nothing of the fix', async () => {
    await using stage = new Stage(PROJECT)
    let gaps: readonly string[] = []

    const end = await stage.run({
      fixers,
      testWriting: async task => {
        gaps = task.gaps.map(({ file, line, what }) => `${file}:${line} ${what}`)
        return added(EQUAL)
      },
    })

    expect(gaps).toContain('src/a.js:1 replace `>` by `>=`')
    expect(end.addedTests?.tests).toEqual([
      { title: expect.stringContaining('one is not more than one'), notices: 'src/a.js:1: replace `>` by `>=`' },
    ])
    expect(stage.subjects(end).at(-1)).toBe('Add 1 test for the fix')
    expect(stage.changed(end)).toEqual(['src/a.js', 'test/b.test.js'])
    expect([end.outcome, end.proof?.sha, end.current?.sha]).toEqual(['fixed', end.tip, end.tip])
    expect(end.targets).toHaveLength(1)
    expect(end.current?.counts).toEqual({ passed: 2, failed: 0, skipped: 0 })
    expect(end.addedTests?.mutants?.checked).toBe(3)
    expect(report(end)).toContain('### Tests added for the fix')
    const log = stage.bot('log', '--format=%H%x00%B%x01', `${stage.head}..${end.tip}`).split('\u0001')
    const commits = log.flatMap(each => {
      const [sha = '', message] = each.trim().split('\0')
      return message === undefined ? [] : [{ sha, message }]
    })
    expect(
      attemptsIn(commits, 'key')?.map(({ kind }) => kind),
      'a lost ledger knows them',
    ).toEqual(['repair', 'tests'])
    expect(stage.dirty()).toBe('')
    expect(stage.copies()).toEqual([])
  })

  it.each<[string, TestWriting, RegExp]>([
    [
      'a test that passes whatever the code does',
      writes(added({ 'it is there': 'assert.ok(isMore)' })),
      /notices none/,
    ],
    [
      'a test that passes now and then',
      async (_, { commit }) => {
        const count = `const at = require('node:path').join(require('node:os').tmpdir(), 'fix-tests-${commit}')`
        const steps = `${count}\n  fs.appendFileSync(at, '.')\n  assert.equal(isMore(1, 1), false)\n  assert.notEqual(fs.readFileSync(at, 'utf8').length, 9)`
        return added({ unsteady: steps })
      },
      /On the same code, .*unsteady passed and failed/,
    ],
    [
      'tests that disarm those of the fix',
      writes({
        'test/0.test.js': `const a = require('../src/a.js')\na.isMore = (x, y) => x > y\n${testFile({ 'one is one': 'assert.equal(a.isMore(1, 1), false)' }, HEAD).replaceAll('const { isMore }', 'const { isMore: _ }')}`,
      }),
      /passes without the fix since these tests are there/,
    ],
  ])('%s: dropped', async (_, testWriting, reason) => {
    await expectDropped(testWriting, reason)
  })

  it('go on after the end of a run in the middle of writing', async () => {
    await using stage = new Stage(PROJECT)

    const first = await stage.run({ fixers, testWriting: writes(added(EQUAL)), endedIn: 'writing' })
    const end = await stage.resume({ fixers, testWriting: writes(added(EQUAL)) })

    expect([first.outcome, first.phase.at]).toEqual(['stopped', 'writing'])
    expect([end.outcome, end.addedTests?.tests.length]).toEqual(['fixed', 1])
    expect(end.attempts.map(({ kind }) => kind)).toEqual(['repair', 'tests'])
  })

  it('stand behind the one commit of a squashed fix', async () => {
    await using stage = new Stage({
      files: () => ({
        ...PROJECT.files(),
        'src/c.js': 'exports.c = 0\n',
        'test/c.test.js': testFile({ c: "assert.equal(require('../src/c.js').c, 1)" }),
      }),
    })
    const each = {
      doing: async ({ failures }: { failures: readonly { id: { file: string } }[] }): Promise<Edits> =>
        failures[0]?.id.file === 'test/c.test.js' ? { 'src/c.js': 'exports.c = 1\n' } : { 'src/a.js': more('>') },
    }

    const end = await stage.run({ fixers: [each], rules: { squash: true }, testWriting: writes(added(EQUAL)) })

    expect(stage.subjects(end)).toEqual(['Fix 2 failing tests', 'Add 1 test for the fix'])
  })
})
