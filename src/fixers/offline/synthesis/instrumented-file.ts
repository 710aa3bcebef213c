import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { behindHashbang, wholeLines } from '../code/code-lines.ts'
import { isDocstring } from '../code/expressions.ts'
import { type MutationSource, sliceOf, treeOf } from '../code/mutation.ts'
import { javascriptProbes } from './javascript-probes.ts'
import { PROBES } from './probe-names.ts'
import { pythonProbes } from './python-probes.ts'
import { basesAt, type Site } from './sites.ts'
import type { WatchedExpression } from './watched.ts'

/** Places of a file that are looked at. */
export interface Watch {
  readonly sites: readonly Site[]
  readonly expressions?: readonly WatchedExpression[]
}

interface Insertion {
  readonly at: number
  readonly text: string
  /** Insertions at one place, in order. */
  readonly order: number
}

/**
 * Return the text of a file that does the same, and appends to another file what each site and each expression saw.
 *
 * Each state of a site is one line of JSON: `site`, its number; `values`, the
 * different values; `of`, for each operation the position of its value for each operand or pair of operands in the
 * order of the bases, the value of the expression first; -1 where it has none. A state of a watched expression is
 * `watched`, its number, and `of`, equal numbers for equal values; one that has more states ends with `isCut`.
 *
 * @param watch both are numbered by their position
 * @param path of the file to append to, on the machine of the tests
 */
export function instrumented(source: MutationSource, { sites, expressions = [] }: Watch, path: string): string {
  const isPython = source.language.name === 'python'
  const insertions = [
    ...(isPython
      ? [{ at: firstStatement(source), text: `${pythonProbes(JSON.stringify(path))}\n`, order: FIRST }]
      : []),
    ...sites.flatMap((site, index) => siteProbe(site, index, source)),
    ...expressions.flatMap(({ node, codes }, index) =>
      around(node, `${PROBES.after}(${PROBES.watch}(${index}, ${lazyList(codes, source)}), `, source, OUTER),
    ),
  ].toSorted((one, other) => one.at - other.at || one.order - other.order)
  let [text, from] = ['', 0]
  for (const { at, text: inserted } of insertions) {
    text += source.text.slice(from, at) + inserted
    from = at
  }
  text += source.text.slice(from)
  if (isPython) return text
  // Functions are known in all of a file, wherever it declares them. Compilers need not know their types.
  const unchecked = /\.[cm]?tsx?$/.test(source.file) ? '// @ts-nocheck\n' : ''
  const start = behindHashbang(text)
  return `${text.slice(0, start)}${unchecked}${text.slice(start)}\n${javascriptProbes(JSON.stringify(path))}`
}

/** Find the line behind the documentation of a module and what it imports from the future, which have to come first. */
export function firstStatement(source: MutationSource): number {
  const first = innerNodes(treeOf(source).topNode).find(
    node => node.name !== 'Comment' && !isDocstring(node) && !sliceOf(node, source).startsWith('from __future__ '),
  )
  return first === undefined ? source.text.length : source.text.lastIndexOf('\n', first.from - 1) + 1
}

/** Place of a probe around another one of the same expression. */
const OUTER = 0.5

function siteProbe(site: Site, index: number, source: MutationSource): Insertion[] {
  const parts = new Map(site.parts?.map(each => [each.code, each.part]))
  const list = lazyList(
    basesAt(site, source).map(code => {
      const part = parts.get(code)
      // An operation may have an effect on a value of another type.
      return part === undefined ? code : `${PROBES.part}(${part.operation}, ${part.of})`
    }),
    source,
  )
  if (site.kind === 'expression')
    return around(site.node, `${PROBES.after}(${PROBES.before}(${index}, ${list}), `, source)
  const own = wholeLines(site.node, source)
  const end = source.language.name === 'python' ? '\n' : ';\n'
  return own === undefined
    ? []
    : [{ at: own.from, text: `${own.indent}${PROBES.at}(${index}, ${list})${end}`, order: FIRST }]
}

/** Longer than any expression. */
const FIRST = -1_000

/** Put a call around an expression: the larger of two that begin together opens first, and closes last. */
function around({ from, to }: SyntaxNode, open: string, { text }: MutationSource, outer = 0): Insertion[] {
  // `return[a]` needs no space.
  const gap = /[\w$]/.test(text[from - 1] ?? '') ? ' ' : ''
  const length = to - from + outer
  return [
    { at: from, text: gap + open, order: -FIRST - length },
    { at: to, text: ')', order: FIRST + length },
  ]
}

/** Write a function that returns functions: none of the codes is evaluated before it is asked for. */
function lazyList(codes: readonly string[], { language }: MutationSource): string {
  const isPython = language.name === 'python'
  const each = codes.map(code => (isPython ? `lambda: (${code})` : `() => (${code})`)).join(', ')
  return isPython ? `lambda: [${each}]` : `() => [${each}]`
}
