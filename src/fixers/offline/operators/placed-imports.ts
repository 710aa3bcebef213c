import type { SyntaxNode } from '@lezer/common'
import { innerNodes } from '../../../syntax/inner-nodes.ts'
import { isDocstring } from '../code/expressions.ts'
import { lineEnd, type Mutation, type MutationSource, sliceOf } from '../code/mutation.ts'

/** Write an import into a file: among the names of its module, above the first import, or below the file's head. */
export function placedImport(line: string, source: MutationSource): Mutation {
  const nodes = innerNodes(source.language.parse(source.text).topNode)
  return (
    joined(line, nodes, source) ?? {
      ...at(placeIn(nodes, source), `${line}\n`),
      what: `add \`${line}\``,
    }
  )
}

/** Add a name to the import of the same module, if JavaScript has one with braces. */
function joined(line: string, nodes: readonly SyntaxNode[], source: MutationSource): Mutation | undefined {
  const { name = '', from } = /^import \{ (?<name>\S{1,200}) \} from (?<from>[^\s;]{1,400})/.exec(line)?.groups ?? {}
  const groups = nodes.flatMap(node => {
    const module = node.name === 'ImportDeclaration' ? node.getChild('String') : null
    const isSame = module !== null && sliceOf(module, source) === from && node.getChild('type') === null
    return isSame ? (node.getChild('ImportGroup') ?? []) : []
  })
  const [group] = groups
  if (group === undefined) return undefined
  // A comma or a comment may follow the last name.
  const last = innerNodes(group).findLast(each => /^Variable(?:Definition|Name)$/.test(each.name))
  const place = last === undefined ? at(group.from + 1, ` ${name} `) : at(last.to, `, ${name}`)
  return { ...place, what: `import \`${name}\` from ${from}` }
}

/** Find the place of an import: what stands above it keeps its meaning. */
function placeIn(nodes: readonly SyntaxNode[], source: MutationSource): number {
  const isFuture = (node: SyntaxNode) => /^from\s+__future__\b/.test(sliceOf(node, source))
  const first = nodes.find(node => /^Import(?:Declaration|Statement)$/.test(node.name) && !isFuture(node))
  if (first !== undefined) return source.text.lastIndexOf('\n', first.from - 1) + 1
  const end = nodes.findIndex(node => !isHead(node) && !isFuture(node))
  const last = nodes[(end < 0 ? nodes.length : end) - 1]
  return last === undefined ? 0 : lineEnd(source.text, last.to)
}

/** True for a comment, a docstring, and a directive such as `'use strict'`. */
function isHead(node: SyntaxNode): boolean {
  return /^(?:Hashbang|(?:Line|Block)?Comment)$/.test(node.name) || isDocstring(node)
}

function at(place: number, insert: string) {
  return { operator: 'missing-import' as const, from: place, to: place, insert }
}
