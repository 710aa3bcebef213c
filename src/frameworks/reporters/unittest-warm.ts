import { PYTHON_FORKS } from './python-forks.ts'

/**
 * Source of a program that keeps a process which has loaded unittest, but nothing of the project. It forks for each request
 * (`python-forks.ts`). The fork does what `unittest_report.py` beside it does with the names of the request:
 *
 *     unittest_warm.py REPORT.xml [-t TOP]
 */
export const UNITTEST_WARM = String.raw`"""Run unittest tests in forks of a process that has loaded unittest."""
import unittest
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

def count_passing(tests, enough):
    passed, left = 0, len(tests)
    for test in tests:
        result = unittest.TestResult()
        test.run(result)
        passed += result.wasSuccessful() and result.testsRun > 0 and not result.skipped
        left -= 1
        if enough is not None and not passed < enough <= passed + left:
            break
    return passed

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
