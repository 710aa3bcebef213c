import type { SyntaxNode } from '@lezer/common'
import { wholeLines } from '../code-lines.ts'
import { standsAlone } from '../expressions.ts'
import { isFunction, type Mutation, type MutationSource, replace, shortCode, sliceOf } from '../mutation.ts'
import type { TestEvidence } from '../test-evidence.ts'
import type { Row } from './observations.ts'
import { OPERATIONS } from './operations.ts'
import { basesAt, roundNumbersAt, type Site } from './sites.ts'
import { isTrue, type Operand, type Term, termsOf, typeOfShown } from './terms.ts'

/** A site with what it saw on the unchanged code. */
export interface SeenSite {
  readonly site: Site
  /** States in failing tests; at least one. */
  readonly failing: readonly Row[]
  /** States in tests that pass. */
  readonly passing: readonly Row[]
}

/** Changes of one site, by how they are made. */
const MOST = { terms: 10, loose: 30, joined: 6, guards: 5, results: 5 } as const
/** Likelihood of a term by its size. */
const BY_SIZE: Readonly<Record<number, number>> = { 1: 0.8, 2: 0.6, 3: 0.5 }
/** Share of its likelihood that a question keeps that asks for a special value. */
const SPECIAL = 0.4
/** Share of its likelihood that a change keeps if no passing test reaches its site. */
const UNSEEN = 0.4

/** A change that is built from values. */
export interface BuiltChange extends Mutation {
  /** True if the expression has other values in tests that pass, too: the code around it may hide them. */
  readonly isLoose: boolean
}

/**
 * Make the changes of a site that have an effect in a failing test: other expressions, conditions with one more part, and
 * guards. But for those that are loose, they have none in the tests that pass.
 */
export function builtChanges(seen: SeenSite, source: MutationSource, evidence: TestEvidence): BuiltChange[] {
  const { site, failing, passing } = seen
  const rows = [...failing, ...passing]
  const terms = termsOf(operandsAt(site, source), rows, source.language.name)
  const view = new SiteView(seen, terms, expectedIn(evidence))
  const strict =
    site.kind === 'statement'
      ? guards(view, source)
      : [...(site.isCondition ? joined(view, source) : []), ...replaced(view, view.others, source)]
  const loose = site.kind === 'statement' ? [] : replaced(view, view.loose, source)
  const rate = passing.length === 0 ? UNSEEN : 1
  const rated = (changes: readonly Mutation[], isLoose: boolean) =>
    changes.map(each => ({ ...each, likelihood: (each.likelihood ?? 1) * rate, isLoose }))
  return [...rated(strict, false), ...rated(loose, true)]
}

function operandsAt(site: Site, source: MutationSource): Operand[] {
  const text = site.kind === 'statement' ? CONSTANT_FALSE[source.language.name] : sliceOf(site.node, source)
  const own: Operand = { code: text, isClosed: isWord(text), isLiteral: site.kind === 'statement' }
  const round = new Set(roundNumbersAt(site, source))
  const bases = basesAt(site, source).map(code => ({
    code,
    isClosed: true,
    isLiteral: LITERAL.test(code),
    isRound: round.has(code),
  }))
  return [own, ...bases]
}

const LITERAL = /^(?:["'\d[-]|None$|True$|False$|undefined$|true$|false$)/
const CONSTANT_FALSE = { python: 'False', javascript: 'false' } as const

/** True for code that needs no parentheses within other code: a name, a member, a call of a name. */
function isWord(code: string): boolean {
  return /^[\w$.]+(?:\([^()]*\)|\[[^[\]]*\])*$/.test(code) || /^(?:"[^"]*"|'[^']*')$/.test(code)
}

/** Texts and numbers that the tests expect. */
function expectedIn({ pairs, numbers, strings }: TestEvidence): ReadonlySet<string> {
  return new Set([...pairs.map(({ expected }) => expected), ...numbers, ...strings])
}

/** The terms of a site, compared with what the site is on the unchanged code. */
class SiteView {
  readonly site: Site
  readonly terms: readonly Term[]
  readonly #failing: number
  readonly #rows: number
  readonly #own: readonly (string | undefined)[]
  readonly #expected: ReadonlySet<string>

  constructor({ site, failing, passing }: SeenSite, terms: readonly Term[], expected: ReadonlySet<string>) {
    this.site = site
    this.terms = terms
    this.#failing = failing.length
    this.#rows = failing.length + passing.length
    this.#expected = expected
    const rows = [...failing, ...passing]
    const column = site.isCondition ? NOT : 0
    const shown = rows.map(({ values, of }) => values[of[column]?.[0] ?? -1])
    this.#own = site.isCondition ? shown.map(value => (value === undefined ? value : String(!isTrue(value)))) : shown
  }

  /** Terms that can stand in place of the site: other values in a failing test, the same ones elsewhere. */
  get others(): Term[] {
    return this.terms.filter(term => this.#isAlike(term) && this.#differs(this.#effect(term))).slice(0, MOST.terms)
  }

  /** Terms with other values in tests that pass, too. */
  get loose(): Term[] {
    return this.terms
      .filter(term => {
        const values = this.#effect(term)
        return this.#isAlike(term) && this.#differsInFailing(values) && !this.#differs(values)
      })
      .slice(0, MOST.loose)
  }

  #effect(term: Term): readonly (string | undefined)[] {
    return this.site.isCondition ? this.#truth(term) : term.values
  }

  /** True for values of the same types. A literal has no members, and is a special case unless passing tests agree with it. */
  #isAlike({ values, isLiteral }: Term): boolean {
    const isObject = this.site.node.parent?.name === 'MemberExpression' && this.site.node.prevSibling === null
    if (isLiteral && (isObject || this.#rows === this.#failing)) return false
    return this.#own.slice(0, this.#failing).every((own, row) => {
      const type = typeOfShown(own)
      return type === 'nothing' || type === typeOfShown(values[row]?.toString())
    })
  }

  /** Tests that change a condition if they are joined to it. @param way `and`, `or` */
  joined(way: 'and' | 'or'): Term[] {
    return this.#apart(this.#questions, term => {
      const truth = this.#truth(term)
      return this.#own.map((own, at) =>
        // What decides already asks nothing more.
        way === 'and' ? (own === 'false' ? own : truth[at]) : own === 'true' ? own : truth[at],
      )
    })
  }

  /** Tests that are the other way round in a failing test, and as given in each that passes. */
  tests(usually: 'true' | 'false'): Term[] {
    return this.#apart(
      this.#questions,
      term => this.#truth(term),
      Array.from({ length: this.#rows }, () => usually),
    )
  }

  /** Values that a guard can give where its condition holds: those that the tests expect first. */
  results(condition: Term): Term[] {
    const held = condition.values.flatMap((value, at) => (isTrue(value) && at < this.#failing ? [at] : []))
    const isExpected = ({ values }: Term) => held.some(at => this.#isExpected(values[at]))
    return (
      this.terms
        // What is computed is seldom the result of a case of its own.
        .filter(term => term.size === 1 || (term.size === 2 && isExpected(term)))
        .filter(({ values }) => held.every(at => values[at] !== undefined))
        .toSorted((one, other) => Number(isExpected(other)) - Number(isExpected(one)))
    )
  }

  /** True if a term gives a value in a failing test that the test expects. */
  isExpected({ values }: Term): boolean {
    return values.slice(0, this.#failing).some(value => this.#isExpected(value))
  }

  #isExpected(value: string | undefined): boolean {
    return value !== undefined && this.#expected.has(value.replaceAll(/^["']|["']$/g, ''))
  }

  /** Terms that ask something. */
  get #questions(): Term[] {
    return this.terms.filter(({ isTest, isLiteral }) => isTest && !isLiteral)
  }

  #truth({ values, isTest }: Term): (string | undefined)[] {
    return isTest ? values.map(value => value?.toLowerCase()) : []
  }

  /** Keep those that differ in a failing test, one for each way in which they differ. */
  #apart(terms: readonly Term[], effect: (term: Term) => readonly (string | undefined)[], own = this.#own): Term[] {
    const seen = new Set<string>()
    return terms.filter(term => {
      const values = effect(term)
      const key = values.slice(0, this.#failing).join(' ')
      return this.#differs(values, own) && !seen.has(key) && seen.add(key)
    })
  }

  #differsInFailing(values: readonly (string | undefined)[]): boolean {
    const failing = values.slice(0, this.#failing)
    return failing.length > 0 && !failing.includes(undefined) && failing.some((value, row) => value !== this.#own[row])
  }

  #differs(values: readonly (string | undefined)[], own: readonly (string | undefined)[] = this.#own): boolean {
    let differs = false
    for (let row = 0; row < this.#rows; row += 1) {
      const value = values[row]
      if (value === undefined || (row >= this.#failing && value !== own[row])) return false
      differs ||= value !== own[row]
    }
    return differs
  }
}

/** Position of the operation `not a`. */
const NOT = OPERATIONS.findIndex(({ forms }) => forms.python.code === 'not a')

function replaced(view: SiteView, terms: readonly Term[], source: MutationSource): Mutation[] {
  const { site } = view
  const isResult = site.node.parent?.name === 'ReturnStatement'
  return terms.map(term => {
    const isWanted = isResult && view.isExpected(term)
    const likelihood = likelihoodOf(term) * (isWanted ? 1.5 : 1)
    const insert = term.isClosed || standsAlone(site.node) ? term.code : `(${term.code})`
    return replace(site.node, source, { operator: operatorOf(site), insert, likelihood })
  })
}

function likelihoodOf({ size, isRare, isSpecial, isTest }: Term): number {
  return (BY_SIZE[size] ?? 0.5) * (isRare ? 0.5 : 1) * (isSpecial && isTest ? SPECIAL : 1)
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
      .slice(0, MOST.joined)
      .map(term => {
        const whole = `${own} ${word} ${term.code}`
        const insert = standsAlone(site.node) ? whole : `(${whole})`
        return replace(site.node, source, {
          operator: 'built-condition',
          insert,
          likelihood: likelihoodOf(term),
        })
      })
  })
}

/** True for a condition that another operator would tear apart. */
function isMixed(text: string, way: 'and' | 'or'): boolean {
  return (way === 'and' ? /\|\||\?\?|\bor\b|\?|\bif\b|=>|\blambda\b/ : /&&|\?\?|\?|\bif\b|=>|\blambda\b/).test(text)
}

/** Leave the function or the turn of a loop in front of a statement, or run it only on a condition. */
function guards(view: SiteView, source: MutationSource): Mutation[] {
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
    isPython ? `${indent}if ${test}:\n${indent}    ${does}` : `${indent}if (${test}) ${does}`
  const start = { from: own.from, to: own.from }
  const rate = ({ isSpecial }: Term, index: number) => (isSpecial ? SPECIAL : 1) / (1 + index / 4)
  const leaving = view
    .tests('false')
    .slice(0, MOST.guards)
    .flatMap((test, index) => {
      const leaves = isInLoop(node) ? ['continue', 'break'] : []
      const results = view.results(test).slice(0, MOST.results)
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
    .slice(0, MOST.guards)
    .map((test, index) =>
      put(
        own,
        when(test.code, own.text.trim(), own.indent),
        `run \`${shortCode(own.text)}\` only if \`${shortCode(test.code)}\``,
        rate(test, index),
      ),
    )
  return [...leaving, ...only]
}

function isInLoop(node: SyntaxNode): boolean {
  for (let at = node.parent; at !== null && !isFunction(at); at = at.parent)
    if (/^(?:For|While|Do)Statement$/.test(at.name)) return true
  return false
}
