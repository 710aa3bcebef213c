import { wholeLines } from '../code/code-lines.ts'
import { functionOrFile, outermostLoop } from '../code/expressions.ts'
import { type Mutation, type MutationSource, shortCode, sliceOf } from '../code/mutation.ts'
import type { SiteView } from './site-view.ts'
import { addedLikelihood, type Term } from './terms.ts'

/** Conditions of one statement, and results of each. */
const MAX_TESTS = 5
const MAX_RESULTS = 6

/** Leave the function or the turn of a loop in front of a statement, or run it only on a condition. */
export function builtGuards(view: SiteView, source: MutationSource): Mutation[] {
  const { node } = view.site
  const own = wholeLines(node, source)
  if (own === undefined) return []
  const isPython = source.language.name === 'python'
  const put = (at: { from: number; to: number }, insert: string, what: string, likelihood: number): Mutation => ({
    operator: 'built-guard',
    from: at.from,
    to: at.to,
    insert,
    what,
    likelihood,
  })
  const when = (test: string, does: string, indent: string) =>
    isPython ? `${indent}if ${test}:\n${indent}    ${does}` : `${indent}if (${test}) ${does}${end}`
  // A line that begins with a bracket would go on with the one before it.
  const end = /^[([`+/-]/.test(own.text.trim()) || source.text.includes(';\n') ? ';' : ''
  const start = { from: own.from, to: own.from }
  const isConstructor = /^(?:def __init__|constructor)\b/.test(sliceOf(functionOrFile(node), source).slice(0, 20))
  const rate = (test: Term, index: number) => addedLikelihood(test) / (1 + index / 4)
  const leaving = view
    .tests('false')
    .slice(0, MAX_TESTS)
    .flatMap((test, index) => {
      const leaves = outermostLoop(node) !== undefined ? ['continue', 'break'] : []
      const results = isConstructor ? [] : view.results(test).slice(0, MAX_RESULTS)
      return [...leaves, ...results.map(({ code }) => `return ${code}`)].map((does, second) =>
        put(
          start,
          `${when(test.code, does, own.indent)}\n`,
          `${does} if \`${shortCode(test.code)}\``,
          rate(test, index + second),
        ),
      )
    })
  const isSimple = /^(?:Expression|Assign|Update)Statement$/.test(node.name)
  const only = (isSimple ? view.tests('true') : [])
    .slice(0, MAX_TESTS)
    .map((test, index) =>
      put(
        own,
        when(test.code, own.text.trim().replace(/;$/, ''), own.indent),
        `run \`${shortCode(own.text)}\` only if \`${shortCode(test.code)}\``,
        rate(test, index),
      ),
    )
  return [...leaving, ...only]
}
