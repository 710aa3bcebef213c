/**
 * Source of Python functions that run tests with variants of a file whose code is loaded already: functions get the code
 * that they have in the variant, in a fork for each. A variant that changes what runs when its module is loaded, or what
 * has run until then, is left to a process that loads it.
 */
export const PYTHON_VARIANTS = String.raw`
from types import CodeType, FunctionType

# Limit of a variant: how often the time of the unchanged code, and seconds. One that is only slow has another turn.
TIMES, PLUS = 8, 0.25
# What makes a code but its constants and its lines.
PARTS = [
    "co_name", "co_argcount", "co_posonlyargcount", "co_kwonlyargcount", "co_flags", "co_code", "co_names",
    "co_varnames", "co_freevars", "co_cellvars", "co_exceptiontable",
]
IS_FUNCTION = inspect.CO_OPTIMIZED
MONITOR = 4
STARTS = {"subprocess.Popen", "os.system", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn"}
executed = set()

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
    sys.setprofile(lambda frame, event, arg: note(frame.f_code) if event == "call" else None)
    return lambda: sys.setprofile(None)

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

def differences(old, new, found):
    """List the functions that differ with their new code, None where that has no such function. Return True if any does."""
    inner, others = within(old), within(new)
    is_alike = [each.co_name for each in inner] == [each.co_name for each in others]
    same = is_same(old, new)
    if not old.co_flags & IS_FUNCTION and not (same and is_alike):
        raise Unknown("code of a module or a class")
    pairs = list(zip(inner, others)) if is_alike else [(each, None) for each in inner]
    below = [differences(a, b, found) if b else gone(a, found) for a, b in pairs]
    differs = not same or any(below)
    if differs and old.co_flags & IS_FUNCTION:
        found.append((old, new))
    return differs

def gone(code, found):
    found.append((code, None))
    return any([gone(each, found) for each in within(code)]) or True

# Code that does not compile, or that this cannot judge.
NO_CODE = (Unknown, OSError, SyntaxError, ValueError, RecursionError, MemoryError)

class Loaded:
    """The functions of a file that are loaded."""
    def __init__(self, path):
        with open(path, "rb") as file:
            self.code = compile(file.read(), path, "exec", dont_inherit=True)
        self.path = path
        self.by_place = {}
        for each in gc.get_objects():
            if type(each) is FunctionType and os.path.realpath(each.__code__.co_filename) == path:
                self.by_place.setdefault(place(each.__code__), []).append(each)
        if not self.by_place:
            raise Unknown("nothing of it is loaded")

    def changes(self, text):
        """Pair functions with their code in a variant."""
        found = []
        differences(self.code, compile(text, self.path, "exec", dont_inherit=True), found)
        changes = []
        for old, new in found:
            functions = self.by_place.get(place(old), [])
            for function in functions:
                now = function.__code__
                # Tools such as pytest change code when it is loaded.
                if new is None or now in executed or now.co_freevars != new.co_freevars or not is_loaded(old, now):
                    raise Unknown("a function that has run, or is made anew")
                changes.append((function, new))
        if found and not changes:
            raise Unknown("no function that is loaded")
        return changes

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

def sift(variants, run, limit):
    """
    Run tests with each variant, and before with the unchanged code. Return what holds for each: True if enough tests pass,
    False if not, "slow" if it took too long, None if it is not known; and the number of tests that pass without a variant.
    """
    if threading.active_count() > 1:
        return [None] * len(variants), None
    loaded = {path: load(path) for path in {variant["path"] for variant in variants}}
    # A collection in a fork would copy all memory. What is frozen is not found any more.
    gc.collect()
    gc.freeze()
    began = time.monotonic()
    unchanged = apart(lambda: run(None), limit)
    each = min(limit, TIMES * (time.monotonic() - began) + PLUS)
    if not isinstance(unchanged, int):
        return [None] * len(variants), None
    def judge(path, text):
        try:
            changes = loaded[path].changes(text) if loaded[path] else None
        except NO_CODE:
            changes = None
        if changes is None:
            return None
        def change():
            for function, code in changes:
                function.__code__ = code
            started = []
            sys.addaudithook(lambda event, words: event in STARTS and started.append(event))
            passed = run(request["enough"])
            # What another process runs is the file on the disk.
            return -1 if started and passed < request["enough"] else passed
        passed = apart(change, each)
        if passed == -1:
            return None
        return passed >= request["enough"] if isinstance(passed, int) else passed
    return [judge(variant["path"], variant["text"]) for variant in variants], unchanged

def apart(work, limit):
    """Do something in a fork. Return its number, 0 if it ended before, "slow" if it took too long, None if it failed."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        text = b"?\n"
        try:
            os.setpgid(0, 0)
            os.close(reading)
            text = b"%d\n" % work()
        finally:
            os.write(writing, text)
            os._exit(0)
    os.close(writing)
    until = time.monotonic() + limit
    text, status, slow = b"", None, False
    while not text.endswith(b"\n"):
        left = until - time.monotonic()
        if left <= 0:
            slow = True
            break
        if select.select([reading], [], [], min(left, 0.1))[0]:
            piece = os.read(reading, 64)
            text += piece
            if piece:
                continue
        # A process that a test has left may hold the pipe open.
        if os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
            break
    os.close(reading)
    for kill in (os.killpg, os.kill):
        try:
            kill(pid, signal.SIGKILL)
        except OSError:
            pass
    os.waitpid(pid, 0)
    if slow:
        return "slow"
    # A test that ends the process has not passed.
    return None if text.startswith(b"?") else int(text) if text.endswith(b"\n") else 0
`
