import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { builtinCallees, COMMON_MEMBERS, MEMBERS_OF, METHODS_OF } from '../code/builtins.ts'
import { isCallee } from '../code/expressions.ts'
import { isSlip, letterLikeness } from './name-likeness.ts'
import {
  isFunction,
  likelihoodAt,
  type Mutation,
  type MutationSource,
  type Mutator,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { everywhere } from '../code/name-occurrences.ts'
import { isDeclared, namesInScope } from '../code/scope.ts'
import type { RenamedName } from '../evidence/renamed-names.ts'
import type { UnknownName } from '../evidence/test-evidence.ts'
import { undeclaredNames } from '../code/undeclared-names.ts'
import { oncePerFile } from '../code/once.ts'

/** Names that replace an unknown one. */
const MAX_NAMES = 60

/**
 * Correct a name that a message calls unknown, that nothing declares, or that the failing commit renamed: by what the
 * interpreter suggests or the commit did, by the names most like it, or where the name is declared under another.
 */
export const misspelledName: Mutator = (node, source, { unknown, renamed: replaced }) => {
  const reported = new Set(unknown.map(({ name }) => name).filter(name => name !== 'this'))
  if (node.name === 'this') return calledThis(node, source, unknown)
  const undeclared = undeclaredNames(source).filter(name => !reported.has(name))
  return [
    ...missedRenames(node, source, replaced).map(each => ({
      ...each,
      likelihood: reported.has(sliceOf(node, source)) ? 1 : MISSED,
    })),
    ...corrections(node, source, { names: [...reported], unknown }),
    // A bundler or a script of the page may declare it, so only a name that looks alike is as likely as a reported one.
    ...corrections(node, source, { names: undeclared, unknown: [] }).map(each => ({
      ...each,
      likelihood: (each.likelihood ?? 1) * ((each.likelihood ?? 1) >= LIKE ? 1 : UNREPORTED),
    })),
  ]
}

/** Call a name in scope where a message says that `this` cannot be called. */
function calledThis(node: SyntaxNode, source: MutationSource, unknown: readonly UnknownName[]): Mutation[] {
  if (!isCallee(node) || !unknown.some(({ name }) => name === 'this')) return []
  return namesInScope(node, source).map(({ name }, index) => correction(node, source, name, likelihoodAt(index / 4)))
}

/** Likelihood from which a name is the unknown one but for a slip, and weight of others that no message reports. */
const LIKE = 0.5
const UNREPORTED = 0.15
/** Likelihood of a name that is the unknown one but for a slip, at least. */
const SLIP = 0.9
/** Likelihood of a change in one place to that of the same in all places of the name. */
const ONE_OF_ALL = 0.7
/** Likelihood that a use of a name is one that the failing commit missed to rename, if no message says so. */
const MISSED = 0.4

/** Use the name that the failing commit put in the place of this one elsewhere. */
function missedRenames(node: SyntaxNode, source: MutationSource, replaced: readonly RenamedName[]): Mutation[] {
  if (!/^(?:Property|Variable)(?:Name|Definition)$/.test(node.name)) return []
  const own = sliceOf(node, source)
  return replaced.filter(({ name }) => name === own).map(({ to }) => correction(node, source, to, 1))
}

function corrections(
  node: SyntaxNode,
  source: MutationSource,
  { names, unknown }: { names: readonly string[]; unknown: readonly UnknownName[] },
): Mutation[] {
  if (names.length === 0) return []
  if (node.name === 'ParamList') return missingParameter(node, source, names)
  if (!/^(?:Property|Variable)(?:Name|Definition)$/.test(node.name)) return []
  const name = sliceOf(node, source)
  if (!names.includes(name)) return isRenamable(node) ? renamed(node, source, names) : []
  const reports = unknown.filter(each => each.name === name)
  const hints = reports.flatMap(({ hint }) => hint ?? [])
  // All methods of the type are few: one of them is meant, however it is spelled.
  const methods = node.name === 'PropertyName' ? reports.flatMap(({ of = '' }) => METHODS_OF[of] ?? []) : []
  const others = node.name.startsWith('Property') ? membersFor(node, source) : variablesFor(node, source)
  const named = [
    ...hints.map(insert => correction(node, source, insert, 1)),
    ...methods.map((insert, index) => correction(node, source, insert, 0.6 * likelihoodAt(index / 6))),
    ...likest(name, others).map(({ other, likelihood }) => correction(node, source, other, likelihood)),
  ]
  const all = everywhere(named, node, source)
  return [
    ...all,
    ...(node.name === 'VariableName' ? split(name, node, source) : []),
    // What is wrong in several places is hardly right in all but one.
    ...(all.length === 0 ? named : named.map(each => ({ ...each, likelihood: ONE_OF_ALL * (each.likelihood ?? 1) }))),
  ]
}

/** Put a dot into a name that begins with one in scope: `result.append` for `resultappend`. */
function split(name: string, node: SyntaxNode, source: MutationSource): Mutation[] {
  const members = new Set(propertiesFor(source))
  return namesInScope(node, source)
    .filter(({ name: start }) => name.startsWith(start) && members.has(name.slice(start.length)))
    .map(({ name: start }) => correction(node, source, `${start}.${name.slice(start.length)}`, 1))
}

function likest(name: string, others: readonly string[]): { other: string; likelihood: number }[] {
  const slips = new Set(others.filter(other => isSlip(other, name)))
  // One of several is no certain one.
  const isSlipOf = (other: string) => slips.size === 1 && slips.has(other)
  return [...new Set(others)]
    .filter(other => other !== name)
    .map((other, index) => ({
      other,
      likeness: isSlipOf(other) ? Math.max(SLIP, letterLikeness(other, name)) : letterLikeness(other, name),
      index,
    }))
    .toSorted((a, b) => b.likeness - a.likeness || a.index - b.index)
    .slice(0, MAX_NAMES)
    .map(({ other, likeness }, index) => ({ other, likelihood: Math.max(likeness, 0.4 * likelihoodAt(index / 4)) }))
}

function correction(at: { from: number; to: number }, source: MutationSource, insert: string, likelihood: number) {
  return replace(at, source, { operator: 'misspelled-name', insert, likelihood })
}

/** True for the name of something that the file itself makes: a variable, a function, a class, a method. */
function isRenamable(node: SyntaxNode): boolean {
  if (node.parent?.name.startsWith('Import') === true) return false
  return node.name === 'PropertyDefinition' || isDeclared(node)
}

/** Declare a name as the code that uses it has it: `def total(…)` for `def totals(…)`. */
function renamed(node: SyntaxNode, source: MutationSource, names: readonly string[]): Mutation[] {
  const own = sliceOf(node, source)
  return names
    .filter(name => name !== own && /^[A-Za-z_$][\w$]*$/.test(name))
    .slice(0, 4)
    .map(name => correction(node, source, name, Math.max(0.9 * letterLikeness(name, own), 0.25)))
}

/** Take an unknown name that a function uses as its parameter. */
function missingParameter(node: SyntaxNode, source: MutationSource, names: readonly string[]): Mutation[] {
  const scope = node.parent
  if (scope === null || !isFunction(scope) || !sliceOf(node, source).endsWith(')')) return []
  const body = scope.lastChild
  const words = new Set(body === null ? [] : sliceOf(body, source).match(/[A-Za-z_$][\w$]*/g))
  const parts = innerNodes(node).filter(({ name }) => /^[A-Z]/.test(name))
  const last = node.to - 1
  return names
    .filter(name => words.has(name))
    .slice(0, 2)
    .flatMap(name => {
      const add = (at: number, insert: string, likelihood: number): Mutation => ({
        operator: 'misspelled-name',
        from: at,
        to: at,
        insert,
        what: `take \`${name}\` as a parameter`,
        likelihood,
      })
      const first = parts.find(part => !/^(?:self|cls)$/.test(sliceOf(part, source)))
      if (first === undefined) return [add(last, parts.length === 0 ? name : `, ${name}`, 0.6)]
      const sign = first.prevSibling
      const from = /^(?:\*\*?|Spread)$/.test(sign?.name ?? '') ? (sign?.from ?? first.from) : first.from
      const inFront = add(from, `${name}, `, 0.3)
      // Behind one with a default, and behind what takes the rest, Python wants no other.
      return /[=*]/.test(sliceOf(node, source)) ? [inFront] : [add(last, `, ${name}`, 0.4), inFront]
    })
}

const membersOf = oncePerFile(({ text }: MutationSource) =>
  [...text.matchAll(/\b(?:this|self|cls|[A-Z]\w*)\.\w+/g)].map(([all]) => all),
)

/** List the names in scope, and the members that the file uses: `this.limit` for `limit`. */
function variablesFor(node: SyntaxNode, source: MutationSource): string[] {
  const names = namesInScope(node, source).map(({ name }) => name)
  return [...names, ...membersOf(source), ...builtinCallees(node, source)]
}

/** List the members that an object may have: those of `Math`, or any that the file uses. */
function membersFor(node: SyntaxNode, source: MutationSource): readonly string[] {
  const object = node.parent?.name === 'MemberExpression' ? node.parent.firstChild : null
  const name = object === null ? '' : sliceOf(object, source)
  return Object.hasOwn(MEMBERS_OF, name) ? (MEMBERS_OF[name] ?? []) : propertiesFor(source)
}

/** List the properties that the file uses, and its functions, then those that the language has. */
const propertiesFor = oncePerFile(({ language, text }: MutationSource): readonly string[] =>
  [...text.matchAll(/(?:\.|\bdef )([A-Za-z_]\w*)/g)].map(([, name = '']) => name).concat(COMMON_MEMBERS[language.name]),
)
