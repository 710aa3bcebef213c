import { asOperand, functionOrFile } from '../code/expressions.ts'
import { likelihoodAt, type MutationSource, type Mutator, nodesUnder, replace } from '../code/mutation.ts'
import { oncePerNode } from '../code/once.ts'
import { isWrappable } from './wraps.ts'

/** Strip a separator that the function joins or splits by: `slug[:limit].rstrip("-")`. */
export const strips: Mutator = (node, source) => {
  if (source.language.name !== 'python' || !isWrappable(node) || node.name === 'BinaryExpression') return []
  return separatorsOf(functionOrFile(node), source).flatMap((separator, index) =>
    ['strip', 'rstrip', 'lstrip'].map(method =>
      replace(node, source, {
        operator: 'wrapped',
        insert: `${asOperand(node, source)}.${method}(${separator})`,
        likelihood: 0.3 * likelihoodAt(index),
      }),
    ),
  )
}

/** Separators of one function that are tried. */
const MAX_SEPARATORS = 2

/** List the short texts of punctuation in a function, as they are written. */
const separatorsOf = oncePerNode((scope, source: MutationSource) => {
  const texts = [...nodesUnder(scope)].flatMap(({ name, from, to }) =>
    name === 'String' ? source.text.slice(from, to) : [],
  )
  return [...new Set(texts.filter(text => /^["'](?:[^\w\s"'\\]{1,2}|_)["']$/.test(text)))].slice(0, MAX_SEPARATORS)
})
