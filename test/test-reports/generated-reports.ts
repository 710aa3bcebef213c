import * as fc from 'fast-check'
import type { CaseStatus } from '../../src/domain/model/test-case.ts'

export interface Case {
  readonly name: string
  readonly status: CaseStatus
  readonly element: string
  readonly text: string
  readonly asCData: boolean
}
export interface Suite {
  readonly name: string
  readonly inner: readonly (Case | Suite)[]
}

/** Texts with all that XML has a meaning for, or forbids, among any other characters. */
const text = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
      fc.constantFrom(
        '<',
        '>',
        '&',
        '"',
        "'",
        ']]>',
        '<![CDATA[',
        '&amp;',
        '&#10;',
        '&nbsp;',
        '<!--',
        '?>',
        '</testcase>',
      ),
      fc.constantFrom(
        '\u0000',
        '\u0007',
        '\u001b[31m',
        '\u001b[0m',
        '\ufffe',
        '\n',
        '\r\n',
        '\t',
        ' ',
        '\u0085',
        '\u2028',
        '💥',
      ),
      fc.constantFrom('<system-out>', '</failure>', 'Error: no\n    at sum (a.js:1:2)\n', '001', '1e3'),
    ),
    { maxLength: 6 },
  )
  .map(parts => parts.join(''))

const testCase: fc.Arbitrary<Case> = fc
  .record({
    name: text,
    outcome: fc.constantFrom<readonly [CaseStatus, string]>(
      ['passed', ''],
      ['passed', 'system-out'],
      ['failed', 'failure'],
      ['failed', 'error'],
      ['skipped', 'skipped'],
    ),
    text,
    asCData: fc.boolean(),
  })
  .map(({ outcome: [status, element], ...rest }) => ({ ...rest, status, element }))

const suite: fc.Arbitrary<Suite> = fc.letrec<{ suite: Suite }>(tie => ({
  suite: fc.record({
    name: text,
    inner: fc.array(fc.oneof({ depthSize: 'small', withCrossShrink: true }, testCase, tie('suite')), { maxLength: 5 }),
  }),
})).suite

/** Suites of test cases, with texts that are hard to read. */
export const report = fc.array(suite, { maxLength: 4 })

/** The document as a reporter that knows little of XML writes it: what XML forbids stands in it as it is. */
export function documentOf(suites: readonly Suite[]): string {
  return `<?xml version="1.0"?>\n<testsuites name="bun test">\n${suites
    .map(each => `<testsuite name="a.test.ts" file="a.test.ts">${written(each)}</testsuite>`)
    .join('\n')}\n</testsuites>\n`
}

function written(node: Case | Suite): string {
  if ('inner' in node)
    return `<testsuite name="${attribute(node.name)}">${node.inner.map(written).join('')}</testsuite>`
  const { name, element, asCData } = node
  if (element === '') return `<testcase name="${attribute(name)}"/>`
  const inner = asCData ? `<![CDATA[${node.text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : escaped(node.text)
  return `<testcase name="${attribute(name)}"><${element} message="${attribute(node.text)}">${inner}</${element}></testcase>`
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function attribute(value: string): string {
  return escaped(value).replace(/["\n\r\t]/g, character => `&#${character.charCodeAt(0)};`)
}

/** Cut bytes into pieces of these sizes, over and over. */
export function piecesOf(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = 0, index = 0; at < bytes.length; index += 1) {
    const size = (sizes[index % sizes.length] ?? 0) + (sizes.every(each => each === 0) ? 1 : 0)
    pieces.push(bytes.subarray(at, at + size))
    at += size
  }
  return pieces
}
