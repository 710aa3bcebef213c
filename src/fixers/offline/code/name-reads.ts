import type { SyntaxNode } from '@lezer/common'
import { type MutationSource, sliceOf } from './mutation.ts'
import { isTarget } from './scope.ts'

/** Count where a function reads a name, without the default values of its parameters; or where a whole file does. */
export function readsOf(scope: SyntaxNode | undefined, source: MutationSource, name: string): number {
  if (scope === undefined) return 0
  const list = scope.getChild('ParamList')
  let count = 0
  scope.cursor().iterate(ref => {
    const isWord = /^(?:VariableName|PropertyDefinition|JSXIdentifier)$/.test(ref.name)
    if (
      isWord &&
      !isTarget(ref.node) &&
      !isKeyword(ref.node) &&
      !(list !== null && ref.from >= list.from && ref.to <= list.to) &&
      sliceOf(ref, source) === name
    )
      count += 1
  })
  return count
}

/** True for the name of an argument in a call: `a` in `f(a=1)`. */
function isKeyword({ name, parent, nextSibling }: SyntaxNode): boolean {
  return name === 'VariableName' && parent?.name === 'ArgList' && nextSibling?.name === 'AssignOp'
}
