import { isCallee } from '../code/expressions.ts'
import { likelihoodAt, type Mutator, replace, sliceOf } from '../code/mutation.ts'

/** Names of the standard libraries, and words of names, that are easily confused. */
export const SIBLINGS: readonly (readonly string[])[] = [
  ['min', 'max'],
  ['floor', 'ceil', 'round', 'trunc'],
  ['sin', 'cos', 'tan'],
  ['log', 'log2', 'log10', 'exp'],
  ['push', 'unshift', 'concat'],
  ['pop', 'shift'],
  ['popleft', 'pop'],
  ['appendleft', 'append'],
  ['some', 'every'],
  ['any', 'all'],
  ['startsWith', 'endsWith', 'includes'],
  ['startswith', 'endswith'],
  ['indexOf', 'lastIndexOf', 'search'],
  ['findIndex', 'findLastIndex', 'indexOf'],
  ['find', 'findLast', 'filter', 'findIndex'],
  ['find', 'rfind', 'index'],
  ['index', 'rindex', 'find'],
  ['toUpperCase', 'toLowerCase', 'toLocaleLowerCase'],
  ['upper', 'lower', 'title', 'capitalize', 'swapcase', 'casefold'],
  ['islower', 'isupper', 'istitle', 'isalpha'],
  ['isdigit', 'isalpha', 'isalnum', 'isdecimal', 'isnumeric', 'isspace'],
  ['keys', 'values', 'entries', 'items'],
  ['append', 'extend', 'insert'],
  ['add', 'discard', 'remove'],
  ['union', 'intersection', 'difference', 'symmetric_difference'],
  ['issubset', 'issuperset', 'isdisjoint'],
  ['update', 'setdefault', 'get'],
  ['padStart', 'padEnd'],
  ['trimStart', 'trimEnd', 'trim'],
  ['lstrip', 'rstrip', 'strip', 'removeprefix', 'removesuffix'],
  ['ljust', 'rjust', 'center', 'zfill'],
  ['split', 'rsplit', 'splitlines', 'partition', 'rpartition'],
  ['replace', 'replaceAll'],
  ['map', 'flatMap', 'filter', 'forEach'],
  ['reduce', 'reduceRight'],
  ['slice', 'splice', 'substring', 'substr'],
  ['charAt', 'at', 'charCodeAt', 'codePointAt'],
  ['sort', 'toSorted', 'reverse'],
  ['reverse', 'toReversed', 'sort'],
  ['sorted', 'reversed', 'list', 'set'],
  ['range', 'enumerate', 'reversed'],
  ['sum', 'len', 'max', 'min'],
  ['int', 'float', 'round', 'str', 'bool'],
  ['list', 'tuple', 'set'],
  ['match', 'search', 'fullmatch', 'findall'],
  ['match', 'matchAll', 'test', 'exec'],
  ['parseInt', 'parseFloat', 'Number'],
  ['get', 'set', 'has', 'delete'],
  ['has', 'includes'],
  ['isNaN', 'isFinite', 'isInteger'],
  ['heappush', 'heappop', 'heappushpop', 'heapreplace'],
  ['bisect_left', 'bisect_right'],
  ['permutations', 'combinations', 'product'],
  ['getDate', 'getDay', 'getMonth', 'getFullYear'],
  ['getHours', 'getMinutes', 'getSeconds', 'getMilliseconds'],
  ['days', 'seconds', 'total_seconds', 'hours'],
  ['day', 'month', 'year', 'weekday', 'isoweekday'],
  ['assign', 'freeze', 'create'],
  ['all', 'allSettled', 'race', 'any'],
  ['then', 'catch', 'finally'],
  ['width', 'height'],
  ['first', 'last'],
  ['start', 'end'],
  ['left', 'right'],
  ['top', 'bottom'],
  ['next', 'previous', 'prev'],
  ['before', 'after'],
  ['begin', 'end'],
  ['low', 'high'],
  ['row', 'column', 'col'],
  ['key', 'value'],
  ['source', 'target'],
  ['old', 'new'],
  ['from', 'to'],
  ['x', 'y', 'z'],
]

/** Siblings of each name, of all lists that have it. */
const OF = new Map<string, readonly string[]>()
for (const names of SIBLINGS)
  for (const name of names)
    OF.set(name, [...new Set([...(OF.get(name) ?? []), ...names.filter(each => each !== name)])])

/** Members that some do call and some read, of strings, lists, maps and sets. */
const LENGTHS: ReadonlyMap<string, string> = new Map([
  ['length', 'size'],
  ['size', 'length'],
])

/** Replace a method, a function of the library or a property by one that is easily confused with it. */
export const siblingMethod: Mutator = (node, source) => {
  const isProperty = node.name === 'PropertyName' && node.parent?.name === 'MemberExpression'
  if (!isProperty && !(node.name === 'VariableName' && isCallee(node))) return []
  const name = sliceOf(node, source)
  const other = LENGTHS.get(name)
  const others = other === undefined ? (OF.get(name) ?? []) : [other]
  return others.map((insert, index) =>
    replace(node, source, { operator: 'sibling-method', insert, likelihood: likelihoodAt(index / 2) }),
  )
}
