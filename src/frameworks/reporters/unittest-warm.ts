import { PYTHON_FORKS } from './python-forks.ts'

/**
 * Source of a program that keeps a process which has loaded unittest, but nothing of the project. It forks for each
 * request (`python-forks.ts`). The fork does what `unittest_report.py` beside it does with the names of the request:
 *
 *     unittest_warm.py REPORT.xml [-t TOP]
 */
export const UNITTEST_WARM = String.raw`"""Run unittest tests in forks of a process that has loaded unittest."""
import unittest, warnings
${PYTHON_FORKS}

def go_on():
    """There is nothing else to do in advance."""
    say({"isClean": is_clean()})
    return False

def sift_suite(suite):
    """Take the place of what chooses tests: a suite for each name of the request."""
    # A suite forgets tests that have run.
    unittest.TestSuite._cleanup = False
    names = request["only"] + request["others"]["only"]
    found = {name: test for name, test in zip(names, suite) if test.countTestCases() == 1}
    sift_tests(found.get, count_passing)

class Count(unittest.TestResult):
    """Counts the tests that pass, and ends the run when it is certain whether enough do."""
    def __init__(self, tests, enough):
        super().__init__()
        self.passed, self.left, self.enough = 0, tests, enough

    def startTest(self, test):
        super().startTest(test)
        self.before = self.problems()

    def stopTest(self, test):
        super().stopTest(test)
        self.passed += self.problems() == self.before
        self.left -= 1
        if self.enough is not None and not self.passed < self.enough <= self.passed + self.left:
            self.stop()

    def problems(self):
        return [len(each) for each in (self.failures, self.errors, self.skipped, self.unexpectedSuccesses)]

def count_passing(tests, enough):
    result = Count(len(tests), enough)
    with warnings.catch_warnings():
        if not sys.warnoptions:
            warnings.simplefilter("default")
        unittest.TestSuite(tests).run(result)
    return result.passed

def main():
    import unittest.mock, unittest_report
    serve()
    sys.argv[0] = os.path.join(HERE, "unittest_report.py")
    sys.argv += request["only"] + request.get("others", {}).get("only", [])
    # No other process takes note of which test runs.
    unittest_report.journal = lambda event, case: None
    unittest_report.Report.limit = request["stop"]
    if "variants" in request:
        unittest_report.leave_out = sift_suite
    try:
        unittest_report.main()
    finally:
        finish()

main()
`
