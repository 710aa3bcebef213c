import { expect, it } from 'vitest'
import { takenBack } from '../../../src/domain/text/taken-back.ts'

const EARLIER = diff('a.js', ['let limit = 1', 'use(limit)'], ['let limit = 2', 'extra()', 'use(limit)'])

it.each<[string, string, string[]]>([
  ['takes all of it back', diff('a.js', ['let limit = 2', 'extra()'], ['let limit = 1']), ['a.js']],
  ['takes a part of it back', diff('a.js', ['extra()'], []), ['a.js']],
  ['takes a part back and changes something else', diff('a.js', ['extra()'], ['other()']), []],
  ['changes another line', diff('a.js', ['use(limit)'], ['use(limit + 1)']), []],
  ['changes another file', diff('b.js', ['extra()'], []), []],
  ['adds a blank line only', diff('a.js', [], ['']), []],
])('a change that %s', (_, change, files) => {
  expect(takenBack(change, EARLIER)).toEqual(files)
})

function diff(path: string, before: readonly string[], after: readonly string[]): string {
  const head = `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1,${before.length} +1,${after.length} @@\n`
  return `${head}${before.map(line => `-${line}\n`).join('')}${after.map(line => `+${line}\n`).join('')}`
}
