import { standsAlone } from '../code/expressions.ts'
import { type Mutation, type MutationSource, replace, sliceOf } from '../code/mutation.ts'
import type { TestEvidence } from '../evidence/test-evidence.ts'
import { builtGuards } from './built-guards.ts'
import { type SeenSite, SiteView } from './site-view.ts'
import type { Site } from './sites.ts'
import { addedLikelihood, likelihoodOf, type Term } from './terms.ts'
import { termsAt } from './terms-at.ts'

/** Parts that are added to one condition by one operator. */
const MAX_JOINED = 6
/** Share of its likelihood that a change keeps if no passing test reaches its site. */
const UNSEEN = 0.4
/** Likelihood below which a change would be chance: so many are looked at that some agree with all tests. */
const LEAST = 0.1

/** A change that is built from values. */
export interface BuiltChange extends Mutation {
  /** True if the expression has other values in tests that pass, too: the code around it may hide them. */
  readonly isLoose: boolean
}

/**
 * Make the changes of a site that have an effect in a failing test: other expressions, conditions with one more part,
 * and guards. But for those that are loose, they have none in the tests that pass.
 */
export function builtChanges(seen: SeenSite, source: MutationSource, evidence: TestEvidence): BuiltChange[] {
  const { site, passing } = seen
  const view = new SiteView(seen, termsAt(seen, source), evidence)
  const strict =
    site.kind === 'statement'
      ? builtGuards(view, source)
      : [...(site.isCondition ? joined(view, source) : []), ...replaced(view, view.others, source)]
  const loose = site.kind === 'statement' ? [] : replaced(view, view.loose, source)
  const rate = passing.length === 0 ? UNSEEN : 1
  const rated = (changes: readonly Mutation[], isLoose: boolean) =>
    changes.map(each => ({ ...each, likelihood: (each.likelihood ?? 1) * rate, isLoose }))
  return [...rated(strict, false), ...rated(loose, true)].filter(({ likelihood }) => likelihood >= LEAST)
}

function replaced(view: SiteView, terms: readonly Term[], source: MutationSource): Mutation[] {
  const { site } = view
  const isResult = site.node.parent?.name === 'ReturnStatement'
  return terms.map(term => {
    const isWanted = isResult && view.isExpected(term)
    const likelihood = Math.min(1, likelihoodOf(term) * (isWanted ? 1.5 : 1))
    const code = term.isClosed || standsAlone(site.node) ? term.code : `(${term.code})`
    // `return[a]` needs no space.
    const insert = /[\w$]/.test(source.text[site.node.from - 1] ?? '') ? ` ${code}` : code
    return replace(site.node, source, { operator: operatorOf(site), insert, likelihood })
  })
}

function operatorOf({ isCondition }: Site): 'built-condition' | 'built-expression' {
  return isCondition ? 'built-condition' : 'built-expression'
}

/** Add a part to a condition. */
function joined(view: SiteView, source: MutationSource): Mutation[] {
  const { site } = view
  const isPython = source.language.name === 'python'
  const text = sliceOf(site.node, source)
  return (['and', 'or'] as const).flatMap(way => {
    const word = isPython ? way : way === 'and' ? '&&' : '||'
    const own = isMixed(text, way) ? `(${text})` : text
    return view
      .joined(way)
      .slice(0, MAX_JOINED)
      .map(term => {
        const whole = `${own} ${word} ${term.code}`
        const insert = standsAlone(site.node) ? whole : `(${whole})`
        return replace(site.node, source, {
          operator: 'built-condition',
          insert,
          likelihood: addedLikelihood(term),
        })
      })
  })
}

/** True for a condition that another operator would tear apart. */
function isMixed(text: string, way: 'and' | 'or'): boolean {
  return (way === 'and' ? /\|\||\?\?|\bor\b|\?|\bif\b|=>|\blambda\b/ : /&&|\?\?|\?|\bif\b|=>|\blambda\b/).test(text)
}
