import { PYTHON_VARIANTS } from './python-variants.ts'

/**
 * Source of Python functions with which a process keeps what it has loaded, and forks for each request: one line of
 * JSON on its standard input. Each answer is a line of JSON behind the word in FIX_TESTS_WARM. The program around them
 * says what a fork does, and in `go_on` what the process does at the request `later`.
 *
 * Requests: `only`, names of the tests to run; `stop`, the number of failures that end the run, or 0; `brief`, true if
 * no failure is explained; `ms`, the time limit; or `load`, names of modules to load before the next fork. With
 * `variants`, each the `path` of a file with a `text` for it, the fork says of each whether at least `enough` of the
 * tests pass with it, and all of `others`, which has `only` again (`python-variants.ts`); `each` is the time limit of
 * one.
 */
export const PYTHON_FORKS = String.raw`import gc, importlib, inspect, json, os, select, signal, sys, sysconfig, threading, time

WORD = os.environ.pop("FIX_TESTS_WARM", "")
HERE = os.path.dirname(os.path.abspath(__file__))
# A runner may capture both. Processes that tests start do not inherit these.
INPUT, OUTPUT = (os.dup(0), os.dup(1)) if WORD else (-1, -1)
request = None
answer = -1
end_watch = None
before = frozenset()
MAX_LINE = 12_000
# Where to serve: before anything of the project is loaded, or as far as the program goes on.
stage = "early"

def serve(clean=None):
    """Answer requests. Return in a fork, and where the process goes on to serve later."""
    settle()
    say({"isClean": is_clean() if clean is None else clean, "canGoOn": stage == "early", "canSift": True})
    rest = b""
    while True:
        line, found, rest = rest.partition(b"\n")
        if not found:
            rest = line
            piece = os.read(INPUT, 65536)
            if not piece:
                os._exit(0)
            rest += piece
            continue
        asked = json.loads(line)
        if "load" in asked:
            for name in asked["load"]:
                try:
                    importlib.import_module(name)
                except BaseException:
                    pass
            settle()
            say({"isClean": is_clean()})
        elif "later" in asked:
            if go_on():
                return
        elif fork(asked):
            return

def settle():
    """Do once what each fork would do: look at all objects, and find the files of all modules."""
    inspect.getmodule(compile("0", os.path.join(HERE, str(len(sys.modules))), "eval"))
    gc.collect()
    gc.freeze()

def fork(asked):
    """Fork, and return True in the fork. The first process waits for it and answers."""
    global request, answer, before, end_watch
    before = frozenset(sys.modules)
    reading, writing = os.pipe()
    until = time.monotonic() + asked["ms"] / 1000
    pid = os.fork()
    if pid == 0:
        os.setpgid(0, 0)
        for end in (INPUT, OUTPUT, reading):
            os.close(end)
        if stage == "early":
            close_outputs()
        importlib.invalidate_caches()
        request, answer = asked, writing
        if "variants" in asked:
            end_watch = watch({os.path.realpath(each["path"]) for each in asked["variants"]})
        return True
    os.close(writing)
    try:
        os.setpgid(pid, pid)
    except OSError:
        pass  # It did so itself.
    text = line_of(pid, reading, until)
    ended = "timed-out" if text is None else "done" if text.endswith(b"\n") else "died"
    say({"ended": ended, **(json.loads(text) if ended == "done" else {})})
    return False

def line_of(pid, reading, until):
    """Wait for a line of a fork, and end it with its group. Return what it wrote, None if its time was up."""
    text, status = b"", 0
    while not text.endswith(b"\n"):
        left = until - time.monotonic()
        if left <= 0:
            text = None
            break
        if select.select([reading], [], [], min(left, 0.1))[0]:
            piece = os.read(reading, 65536)
            text += piece
            if piece:
                continue
        # A process that a test has left may hold the pipe open.
        status = os.waitpid(pid, os.WNOHANG)[0]
        if status:
            break
    os.close(reading)
    for kill in (os.killpg,) if status else (os.killpg, os.kill):
        try:
            kill(pid, signal.SIGKILL)
        except OSError:
            pass
    if not status:
        os.waitpid(pid, 0)
    return text

def finish():
    """End a fork whose report is written. All else that ends a process would only take time."""
    end_with({"modules": loaded() if request.get("modules") else []})

def end_with(what):
    os.write(answer, (json.dumps(what) + "\n").encode())
    os._exit(0)

def sift_tests(find, run):
    """
    Say what holds for each variant, and end. find returns the test of a name, or None. run runs tests until it is
    certain whether enough of them pass, or all if that is None, and returns the number of those that have passed.
    """
    end_watch()
    tests, others = [[find(name) for name in names] for names in (request["only"], request["others"]["only"])]
    if None in tests + others:
        end_with({"verdicts": [], "unchanged": None})
    asked = lambda enough: run(tests, enough)
    beside = (lambda: run(others, len(others)) == len(others)) if others else None
    verdicts, unchanged = sift(request["variants"], asked, beside, request["each"] / 1000)
    end_with({"verdicts": verdicts, "unchanged": unchanged})

def close_outputs():
    """Let the tests print to nowhere. A runner that captures what they print does so as ever."""
    null = os.open(os.devnull, os.O_RDWR)
    for end in (0, 1, 2):
        os.dup2(null, end)
    os.close(null)

def say(what):
    os.write(OUTPUT, ("\n" + WORD + " " + json.dumps(what) + "\n").encode())

def is_foreign(module):
    """True for a module of Python itself, of an installed package or of this folder."""
    file = getattr(module, "__file__", None)
    if not isinstance(file, str):
        return True
    if os.path.dirname(os.path.abspath(file)) == HERE:
        return True
    parts = os.path.realpath(file).split(os.sep)
    return "site-packages" in parts or "dist-packages" in parts or os.path.realpath(file).startswith(PYTHON)

PYTHON = tuple(os.path.realpath(sysconfig.get_path(name)) + os.sep for name in ("stdlib", "platstdlib"))

def is_clean():
    """True if nothing of the project is loaded, and no thread runs that a fork would lack."""
    return not own_modules() and threading.active_count() == 1

def own_modules():
    """List the modules of the project, which is all but Python, installed packages and this folder."""
    return [module for name, module in list(sys.modules.items()) if name != "__main__" and not is_foreign(module)]

def loaded():
    """List the installed modules that this run has loaded. Those whose code pytest rewrites need its own import."""
    names = [
        name for name, module in list(sys.modules.items())
        if name not in before and isinstance(getattr(module, "__file__", None), str) and is_foreign(module)
        and type(getattr(module, "__loader__", None)).__name__ != "AssertionRewritingHook"
    ]
    # The answer is one line. The first module of a package loads most of the others.
    length = 0
    for count, name in enumerate(names):
        length += len(name) + 4
        if length > MAX_LINE:
            return names[:count]
    return names
${PYTHON_VARIANTS}`
