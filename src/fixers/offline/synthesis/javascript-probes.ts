import { OPERATIONS } from './operations.ts'
import { keysOf, LIMITS, PROBES } from './probe-names.ts'

/** Source of the functions that a probe in JavaScript calls. @param path of the file to append to, as a literal */
export const JAVASCRIPT_PROBES = (path: string) => String.raw`
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
      if (typeof value === 'string') return value.length > ${LIMITS.length} ? 'object' : 'string'
      if (typeof value !== 'object') return typeof value === 'number' || typeof value === 'boolean' ? typeof value : 'object'
      if (Array.isArray(value)) return value.length > ${LIMITS.length} ? 'object' : 'list'
      return (value instanceof Map || value instanceof Set) && value.size <= ${LIMITS.length} ? 'keyed' : 'object'
    },
    show(value, depth = 0) {
      if (typeof value === 'string') return value.length > ${LIMITS.shown} ? value.length + ' ' + value.slice(0, ${LIMITS.shown}) : JSON.stringify(value)
      if (Array.isArray(value) && depth < 4 && value.length <= ${LIMITS.length}) return '[' + value.map(each => this.show(each, depth + 1)).join(', ').slice(0, ${LIMITS.length}) + ']'
      if (value !== null && (typeof value === 'object' || typeof value === 'function')) {
        if (!this.ids.has(value)) this.ids.set(value, (this.last += 1))
        return '<' + this.ids.get(value) + '>'
      }
      return Object.is(value, -0) ? '-0' : String(value)
    },
    copy(value) {
      return Array.isArray(value) && value.length <= ${LIMITS.length} ? value.slice() : value
    },
    look(site, bases) {
      const [rows, looks] = [this.rows.get(site) ?? 0, this.looks.get(site) ?? 0]
      if (this.busy || this.fs === undefined || rows >= ${LIMITS.rows} || looks >= ${LIMITS.looks} || this.total >= ${LIMITS.total}) return undefined
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
  if (all.busy || all.fs === undefined || looks > ${LIMITS.looks}) return undefined
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
    if (!all.seen.has(state) && rows <= ${LIMITS.states}) {
      all.seen.add(state)
      all.rows.set(key, rows + 1)
      const isCut = rows >= ${LIMITS.states} || looks >= ${LIMITS.looks}
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
