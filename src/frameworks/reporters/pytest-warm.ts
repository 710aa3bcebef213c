/**
 * Source of a pytest plugin that keeps a process which has loaded pytest and its plugins, but nothing of the project. For
 * each request, one line of JSON on its standard input, it forks. The fork goes on as pytest would have, so it loads
 * conftest.py and the tests anew, and writes the report that the command line asks for. Each answer is a line of JSON
 * behind the word in FIX_TESTS_WARM.
 *
 * It serves before it loads any conftest.py. At the request `later` it goes on up to the search for tests, which is most of
 * what a fork would do, if that loads nothing of the project but conftest.py and leaves nothing behind.
 *
 * Requests: `only`, names of the tests to run; `stop`, the number of failures that end the run, or 0; `brief`, true if no failure is explained; `ms`, the time limit;
 * or `load`, names of modules to load before the next fork.
 */
export const PYTEST_WARM = String.raw`"""Run tests in forks of a process that has loaded pytest."""
import gc, importlib, inspect, json, os, select, signal, sys, sysconfig, threading, time
import pytest

WORD = os.environ.pop("FIX_TESTS_WARM", "")
HERE = os.path.dirname(os.path.abspath(__file__))
# pytest is about to capture both. Processes that tests start do not inherit these.
INPUT, OUTPUT = (os.dup(0), os.dup(1)) if WORD else (-1, -1)
request = None
answer = -1
before = frozenset()
MAX_LINE = 12_000
# Where to serve: before any conftest.py is loaded, or before tests are searched for.
stage = "early"
sockets = 0

if WORD:
    # The tests see neither this folder nor the variable.
    sys.path[:] = [path for path in sys.path if path != HERE]
    folders = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path and path != HERE]
    os.environ.pop("PYTHONPATH", None)
    if folders:
        os.environ["PYTHONPATH"] = os.pathsep.join(folders)

@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_load_initial_conftests():
    if WORD:
        serve()
    yield

@pytest.hookimpl(tryfirst=True)
def pytest_collection(session):
    if stage == "late" and request is None:
        serve(is_still_clean(session.config))

@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    if request is None:
        return
    config.option.maxfail = request["stop"]
    if request.get("brief"):
        config.option.tbstyle = "line"
    names = set(request["only"])
    def is_asked(item):
        name = config.cwd_relative_nodeid(item.nodeid)
        return name in names or item.nodeid in names or name.split("::")[0] in names
    others = [item for item in items if not is_asked(item)]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if is_asked(item)]

@pytest.hookimpl(trylast=True)
def pytest_unconfigure():
    if request is not None:
        # The report is written. What ends a process would only take time.
        os.write(answer, (json.dumps({"modules": loaded() if request.get("modules") else []}) + "\n").encode())
        os._exit(0)

def serve(clean=None):
    """Answer requests. Return in a fork, and where the process is to serve later."""
    global stage, sockets
    settle()
    say({"isClean": is_clean() if clean is None else clean, "canGoOn": stage == "early"})
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
            stage, sockets = "late", open_sockets()
            close_outputs()
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
    global request, answer, before
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
        return True
    os.close(writing)
    try:
        os.setpgid(pid, pid)
    except OSError:
        pass  # It did so itself.
    text, ended, status = b"", "died", None
    while True:
        left = until - time.monotonic()
        if left <= 0:
            ended = "timed-out"
            break
        if select.select([reading], [], [], min(left, 0.1))[0]:
            piece = os.read(reading, 65536)
            text += piece
            if text.endswith(b"\n"):
                ended = "done"
                break
            if piece:
                continue
        # A process that a test has left may hold the pipe open.
        status = status or os.waitpid(pid, os.WNOHANG)[0] or None
        if status:
            break
    os.close(reading)
    try:
        os.killpg(pid, signal.SIGKILL)
    except OSError:
        pass
    if not status:
        os.waitpid(pid, 0)
    say({"ended": ended, "modules": json.loads(text)["modules"] if ended == "done" else []})
    return False

def close_outputs():
    """Let the tests print to nowhere. pytest captures what they print as ever."""
    null = os.open(os.devnull, os.O_RDWR)
    for end in (0, 1, 2):
        os.dup2(null, end)
    os.close(null)

def say(what):
    os.write(OUTPUT, ("\n" + WORD + " " + json.dumps(what) + "\n").encode())

def is_foreign(module):
    """True for a module of Python itself or of an installed package."""
    file = getattr(module, "__file__", None)
    if not isinstance(file, str):
        return True
    parts = os.path.realpath(file).split(os.sep)
    return "site-packages" in parts or "dist-packages" in parts or os.path.realpath(file).startswith(PYTHON)

PYTHON = tuple(os.path.realpath(sysconfig.get_path(name)) + os.sep for name in ("stdlib", "platstdlib"))

def is_clean():
    """True if nothing of the project is loaded, and no thread runs that a fork would lack."""
    return not own_modules() and threading.active_count() == 1

def own_modules():
    modules = list(sys.modules.items())
    return [module for name, module in modules if name not in ("__main__", __name__) and not is_foreign(module)]

def is_still_clean(config):
    """True if all that was loaded of the project is conftest.py, and no fork shares more than memory."""
    own = own_modules()
    hooks = [
        call.function.__module__ for name in ("pytest_configure", "pytest_sessionstart")
        for call in getattr(config.hook, name).get_hookimpls()
        if name == "pytest_sessionstart" or call.plugin in own
    ]
    return (
        all(os.path.basename(module.__file__) == "conftest.py" for module in own)
        and all(module == __name__ or module.split(".")[0] == "_pytest" for module in hooks)
        and threading.active_count() == 1 and open_sockets() <= sockets
    )

def open_sockets():
    try:
        links = [os.readlink("/proc/self/fd/" + name) for name in os.listdir("/proc/self/fd") if name.isdigit() and os.path.islink("/proc/self/fd/" + name)]
    except OSError:
        return 0
    return sum(link.startswith("socket:") for link in links)

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
`
