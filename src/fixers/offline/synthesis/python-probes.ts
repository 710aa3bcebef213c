import { OPERATIONS } from './operations.ts'
import { keysOf, LIMITS, PROBES } from './probe-names.ts'

const SOURCE = (path: string) => String.raw`import json, os
_open, _write, _close, _dumps = os.open, os.write, os.close, json.dumps
_path = ${path}

class _TooLarge(Exception):
    pass

class _State:
    busy, total = False, 0
    rows, looks, seen, cut = {}, {}, set(), set()

_missing = object()
_operations = [
${OPERATIONS.map(({ arity, takes, forms }) => `    (${arity}, ${keysOf(takes)}, lambda a${arity === 2 ? ', b' : ''}: ${forms.python.code}),`).join('\n')}
]

_by_types = {}
for _index, (_arity, _takes, _operation) in enumerate(_operations):
    for _kinds in _takes:
        _by_types.setdefault(_kinds, []).append((_index, _operation))

def _append(line):
    end = _open(_path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
    try:
        _write(end, (_dumps(line) + "\n").encode())
    finally:
        _close(end)

def _type_of(value):
    kind = type(value)
    if kind is bool:
        return "boolean"
    if kind is int or kind is float:
        return "number"
    if value is None:
        return "nothing"
    if kind is str:
        return "string" if len(value) <= ${LIMITS.text} else "object"
    if kind is list or kind is tuple:
        return "list" if len(value) <= ${LIMITS.length} else "object"
    if kind.__module__ in ("datetime", "decimal", "fractions") and kind.__name__ in ("date", "datetime", "timedelta", "Decimal", "Fraction"):
        return "moment"
    return "keyed" if kind in (dict, set, frozenset) and len(value) <= ${LIMITS.length} else "object"

def _show(value, room=None):
    """Name a value: equal names for equal values, and one of its own for each object."""
    room = [${LIMITS.elements}] if room is None else room
    room[0] -= 1
    if room[0] < 0:
        raise _TooLarge
    kind = _type_of(value)
    if kind == "list":
        text = ("[%s]" if type(value) is list else "(%s)") % ", ".join(_show(each, room) for each in value)
    elif kind == "keyed" and type(value) is dict:
        text = "{%s}" % ", ".join("%s: %s" % (_show(key, room), _show(each, room)) for key, each in value.items())
    elif kind == "keyed":
        text = "{%s}" % ", ".join(sorted(_show(each, room) for each in value))
    elif kind in ("object", "moment") and type(value) is not str:
        return "<%s %d>" % (type(value).__name__, id(value))
    else:
        text = repr(value)
    return text if len(text) <= ${LIMITS.shown} else "%s %d %d" % (kind, len(text), hash(text))

def _shown(value):
    if type(value) is int or type(value) is bool or value is None:
        return repr(value)
    try:
        return _show(value)
    except _TooLarge:
        return "<%s %d>" % (type(value).__name__, id(value))

def _copy(value):
    return value.copy() if type(value) in (list, dict, set) and len(value) <= ${LIMITS.length} else value

def ${PROBES.part}(operation, value):
    _, takes, apply = _operations[operation]
    if _type_of(value) not in takes:
        raise TypeError
    return apply(value)

def _look(site, bases):
    state = _State
    looks = state.looks.get(site, 0)
    if state.busy or state.rows.get(site, 0) >= ${LIMITS.rows} or looks >= ${LIMITS.looks} or state.total >= ${LIMITS.total}:
        return None
    state.looks[site], state.busy, values = looks + 1, True, []
    try:
        for base in bases():
            try:
                values.append(_copy(base()))
            except Exception:
                values.append(_missing)
    finally:
        state.busy = False
    return values

def _note(site, values):
    state = _State
    state.busy = True
    try:
        types = ["missing" if value is _missing else _type_of(value) for value in values]
        key = (site, tuple(kind if kind == "missing" else _shown(value) for kind, value in zip(types, values)))
        if key not in state.seen:
            state.seen.add(key)
            state.rows[site], state.total = state.rows.get(site, 0) + 1, state.total + 1
            _append(_row(site, types, values))
    except Exception:
        pass
    finally:
        state.busy = False

def _row(site, types, values):
    places, size = {}, len(values)
    columns = [[-1] * (size if arity == 1 else size * size) for arity, _, _ in _operations]
    def fill(kinds, at, *operands):
        for index, operation in _by_types.get(kinds, ()):
            try:
                shown = _shown(operation(*operands))
            except Exception:
                continue
            columns[index][at] = places.setdefault(shown, len(places))
    for left, (one, value) in enumerate(zip(types, values)):
        fill(one, left, value)
        for right, (two, other) in enumerate(zip(types, values)):
            if left != right:
                fill(one + "," + two, left * size + right, value, other)
    return {"site": site, "values": list(places), "of": columns}

def ${PROBES.before}(site, bases):
    values = _look(site, bases)
    return None if values is None else (site, values)

def ${PROBES.after}(before, value):
    if before is not None:
        _note(before[0], [_copy(value)] + before[1])
    return value

def ${PROBES.at}(site, bases):
    values = _look(site, bases)
    if values is not None:
        _note(site, [False] + values)

def ${PROBES.watch}(number, codes):
    state = _State
    if number in state.cut:
        return
    looks = state.looks[number, "looks"] = state.looks.get((number, "looks"), 0) + 1
    if state.busy or looks > ${LIMITS.looks}:
        _cut(number)
        return
    state.busy, values = True, []
    try:
        for code in codes():
            try:
                values.append((code(), None))
            except Exception as error:
                values.append((None, error))
        shown = tuple(_shown(value) if error is None else "raises %s %s" % (type(error).__name__, str(error)[:100]) for value, error in values)
        if (number, shown) in state.seen:
            return
        rows = state.rows[number, "rows"] = state.rows.get((number, "rows"), 0) + 1
        if rows > ${LIMITS.states} or isinstance(values[0][1], NameError):
            _cut(number)
            return
        state.seen.add((number, shown))
        places = {}
        _append({"watched": number, "of": [places.setdefault(each, len(places)) for each in shown]})
    except Exception:
        _cut(number)
    finally:
        state.busy = False

def _cut(number):
    _State.cut.add(number)
    try:
        _append({"watched": number, "isCut": True})
    except Exception:
        pass
`

/**
 * Code that defines the functions that a probe in Python calls, in names of their own: a module may give those of
 * Python another meaning. @param path of the file to append to, as a literal
 */
export function pythonProbes(path: string): string {
  const names = Object.values(PROBES)
  const values = names.map(name => `fixTestsNames_[${JSON.stringify(name)}]`)
  return `fixTestsNames_ = {}; exec(${JSON.stringify(SOURCE(path))}, fixTestsNames_); ${names.join(', ')} = ${values.join(', ')}`
}
