import { describe, expect, it } from 'vitest'
import { noProposal } from '../../../src/domain/model/proposed-tests.ts'
import { abstention, edits, Stage, testFile, type Updating } from '../stage.ts'
import { HEAD, OUTDATED, page, report, takesBack, TESTS } from './proposing-tests.cases.ts'

describe('a test that contradicts what the failing commit says', () => {
  it('is outdated: no fixer takes the change back, and nothing is on a branch', async () => {
    await using stage = new Stage(OUTDATED)

    const end = await stage.run({ fixers: [takesBack] })

    expect([end.outcome, end.tip, end.attempts]).toEqual(['test-outdated', stage.head, []])
    const markdown = report(end)
    expect(markdown).toMatch(/^## Test outdated: 1 failing test contradicts what the change meant\n/)
    expect(markdown).toContain('> Raise the page size to 50')
    expect(markdown).toContain('set `propose-tests: true`')
    expect(markdown).not.toContain('### What still fails')
  })

  it('gets the value of the change on a commit of its own, where that is asked for', async () => {
    await using stage = new Stage(OUTDATED)

    const end = await stage.run({ fixers: [takesBack], proposing: 'values' })

    const { sha = '', ...proposed } = end.proposedTests ?? noProposal('')
    expect(proposed).toMatchObject({ by: 'fix-tests', files: ['test/page.test.js'], reason: '' })
    expect(proposed.tests).toMatchObject([{ intent: { sha: stage.head, quote: 'Raise the page size to 50' } }])
    expect(stage.bot('rev-parse', `${sha}^`)).toBe(stage.head)
    expect(stage.bot('show', `${sha}:test/page.test.js`)).toBe(TESTS.replace('20', '50').trim())
    expect(stage.bot('log', '-1', '--format=%s', sha)).toBe('Bring 1 test up to date')
    // The proposal is no fix.
    expect([end.outcome, end.tip, end.proof, stage.dirty()]).toEqual(['test-outdated', stage.head, undefined, ''])
    expect(report(end)).toContain('These assertions are proposed.')
  })

  it('does not keep another failure from its fix', async () => {
    await using stage = new Stage({
      ...OUTDATED,
      files: () => ({ 'src/page.js': page(50, 'a - b'), 'test/page.test.js': TESTS }),
      before: { 'src/page.js': page(20, 'a - b') },
    })

    const end = await stage.run({ fixers: [edits({ 'src/page.js': page(50) })], proposing: 'values' })

    expect([end.outcome, ...stage.changed(end)]).toEqual(['partial', 'src/page.js'])
    expect(end.current?.counts).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(stage.bot('diff', '--name-only', stage.head, end.proposedTests?.sha ?? '')).toBe('test/page.test.js')
    expect(report(end)).toContain('### Tests that contradict the change')
  })

  it('is outdated too where a fixer quotes the words that its messages do not hold', async () => {
    await using stage = new Stage({ ...OUTDATED, message: 'Make pages longer' })
    const thinking = async () =>
      abstention({ final: true, reason: 'The test is wrong.', intent: { sha: stage.head, quote: 'Make pages longer' } })

    const end = await stage.run({ fixers: [{ ...takesBack, thinking }, takesBack], proposing: 'values' })

    expect([end.outcome, end.attempts.length]).toEqual(['test-outdated', 2])
    expect(end.proposedTests?.tests).toMatchObject([{ intent: { quote: 'Make pages longer' } }])
  })
})

/** Messages of these tests hold no values. */
const UNVALUED_TESTS = testFile(
  { 'a page is long': 'assert.ok(size() === 20, String(size()))', 'two and two': 'assert.equal(sum(2, 2), 4)' },
  HEAD,
)
const UNVALUED = { ...OUTDATED, files: () => ({ 'src/page.js': page(50), 'test/page.test.js': UNVALUED_TESTS }) }
const updated = (assertion: string) => ({
  'test/page.test.js': UNVALUED_TESTS.replace('assert.ok(size() === 20, String(size()))', assertion),
})

describe('assertions by a test writer', () => {
  it.each<[string, Updating, RegExp]>([
    ['that still fail', async () => updated('assert.ok(size() === 40)'), /1 test did not pass/],
    [
      'that hold without the change, too',
      async () => updated('assert.ok(size() > 0)'),
      /it passes without the change, too/,
    ],
    ['of other code', async () => ({ 'src/page.js': page(20) }), /holds none of the outdated tests/],
    [
      'of other tests',
      async () => ({
        'test/page.test.js': UNVALUED_TESTS.replace('2, 2), 4', '2, 2), 4 + 0').replace('=== 20', '=== 50'),
      }),
      /2 tests of test\/page\.test\.js would change/,
    ],
    ['that it has none of', async () => abstention({ reason: 'The code is wrong.' }), /^The code is wrong\.$/],
  ])('%s are dropped with the reason', async (_, proposing, reason) => {
    await using stage = new Stage(UNVALUED)
    const thinking = async () =>
      abstention({ final: true, intent: { sha: stage.head, quote: 'Raise the page size to 50' } })

    const end = await stage.run({ fixers: [{ ...takesBack, thinking }], proposing })

    expect(end.proposedTests).toMatchObject({ tests: [], reason: expect.stringMatching(reason) })
    expect(end.proposedTests?.sha).toBeUndefined()
    expect(report(end)).toContain('No assertions are proposed.')
  })

  it('are proposed where they say what the change meant', async () => {
    await using stage = new Stage(UNVALUED)
    const thinking = async () =>
      abstention({ final: true, intent: { sha: stage.head, quote: 'Raise the page size to 50' } })
    const proposing: Updating = async ({ tests }) => {
      expect(tests.map(({ failure }) => failure.id.name)).toEqual(['a page is long'])
      return updated('assert.equal(size(), 50)')
    }

    const end = await stage.run({ fixers: [{ ...takesBack, thinking }], proposing })

    expect(end.proposedTests).toMatchObject({ by: 'writer', reason: '' })
    expect(stage.bot('show', `${end.proposedTests?.sha}:test/page.test.js`)).toContain('assert.equal(size(), 50)')
  })
})
