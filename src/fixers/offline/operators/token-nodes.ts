/** Names of nodes that stand for the same in the trees of Go, Java and Rust. */
export const CALL_NODES = /^(?:CallExpr|CallExpression|MethodInvocation)$/
export const ARGUMENT_NODES = /^(?:Arguments|ArgumentList|ArgList)$/
export const LOOP_NODES = /^(?:(?:Enhanced)?ForStatement|WhileStatement|DoStatement|(?:For|While|Loop)Expression)$/
/** Literals `true` and `false`, in JavaScript and Python as well. */
export const TRUTH_NODES = /^(?:Bool|BooleanLiteral|Boolean)$/

/**
 * Read a condition without the parentheses around it, which belong to the statement in Java.
 * @returns the condition, and a function that puts the same around another one
 */
export function bareCondition(
  text: string,
  nodeName: string,
): {
  readonly condition: string
  readonly around: (form: string) => string
} {
  const isBracketed = nodeName.startsWith('Parenthesized')
  return {
    condition: isBracketed ? text.slice(1, -1) : text,
    around: form => (isBracketed ? `(${form})` : form),
  }
}
