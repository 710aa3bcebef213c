import type { Import } from './imports.ts'
import type { Outline } from './outline.ts'

/** A name that a file imports, and what it is called where it is defined. */
export interface ImportedName {
  readonly local: string
  /** `default` and `*` are what they are in JavaScript; a module of Python is `*`. */
  readonly imported: string
  readonly from: Import
}

/** Maximum number of characters of a statement. */
const MAX_STATEMENT = 5_000

/** List the names that a file imports, in JavaScript and Python. */
export function importedNames({ tree, text, grammar }: Outline): ImportedName[] {
  const found: ImportedName[] = []
  tree.iterate({
    enter({ name, from, to }) {
      const statement = text.slice(from, Math.min(to, from + MAX_STATEMENT))
      if (grammar.name === 'python' && name === 'ImportStatement') found.push(...pythonNames(statement))
      if (grammar.name !== 'javascript') return
      if (name === 'ImportDeclaration') found.push(...moduleNames(statement))
      if (name === 'VariableDeclaration' && statement.includes('require(')) found.push(...requiredNames(statement))
    },
  })
  return found
}

function moduleNames(statement: string): ImportedName[] {
  const specifier = /['"](?<name>[^'"\n]{1,300})['"]\s{0,9};?$/.exec(statement)?.groups?.name
  if (specifier === undefined) return []
  const clause = statement.slice('import'.length, statement.lastIndexOf('from')).replace(/^\s*type\s/, '')
  const [before = '', group = ''] = clause.split('{', 2)
  const whole = before.split(',').flatMap(part => {
    const [first = '', , last = ''] = part.trim().split(/\s+/)
    return first === '' ? [] : [first === '*' ? { local: last, imported: '*' } : { local: first, imported: 'default' }]
  })
  const from: Import = { language: 'javascript', specifier }
  return [...whole, ...pairs(group.split('}', 1)[0] ?? '', 'as')].map(each => ({ ...each, from }))
}

function requiredNames(statement: string): ImportedName[] {
  const specifier = /require\(\s{0,9}['"](?<name>[^'"\n]{1,300})['"]/.exec(statement)?.groups?.name
  const target = /^(?:const|let|var)\s{1,99}(?<target>\w+|\{[^}]{0,3000}\})\s{0,99}=/.exec(statement)?.groups?.target
  if (specifier === undefined || target === undefined) return []
  const from: Import = { language: 'javascript', specifier }
  const names = target.startsWith('{') ? pairs(target.slice(1, -1), ':') : [{ local: target, imported: 'default' }]
  return names.map(each => ({ ...each, from }))
}

/** Read `a, b as c`, or `a, b: c`. */
function pairs(list: string, separator: 'as' | ':'): { local: string; imported: string }[] {
  return list.split(',').flatMap(part => {
    const plain = part.replace(/\s+/g, ' ').trim()
    const words = (plain.startsWith('type ') ? plain.slice(5) : plain).split(separator === ':' ? ':' : ' as ')
    const [imported = '', local = imported] = words.map(word => word.trim())
    return /^[\w$]+$/.test(imported) && /^[\w$]+$/.test(local) ? [{ local, imported }] : []
  })
}

function pythonNames(statement: string): ImportedName[] {
  const plain = statement
    .replace(/#[^\n]*/g, ' ')
    .replace(/[\\()\n\r\t ]+/g, ' ')
    .trim()
  const from = /^from (?<dots>[. ]*)(?<module>(?:\w[\w.]*)?) import (?<names>.*)$/s.exec(plain)?.groups
  if (from === undefined)
    return plain
      .replace(/^import /, '')
      .split(',')
      .flatMap(part => {
        const [module = '', local = module.split('.')[0] ?? ''] = part.trim().split(' as ')
        return local === '' ? [] : [{ local, imported: '*', from: { language: 'python', dots: 0, module, names: [] } }]
      })
  const dots = (from.dots ?? '').replaceAll(' ', '').length
  return pairs(from.names ?? '', 'as').map(each => ({
    ...each,
    from: { language: 'python', dots, module: from.module ?? '', names: [each.imported] },
  }))
}
