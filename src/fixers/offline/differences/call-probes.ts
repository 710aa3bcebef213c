import type { Language } from '../../../syntax/languages.ts'

/** Names of the functions that a probe calls: at the beginning of a function, and at the end of a module. */
export const CALL_PROBES = { take: 'fixTestsTake_', compare: 'fixTestsCompare_' } as const

/** Limits of one process. */
const LIMITS = {
  /** Inputs that one process writes down. */
  inputs: 40,
  /** Values within one, and characters of a text. */
  values: 60,
  text: 200,
  /** Milliseconds of all calls together: then no more are begun. */
  ms: 300,
} as const

/**
 * Source of the functions that the probes call. Each line that they append is JSON: `input`, a list of values; or `at`,
 * the number of an input, with `value`, what the function returned, or `thrown`, what it threw; with none of these if
 * it returned something else; at last `isEnd`, if all calls have ended. @param path of the file to append to, as a
 * literal
 */
export function callProbes(path: string, { name }: Pick<Language, 'name'>): string {
  return name === 'python' ? inPython(path) : inJavaScript(path)
}

const inJavaScript = (path: string) => String.raw`
function fixTestsCalls_() {
  const { Array, JSON, Number, Object, Set, String, process } = globalThis
  const fs = process?.getBuiltinModule?.('node:fs') ?? (typeof require === 'function' ? require('node:fs') : undefined)
  return {
    seen: new Set(),
    append(line) {
      const end = fs.openSync(${path}, 'a')
      try {
        fs.writeSync(end, JSON.stringify(line) + '\n')
      } finally {
        fs.closeSync(end)
      }
    },
    encode(value, room) {
      if ((room.left -= 1) < 0) throw room
      if (value === undefined) return { undefined: true }
      if (value === null || typeof value === 'boolean') return value
      if (typeof value === 'string' && value.length <= ${LIMITS.text}) return value
      if (typeof value === 'number' && Number.isFinite(value)) return { number: Object.is(value, -0) ? '-0' : String(value) }
      if (Array.isArray(value)) {
        const list = []
        for (let at = 0; at < value.length; at += 1) list.push(this.encode(value[at], room))
        return { list }
      }
      if (typeof value !== 'object' || ![Object.prototype, null].includes(Object.getPrototypeOf(value))) throw room
      const map = []
      for (const key of Object.keys(value)) map.push([key, this.encode(value[key], room)])
      return { map }
    },
    short: text => String(text).slice(0, ${LIMITS.text}),
  }
}
function ${CALL_PROBES.take}(values) {
  const all = (${CALL_PROBES.take}.all ??= fixTestsCalls_())
  try {
    const input = values().map(value => all.encode(value, { left: ${LIMITS.values} }))
    const text = JSON.stringify(input)
    if (all.seen.has(text) || all.seen.size >= ${LIMITS.inputs}) return
    all.seen.add(text)
    all.append({ input })
  } catch {}
}
function ${CALL_PROBES.compare}(call, inputs) {
  const all = fixTestsCalls_()
  const { performance } = globalThis
  const one = (at, input) => {
    try {
      const value = call(...input)
      try {
        return { at, value: all.encode(value, { left: ${LIMITS.values} }) }
      } catch {
        return { at }
      }
    } catch (error) {
      return { at, thrown: error?.name === undefined ? all.short(error) : all.short(error.name) + ': ' + all.short(error.message) }
    }
  }
  try {
    const until = performance.now() + ${LIMITS.ms}
    for (const [at, input] of inputs().entries()) if (performance.now() < until) all.append(one(at, input))
    all.append({ isEnd: true })
  } catch {}
}
`

const PYTHON = (path: string) => String.raw`import json, os, time
_now = time.monotonic
_open, _write, _close, _dumps = os.open, os.write, os.close, json.dumps
_path, _seen = ${path}, set()

def _append(line):
    end = _open(_path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
    try:
        _write(end, (_dumps(line) + "\n").encode())
    finally:
        _close(end)

def _encode(value, room):
    room[0] -= 1
    kind = type(value)
    if room[0] < 0:
        raise TypeError
    if value is None or kind is bool or kind is str and len(value) <= ${LIMITS.text}:
        return value
    if kind is int or kind is float and value - value == 0:
        return {"number": repr(value)}
    if kind is list or kind is tuple:
        return {kind.__name__: [_encode(each, room) for each in value]}
    if kind is set:
        return {"set": [_encode(each, room) for each in sorted(value, key=repr)]}
    if kind is dict:
        return {"map": [[_encode(key, room), _encode(each, room)] for key, each in value.items()]}
    raise TypeError

def ${CALL_PROBES.take}(values):
    try:
        line = {"input": [_encode(value, [${LIMITS.values}]) for value in values()]}
        text = _dumps(line)
        if text not in _seen and len(_seen) < ${LIMITS.inputs}:
            _seen.add(text)
            _append(line)
    except Exception:
        pass

def _one(call, at, values):
    try:
        value = call(*values)
    except Exception as error:
        return {"at": at, "thrown": "%s: %s" % (type(error).__name__, str(error)[:${LIMITS.text}])}
    try:
        return {"at": at, "value": _encode(value, [${LIMITS.values}])}
    except Exception:
        return {"at": at}

def ${CALL_PROBES.compare}(call, inputs):
    try:
        until = _now() + ${LIMITS.ms} / 1000
        for at, values in enumerate(inputs()):
            if _now() < until:
                _append(_one(call, at, values))
        _append({"isEnd": True})
    except Exception:
        pass
`

function inPython(path: string): string {
  const names = Object.values(CALL_PROBES)
  const values = names.map(name => `fixTestsCalls_[${JSON.stringify(name)}]`)
  return `fixTestsCalls_ = {}; exec(${JSON.stringify(PYTHON(path))}, fixTestsCalls_); ${names.join(', ')} = ${values.join(', ')}`
}
