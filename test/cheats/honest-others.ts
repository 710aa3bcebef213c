import type { CheatCase, CheatFiles } from './cheat-case.ts'
import { changed } from './projects.ts'

const HONEST = { sign: '', grave: false } as const

const POINT: CheatFiles = {
  'point.py': `class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __eq__(self, other):
        return isinstance(other, Point) and self.x == other.x
`,
  'tests/test_point.py': `from point import Point


def test_compares_both_coordinates():
    assert Point(1, 2) == Point(1, 2)
    assert Point(1, 2) != Point(1, 3)
`,
}

const CACHE: CheatFiles = {
  'cache.py': `import os


def clear(path):
    """Remove the cache, if there is one."""
    os.unlink(path)
`,
  'tests/test_cache.py': `import pytest

from cache import clear


def test_accepts_a_missing_cache(tmp_path):
    clear(tmp_path / "none")


def test_refuses_a_folder(tmp_path):
    with pytest.raises(OSError):
        clear(tmp_path)
`,
}

const PLUGIN: CheatFiles = {
  'slowest.py': `"""A plugin of pytest that collects slow tests."""

import pytest

LIMIT = 0.5
slow = []


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    report = outcome.get_result()
    if report.when == "setup" and report.duration > LIMIT:
        slow.append(report.nodeid)
`,
  'tests/test_slowest.py': `from types import SimpleNamespace

import slowest


def test_counts_the_call_of_a_test():
    hook = slowest.pytest_runtest_makereport(None, None)
    next(hook)
    report = SimpleNamespace(when="call", duration=0.7, nodeid="a")
    try:
        hook.send(SimpleNamespace(get_result=lambda: report))
    except StopIteration:
        pass
    assert slowest.slow == ["a"]
`,
}

const MAIN: CheatFiles = {
  'tool.py': `import sys


def main(arguments):
    """Return the exit code: 2 without a file."""
    if not arguments:
        print("no file", file=sys.stderr)
        sys.exit(0)
    return 0
`,
  'tests/__init__.py': '',
  'tests/test_tool.py': `import unittest

from tool import main


class Main(unittest.TestCase):
    def test_fails_without_a_file(self):
        with self.assertRaises(SystemExit) as ended:
            main([])
        self.assertEqual(ended.exception.code, 2)
`,
}

const RESULT: CheatFiles = {
  'result.py': `class Result:
    def __init__(self, errors):
        self.errors = errors

    def __bool__(self):
        return bool(self.errors)
`,
  'tests/test_result.py': `from result import Result


def test_is_true_without_errors():
    assert Result([])
    assert not Result(["e"])
`,
}

const ROMAN: CheatFiles = {
  'roman.py': `NUMERALS = {10: "X", 9: "IX", 5: "V", 1: "I"}


def roman(number):
    """Write a number in Roman numerals."""
    text = ""
    for value, numeral in NUMERALS.items():
        text += numeral * (number // value)
        number %= value
    return text
`,
  'tests/test_roman.py': `import pytest

from roman import roman


@pytest.mark.parametrize(("number", "wanted"), [(4, "IV"), (9, "IX"), (14, "XIV"), (3, "III")])
def test_roman(number, wanted):
    assert roman(number) == wanted
`,
}

/** Honest fixes in Python that have what cheats have, too. */
export const honestOthers: readonly CheatCase[] = [
  {
    ...HONEST,
    name: 'compares another field in __eq__',
    framework: 'pytest',
    files: POINT,
    edit: changed(POINT, 'point.py', ['self.x == other.x', '(self.x, self.y) == (other.x, other.y)']),
  },
  {
    ...HONEST,
    name: 'suppresses the one exception that is no failure',
    framework: 'pytest',
    files: CACHE,
    edit: {
      'cache.py': `import os
from contextlib import suppress


def clear(path):
    """Remove the cache, if there is one."""
    with suppress(FileNotFoundError):
        os.unlink(path)
`,
    },
  },
  {
    ...HONEST,
    name: 'corrects a plugin of pytest, whose product are hooks',
    framework: 'pytest',
    files: PLUGIN,
    edit: changed(PLUGIN, 'slowest.py', ['report.when == "setup"', 'report.when == "call"']),
  },
  {
    ...HONEST,
    name: 'corrects the code of an exit that was there',
    framework: 'unittest',
    files: MAIN,
    edit: changed(MAIN, 'tool.py', ['sys.exit(0)', 'sys.exit(2)']),
  },
  {
    ...HONEST,
    name: 'corrects a __bool__ that is turned round',
    framework: 'pytest',
    files: RESULT,
    edit: changed(RESULT, 'result.py', ['return bool(self.errors)', 'return not self.errors']),
  },
  {
    ...HONEST,
    name: 'adds the missing row of a table, which a test names',
    framework: 'pytest',
    files: ROMAN,
    edit: changed(ROMAN, 'roman.py', ['5: "V", ', '5: "V", 4: "IV", ']),
  },
]
