import { expect, it } from 'vitest'
import { type MutationSource, nodesIn, type ParsedSource } from '../../../../src/fixers/offline/code/mutation.ts'
import { NO_EVIDENCE } from '../../../../src/fixers/offline/evidence/test-evidence.ts'
import { offByOneMutator } from '../../../../src/fixers/offline/operators/off-by-one.ts'
import { TOKEN_OPERATORS } from '../../../../src/fixers/offline/operators/token-operators.ts'
import { grammarOf, languageOf } from '../../../../src/syntax/languages.ts'

/** Likelihoods of the changes of numbers in a text by one. */
function likelihoods(file: string, text: string): (number | undefined)[] {
  const language = grammarOf(file)
  if (language === undefined) throw new Error(`no grammar for ${file}`)
  const source: ParsedSource = { file, text, language }
  const mutators =
    languageOf(file) === undefined
      ? TOKEN_OPERATORS.filter(({ kind }) => kind === 'off-by-one').map(({ mutate }) => mutate)
      : [offByOneMutator]
  return [...nodesIn(source)].flatMap(node =>
    mutators
      .flatMap(mutate => mutate(node, source as MutationSource, NO_EVIDENCE))
      .flatMap(({ insert, likelihood }) => (/^-?\d+$/.test(insert) ? [likelihood] : [])),
  )
}

it.each([
  ['a.go', 'package a\nfunc F(x []int) bool { return len(x) == 0 }\n', [0.2]],
  ['A.java', 'class A { boolean f(String s) { return s.length() != 0; } }', [0.2]],
  ['a.rs', 'fn f(x: &[i32]) -> bool { x.len() == 0 }', [0.2]],
  ['a.py', 'def f(x):\n    return len(x) == 0\n', [0.2, 0.2]],
  ['a.ts', 'const f = (x: string) => x.length === 0\n', [0.2, 0.2]],
  ['a.ts', 'const f = (x: number) => x === 0\n', [1, 1]],
  ['a.ts', 'const f = (x: string) => x.length > 0\n', [1, 1]],
])('in %s, %j, another number than that of nothing is unlikely: %j', (file, text, expected) => {
  expect(likelihoods(file, text)).toEqual(expected)
})
