import type { SyntaxNode } from '@lezer/common'
import { lineAt, lineStartsOf } from '../../../domain/text/line-starts.ts'
import { enclosingFunction, functionName, isFunction, type ParsedSource, nodesIn, treeOf } from '../code/mutation.ts'

/** A line of a function, with what begins there. */
export interface Place {
  /** 1-based. */
  readonly line: number
  /** The enclosing function, or ''. */
  readonly symbol: string
  readonly nodes: readonly SyntaxNode[]
}

/** Divide a file into its lines and functions, in the order of the text. */
export function placesIn(source: ParsedSource): Place[] {
  const starts = lineStartsOf(source.text)
  const found = new Map<string, { line: number; symbol: string; nodes: SyntaxNode[] }>()
  const functions: { readonly to: number; readonly symbol: string }[] = []
  for (const node of nodesIn(source)) {
    while ((functions.at(-1)?.to ?? Infinity) <= node.from) functions.pop()
    if (isFunction(node)) {
      const symbol = functionName(node, source) || (functions.at(-1)?.symbol ?? '')
      functions.push({ to: node.to, symbol })
    }
    const line = lineAt(starts, node.from)
    const symbol = functions.at(-1)?.symbol ?? ''
    const place = found.get(`${line} ${symbol}`)
    if (place === undefined) found.set(`${line} ${symbol}`, { line, symbol, nodes: [node] })
    else place.nodes.push(node)
  }
  return [...found.values()]
}

/** Find the name of the function around an offset, or ''. */
export function symbolAt(source: ParsedSource, offset: number): string {
  const node = treeOf(source).resolveInner(offset, 1)
  let scope = isFunction(node) ? node : enclosingFunction(node)
  for (; scope !== undefined; scope = enclosingFunction(scope)) {
    const name = functionName(scope, source)
    if (name !== '') return name
  }
  return ''
}

/** True for a place that a finding names, or an import that it names a line of. */
export function isReported(
  { line, nodes }: Place,
  { text }: ParsedSource,
  lines: ReadonlySet<number> | undefined,
): boolean {
  if (lines === undefined || lines.has(line)) return lines !== undefined
  const node = nodes.find(({ name }) => /^Import(?:Declaration|Statement|Decl)$/.test(name))
  if (node === undefined) return false
  const last = lineAt(lineStartsOf(text), node.to)
  return [...lines].some(each => each > line && each <= last)
}
