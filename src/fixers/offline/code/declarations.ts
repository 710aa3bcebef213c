import type { SyntaxNode } from '@lezer/common'

const TYPE = /^Type(?:Def|Annotation)$/
const ASSIGNS = /^(?:AssignOp|Equals)$/

/** The rest of a declaration behind the name of a parameter or a variable. */
export interface Declaration {
  /** The type, or the name itself if it has none. */
  readonly last: SyntaxNode
  /** Default of a parameter, first value of a variable. */
  readonly value: SyntaxNode | undefined
}

/** Read what stands behind a name: `a`, `a = 1`, `a: number = 1`. */
export function declarationOf(name: SyntaxNode): Declaration {
  const { nextSibling } = name
  const last = nextSibling !== null && TYPE.test(nextSibling.name) ? nextSibling : name
  const sign = last.nextSibling
  const value = sign !== null && ASSIGNS.test(sign.name) ? sign.nextSibling : null
  return { last, value: value ?? undefined }
}

/** Find the name that a value is the first one, or the default, of. */
export function nameDeclaredBy(value: SyntaxNode): SyntaxNode | undefined {
  const sign = value.prevSibling
  if (sign === null || !ASSIGNS.test(sign.name)) return undefined
  const before = sign.prevSibling
  const name = before !== null && TYPE.test(before.name) ? before.prevSibling : before
  return name ?? undefined
}
