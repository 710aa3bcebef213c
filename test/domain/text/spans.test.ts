import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Span, withSpans } from '../../../src/domain/text/spans.ts'
import { parseSpans } from '../../../src/domain/text/unified-diff.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fix-tests-patch-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the spans of what git says of two texts', () => {
  it.each<[string, string, string, Span[]]>([
    ['a changed line', 'a\nb\nc\n', 'a\nx\nc\n', [span([1, 1], [1, 1])]],
    ['an insertion at the start', 'a\nb\n', 'x\ny\na\nb\n', [span([0, 0], [0, 2])]],
    ['an insertion in the middle', 'a\nb\n', 'a\nx\nb\n', [span([1, 0], [1, 1])]],
    ['an insertion at the end', 'a\nb\n', 'a\nb\nx\n', [span([2, 0], [2, 1])]],
    ['lines gone at the start', 'a\nb\nc\n', 'c\n', [span([0, 2], [0, 0])]],
    ['lines gone at the end', 'a\nb\nc\n', 'a\n', [span([1, 2], [1, 0])]],
    ['a text from nothing', '', 'a\nb\n', [span([0, 0], [0, 2])]],
    ['a text that is gone', 'a\nb\n', '', [span([0, 2], [0, 0])]],
    ['a last line that loses its end', 'a\nb\n', 'a\nb', [span([1, 1], [1, 1])]],
    ['a last line that gets its end', 'a\nb', 'a\nb\n', [span([1, 1], [1, 1])]],
    ['a line after a last one without an end', 'a\nb', 'a\nb\nc', [span([1, 1], [1, 2])]],
    [
      'several places',
      'a\nb\nc\nd\ne\nf\n',
      'x\na\nb\nd\ny\nf\nz\n',
      [span([0, 0], [0, 1]), span([2, 1], [3, 0]), span([4, 1], [4, 1]), span([6, 0], [6, 1])],
    ],
    ['other line ends', 'a\r\nb\r\n', 'a\r\nx\r\n', [span([1, 1], [1, 1])]],
    ['the same text', 'a\n', 'a\n', []],
  ])('%s', (_, before, after, spans) => {
    const diff = gitDiff(before, after)

    expect(parseSpans(diff)).toEqual(spans)
  })

  it.each([
    ['a line of the text', '@@ -1 +1 @@'],
    ['what stands behind a carriage return', 'a\r@@ -1 +1 @@'],
    ['what stands behind a line separator', 'a\u2028@@ -1 +1 @@'],
  ])('are not %s that looks like one', (_, line) => {
    const diff = gitDiff('a\nb\n', `a\n${line}\nb\n`)

    expect(parseSpans(diff)).toEqual([span([1, 0], [1, 1])])
  })
})

describe('a text with some of the spans', () => {
  const before = 'a\nb\nc\nd\ne\nf\n'
  const after = 'x\na\nb\nd\ny\nf\nz'

  it.each<[string, number[], string]>([
    ['the insertion at the start', [0], 'x\na\nb\nc\nd\ne\nf\n'],
    ['the removal', [1], 'a\nb\nd\ne\nf\n'],
    ['the change', [2], 'a\nb\nc\nd\ny\nf\n'],
    ['the insertion at the end, without a line end', [3], 'a\nb\nc\nd\ne\nf\nz'],
    ['the first and the last, told in any order', [3, 0], 'x\na\nb\nc\nd\ne\nf\nz'],
    ['none', [], before],
    ['all', [0, 1, 2, 3], after],
  ])('has %s', (_, chosen, expected) => {
    const spans = parseSpans(gitDiff(before, after))

    const some = withSpans(
      before,
      after,
      chosen.flatMap(index => spans[index] ?? []),
    )

    expect(spans).toHaveLength(4)
    expect(some).toBe(expected)
  })
})

describe('of any two texts', () => {
  const line = fc.constantFrom(
    '',
    'a',
    'b',
    ' a',
    '-a',
    '+a',
    '@@ -1 +1 @@',
    'a\r',
    '\\ No newline at end of file',
    'ä\u2028',
  )
  const text = fc
    .tuple(fc.array(line, { maxLength: 12 }), fc.boolean())
    .map(([lines, isEnded]) => lines.join('\n') + (isEnded && lines.length > 0 ? '\n' : ''))
  const runs = { numRuns: 60 }

  it('the one before is the one with no span, and the one after the one with all', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const spans = parseSpans(gitDiff(before, after))

        expect(withSpans(before, after, [])).toBe(before)
        expect(withSpans(before, after, spans)).toBe(after)
      }),
      runs,
    )
  })

  it('with some spans it is what git makes of these changes', () => {
    fc.assert(
      fc.property(text, text, fc.infiniteStream(fc.boolean()), (before, after, coins) => {
        // git apply takes a last line without an end for another one that says the same and has one.
        const lines = before.split('\n')
        fc.pre(lines.at(-1) === '' || !lines.slice(0, -1).includes(lines.at(-1) ?? ''))
        const diff = gitDiff(before, after)
        const spans = parseSpans(diff)
        const kept = spans.map(() => coins.next().value === true)

        const some = withSpans(
          before,
          after,
          spans.filter((_, index) => kept[index]),
        )

        expect(some).toBe(gitApply(before, hunksOf(diff, kept)))
      }),
      runs,
    )
  })
})

function span(before: [number, number], after: [number, number]): Span {
  return { before: { at: before[0], count: before[1] }, after: { at: after[0], count: after[1] } }
}

/** What git says of two texts, without lines around the changes. */
function gitDiff(before: string, after: string): string {
  writeFileSync(join(folder, 'before'), before)
  writeFileSync(join(folder, 'after'), after)
  return git(['diff', '--no-index', '--no-color', '--no-ext-diff', '--unified=0', 'before', 'after'])
}

/** The hunks that are kept, each where it stands when only those before it are made. */
function hunksOf(diff: string, kept: readonly boolean[]): string {
  let grown = 0
  const hunks = diff
    .split(/(?<=\n)(?=@@ )/)
    .slice(1)
    .map((hunk, index) => {
      if (kept[index] !== true) return ''
      const [header = '', at = '0', count = '1', many = '1'] =
        /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@.*/.exec(hunk) ?? []
      const first = Number(at) + (count === '0' ? 1 : 0)
      const to = first + grown - (many === '0' ? 1 : 0)
      grown += Number(many) - Number(count)
      return hunk.replace(header, `@@ -${at},${count} +${to},${many} @@`)
    })
  return hunks.join('')
}

function gitApply(before: string, hunks: string): string {
  const text = join(folder, 'text')
  writeFileSync(text, before)
  if (hunks === '') return before
  writeFileSync(join(folder, 'patch'), `diff --git a/text b/text\n--- a/text\n+++ b/text\n${hunks}`)
  git(['apply', '--unidiff-zero', '--whitespace=nowarn', 'patch'])
  return readFileSync(text, 'utf8')
}

function git(args: readonly string[]): string {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CEILING_DIRECTORIES: tmpdir(),
  }
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0 && status !== 1) throw new Error(stderr)
  if (args[0] === 'apply' && status !== 0) throw new Error(stderr)
  return stdout
}
