import { functionOrFile, parameterNodes } from '../code/expressions.ts'
import { type MutationSource, sliceOf, treeOf } from '../code/mutation.ts'
import { readsOf } from '../code/name-reads.ts'
import { oncePerNode } from '../code/once.ts'
import { OPERATIONS } from './operations.ts'
import type { SeenSite } from './site-view.ts'
import { basesAt, roundNumbersAt, type Site } from './sites.ts'
import { type Operand, type Term, termsOf } from './terms.ts'

/** List the terms of a site with the values that they have in its states, those of failing tests first. */
export function termsAt({ site, failing, passing }: SeenSite, source: MutationSource): Term[] {
  return termsOf(operandsAt(site, source), [...failing, ...passing], {
    language: source.language.name,
    code: sliceOf(functionOrFile(site.node), source),
    isAsked: site.kind === 'statement' || site.isAsked,
  })
}

const CONSTANT_FALSE = { python: 'False', javascript: 'false' } as const
const LITERAL = /^(?:["'\d[-]|None$|True$|False$|undefined$|true$|false$)/

function operandsAt(site: Site, source: MutationSource): Operand[] {
  const text = site.kind === 'statement' ? CONSTANT_FALSE[source.language.name] : sliceOf(site.node, source)
  const isUnused = (name: string) => isUnusedAt(name, site, source)
  const own: Operand = { code: text, isClosed: isWord(text), isLiteral: site.kind === 'statement' }
  const round = new Set(roundNumbersAt(site, source))
  const parts = new Map(site.parts?.map(each => [each.code, each]))
  const bases = basesAt(site, source).map(
    (code): Operand =>
      parts.get(code) ?? {
        code,
        isClosed: true,
        isLiteral: LITERAL.test(code),
        isRound: round.has(code),
        isUnused: isUnused(code),
      },
  )
  return [own, ...bases]
}

/** True for a parameter that its function never reads, and for another name that its file never does. */
function isUnusedAt(name: string, { node }: Site, source: MutationSource): boolean {
  return /^[\w$]+$/.test(name) && !LITERAL.test(name) && unusedIn(functionOrFile(node), source)(name)
}

const unusedIn = oncePerNode(
  (scope, source: MutationSource) => {
    const known = new Map<string, boolean>()
    const parameters = new Set(parameterNodes(scope.getChild('ParamList')).map(each => sliceOf(each, source)))
    // All parameters are read by it.
    const hasArguments = source.language.name === 'javascript' && readsOf(scope, source, 'arguments') > 0
    return (name: string) => {
      const isParameter = parameters.has(name)
      const around = isParameter ? scope : treeOf(source).topNode
      const isUnused = known.get(name) ?? (!(isParameter && hasArguments) && readsOf(around, source, name) === 0)
      known.set(name, isUnused)
      return isUnused
    }
  },
  ({ from, to }) => `${from} ${to}`,
)

/** True for code that needs no parentheses within other code: a name, a member, a call of a name. */
function isWord(code: string): boolean {
  return /^[\w$.]+(?:\([^()]*\)|\[[^[\]]*\])*$/.test(code) || /^(?:"[^"]*"|'[^']*')$/.test(code)
}

/** Operations whose results others take, as their code in Python, the likeliest first. */
const PARTS = ['len(a)', 'a[-1]', 'a[0]', 'a.lower()', 'a.upper()', 'a.strip()', 'a + 1', 'a - 1']
/** Parts that a site is looked at with. */
const MAX_PARTS = 18

/**
 * Return a site to be looked at once more, for code such as `out[-1] != ".."`: with parts of the values that it has
 * seen, as their lengths and ends. Undefined if it has seen none.
 */
export function deeperSite(seen: SeenSite, source: MutationSource): Site | undefined {
  const { site, failing } = seen
  if (site.kind === 'expression' && !site.isCondition) return undefined
  const known = new Set(basesAt(site, source))
  const terms = termsAt(seen, source).filter(
    ({ of, values }) => of.length === 1 && known.has(of[0] ?? '') && values.slice(0, failing.length).some(isValue),
  )
  const most = PARTS.flatMap(part => terms.filter(({ operation }) => OPERATIONS[operation]?.forms.python.code === part))
    .slice(0, MAX_PARTS)
    .map(({ code, isClosed, of, operation }) => ({
      code,
      isClosed,
      isLiteral: false,
      part: { of: of[0] ?? code, operation },
      isUnused: isUnusedAt(of[0] ?? code, site, source),
      isRare: isForeign(OPERATIONS[operation]?.forms[source.language.name].code ?? '', source),
    }))
  return most.length === 0 ? undefined : { ...site, parts: most }
}

/** True for a method, given as `a.upper()`, that the file never calls. */
function isForeign(code: string, { text }: MutationSource): boolean {
  return code.startsWith('a.') && code.endsWith('()') && !text.includes(code.slice(1))
}

function isValue(value: string | undefined): boolean {
  return value !== undefined
}
