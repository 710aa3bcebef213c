import { describe, expect, it } from 'vitest'
import { contradictedBy, statedValues } from '../../../../src/fixers/offline/search/stated-values.ts'

const OLD = 'const FINE = 25\nconst MAX = 500\n'
const NOW = 'const FINE = 30\nconst MAX = 500\n'
const DIFF =
  'diff --git a/fine.js b/fine.js\n--- a/fine.js\n+++ b/fine.js\n@@ -1,2 +1,2 @@\n-const FINE = 25\n+const FINE = 30\n const MAX = 500\n'

function find(message: string, { diff = DIFF, result = OLD, text = NOW } = {}): string | undefined {
  const stated = statedValues({ failingDiff: diff, purpose: [{ sha: 'a'.repeat(40), message }] })
  return contradictedBy({ file: 'fine.js', result }, text, stated)?.quote
}

describe('a value that the failing commit meant to change', () => {
  it.each(['Raise the fine from 25 to 30 cents', 'Fines\n\nThe fine costs 30 now.', 'Fine: 30 instead of 25'])(
    'is brought back against its words: %j',
    message => {
      expect(find(message)).toBe(message.split('\n').at(-1))
    },
  )

  it.each<[string, string, Parameters<typeof find>[1]]>([
    ['the message does not name it', 'Tidy up', {}],
    ['the message names another number', 'Raise the fine to 300', {}],
    ['the number is that of an issue', 'Tidy the fine (#30)', {}],
    ['the number is of something else', 'Use Node 30', {}],
    ['something else changes too', 'Raise the fine to 30', { result: OLD.replace('500', '400') }],
    ['another line changes', 'Raise the fine to 30', { result: NOW.replace('500', '400') }],
    ['no number changes', 'Rename 30 to FINE', { diff: DIFF.replace('FINE = 30', 'COST = 25') }],
    ['one digit is named alone', 'Fix 3 bugs', { diff: DIFF.replaceAll('= 30', '= 3'), text: NOW.replace('30', '3') }],
  ])('is none where %s', (_, message, how) => {
    expect(find(message, how)).toBeUndefined()
  })

  it('is one digit that stands beside the old one', () => {
    const how = { diff: DIFF.replaceAll('= 30', '= 3'), text: NOW.replace('30', '3') }
    expect(find('From 25 to 3', how)).toBe('From 25 to 3')
  })
})
