/**
 * Python module that counts in how many tests each function of the project ran, and each of its lines if it is asked
 * to. Processes that the tests start have no FIX_TESTS_TRACES, so that nothing is counted there.
 */
export const PYTHON_WATCH = String.raw`"""Count the tests in which each function runs, and nothing else."""
import collections
import json
import os
import sys
import threading

_TOOL = 4


class _Watch:
    def __init__(self, root, lines):
        self._root = root + os.sep
        self._known = {}
        self._lines = lines
        self.begin()

    def begin(self):
        self.seen = set()
        self.ran = collections.defaultdict(set)

    def _place(self, code):
        if code not in self._known:
            name = code.co_filename
            own = name.startswith(self._root) and "site-packages" not in name
            path = name[len(self._root):].replace(os.sep, "/")
            self._known[code] = (path, code.co_name, code.co_firstlineno) if own else None
        return self._known[code]

    def note(self, code, _offset=None):
        place = self._place(code)
        if place is not None:
            self.seen.add(place)
        # Since Python 3.12: no further event of this code until the next test.
        return sys.monitoring.DISABLE if hasattr(sys, "monitoring") else None

    def line(self, code, number):
        place = self._place(code)
        if place is not None:
            self.ran[place].add(number)
        return sys.monitoring.DISABLE

    def _call(self, frame, event, _argument):
        if event == "call":
            self.note(frame.f_code)

    def _enter(self, frame, event, _argument):
        self.note(frame.f_code)
        place = self._place(frame.f_code)
        return None if place is None else self._line_of(self.ran[place])

    @staticmethod
    def _line_of(lines):
        def local(frame, _event, _argument):
            lines.add(frame.f_lineno)
            return local
        return local

    def start(self):
        if hasattr(sys, "monitoring"):
            events = sys.monitoring.events
            sys.monitoring.use_tool_id(_TOOL, "fix-tests")
            sys.monitoring.register_callback(_TOOL, events.PY_START, self.note)
            sys.monitoring.register_callback(_TOOL, events.LINE, self.line)
            sys.monitoring.set_events(_TOOL, events.PY_START | (events.LINE if self._lines else 0))
            sys.monitoring.restart_events()
        elif self._lines:
            threading.settrace(self._enter)
            sys.settrace(self._enter)
        else:
            threading.setprofile(self._call)
            sys.setprofile(self._call)

    def stop(self):
        if hasattr(sys, "monitoring"):
            sys.monitoring.set_events(_TOOL, 0)
            sys.monitoring.free_tool_id(_TOOL)
        elif self._lines:
            sys.settrace(None)
            threading.settrace(None)
        else:
            sys.setprofile(None)
            threading.setprofile(None)


class Counts:
    def __init__(self, folder, root, lines):
        self._path = os.path.join(folder, "python-%d.json" % os.getpid())
        self._watch = _Watch(root, lines)
        self._counts = collections.Counter()
        self._lines = collections.defaultdict(collections.Counter)
        self.start, self.stop = self._watch.start, self._watch.stop

    def begin(self):
        self._watch.begin()

    def end(self):
        # A thread that still runs adds to what comes next.
        seen, ran = self._watch.seen, self._watch.ran
        self._watch.begin()
        self._counts.update(list(seen))
        for place, lines in list(ran.items()):
            self._lines[place].update(list(lines))

    def save(self):
        rows = [[*place, count, sorted(self._lines[place].items())] for place, count in sorted(self._counts.items())]
        with open(self._path, "w") as file:
            json.dump(rows, file)


def wanted(root):
    """The counts of this process, or None."""
    folder = os.environ.pop("FIX_TESTS_TRACES", None)
    lines = os.environ.pop("FIX_TESTS_TRACE_LINES", None) == "1"
    return Counts(folder, root, lines) if folder else None
`

/** Plugin of pytest that counts what each test runs. It is loaded by `-p` in PYTEST_ADDOPTS. */
export const PYTEST_TRACE = String.raw`"""Count the tests in which each function runs, and nothing else."""
import fix_tests_watch
import pytest


class _Trace:
    def __init__(self, counts):
        self._counts = counts

    def _phase(self):
        self._counts.start()
        try:
            yield
        finally:
            self._counts.stop()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item):
        self._counts.begin()
        yield
        self._counts.end()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_setup(self, item):
        yield from self._phase()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item):
        yield from self._phase()

    def pytest_sessionfinish(self):
        self._counts.save()


def pytest_configure(config):
    counts = fix_tests_watch.wanted(str(config.rootpath))
    if counts is not None:
        config.pluginmanager.register(_Trace(counts), "fix-tests-trace")
`

/**
 * Module that a process of Node.js loads first in a traced run. Node.js writes what ran when a process ends by itself;
 * vitest ends its workers with a signal, and may end before them. They write before they say that a file is done.
 */
export const TRACE_PRELOAD = String.raw`'use strict'
const { isMainThread } = require('node:worker_threads')
const isDone = message => message?.type === 'testfileFinished' || (message?.__tinypool_worker_message__ && message.source === 'port')
if (process.env.NODE_V8_COVERAGE && isMainThread) {
  const write = () => require('node:v8').takeCoverage()
  process.once('SIGTERM', () => {
    write()
    process.exit(143)
  })
  const { send } = process
  if (send)
    process.send = function (message, ...more) {
      if (isDone(message)) write()
      return send.call(this, message, ...more)
    }
}
`
