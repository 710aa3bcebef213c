import { expect, it } from 'vitest'
import { Attempt } from '../../../src/domain/model/attempt.ts'
import type { FileChange } from '../../../src/domain/model/file-change.ts'
import { hunksOf } from '../../../src/domain/model/changed-hunk.ts'
import { leftovers } from '../../../src/domain/workflow/leftovers.ts'

const FIX = attempt({ iteration: 1, result: 'pass', diff: diff('a.js', ['return 1'], ['return 2']) })

it.each<[string, string, boolean]>([
  ['debugging output beside the fix', "console.log('here', value)", true],
  ['a debugger statement', 'debugger;', true],
  ['an untested branch', 'if (value === null) return 0', false],
  ['a comment', '// the caller passes seconds', false],
  ['a line of a program that prints', 'process.stdout.write(text)', false],
])('%s is a leftover: %s', (_, line, is) => {
  const file = change(
    'a.js',
    ['function f() {', '  return 1', '}', ''],
    ['function f() {', '  return 2', '}', '', line],
  )

  expect(leftovers(hunksOf([file]), [FIX]).map(({ hunk }) => hunk.span?.after.at)).toEqual(is ? [4] : [])
})

it('debugging output in a function that the fix touches stays: no part of it is dropped', () => {
  const before = ['function f() {', '  const x = 1', '  return 1', '}']
  const after = ['function f() {', '  console.log(1)', '  const x = 1', '  return 2', '}']
  const file: FileChange = {
    path: 'a.js',
    before: before.join('\n'),
    after: after.join('\n'),
    spans: [
      { before: { at: 1, count: 0 }, after: { at: 1, count: 1 } },
      { before: { at: 2, count: 1 }, after: { at: 3, count: 1 } },
    ],
  }

  expect(leftovers(hunksOf([file]), [FIX])).toEqual([])
})

it('what an attempt changed that a later one superseded is a leftover, unless the later one changed it too', () => {
  const first = attempt({ iteration: 1, result: 'progress', diff: diff('b.js', ['let b = 1'], ['let b = 2']) })
  const second = attempt({ iteration: 2, result: 'pass', diff: diff('a.js', ['let a = 1'], ['let a = 2']) })
  const hunks = hunksOf([change('a.js', ['let a = 1'], ['let a = 2']), change('b.js', ['let b = 1'], ['let b = 2'])])

  expect(leftovers(hunks, [first, second])).toMatchObject([
    { hunk: { file: { path: 'b.js' } }, reason: 'a later attempt superseded it' },
  ])
  const both = attempt({ ...second, diff: `${second.diff}${diff('b.js', ['let b = 1'], ['let b = 2'])}` })
  expect(leftovers(hunks, [first, both])).toEqual([])
  const other = attempt({ ...second, clusters: ['another'] })
  expect(leftovers(hunks, [first, other])).toEqual([])
})

it('a file that no analysis and no summary names is a leftover, if the fixers name files at all', () => {
  const hunks = hunksOf([change('a.js', ['1'], ['2']), { path: 'notes.md', before: undefined, after: 'x', spans: [] }])
  const unnamed = attempt({ ...FIX, proposal: { ...FIX.proposal, changes: [] } })

  expect(leftovers(hunks, [FIX])).toMatchObject([
    { hunk: { file: { path: 'notes.md' } }, reason: 'no analysis names its file' },
  ])
  expect(leftovers(hunks, [unnamed])).toEqual([])
})

function attempt(fields: object): Attempt {
  return Attempt.parse({
    clusters: ['c'],
    title: 't',
    targets: [],
    strategy: 'conservative',
    fixer: 'one',
    rateBefore: 0,
    commit: 'sha',
    proposal: {
      summary: 's',
      rootCause: 'r',
      changes: [
        { file: 'a.js', why: '' },
        { file: 'b.js', why: '' },
      ],
      affectedTests: [],
      confidence: 1,
    },
    ...fields,
  })
}

function diff(path: string, before: readonly string[], after: readonly string[]): string {
  const head = `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1,${before.length} +1,${after.length} @@\n`
  return `${head}${before.map(line => `-${line}\n`).join('')}${after.map(line => `+${line}\n`).join('')}`
}

/** A change of the lines that differ; lines that only one side has come last. */
function change(path: string, before: readonly string[], after: readonly string[]): FileChange {
  const spans = after.flatMap((line, at) =>
    line === before[at] ? [] : [{ before: { at, count: at < before.length ? 1 : 0 }, after: { at, count: 1 } }],
  )
  return { path, before: before.join('\n'), after: after.join('\n'), spans }
}
