import { PYTHON_LOADED_CODE } from './python-loaded-code.ts'

/**
 * Source of Python functions that run tests with variants of a file whose code is loaded already: functions get the
 * code that they have in the variant, in a fork for each. A variant that changes what runs when its module is loaded,
 * or what has run until then, is left to a process that loads it.
 */
export const PYTHON_VARIANTS = String.raw`
import _posixsubprocess
${PYTHON_LOADED_CODE}
# Limit of a variant: how often the time of the unchanged code, and seconds. One that is only slow has another turn.
TIMES, PLUS = 8, 0.6
PASSED, UNKNOWN = 1, 2
STARTS = {"subprocess.Popen", "os.system", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn"}

def sift(variants, asked, beside, limit):
    """
    Run tests with each variant, and before with the unchanged code. Return what holds for each: True if enough tests pass,
    False if not, "slow" if it took too long, None if it is not known; and the number of tests that pass without a variant.
    asked counts the tests that pass, until it is certain whether so many do, or all if that is None. beside tells
    whether the others do, None if there are none.
    """
    if threading.active_count() > 1:
        return [None] * len(variants), None
    loaded = {path: load(path) for path in {variant["path"] for variant in variants}}
    # A collection in a fork would copy all memory. What is frozen is not found any more.
    gc.collect()
    gc.freeze()
    began = time.monotonic()
    unchanged = apart(lambda: asked(None), limit)
    if beside:
        apart(beside, limit)
    each = min(limit, TIMES * (time.monotonic() - began) + PLUS)
    enough = request["enough"]
    def judge(path, text):
        if loaded[path] is None:
            return None
        try:
            changes = loaded[path].changes(text)
        except NO_CODE:
            return None
        with_changes = lambda test: attempt(changes, os.path.realpath(path), test, each)
        verdict = with_changes(lambda: asked(enough) >= enough)
        if verdict is not True or beside is None:
            return verdict
        # A test that may be flaky has a second turn.
        return with_changes(beside) is True or with_changes(beside)
    if not isinstance(unchanged, int):
        return [None] * len(variants), None
    return [judge(variant["path"], variant["text"]) for variant in variants], unchanged

def attempt(changes, path, test, limit):
    """Do a test with changed functions, apart. Return None if a failure may be that of the file on the disk."""
    def changed():
        for function, code in changes:
            function.__code__ = code
        elsewhere = watch_elsewhere(path)
        return PASSED if test() else UNKNOWN if elsewhere else 0
    found = apart(changed, limit)
    return found if found == "slow" else {0: False, PASSED: True}.get(found)

def watch_elsewhere(path):
    """Note the starts of processes, and each time that something reads the file. Return the list of what is noted."""
    noted = []
    name = os.path.basename(path)
    compiled = os.path.splitext(name)[0] + "."
    def note(event, words):
        if event in STARTS:
            noted.append(event)
        elif event == "open" and isinstance(words[0], str):
            opened = os.path.basename(words[0])
            if opened == name or opened.startswith(compiled) and opened.endswith(".pyc"):
                noted.append(event)
    sys.addaudithook(note)
    # multiprocessing starts processes without an event.
    real = _posixsubprocess.fork_exec
    def fork_exec(*words):
        noted.append("fork_exec")
        return real(*words)
    _posixsubprocess.fork_exec = fork_exec
    return noted

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
    text = line_of(pid, reading, time.monotonic() + limit)
    if text is None:
        return "slow"
    # A test that ends the process has not passed.
    return None if text.startswith(b"?") else int(text) if text.endswith(b"\n") else 0
`
