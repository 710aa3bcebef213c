import { OPERATIONS } from './operations.ts'
import { keysOf, LIMITS, PROBES } from './probe-names.ts'

/** Source of the functions that a probe in Python calls. @param path of the file to append to, as a literal */
export const PYTHON_PROBES = (path: string) => String.raw`

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
            return "object" if len(value) > ${LIMITS.length} else "string" if kind is str else "list"
        return "keyed" if kind in (dict, set, frozenset) and len(value) <= ${LIMITS.length} else "object"

    @classmethod
    def show(cls, value):
        kind = cls.type_of(value)
        if kind == "object":
            return "<%s %d>" % (type(value).__name__, id(value))
        text = repr(value)
        return text if len(text) <= ${LIMITS.shown} else "%s %d %d" % (kind, len(text), hash(text))

    @classmethod
    def copy(cls, value):
        return value.copy() if type(value) in (list, dict, set) and len(value) <= ${LIMITS.length} else value

    @classmethod
    def look(cls, site, bases):
        if cls.busy or cls.rows.get(site, 0) >= ${LIMITS.rows} or cls.looks.get(site, 0) >= ${LIMITS.looks} or cls.total >= ${LIMITS.total}:
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
    if cls.busy or looks > ${LIMITS.looks}:
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
        if (key, shown) not in cls.seen and rows <= ${LIMITS.states}:
            cls.seen.add((key, shown))
            cls.rows[key] = rows + 1
            if rows < ${LIMITS.states} and looks < ${LIMITS.looks}:
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
