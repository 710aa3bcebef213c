import type { LanguageName } from '../../../syntax/languages.ts'
import { OPERATIONS } from './operations.ts'

/** States of a site that one process writes down, each different from the others. */
const MAX_ROWS = 20
/** Evaluations of a site that one process looks at. */
const MAX_LOOKS = 2_000
/** States of a watched expression that one process writes down. */
const MAX_STATES = 60
/** Rows of all sites that one process writes down. */
const MAX_TOTAL = 400
/** Longest list or text that operations are tried on. */
const MAX_LENGTH = 500
/** Characters of a value that are written down. */
const MAX_SHOWN = 200

/** Names of the functions that a probe calls: before an expression, behind it, in front of a statement, and for candidates. */
export const PROBES = {
  before: 'fixTestsBefore_',
  after: 'fixTestsAfter_',
  at: 'fixTestsAt_',
  watch: 'fixTestsWatch_',
} as const

/**
 * Write the functions that a probe calls. Each state of a site is one line of JSON: `site`, its number; `values`, the
 * different values; `of`, for each operation the position of its value for each operand or pair of operands in the order
 * of the bases, the value of the expression first; -1 where it has none. A state of a watched expression is `watched`, its
 * number, and `of`, equal numbers for equal values; one that has more states ends with `isCut`.
 * @param path of the file to append to
 */
export function probeHelpers(language: LanguageName, path: string): string {
  return (language === 'python' ? PYTHON : JAVASCRIPT)(JSON.stringify(path))
}

const PYTHON = (path: string) => String.raw`

class _FixTests:
    path, busy, total = ${path}, False, 0
    rows, looks, seen = {}, {}, set()
    missing = object()
    operations = [
${OPERATIONS.map(({ arity, takes, forms }) => `        (${arity}, ${keysOf(takes)}, lambda a${arity === 2 ? ', b' : ''}: ${forms.python.code}),`).join('\n')}
    ]

    @staticmethod
    def type_of(value):
        kind = type(value)
        if kind is bool:
            return "boolean"
        if kind is int or kind is float:
            return "number"
        if value is None:
            return "nothing"
        if kind is str or kind is list or kind is tuple:
            return "object" if len(value) > ${MAX_LENGTH} else "string" if kind is str else "list"
        return "keyed" if kind in (dict, set, frozenset) and len(value) <= ${MAX_LENGTH} else "object"

    @classmethod
    def show(cls, value):
        kind = cls.type_of(value)
        if kind == "object":
            return "<%s %d>" % (type(value).__name__, id(value))
        text = repr(value)
        return text if len(text) <= ${MAX_SHOWN} else "%s %d %d" % (kind, len(text), hash(text))

    @classmethod
    def copy(cls, value):
        return value.copy() if type(value) in (list, dict, set) and len(value) <= ${MAX_LENGTH} else value

    @classmethod
    def look(cls, site, bases):
        if cls.busy or cls.rows.get(site, 0) >= ${MAX_ROWS} or cls.looks.get(site, 0) >= ${MAX_LOOKS} or cls.total >= ${MAX_TOTAL}:
            return None
        cls.looks[site] = cls.looks.get(site, 0) + 1
        cls.busy, values = True, []
        for base in bases():
            try:
                values.append(cls.copy(base()))
            except Exception:
                values.append(cls.missing)
        cls.busy = False
        return values

    @classmethod
    def note(cls, site, values):
        import json
        cls.busy = True
        try:
            types = ["missing" if value is cls.missing else cls.type_of(value) for value in values]
            state = (site, tuple(kind if kind == "missing" else cls.show(value) for kind, value in zip(types, values)))
            if state not in cls.seen:
                cls.seen.add(state)
                cls.rows[site], cls.total = cls.rows.get(site, 0) + 1, cls.total + 1
                line = json.dumps(cls.row(site, types, values))
                with open(cls.path, "a") as file:
                    file.write(line + "\n")
        except Exception:
            pass
        cls.busy = False

    @classmethod
    def row(cls, site, types, values):
        places, columns = {}, []
        def place(kinds, takes, operation, *operands):
            if kinds not in takes:
                return -1
            try:
                shown = cls.show(operation(*operands))
            except Exception:
                return -1
            return places.setdefault(shown, len(places))
        for arity, takes, operation in cls.operations:
            if arity == 1:
                columns.append([place(kind, takes, operation, value) for kind, value in zip(types, values)])
            else:
                columns.append([
                    place(one + "," + two, takes, operation, left, right)
                    for one, left in zip(types, values) for two, right in zip(types, values)
                ])
        return {"site": site, "values": list(places), "of": columns}

def ${PROBES.watch}(number, codes):
    cls, key = _FixTests, ("watched", number)
    looks = cls.looks.get(key, 0)
    if cls.busy or looks > ${MAX_LOOKS}:
        return None
    cls.busy, cls.looks[key], values = True, looks + 1, []
    for code in codes():
        try:
            values.append((code(), None))
        except Exception as error:
            values.append((None, type(error).__name__))
    try:
        import json
        shown = tuple(cls.show(value) if error is None else error for value, error in values)
        rows = cls.rows.get(key, 0)
        if (key, shown) not in cls.seen and rows <= ${MAX_STATES}:
            cls.seen.add((key, shown))
            cls.rows[key] = rows + 1
            if rows < ${MAX_STATES} and looks < ${MAX_LOOKS}:
                places = {}
                line = {"watched": number, "of": [places.setdefault(each, len(places)) for each in shown]}
            else:
                line = {"watched": number, "isCut": True}
            with open(cls.path, "a") as file:
                file.write(json.dumps(line) + "\n")
    except Exception:
        pass
    cls.busy = False

def ${PROBES.before}(site, bases):
    values = _FixTests.look(site, bases)
    return None if values is None else (site, values)

def ${PROBES.after}(before, value):
    if before is not None:
        _FixTests.note(before[0], [_FixTests.copy(value)] + before[1])
    return value

def ${PROBES.at}(site, bases):
    values = _FixTests.look(site, bases)
    if values is not None:
        _FixTests.note(site, [False] + values)
`

const JAVASCRIPT = (path: string) => String.raw`
function ${PROBES.before}(site, bases) {
  const all = (${PROBES.before}.all ??= {
    path: ${path}, busy: false, total: 0, rows: new Map(), looks: new Map(), seen: new Set(), ids: new WeakMap(), last: 0,
    missing: {},
    fs: globalThis.process?.getBuiltinModule?.('node:fs') ?? (typeof require === 'function' ? require('node:fs') : undefined),
    operations: [
${OPERATIONS.map(({ arity, takes, forms }) => `      [${arity}, new Set(${keysOf(takes)}), (a${arity === 2 ? ', b' : ''}) => ${forms.javascript.code}],`).join('\n')}
    ],
    typeOf(value) {
      if (value === undefined || value === null) return 'nothing'
      if (typeof value === 'string') return value.length > ${MAX_LENGTH} ? 'object' : 'string'
      if (typeof value !== 'object') return typeof value === 'number' || typeof value === 'boolean' ? typeof value : 'object'
      if (Array.isArray(value)) return value.length > ${MAX_LENGTH} ? 'object' : 'list'
      return (value instanceof Map || value instanceof Set) && value.size <= ${MAX_LENGTH} ? 'keyed' : 'object'
    },
    show(value, depth = 0) {
      if (typeof value === 'string') return value.length > ${MAX_SHOWN} ? value.length + ' ' + value.slice(0, ${MAX_SHOWN}) : JSON.stringify(value)
      if (Array.isArray(value) && depth < 4 && value.length <= ${MAX_LENGTH}) return '[' + value.map(each => this.show(each, depth + 1)).join(', ').slice(0, ${MAX_LENGTH}) + ']'
      if (value !== null && (typeof value === 'object' || typeof value === 'function')) {
        if (!this.ids.has(value)) this.ids.set(value, (this.last += 1))
        return '<' + this.ids.get(value) + '>'
      }
      return Object.is(value, -0) ? '-0' : String(value)
    },
    copy(value) {
      return Array.isArray(value) && value.length <= ${MAX_LENGTH} ? value.slice() : value
    },
    look(site, bases) {
      const [rows, looks] = [this.rows.get(site) ?? 0, this.looks.get(site) ?? 0]
      if (this.busy || this.fs === undefined || rows >= ${MAX_ROWS} || looks >= ${MAX_LOOKS} || this.total >= ${MAX_TOTAL}) return undefined
      this.looks.set(site, looks + 1)
      this.busy = true
      const values = bases().map(base => {
        try {
          return this.copy(base())
        } catch {
          return this.missing
        }
      })
      this.busy = false
      return values
    },
    note(site, values) {
      this.busy = true
      try {
        const types = values.map(value => (value === this.missing ? 'missing' : this.typeOf(value)))
        const state = site + ' ' + values.map((value, at) => (types[at] === 'missing' ? '' : this.show(value))).join(' ')
        if (!this.seen.has(state)) {
          this.seen.add(state)
          this.rows.set(site, (this.rows.get(site) ?? 0) + 1)
          this.total += 1
          this.fs.appendFileSync(this.path, JSON.stringify(this.row(site, types, values)) + '\n')
        }
      } catch {}
      this.busy = false
    },
    row(site, types, values) {
      const places = new Map()
      const place = (kinds, takes, operation, left, right) => {
        if (!takes.has(kinds)) return -1
        try {
          const shown = this.show(operation(left, right))
          if (!places.has(shown)) places.set(shown, places.size)
          return places.get(shown)
        } catch {
          return -1
        }
      }
      const of = this.operations.map(([arity, takes, operation]) =>
        arity === 1
          ? values.map((value, at) => place(types[at], takes, operation, value))
          : values.flatMap((left, one) =>
              values.map((right, two) => place(types[one] + ',' + types[two], takes, operation, left, right)),
            ),
      )
      return { site, values: [...places.keys()], of }
    },
  })
  if (site === undefined) return all
  const values = all.look(site, bases)
  return values && { site, values }
}
function ${PROBES.watch}(number, codes) {
  const all = ${PROBES.before}()
  const key = 'watched ' + number
  const [rows, looks] = [all.rows.get(key) ?? 0, all.looks.get(key) ?? 0]
  if (all.busy || all.fs === undefined || looks > ${MAX_LOOKS}) return undefined
  all.busy = true
  all.looks.set(key, looks + 1)
  try {
    const shown = codes().map(code => {
      try {
        return all.show(code())
      } catch (error) {
        return 'throws ' + error?.constructor?.name
      }
    })
    const state = key + ' ' + shown.join(' ')
    if (!all.seen.has(state) && rows <= ${MAX_STATES}) {
      all.seen.add(state)
      all.rows.set(key, rows + 1)
      const isCut = rows >= ${MAX_STATES} || looks >= ${MAX_LOOKS}
      const places = [...new Set(shown)]
      const line = isCut ? { watched: number, isCut } : { watched: number, of: shown.map(each => places.indexOf(each)) }
      all.fs.appendFileSync(all.path, JSON.stringify(line) + '\n')
    }
  } catch {}
  all.busy = false
}
function ${PROBES.after}(before, value) {
  if (before) {
    const all = ${PROBES.before}()
    all.note(before.site, [all.copy(value), ...before.values])
  }
  return value
}
function ${PROBES.at}(site, bases) {
  const all = ${PROBES.before}()
  const values = all.look(site, bases)
  if (values) all.note(site, [false, ...values])
}
`

/** List types of operands, as both languages write a list of texts. */
function keysOf(takes: readonly (readonly string[])[]): string {
  return JSON.stringify(takes.map(each => each.join(',')))
}
