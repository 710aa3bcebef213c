import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { COMMON_MEMBERS, MEMBERS_OF } from '../code/builtins.ts'
import { type MutationSource, sliceOf } from '../code/mutation.ts'

const words = (text: string) => new Set(text.split(' '))

/** Names of a language that stand for what only computes. */
interface ComputingNames {
  readonly functions: ReadonlySet<string>
  readonly values: ReadonlySet<string>
  /** Methods of plain values. */
  readonly methods: ReadonlySet<string>
  /** Functions and values of a namespace or of a module. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>
  /** Lines by which a file imports these modules, if they need that. */
  readonly imports: RegExp
}

const membersOf = (names: readonly string[]) => new Map(names.map(name => [name, new Set(MEMBERS_OF[name] ?? [])]))

export const COMPUTING: Readonly<Record<MutationSource['language']['name'], ComputingNames>> = {
  javascript: {
    functions: words('Number String Boolean parseInt parseFloat isNaN isFinite Array Set Map BigInt structuredClone'),
    values: words('undefined NaN Infinity'),
    methods: new Set([
      ...COMMON_MEMBERS.javascript.filter(name => name !== 'then' && name !== 'catch'),
      ...words(
        'toFixed toLocaleUpperCase toLocaleLowerCase localeCompare trimStart trimEnd toSorted toReversed toSpliced with findLast findLastIndex lastIndexOf reduceRight copyWithin codePointAt normalize matchAll search substr hasOwnProperty',
      ),
    ]),
    members: membersOf(['Math', 'Object', 'Array', 'Number', 'String', 'JSON']),
    imports: /^(?!)/,
  },
  python: {
    functions: words(
      'abs all any bin bool bytes chr dict divmod enumerate filter float frozenset hex int isinstance iter len list map max min next oct ord pow print range repr reversed round set slice sorted str sum tuple type zip',
    ),
    values: words('NotImplemented Ellipsis int float str bool list tuple dict set'),
    methods: new Set([
      ...COMMON_MEMBERS.python,
      ...words(
        'rfind rindex isnumeric isdecimal isalnum group groups groupdict start end span sub subn match search fullmatch findall finditer expandtabs center ljust rjust',
      ),
    ]),
    members: new Map([
      ...membersOf(['math']),
      [
        're',
        words(
          'sub subn match search fullmatch findall finditer split escape compile I M S X A IGNORECASE MULTILINE DOTALL VERBOSE ASCII',
        ),
      ],
    ]),
    imports: /^import (?:math|re)$/m,
  },
}

const PLAIN = /^(?:Number|String|Boolean|BooleanLiteral|None|null|RegExp)$/
const COLLECTION = /^(?:Array|Tuple|Set|Dictionary|Object|Parenthesized|Unary|Binary)Expression$/
const PUNCTUATION = /^(?:[[\](){},:]|ArithOp|Property|PropertyDefinition)$/

/** True for a value that is written with literals alone, or that compiles one. */
export function isPlainConstant(node: SyntaxNode, source: MutationSource): boolean {
  if (PLAIN.test(node.name)) return true
  if (node.name === 'CallExpression') {
    const [callee, list] = innerNodes(node)
    const isCompiled =
      callee !== undefined && /^(?:re\.compile|frozenset|Object\.freeze)$/.test(sliceOf(callee, source))
    return (
      isCompiled &&
      list !== undefined &&
      innerNodes(list).every(
        each =>
          /^[(),]$/.test(each.name) || isPlainConstant(each, source) || /^re\.[A-Z]+$/.test(sliceOf(each, source)),
      )
    )
  }
  if (node.name === 'NewExpression')
    return (
      /^new (?:Set|Map)\([^()]*\)$/.test(sliceOf(node, source)) &&
      innerNodes(node).every(
        each =>
          each.name !== 'ArgList' ||
          innerNodes(each).every(value => /^[(),]$/.test(value.name) || isPlainConstant(value, source)),
      )
    )
  if (!COLLECTION.test(node.name)) return false
  return innerNodes(node).every(each => {
    if (each.name !== 'Property') return PUNCTUATION.test(each.name) || isPlainConstant(each, source)
    const value = each.lastChild
    return each.getChild(':') !== null && value !== null && isPlainConstant(value, source)
  })
}
