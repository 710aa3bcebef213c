import { describe, expect, it } from 'vitest'
import { intentFinder } from '../../src/triage/stated-intent.ts'

const diffOf = (before: string, after: string, file = 'src/page.js') =>
  `diff --git a/${file} b/${file}\n--- a/${file}\n+++ b/${file}\n@@ -1 +1 @@\n-${before}\n+${after}\n`
const isTest = (file: string) => file.includes('.test.')

function found(change: { message?: string; diff?: string; expected?: string; actual?: string }): string | undefined {
  const { message = 'Raise the page size to 50', diff = diffOf('const SIZE = 20', 'const SIZE = 50') } = change
  const { expected = '20', actual = '50' } = change
  return intentFinder({ commits: [{ sha: 'a', message }], diff }, isTest)({ expected, actual })?.quote
}

describe('what a change meant', () => {
  it('is what its message says of the value that the test gets', () => {
    expect(found({})).toBe('Raise the page size to 50')
  })

  it.each([
    ['quoted', { expected: '"20"', actual: "'50'" }],
    ['within a text', { expected: "'page 1 of 20'", actual: "'page 1 of 50'" }],
  ])('values are compared without what both have: %s', (_, values) => {
    expect(found(values)).toBe('Raise the page size to 50')
  })

  it('a text is a value, too', () => {
    const diff = diffOf("  return 'Hello, ' + name", "  return 'Good day, ' + name")
    const message = 'Greet people\n\nSay Good day, as marketing wants it.'

    expect(found({ message, diff, expected: '"Hello, Ada"', actual: '"Good day, Ada"' })).toBe(
      'Say Good day, as marketing wants it.',
    )
  })

  it.each([
    ['the message does not name the value', { message: 'Refactor the page' }],
    ['the message names a longer number', { message: 'Raise the page size to 500' }],
    ['the code never had what the test expects', { diff: diffOf('const SIZE = 10', 'const SIZE = 50') }],
    ['the value comes from elsewhere', { diff: diffOf('const SIZE = 20', 'const SIZE = 5 * 11') }],
    ['both values stand there after the change', { diff: diffOf('f(20)', 'f(20, 50)') }],
    ['only a test was changed', { diff: diffOf('expect(20)', 'expect(50)', 'src/page.test.js') }],
    [
      'a digit is in any message',
      { message: 'Raise it to 5', diff: diffOf('f(2)', 'f(5)'), expected: '2', actual: '5' },
    ],
    ['the change was taken back', { expected: '50', actual: '20' }],
    ['there is no diff', { diff: '' }],
  ])('is unknown where %s', (_, change) => {
    expect(found(change)).toBeUndefined()
  })

  it('is unknown for a failure without values', () => {
    expect(intentFinder({ commits: [], diff: diffOf('20', '50') }, isTest)({})).toBeUndefined()
  })
})
