import { PYTHON_FORKS } from './python-forks.ts'

/**
 * Source of a pytest plugin that keeps a process which has loaded pytest and its plugins, but nothing of the project.
 * It forks for each request (`python-forks.ts`). The fork goes on as pytest would have, so it loads conftest.py and the
 * tests anew, and writes the report that the command line asks for.
 *
 * It serves before it loads any conftest.py. At the request `later` it goes on up to the search for tests, which is
 * most of what a fork would do, if that loads nothing of the project but conftest.py and leaves nothing behind.
 */
export const PYTEST_WARM = String.raw`"""Run tests in forks of a process that has loaded pytest."""
import pytest
from _pytest.junitxml import bin_xml_escape
${PYTHON_FORKS}
sockets = 0
phases = []

if WORD:
    # The first report compiles patterns, which takes longer than most tests.
    bin_xml_escape("")
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
    names = {*request["only"], *request.get("others", {}).get("only", [])}
    def is_asked(item):
        name = config.cwd_relative_nodeid(item.nodeid)
        return name in names or item.nodeid in names or name.split("::")[0] in names
    rest = [item for item in items if not is_asked(item)]
    if rest:
        config.hook.pytest_deselected(items=rest)
        items[:] = [item for item in items if is_asked(item)]

@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session):
    if request is not None and "variants" in request:
        found = {}
        for item in session.items:
            found.setdefault(session.config.cwd_relative_nodeid(item.nodeid), item)
            found.setdefault(item.nodeid, item)
        for plugin in session.config.pluginmanager.get_plugins():
            if type(plugin).__name__ == "LogXML":
                session.config.pluginmanager.unregister(plugin)
        sift_tests(found.get, lambda tests, enough: count_passing(session, tests, enough))

def pytest_runtest_makereport(item, call):
    """Report without words: what explains a failure takes longer than most tests."""
    if request is None or "variants" not in request:
        return None
    # pytest keeps the failure of a test of unittest here.
    if getattr(item, "_excinfo", None):
        call.excinfo = item._excinfo.pop(0)
    if call.excinfo is None:
        outcome, words = "passed", None
    elif isinstance(call.excinfo.value, pytest.skip.Exception):
        outcome, words = "skipped", (item.location[0], 0, "")
    else:
        outcome, words = "failed", "failed"
    return pytest.TestReport(item.nodeid, item.location, {}, outcome, words, call.when)

@pytest.hookimpl(tryfirst=True)
def pytest_runtest_logreport(report):
    phases.append((report.when, report.outcome))

def count_passing(session, tests, enough):
    passed, left = 0, len(tests)
    for test, following in zip(tests, [*tests[1:], None]):
        phases.clear()
        session.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
        passed += ("call", "passed") in phases and all(outcome != "failed" for when, outcome in phases)
        left -= 1
        if enough is not None and not passed < enough <= passed + left:
            if following is not None:
                session._setupstate.teardown_exact(None)
            break
    return passed

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
