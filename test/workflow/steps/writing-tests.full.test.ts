import { describe, expect, it } from 'vitest'
import { abstention, Stage, testFile, type TestWriting } from '../stage.ts'
import { added, EQUAL, expectDropped, fixers, HEAD, more, PROJECT, report, writes } from './writing-tests.cases.ts'

describe('tests of the bot’s own', () => {
  it('that are only suggested are in the report and on no branch', async () => {
    await using stage = new Stage(PROJECT)

    const end = await stage.run({ fixers, testWriting: writes(added(EQUAL)), addTests: 'suggest' })

    expect(stage.changed(end)).toEqual(['src/a.js'])
    expect(end.proof?.sha).toBe(end.tip)
    const markdown = report(end)
    expect(markdown).toContain('### Tests to add for the fix')
    expect(markdown).toContain("+test('one is not more than one'")
  })

  it.each<[string, TestWriting, RegExp]>([
    [
      'a test that fails with the fix',
      writes(added({ wrong: 'assert.equal(isMore(1, 2), true)' })),
      /did not pass: .*wrong/,
    ],
    ['no test', writes({ 'test/b.test.js': '// later\n' }), /no test that the test run has a result of|was incomplete/],
    ['a change of the fix', writes({ 'src/a.js': more('>=') }), /does not have the name of a test file/],
    [
      'a test that was there, weakened',
      writes({ 'test/a.test.js': testFile({ 'two is more than one': '' }, HEAD) }),
      /A line of test\/a\.test\.js would change or go/,
    ],
    ['nothing, with a reason', async () => abstention({ reason: 'no idea' }), /no idea/],
  ])('%s: dropped', async (_, testWriting, reason) => {
    await expectDropped(testWriting, reason)
  })

  it('are told what they do while they are written', async () => {
    await using stage = new Stage(PROJECT)
    const seen: string[] = []

    await stage.run({
      fixers,
      testWriting: async (_, { source, guard }) => {
        await source.write('test/b.test.js', testFile({ idle: 'assert.ok(isMore)' }, HEAD))
        seen.push(...(await guard('own files')).broken.map(({ id, how }) => `${id.name}: ${how}`))
        return added(EQUAL)
      },
    })

    expect(seen).toEqual(['idle: it passes without the fix, and notices none of the places'])
  })

  it('are not written where each small change of the fix is noticed', async () => {
    await using stage = new Stage({
      files: () => ({
        'src/a.js': more('<'),
        'test/a.test.js': testFile({ more: 'assert.equal(isMore(2, 1), true)', ...EQUAL }, HEAD),
      }),
    })

    const end = await stage.run({ fixers, testWriting: () => Promise.reject(new Error('it is asked')) })

    expect(end.addedTests?.reason).toBe('The tests notice every small change of the fixed lines.')
    expect(end.outcome).toBe('fixed')
  })

  it('are left out by a session without a test writer', async () => {
    await using stage = new Stage(PROJECT)

    await stage.run({ fixers, testWriting: writes(added(EQUAL)), endedIn: 'writing' })
    const end = await stage.resume({ fixers })

    expect([end.outcome, end.addedTests]).toEqual(['fixed', undefined])
  })
})
