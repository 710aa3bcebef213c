/** Name of the program's file, as its helpers import it. */
export const UNITTEST_PROGRAM_FILE = 'unittest_report.py'

/**
 * Python program that runs unittest and writes JUnit XML. unittest writes no report, and packages that add one may be
 * missing. It needs Python 3.8 and its standard library. Tests are named `file.py::Class::method`.
 */
export const UNITTEST_PROGRAM = String.raw`"""Run unittest tests and write a JUnit XML report (standard library only, Python 3.8+).
  unittest_report.py REPORT.xml [-s START] [-p PATTERN] [-t TOP]         as python -m unittest discover
  unittest_report.py REPORT.xml [-t TOP] pkg.mod.Class.test  dir/test_f.py::Class::test  dir/test_f.py ...
One <testcase> per test; each failing subTest adds a <failure>/<error> to it. Exit: 0 pass, 1 fail, 5 no tests,
A journal beside the report notes at once which test is running; left_out.json there names tests to leave out.
128+N after signal N (TERM, INT): the report then holds what has run, and the interrupted test as an error."""
import argparse, inspect, json, os, pathlib, re, signal, sys, time, traceback, unittest
import xml.etree.ElementTree as ET

def clean(value):  # XML allows no other characters
    return re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", lambda m: ascii(m[0])[1:-1], str(value))

def also(name, record):
    def method(self, *args):
        getattr(super(Report, self), name)(*args), record(self, *args)
    return method

class Report(unittest.TextTestResult):
    root, cwd, current, path, base, requested = ET.Element("testsuite", name="unittest"), os.getcwd(), None, None, None, {}
    pid = 0  # of the process that reports; others that it forks do not
    counts = None  # of what runs in each test, in a traced run
    limit = 0  # of failures that end the run

    def case(self, test):
        """A new <testcase> for a test, a class or module fixture, or a module that failed to load."""
        cls, name, path, line = type(test), getattr(test, "_testMethodName", "runTest"), None, None
        fixture = re.fullmatch(r"(\w+) \((.*)\)", test.id())
        if fixture and not isinstance(test, unittest.TestCase):  # setUpClass, setUpModule, ...
            name, classname = "", fixture[2]  # no test's own name: it is the class or the module that failed
            module = max((m for m in sys.modules if (classname + ".").startswith(m + ".")), key=len, default=None)
            path = getattr(sys.modules.get(module), "__file__", None)
        elif cls.__module__ == "unittest.loader":  # _FailedTest, ModuleSkipped: the longest part that is a file
            (classname, base), name = self.requested.get(id(test), (name, self.base)), ""
            for parts in [classname.split(".")[:n + 1] for n in range(classname.count(".") + 1)]:
                for file in (os.path.join(base, *parts) + end for end in ("/__init__.py", ".py")):
                    classname, path = (".".join(parts), file) if os.path.isfile(file) else (classname, path)
        elif name == "runTest":  # also doctests and FunctionTestCase
            classname, _, name = test.id().rpartition(".")
        else:
            classname, path = cls.__module__ + "." + cls.__qualname__, getattr(sys.modules.get(cls.__module__), "__file__", None)
            code = getattr(inspect.unwrap(getattr(cls, name)), "__code__", None)
            line = code.co_firstlineno if code and code.co_filename == path else None
        keys = dict(classname=classname, name=name, file=path and os.path.relpath(path, self.cwd).replace(os.sep, "/"), line=line, time="0")
        return ET.SubElement(self.root, "testcase", {key: clean(keys[key]) for key in keys if keys[key] is not None})

    def note(self, test, tag, kind, message, text=""):
        parent = self.case(test) if Report.current is None else Report.current
        ET.SubElement(parent, tag, type=clean(kind), message=clean(message)).text = clean(text)

    def problem(self, test, tag, err, prefix=""):
        loading = str(err[1]).startswith("Failed to import") and str(err[1]).strip().splitlines()
        kind = ("" if err[0].__module__ == "builtins" else err[0].__module__ + ".") + err[0].__qualname__
        self.note(test, tag, kind, prefix + (loading[-1] if loading else str(err[1])), self._exc_info_to_string(err, test))

    def startTest(self, test):
        Report.current, self.began = self.case(test), time.perf_counter()
        journal("start", Report.current)
        super().startTest(test)
        if self.counts:
            self.counts.begin(), self.counts.start()

    def stopTest(self, test):
        if self.counts and Report.current is not None:
            self.counts.stop(), self.counts.end()
        super().stopTest(test)
        if Report.current is not None:  # a skipped test in 3.12.1 is stopped without being started
            self.current.set("time", "%.6f" % (time.perf_counter() - self.began))
            journal("end", Report.current)
        Report.current = None
        if self.limit and len(self.failures) + len(self.errors) >= self.limit:
            self.stop()

    addError = also("addError", lambda self, test, err: self.problem(test, "error", err))
    addFailure = also("addFailure", lambda self, test, err: self.problem(test, "failure", err))
    addSubTest = also("addSubTest", lambda self, test, sub, err: err and self.problem(
        test, "failure" if issubclass(err[0], test.failureException) else "error", err, "subTest %s: " % sub._subDescription()))
    addSkip = also("addSkip", lambda self, test, reason: hasattr(test, "_subDescription") or self.note(
        test, "skipped", "unittest.SkipTest", reason))  # the skip of one subTest does not count
    addExpectedFailure = also("addExpectedFailure", lambda self, test, err: self.problem(test, "skipped", err, "expected failure: "))
    addUnexpectedSuccess = also("addUnexpectedSuccess", lambda self, test: self.note(
        test, "failure", "unittest.UnexpectedSuccess", "unexpected success"))

def names(case):
    """File and titles of a <testcase>: the class without its module, and the name."""
    file, classname = case.get("file") or "", case.get("classname")
    module = re.sub(r"(/__init__)?\.py$", "", file).replace("/", ".")
    ends = [module[at:] for at in range(len(module)) if at == 0 or module[at - 1] == "."]
    end = next((end for end in ends if end and classname.startswith(end + ".")), "")
    return [file] + (classname[len(end) + 1:] if end else classname).split(".") + [case.get("name")]

def journal(event, case):
    with open(os.path.join(os.path.dirname(Report.path), "journal"), "a") as file:
        file.write(json.dumps([event] + names(case)) + "\n")

def leave_out(tests):
    """The tests but those that left_out.json names as file.py::Class::method."""
    path = os.path.join(os.path.dirname(Report.path), "left_out.json")
    left_out = json.load(open(path)) if os.path.isfile(path) else []
    if not left_out:
        return tests
    root, Report.root = Report.root, ET.Element("none")  # these cases are no results
    def kept(suite):
        for test in suite:
            if isinstance(test, unittest.TestSuite):
                yield from kept(test)
            elif "::".join(names(object.__new__(Report).case(test))) not in left_out:
                yield test
    found = unittest.TestSuite(list(kept(tests)))
    Report.root = root
    return found

def save():
    if os.getpid() != Report.pid:
        return
    if Report.counts:
        Report.counts.save()
    has = lambda tag: str(sum(case.find(tag) is not None for case in Report.root))
    Report.root.attrib.update(tests=str(len(Report.root)), failures=has("failure"), errors=has("error"), skipped=has("skipped"))
    ET.ElementTree(Report.root).write(Report.path + ".part", encoding="utf-8", xml_declaration=True)
    os.replace(Report.path + ".part", Report.path)

def stop(number, frame):
    signal.signal(number, signal.SIG_DFL)  # a second one kills
    if os.getpid() != Report.pid:
        return os.kill(os.getpid(), number)
    globals()["journal"] = lambda event, case: None  # the running test does not end by itself
    if Report.current is not None:
        error = ET.SubElement(Report.current, "error", type="Interrupted", message="signal %d" % number)
        error.text = clean("".join(traceback.format_stack(frame)))
    save()
    raise KeyboardInterrupt(number)

def load(name, top):
    """The test(s) of 'pkg.mod[.Class[.method]]' or of 'file.py[::Class[::method]]'."""
    (path, *rest), base = name.split("::"), top or os.getcwd()
    if path.endswith(".py"):
        folders = pathlib.Path(os.path.abspath(path)).parents
        base = top or str(next(folder for folder in folders if not (folder / "__init__.py").is_file()))
        sys.path[:0] = [] if base in sys.path else [base]
        name = ".".join([os.path.relpath(path, base)[:-3].replace(os.sep, ".")] + rest)
    try:
        suite = unittest.defaultTestLoader.loadTestsFromName(name)
        tests = list(suite) if isinstance(suite, unittest.TestSuite) else [suite]
        # A name that is missing in its module is a deleted test: nothing runs, and nothing fails.
        tests = [test for test in tests if not isinstance(getattr(test, "_exception", None), AttributeError)]
    except (Exception, unittest.SkipTest) as exc:  # by name, the loader itself turns only ImportErrors into tests
        tests = [unittest.loader._FailedTest(name.split(".")[-1], exc)]
    Report.requested.update((id(test), (name, base)) for test in tests)
    return unittest.TestSuite(tests)

def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("report"), parser.add_argument("names", nargs="*"), parser.add_argument("-t", "--top")
    parser.add_argument("-s", "--start", default="."), parser.add_argument("-p", "--pattern", default="test*.py")
    options = parser.parse_intermixed_args()
    top = options.top and os.path.abspath(options.top)
    sys.path[:1] = [top, os.getcwd()] if top else [os.getcwd()]  # not the folder of this file
    Report.path, Report.base, Report.pid = os.path.abspath(options.report), top or os.path.abspath(options.start), os.getpid()
    signal.signal(signal.SIGTERM, stop), signal.signal(signal.SIGINT, stop)
    if "FIX_TESTS_TRACES" in os.environ:
        import fix_tests_watch
        Report.counts = fix_tests_watch.wanted(os.getcwd())
    try:
        suite = unittest.TestSuite([load(name, top) for name in options.names]) if options.names \
            else unittest.defaultTestLoader.discover(options.start, options.pattern, options.top)
        result = unittest.TextTestRunner(verbosity=2, resultclass=Report, warnings=None if sys.warnoptions else "default").run(leave_out(suite))
    except KeyboardInterrupt as exc:
        sys.exit(128 + (exc.args or (signal.SIGINT,))[0])
    finally:
        save()
    sys.exit(1 if not result.wasSuccessful() else 0 if result.testsRun or result.skipped else 5)

if __name__ == "__main__":
    main()
`
