import { describe, expect, test } from 'vitest'
import {
  changedLines,
  changedPlaces,
  diffSize,
  locate,
  parseDiff,
  parseHunks,
} from '../../../src/domain/text/unified-diff.ts'

const DIFF = `diff --git a/src/tax.ts b/src/tax.ts
index 111..222 100644
--- a/src/tax.ts
+++ b/src/tax.ts
@@ -1,4 +1,4 @@ export
 export function tax(n: number) {
-  return n * 0.2
+  return n * 0.02
 }
 
@@ -10,2 +10,4 @@
 // below
+--- not a header
++++ nor this
 // end
diff --git a/src/new.ts b/src/new.ts
new file mode 100644
--- /dev/null
+++ b/src/new.ts
@@ -0,0 +1 @@
+export const a = 1
diff --git a/src/old.ts b/src/old.ts
deleted file mode 100644
--- a/src/old.ts
+++ /dev/null
@@ -1 +0,0 @@
-export const b = 1
diff --git a/logo.png b/logo.png
index 333..444 100644
Binary files a/logo.png and b/logo.png differ
diff --git a/my file.py b/my file.py
index 555..666 100644
--- a/my file.py\t
+++ b/my file.py\t
@@ -3 +3 @@ def f():
-    return 1
+    return 2
\\ No newline at end of file
`

describe('a unified diff', () => {
  test('has the hunks of changed files, with both sides', () => {
    const hunks = parseHunks(DIFF).map(({ file, line, count, before, after }) => ({ file, line, count, before, after }))

    expect(hunks).toEqual([
      {
        file: 'src/tax.ts',
        line: 1,
        count: 4,
        before: ['export function tax(n: number) {', '  return n * 0.2', '}', ''],
        after: ['export function tax(n: number) {', '  return n * 0.02', '}', ''],
      },
      {
        file: 'src/tax.ts',
        line: 10,
        count: 4,
        before: ['// below', '// end'],
        after: ['// below', '--- not a header', '+++ nor this', '// end'],
      },
      { file: 'my file.py', line: 3, count: 1, before: ['    return 1'], after: ['    return 2'] },
    ])
  })

  test('tells the lines that it added or changed', () => {
    const lines = changedLines(DIFF)

    expect(lines).toEqual(
      new Map([
        ['src/tax.ts', new Set([2, 11, 12])],
        ['my file.py', new Set([3])],
      ]),
    )
  })

  test('counts a line that it adds beside an equal one', () => {
    const added = '@@ -1,2 +1,4 @@\n function f(x) {\n+  if (x < 0) return 0\n+  return x\n   return x\n'
    const diff = `diff --git a/f.js b/f.js\n--- a/f.js\n+++ b/f.js\n${added}`

    expect(changedLines(diff)).toEqual(new Map([['f.js', new Set([2, 3])]]))
  })

  test.for(['', 'no diff at all', 'diff --git a/x b/x\n'])('%j has no hunks', diff => {
    expect(parseHunks(diff)).toEqual([])
    expect(changedLines(diff)).toEqual(new Map())
  })
})

test('the places of a diff are what it changed, without the lines around it', () => {
  const diff = `diff --git a/src/area.py b/src/area.py
--- a/src/area.py
+++ b/src/area.py
@@ -1,12 +1,12 @@
+import math
 def innocent(a):
     return a
 
 
 def area(a, b):
-    return a * b
+    return a + b
 
 
 def rounded(a):
-    a = abs(a)
     return round(a)
diff --git a/old.py b/new.py
similarity index 90%
rename from old.py
rename to new.py
--- a/old.py
+++ b/new.py
@@ -1,2 +1,1 @@
-x = 1
 y = 2
`

  expect(changedPlaces(diff)).toEqual([
    { file: 'src/area.py', line: 1, count: 1 },
    { file: 'src/area.py', line: 7, count: 1 },
    { file: 'src/area.py', line: 10, count: 0 },
    { file: 'new.py', line: 1, count: 0 },
  ])
  expect(changedPlaces(DIFF)).toContainEqual({ file: 'src/new.ts' })
})

describe('the files of a diff', () => {
  test('are told apart by what happened to them', () => {
    const files = parseDiff(DIFF)

    expect(files.map(({ kind, path }) => [kind, path])).toEqual([
      ['changed', 'src/tax.ts'],
      ['added', 'src/new.ts'],
      ['deleted', undefined],
      ['changed', undefined],
      ['changed', 'my file.py'],
    ])
    expect(files.map(({ text }) => text).join('')).toBe(DIFF)
    expect(diffSize(DIFF)).toBe(8)
  })

  test('name every path in the head, also one in quotes and the old one', () => {
    const [file] = parseDiff(
      'diff --git "a/\\t.env" b/x.txt\nsimilarity index 90%\nrename from "\\t.env"\nrename to x.txt\n@@ -1 +1 @@\n--- a/no\n+b\n',
    )

    expect(file).toMatchObject({ kind: 'renamed', paths: ['x.txt', '\\t.env', 'x.txt'] })
  })

  test.for(['\r', '\u2028'])('are not divided by a line of text behind %j', separator => {
    const text = `diff --git a/.env b/.env\n--- a/.env\n+++ b/.env\n@@ -1 +1 @@\n-a\n+b${separator}diff --git a/x b/x\n`

    expect(parseDiff(text)).toHaveLength(1)
  })
})

describe('a hunk in the text as it is now', () => {
  const hunk = { file: 'a', line: 2, count: 2, before: ['old', 'end'], after: ['new', 'end'] }

  test.for<[what: string, text: string, found: string | undefined]>([
    ['is found at its line', 'top\nnew\nend\nrest', 'new\nend'],
    ['is found at its line, although it is elsewhere too', 'top\nnew\nend\nnew\nend', 'new\nend'],
    ['is found elsewhere when lines were added before it', 'top\nmore\nmore\nnew\nend\n', 'new\nend'],
    ['is not found when it is elsewhere twice', 'top\nmore\nnew\nend\nnew\nend\n', undefined],
    ['is not found when it was changed', 'top\nnewer\nend\n', undefined],
    ['is not found in an empty file', '', undefined],
  ])('%s', ([, text, found]) => {
    const span = locate(hunk, text)

    expect(span && text.slice(span.from, span.to)).toBe(found)
  })

  test('begins at its own line where it is there twice', () => {
    expect(locate(hunk, 'top\nnew\nend\nnew\nend')).toEqual({ from: 4, to: 11 })
  })
})
