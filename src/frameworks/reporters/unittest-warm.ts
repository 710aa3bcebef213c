import { PYTHON_FORKS } from './python-forks.ts'

/**
 * Source of a program that keeps a process which has loaded unittest, but nothing of the project. It forks for each request
 * (`python-forks.ts`). The fork does what `unittest_report.py` beside it does with the names of the request:
 *
 *     unittest_warm.py REPORT.xml [-t TOP]
 */
export const UNITTEST_WARM = String.raw`"""Run unittest tests in forks of a process that has loaded unittest."""
${PYTHON_FORKS}

def go_on():
    """There is nothing else to do in advance."""
    say({"isClean": is_clean()})
    return False

def main():
    import unittest.mock, unittest_report
    serve()
    sys.argv[0] = os.path.join(HERE, "unittest_report.py")
    sys.argv += request["only"]
    # No other process takes note of which test runs.
    unittest_report.journal = lambda event, case: None
    unittest_report.Report.limit = request["stop"]
    try:
        unittest_report.main()
    finally:
        finish()

main()
`
