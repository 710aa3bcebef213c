import type { SyntaxNode } from '@lezer/common'
import type { Grammar } from './languages.ts'
import type { Outline } from './outline.ts'

/** A name as code uses it. */
export interface Mention {
  readonly name: string
  /** True if it is called, or a type that is constructed. */
  readonly isCall: boolean
  /** Name before the dot, or '': `DateTime` in `DateTime.now()`. */
  readonly receiver: string
  /** True if something of this name begins here: a variable, a parameter, a function. */
  readonly isDefined: boolean
  /** Offset in the file. */
  readonly at: number
}

const USED: Readonly<Record<Grammar['name'], ReadonlySet<string>>> = {
  javascript: new Set(['VariableName', 'PropertyName', 'PrivatePropertyName', 'JSXIdentifier']),
  python: new Set(['VariableName', 'PropertyName']),
  go: new Set(['VariableName', 'FieldName', 'TypeName']),
  java: new Set(['Identifier', 'TypeName']),
  rust: new Set(['Identifier', 'FieldIdentifier', 'TypeIdentifier', 'ScopeIdentifier']),
}
const RECEIVER = /(?<name>[\w$]{1,50})\s{0,5}(?:\?\.|\.|::|->)$/
const DEFINED = new Set(['VariableDefinition', 'DefName', 'BoundIdentifier', 'Definition'])

/** List the names in a range of a file, in order. Words in comments and strings do not count. */
export function mentionsIn({ tree, text, grammar }: Outline, { from, to }: { from: number; to: number }): Mention[] {
  const found: Mention[] = []
  const used = USED[grammar.name]
  const isPythonOperator = ({ name, parent }: SyntaxNode) =>
    grammar.name === 'python' && /^(?:ArithOp|BitOp)$/.test(name) && parent?.name === 'BinaryExpression'
  tree.iterate({
    from,
    to,
    enter({ node, name, from: at, to: end }) {
      const method = isPythonOperator(node) ? OPERATORS[text.slice(at, end)] : undefined
      if (method !== undefined && at >= from && end <= to)
        found.push({ name: method, isCall: true, receiver: '', isDefined: false, at })
      const isDefined = DEFINED.has(name) || (name === 'VariableName' && isPythonTarget(node))
      if ((!isDefined && !used.has(name)) || at < from || end > to) return
      const word = text.slice(at, end).replace(/^#/, '')
      found.push({
        name: word,
        isCall: /^\s{0,20}(?:\?\.)?[(`!]/.test(text.slice(end, end + 24)),
        receiver: RECEIVER.exec(text.slice(Math.max(0, at - 60), at))?.groups?.name ?? '',
        isDefined,
        at,
      })
    },
  })
  return found
}

/** Methods that Python calls for an operator; a comparison is in every test, and tells nothing. */
const OPERATORS: Readonly<Record<string, string>> = {
  '+': '__add__',
  '-': '__sub__',
  '*': '__mul__',
  '/': '__truediv__',
  '//': '__floordiv__',
  '%': '__mod__',
  '**': '__pow__',
  '@': '__matmul__',
  '&': '__and__',
  '|': '__or__',
  '^': '__xor__',
  '<<': '__lshift__',
  '>>': '__rshift__',
}

const STRINGS = new Set(['String', 'TemplateString', 'StringLiteral', 'RawString'])
/** Maximum number of characters of a text to read. */
const MAX_TEXT = 200

/** List the string literals in a range of a file, in order, without their quotes. */
export function textsIn({ tree, text }: Outline, { from, to }: { from: number; to: number }): Mention[] {
  const found: Mention[] = []
  tree.iterate({
    from,
    to,
    enter({ name, from: at, to: end }) {
      if (!STRINGS.has(name) || at < from || end > to) return
      const word = text
        .slice(at, Math.min(end, at + MAX_TEXT))
        .replace(/^[a-zA-Z]{0,2}["'`#]{1,9}/, '')
        .replace(/["'`#]{1,9}$/, '')
      found.push({ name: word, isCall: false, receiver: '', isDefined: false, at })
    },
  })
  return found
}

/** Python has no node for a name that begins: it is left of a `=`, in a `for`, behind an `as`, or a parameter. */
function isPythonTarget(node: SyntaxNode): boolean {
  const parent = node.parent
  switch (parent?.name) {
    case 'FunctionDefinition':
    case 'ClassDefinition':
      return true
    case 'ParamList':
      return node.prevSibling?.name !== 'AssignOp'
    case 'AssignStatement':
      return hasAfter(node, 'AssignOp')
    case 'ForStatement':
      return hasAfter(node, 'in')
    case 'WithStatement':
      return node.prevSibling?.name === 'as'
    default:
      return false
  }
}

function hasAfter(node: SyntaxNode, name: string): boolean {
  for (let next = node.nextSibling; next !== null; next = next.nextSibling) if (next.name === name) return true
  return false
}
