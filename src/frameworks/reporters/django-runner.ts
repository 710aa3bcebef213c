/**
 * Runner for `manage.py test --testrunner`: the project's own one, whose results also go into the report of
 * `unittest_report.py` beside it. It needs Django 3.2 or later.
 */
export const DJANGO_RUNNER = String.raw`"""Run the tests with the project's own runner, and write a JUnit XML report."""
import importlib.util, os, signal, sys, unittest

import unittest_report
from unittest_report import Report
from django.conf import settings
from django.test.utils import get_runner

# Processes that the tests start report nothing.
own, report = os.environ.pop("FIX_TESTS_RUNNER", None), os.environ.pop("FIX_TESTS_REPORT", None)
Own = get_runner(settings, own)
# One that reports in its own way, such as that of unittest-xml-reporting, is left out: the one below it runs the same tests.
Plain = next(each for each in Own.__mro__ if getattr(each, "test_runner", None) is unittest.TextTestRunner)

def label_of(word):
    """The dotted name of 'file.py[::Class[::method]]': that of the module as Django loads it from a folder of sys.path."""
    path, *rest = word.split("::")
    if not path.endswith(".py"):
        return word
    path = os.path.abspath(path)
    folders = [os.path.abspath(folder or os.getcwd()) + os.sep for folder in sys.path]
    base = max((folder for folder in folders if path.startswith(folder)), key=len, default=os.getcwd() + os.sep)
    module = path[len(base):-3].replace(os.sep, ".")
    return ".".join([module[:-len(".__init__")] if module.endswith(".__init__") else module] + rest)

def loading(loader):
    """Let a name that cannot be loaded fail, and a deleted test be none."""
    load = loader.loadTestsFromName
    def load_by_name(name, module=None):
        try:
            suite = load(name, module)
        except (Exception, unittest.SkipTest) as exc:
            suite = unittest.TestSuite([unittest.loader._FailedTest(name.split(".")[-1], exc)])
        tests = [test for test in suite if not isinstance(getattr(test, "_exception", None), AttributeError)]
        Report.requested.update((id(test), (name, os.getcwd())) for test in tests)
        return unittest.TestSuite(tests)
    loader.loadTestsFromName = load_by_name
    return loader

class Reporting(Plain):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        if importlib.util.find_spec("tblib") is None:
            self.parallel = 0  # without it Django's processes end at the first test that fails

    def get_resultclass(self):
        base = super().get_resultclass() or unittest.TextTestResult
        return type("DjangoReport", (Report,) if issubclass(Report, base) else (Report, base), {})

    def build_suite(self, test_labels=None, *args, **kwargs):
        self.test_loader = loading(self.test_loader)
        labels = [label_of(word) for word in test_labels or []]
        return unittest_report.leave_out(super().build_suite(labels, *args, **kwargs))

    def run_suite(self, suite, **kwargs):
        signal.signal(signal.SIGTERM, unittest_report.stop), signal.signal(signal.SIGINT, unittest_report.stop)
        if "FIX_TESTS_TRACES" in os.environ:
            import fix_tests_watch
            Report.counts = fix_tests_watch.wanted(os.getcwd())
        try:
            return super().run_suite(suite, **kwargs)
        finally:
            unittest_report.save()

if report is not None:
    Report.path, Report.base, Report.pid = report, os.getcwd(), os.getpid()
Runner = Own if report is None else Reporting
`
