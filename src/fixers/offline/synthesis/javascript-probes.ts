import { OPERATIONS } from './operations.ts'
import { keysOf, LIMITS, PROBES } from './probe-names.ts'

/**
 * Source of the functions that a probe in JavaScript calls. They take what they need from the global object, since a
 * module may give its names another meaning. @param path of the file to append to, as a literal
 */
export const javascriptProbes = (path: string) => String.raw`
function ${PROBES.before}(site, bases) {
  const all = (${PROBES.before}.all ??= fixTestsState_())
  if (site === undefined) return all
  const values = all.look(site, bases)
  return values && { site, values }
}
function ${PROBES.part}(operation, value) {
  const all = ${PROBES.before}()
  const [, takes, apply] = all.operations[operation]
  if (!takes.includes(all.typeOf(value))) throw all
  return apply(value)
}
function fixTestsState_() {
  const { Array, Boolean, Date, JSON, Map, Math, Object, Set, String, WeakMap, process } = globalThis
  const fs = process?.getBuiltinModule?.('node:fs') ?? (typeof require === 'function' ? require('node:fs') : undefined)
  const { openSync, writeSync, closeSync } = fs ?? {}
  const operations = [
${OPERATIONS.map(({ arity, takes, forms }) => `    [${arity}, ${keysOf(takes)}, (a${arity === 2 ? ', b' : ''}) => ${forms.javascript.code}],`).join('\n')}
  ]
  const byTypes = new Map()
  for (const [index, [, takes, operation]] of operations.entries())
    for (const kinds of takes) byTypes.set(kinds, [...(byTypes.get(kinds) ?? []), [index, operation]])
  return {
    busy: fs === undefined, total: 0, rows: new Map(), looks: new Map(), seen: new Set(), cut: new Set(), ids: new WeakMap(), last: 0,
    missing: {},
    operations,
    byTypes,
    append(line) {
      const end = openSync(${path}, 'a')
      try {
        writeSync(end, JSON.stringify(line) + '\n')
      } finally {
        closeSync(end)
      }
    },
    typeOf(value) {
      if (value === undefined || value === null) return 'nothing'
      if (typeof value === 'string') return value.length > ${LIMITS.text} ? 'object' : 'string'
      if (typeof value !== 'object') return typeof value === 'number' || typeof value === 'boolean' ? typeof value : 'object'
      if (Array.isArray(value)) return value.length > ${LIMITS.length} ? 'object' : 'list'
      if (Object.getPrototypeOf(value) === Date.prototype) return 'moment'
      return (value instanceof Map || value instanceof Set) && value.size <= ${LIMITS.length} ? 'keyed' : 'object'
    },
    show(value, room = { left: ${LIMITS.elements} }) {
      if ((room.left -= 1) < 0) throw room
      if (typeof value === 'string') return this.short(JSON.stringify(value))
      const type = this.typeOf(value)
      if (type === 'list') {
        const parts = []
        for (let at = 0; at < value.length; at += 1) parts.push(this.show(value[at], room))
        return this.short('[' + parts.join(', ') + ']')
      }
      if (value !== null && (typeof value === 'object' || typeof value === 'function')) {
        if (!this.ids.has(value)) this.ids.set(value, (this.last += 1))
        return '<' + this.ids.get(value) + '>'
      }
      return Object.is(value, -0) ? '-0' : String(value)
    },
    // A text of any length by its beginning, its length and a sum of its characters.
    short(text) {
      if (text.length <= ${LIMITS.shown}) return text
      let sum = 0
      for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 4294967291
      return text.slice(0, 20) + ' ' + text.length + ' ' + sum
    },
    shown(value) {
      try {
        return this.show(value)
      } catch {
        return '<large ' + (this.last += 1) + '>'
      }
    },
    copy(value) {
      return Array.isArray(value) && value.length <= ${LIMITS.length} ? value.slice() : value
    },
    look(site, bases) {
      const [rows, looks] = [this.rows.get(site) ?? 0, this.looks.get(site) ?? 0]
      if (this.busy || rows >= ${LIMITS.rows} || looks >= ${LIMITS.looks} || this.total >= ${LIMITS.total}) return undefined
      this.looks.set(site, looks + 1)
      this.busy = true
      try {
        const found = []
        for (const base of bases()) {
          try {
            found.push(this.copy(base()))
          } catch {
            found.push(this.missing)
          }
        }
        return found
      } finally {
        this.busy = false
      }
    },
    note(site, values) {
      this.busy = true
      try {
        const types = values.map(value => (value === this.missing ? 'missing' : this.typeOf(value)))
        const state = site + ' ' + values.map((value, at) => (types[at] === 'missing' ? '' : this.shown(value))).join(' ')
        if (this.seen.has(state)) return
        this.seen.add(state)
        this.rows.set(site, (this.rows.get(site) ?? 0) + 1)
        this.total += 1
        this.append(this.row(site, types, values))
      } catch {
      } finally {
        this.busy = false
      }
    },
    row(site, types, values) {
      const places = new Map()
      const size = values.length
      const of = this.operations.map(([arity]) => Array(arity === 1 ? size : size * size).fill(-1))
      const fill = (kinds, at, left, right) => {
        for (const [index, operation] of this.byTypes.get(kinds) ?? []) {
          try {
            const shown = this.shown(operation(left, right))
            if (!places.has(shown)) places.set(shown, places.size)
            of[index][at] = places.get(shown)
          } catch {}
        }
      }
      for (let left = 0; left < size; left += 1) {
        fill(types[left], left, values[left])
        for (let right = 0; right < size; right += 1)
          if (left !== right) fill(types[left] + ',' + types[right], left * size + right, values[left], values[right])
      }
      return { site, values: [...places.keys()], of }
    },
    watch(number, codes) {
      if (this.cut.has(number)) return
      const [looks, rows] = ['looks ' + number, 'rows ' + number]
      this.looks.set(looks, (this.looks.get(looks) ?? 0) + 1)
      if (this.busy || this.looks.get(looks) > ${LIMITS.looks}) return this.end(number)
      this.busy = true
      try {
        const found = []
        for (const code of codes()) {
          try {
            found.push(this.shown(code()))
          } catch (error) {
            found.push('throws ' + error?.constructor?.name + ' ' + String(error?.message).slice(0, 100))
          }
        }
        const state = 'watched ' + number + ' ' + found.join(' ')
        if (this.seen.has(state)) return
        this.rows.set(rows, (this.rows.get(rows) ?? 0) + 1)
        if (this.rows.get(rows) > ${LIMITS.states}) return this.end(number)
        this.seen.add(state)
        const places = [...new Set(found)]
        this.append({ watched: number, of: found.map(each => places.indexOf(each)) })
      } catch {
        this.end(number)
      } finally {
        this.busy = false
      }
    },
    end(number) {
      this.cut.add(number)
      try {
        this.append({ watched: number, isCut: true })
      } catch {}
    },
  }
}
function ${PROBES.watch}(number, codes) {
  ${PROBES.before}().watch(number, codes)
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
