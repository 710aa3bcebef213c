import { groupBy } from '../../../domain/text/grouping.ts'
import type { TestEvidence } from '../evidence/test-evidence.ts'
import type { Row } from './observations.ts'
import { OPERATIONS } from './operations.ts'
import type { Site } from './sites.ts'
import { addedLikelihood, isTrue, type Term, typeOfShown } from './terms.ts'

/** A site with what it saw on the unchanged code. */
export interface SeenSite {
  readonly site: Site
  /** States in failing tests; at least one. */
  readonly failing: readonly Row[]
  /** States in tests that pass. */
  readonly passing: readonly Row[]
}

/** Terms that stand in place of one site. */
const MAX_TERMS = 10
const MAX_LOOSE = 30
/** Terms with which tests end alike. They are not the same: other tests would tell them apart. */
const MAX_ALIKE = 3

/** The terms of a site, compared with what the site is on the unchanged code. */
export class SiteView {
  readonly site: Site
  readonly terms: readonly Term[]
  readonly #failing: number
  readonly #rows: number
  readonly #own: readonly (string | undefined)[]
  readonly #expected: ReadonlySet<string>

  constructor({ site, failing, passing }: SeenSite, terms: readonly Term[], evidence: TestEvidence) {
    this.site = site
    this.terms = terms
    this.#failing = failing.length
    this.#rows = failing.length + passing.length
    this.#expected = expectedIn(evidence)
    const rows = [...failing, ...passing]
    const column = site.isCondition ? NOT : 0
    const shown = rows.map(({ values, of }) => values[of[column]?.[0] ?? -1])
    this.#own = site.isCondition ? shown.map(value => (value === undefined ? value : String(!isTrue(value)))) : shown
  }

  /** Terms that can stand in place of the site: other values in a failing test, the same ones elsewhere. */
  get others(): Term[] {
    return this.terms.filter(term => this.#isAlike(term) && this.#differs(this.#effect(term))).slice(0, MAX_TERMS)
  }

  /** Terms with other values in tests that pass, too. */
  get loose(): Term[] {
    return this.terms
      .filter(term => {
        const values = this.#effect(term)
        return this.#isAlike(term) && this.#differsInFailing(values) && !this.#differs(values)
      })
      .slice(0, MAX_LOOSE)
  }

  #effect(term: Term): readonly (string | undefined)[] {
    return this.site.isCondition ? this.#truth(term) : term.values
  }

  /**
   * True for values of the same types. A literal has no members, and is a special case unless passing tests agree with
   * it.
   */
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

  /**
   * Values that a guard can give where its condition holds: those that the tests expect first, then literals and names
   * in turn.
   */
  results(condition: Term): Term[] {
    const held = condition.values.flatMap((value, at) => (isTrue(value) && at < this.#failing ? [at] : []))
    const isExpected = ({ values }: Term) => held.some(at => this.#isExpected(values[at]))
    const defined = this.terms.filter(each => !each.isTruth && held.every(at => each.values[at] !== undefined))
    // What is computed is seldom the result of a case of its own, least of all the size of something.
    const expected = defined.filter(term => term.size <= 2 && isExpected(term) && !SIZE.test(term.code))
    const simple = defined.filter(term => term.size === 1 && !expected.includes(term))
    const [literals, names] = [simple.filter(each => each.isLiteral), simple.filter(each => !each.isLiteral)]
    return [...expected, ...literals.flatMap((each, index) => [each, names[index] ?? []].flat())]
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

  /**
   * Keep those that differ in a failing test, the likeliest ones for each way in which they differ: the first of each
   * first.
   */
  #apart(terms: readonly Term[], effect: (term: Term) => readonly (string | undefined)[], own = this.#own): Term[] {
    const apart = terms.filter(term => this.#differs(effect(term), own))
    const ways = [...groupBy(apart, term => effect(term).slice(0, this.#failing).join(' ')).values()].map(alike =>
      alike.toSorted((one, other) => addedLikelihood(other) - addedLikelihood(one)).slice(0, MAX_ALIKE),
    )
    return Array.from({ length: MAX_ALIKE }, (_, rank) => ways.flatMap(alike => alike[rank] ?? [])).flat()
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

/** Code that only measures a value. */
const SIZE = /^len\(|\.(?:length|size)$/

/** Position of the operation `not a`. */
const NOT = OPERATIONS.findIndex(({ forms }) => forms.python.code === 'not a')

/** Texts and numbers that the tests expect. */
function expectedIn({ pairs, numbers, strings }: TestEvidence): ReadonlySet<string> {
  return new Set([...pairs.map(({ expected }) => expected), ...numbers, ...strings])
}
