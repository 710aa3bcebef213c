import { PYTHON_FORKS } from './python-forks.ts'

/**
 * Source of a pytest plugin that keeps a process which has loaded pytest and its plugins, but nothing of the project. It
 * forks for each request (`python-forks.ts`). The fork goes on as pytest would have, so it loads conftest.py and the tests
 * anew, and writes the report that the command line asks for.
 *
 * It serves before it loads any conftest.py. At the request `later` it goes on up to the search for tests, which is most of
 * what a fork would do, if that loads nothing of the project but conftest.py and leaves nothing behind.
 */
export const PYTEST_WARM = String.raw`"""Run tests in forks of a process that has loaded pytest."""
import pytest
${PYTHON_FORKS}
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
        finish()

def go_on():
    """Go on to where tests are searched for."""
    global stage, sockets
    stage, sockets = "late", open_sockets()
    close_outputs()
    return True

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
`
