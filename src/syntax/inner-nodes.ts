import type { SyntaxNode } from '@lezer/common'

/** List the nodes directly within a node, in the order of the text. */
export function innerNodes(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (let child = node.firstChild; child !== null; child = child.nextSibling) found.push(child)
  return found
}

/** List a node and all within it. */
export function nodesWithin(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  const open = [node]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    found.push(at)
    open.push(...innerNodes(at))
  }
  return found
}
