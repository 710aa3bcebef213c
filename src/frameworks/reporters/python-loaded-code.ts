/**
 * Source of Python functions that find the functions of a file that are loaded, and the code that they have in another
 * text of the file. Not found are changes of what runs when a module is loaded, and of functions that have run until
 * then.
 */
export const PYTHON_LOADED_CODE = String.raw`
from collections import Counter
from types import AsyncGeneratorType, CodeType, CoroutineType, FunctionType, GeneratorType

# What makes a code but its constants and its lines.
PARTS = [
    "co_name", "co_argcount", "co_posonlyargcount", "co_kwonlyargcount", "co_flags", "co_code", "co_names",
    "co_varnames", "co_freevars", "co_cellvars", "co_exceptiontable",
]
IS_FUNCTION = inspect.CO_OPTIMIZED
MONITOR = 4
executed = set()
# What has begun to run a function keeps its code.
BEGUN = {GeneratorType: "gi_code", CoroutineType: "cr_code", AsyncGeneratorType: "ag_code"}

class Unknown(Exception):
    """The variant cannot be judged in this way."""

def watch(paths):
    """Note which code of these files runs from now on. Return what ends that."""
    known = {}
    def note(code):
        name = code.co_filename
        if name not in known:
            known[name] = os.path.realpath(name) in paths
        if known[name]:
            executed.add(code)
    events = getattr(sys, "monitoring", None)
    if events is not None and events.get_tool(MONITOR) is None:
        def started(code, offset):
            note(code)
            return events.DISABLE
        events.use_tool_id(MONITOR, "variants")
        events.register_callback(MONITOR, events.events.PY_START, started)
        events.set_events(MONITOR, events.events.PY_START)
        def end():
            events.set_events(MONITOR, 0)
            events.free_tool_id(MONITOR)
        return end
    def called(frame, event, arg):
        if event == "call":
            note(frame.f_code)
    def end():
        sys.setprofile(None)
        threading.setprofile(None)
    threading.setprofile(called)
    sys.setprofile(called)
    return end

def is_same(one, other):
    """True if two codes do the same by themselves, whatever the functions within them do."""
    constants = list(zip(one.co_consts, other.co_consts))
    return (
        all(getattr(one, part, None) == getattr(other, part, None) for part in PARTS)
        and len(one.co_consts) == len(other.co_consts)
        and all(
            a.co_name == b.co_name if isinstance(a, CodeType) and isinstance(b, CodeType)
            else type(a) is type(b) and repr(a) == repr(b)
            for a, b in constants
        )
    )

def within(code):
    return [each for each in code.co_consts if isinstance(each, CodeType)]

def differences(old, new, found, is_inner=False):
    """
    List the functions that differ: the old code, the new one or None where there is no such function, and whether another
    function makes it. Return True if any differs.
    """
    is_function = bool(old.co_flags & IS_FUNCTION)
    inner, others = within(old), within(new)
    is_alike = [each.co_name for each in inner] == [each.co_name for each in others]
    same = is_same(old, new)
    if not is_function and not (same and is_alike):
        raise Unknown("code of a module or a class")
    if is_function and header(old) != header(new):
        raise Unknown("others may have taken note of what kind of function it is")
    pairs = list(zip(inner, others)) if is_alike else [(each, None) for each in inner]
    deep = is_inner or is_function
    below = [differences(a, b, found, deep) if b else gone(a, found) for a, b in pairs]
    differs = not same or any(below)
    if differs and is_function:
        found.append((old, new, is_inner))
    return differs

def gone(code, found):
    found.append((code, None, True))
    return any([gone(each, found) for each in within(code)]) or True

def header(code):
    """What a function object says of itself: its kind, its parameters and its documentation."""
    count = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & inspect.CO_VARARGS) + bool(code.co_flags & inspect.CO_VARKEYWORDS)
    words = code.co_consts[0] if code.co_consts and isinstance(code.co_consts[0], str) else None
    return (code.co_flags, code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_varnames[:count], words)

# Code that does not compile, or that this cannot judge.
NO_CODE = (Unknown, OSError, SyntaxError, ValueError, RecursionError, MemoryError)

class Loaded:
    """The functions of a file that are loaded."""
    def __init__(self, path):
        with open(path, "rb") as file:
            self.code = compile(file.read(), path, "exec", dont_inherit=True)
        self.path = path
        self.by_place = {}
        files = {}
        def is_own(code):
            if code.co_filename not in files:
                files[code.co_filename] = os.path.realpath(code.co_filename) == path
            return files[code.co_filename]
        for each in gc.get_objects():
            if type(each) is FunctionType:
                if is_own(each.__code__):
                    self.by_place.setdefault(place(each.__code__), []).append(each)
            elif type(each) in BEGUN and is_own(getattr(each, BEGUN[type(each)])):
                executed.add(getattr(each, BEGUN[type(each)]))
        if not self.by_place:
            raise Unknown("nothing of it is loaded")
        self.places = Counter(place(each) for each in all_within(self.code))

    def changes(self, text):
        """Pair functions with their code in a variant."""
        found = []
        differences(self.code, compile(text, self.path, "exec", dont_inherit=True), found)
        changes = []
        for old, new, is_inner in found:
            functions = self.by_place.get(place(old), [])
            # A function that no other one makes is there, unless something has taken its place.
            if not is_inner and not functions or functions and self.places[place(old)] > 1:
                raise Unknown("it is not certain which function it is")
            for function in functions:
                now = function.__code__
                # Tools such as pytest change code when it is loaded.
                if new is None or now in executed or now.co_freevars != new.co_freevars or not is_loaded(old, now):
                    raise Unknown("a function that has run, or is made anew")
                changes.append((function, new))
        if found and not changes:
            raise Unknown("no function that is loaded")
        return changes

def all_within(code):
    for each in within(code):
        yield each
        yield from all_within(each)

def load(path):
    try:
        return Loaded(os.path.realpath(path))
    except NO_CODE:
        return None

def place(code):
    return (code.co_name, code.co_firstlineno)

def is_loaded(old, now):
    pairs = list(zip(within(old), within(now)))
    return is_same(old, now) and all(is_loaded(a, b) for a, b in pairs)
`
