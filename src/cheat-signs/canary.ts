/**
 * Names of the tests of a canary. They look like any others, so that no code can tell them from those of the project.
 */
const PASSES = 'keeps the order of its parts'
const THROWS = 'reports a part that is missing'
const ASSERTS = 'compares the first and the last part'

/** A test file with tests whose results are known: one must pass, the others must fail. */
export interface Canary {
  /** Path relative to the top of the work tree. */
  readonly path: string
  readonly text: string
  readonly passes: string
  readonly fails: readonly string[]
}

/**
 * Make a canary from a failing test's file: the same file with three more tests, under another name. What the file
 * loads is loaded again, so that code which disarms assertions, equality or the runner shows itself.
 *
 * @returns undefined if this kind of file is not known
 */
export function canaryOf(path: string, text: string): Canary | undefined {
  const python = /(^|\/)([^/]+)\.py$/.exec(path)
  if (python !== null) {
    const name = python[2] ?? ''
    const other = name.startsWith('test_') ? `${name}_order` : `order_${name}`
    return canary(path.replace(/[^/]+\.py$/, `${other}.py`), text, pythonTests(text))
  }
  const match = /^((?:.*\/)?)([^/.]+)((?:\.[^/]+)?\.[mc]?[jt]sx?)$/.exec(path)
  const tests = javascriptTests(text)
  if (match === null || tests === undefined) return undefined
  const [, folder = '', name = '', ending = ''] = match
  return canary(`${folder}${name}-order${ending}`, text, tests)
}

function canary(path: string, text: string, tests: { code: string; names: readonly [string, string, string] }): Canary {
  const [passes, throws, asserts] = tests.names
  return { path, text: `${text.trimEnd()}\n\n${tests.code}`, passes, fails: [throws, asserts] }
}

function javascriptTests(text: string): { code: string; names: readonly [string, string, string] } | undefined {
  const test = ['test', 'it', 'specify'].find(name => new RegExp(`(?<![.\\w$])${name}\\s{0,5}\\(`).test(text))
  if (test === undefined) return undefined
  if (/['"]tape?['"]/.test(text)) return saidTests(test, TAP)
  if (/['"]ava['"]/.test(text)) return saidTests(test, AVA)
  const expected = /(?<![.\w$])expect\s{0,5}\(/.test(text) && !/\bchai\b/.test(text)
  const chai = /\bchai\b/.test(text) && /(?<![.\w$])expect\s{0,5}\(/.test(text)
  const assert = /(?<![.\w$])assert\.(equal|strictEqual|deepEqual|deepStrictEqual)\b/.exec(text)?.[1]
  const assertion = chai
    ? 'expect(1).to.equal(2)'
    : expected
      ? 'expect(1).toEqual(2)'
      : assert !== undefined
        ? `assert.${assert}(1, 2)`
        : "throw new Error('the parts differ')"
  const code = [
    `${test}(${JSON.stringify(PASSES)}, () => {})`,
    `${test}(${JSON.stringify(THROWS)}, () => {`,
    "  throw new Error('a part is missing')",
    '})',
    `${test}(${JSON.stringify(ASSERTS)}, () => {`,
    `  ${assertion}`,
    '})',
    '',
  ]
  return { code: code.join('\n'), names: [PASSES, THROWS, ASSERTS] }
}

/** Calls by which the tests of a framework say how they end, on the object that they get. */
interface Said {
  readonly fails: string
  readonly differs: string
  /** Call that ends a test, where it has to. */
  readonly end?: string
}

/** An error that it throws ends all other tests of tape. */
const TAP: Said = { fails: "error(new Error('a part is missing'))", differs: 'equal(1, 2)', end: 'end()' }
/** A test of ava without an assertion fails. */
const AVA: Said = { fails: "fail('a part is missing')", differs: 'is(1, 2)' }

function saidTests(
  test: string,
  { fails, differs, end }: Said,
): { code: string; names: readonly [string, string, string] } {
  const define = (name: string, assertion: string) => {
    const calls = [assertion, ...(end === undefined ? [] : [end])].map(call => `  t.${call}\n`)
    return `${test}(${JSON.stringify(name)}, t => {\n${calls.join('')}})\n`
  }
  const code = [define(PASSES, 'pass()'), define(THROWS, fails), define(ASSERTS, differs)]
  return { code: code.join(''), names: [PASSES, THROWS, ASSERTS] }
}

function pythonTests(text: string): { code: string; names: readonly [string, string, string] } {
  const [passes, throws, asserts] = [PASSES, THROWS, ASSERTS].map(name => `test_${name.replaceAll(' ', '_')}`) as [
    string,
    string,
    string,
  ]
  const isUnittest = /\bTestCase\b/.test(text)
  const define = (name: string, body: string) =>
    isUnittest ? `    def ${name}(self):\n        ${body}\n` : `def ${name}():\n    ${body}\n`
  const code = [
    ...(isUnittest ? ['import unittest as _order', '', 'class OrderTest(_order.TestCase):'] : []),
    define(passes, 'pass'),
    define(throws, "raise RuntimeError('a part is missing')"),
    define(asserts, isUnittest ? 'self.assertEqual(1, 2)' : 'assert [1] == [2]'),
  ]
  // The starter of a script comes last: what follows it would never be defined.
  return { code: code.join('\n'), names: [passes, throws, asserts] }
}
