/** Formats of another XML, by their outermost element, and how their tool writes JUnit XML instead. */
const FAMILIES: Readonly<Record<string, readonly [family: string, instead: string]>> = {
  'testng-results': ['a report of TestNG', "give the files of its folder junitreports, or Maven's TEST-*.xml"],
  TestLog: ['a log of Boost.Test', 'run the tests with --log_format=JUNIT'],
  TestResult: ['a report of Boost.Test', 'run the tests with --log_format=JUNIT'],
  Catch: ['a report of Catch2', 'run the tests with --reporter junit'],
  Catch2TestRun: ['a report of Catch2', 'run the tests with --reporter junit'],
  doctest: ['a report of doctest', 'run the tests with --reporters=junit'],
  testResults: ['a result file of JMeter', 'give the report of the tests'],
  gtester: ['a log of gtester', 'run the tests through meson test, which writes testlog.junit.xml'],
  'ns2:test-suite': ['a result of Allure', "switch on the runner's own JUnit reporter"],
  'http://check.sourceforge.net/ns': ['a log of Check', 'run the tests with CK_TAP_LOG_FILE_NAME and give that file'],
  CUNIT_TEST_RUN_REPORT: ['a report of CUnit', 'run the tests through ctest --output-junit'],
  TestRun: ['a report of CppUnit', 'convert it to JUnit XML'],
  TestCase: ['a log of Qt Test', 'run the tests with -o results.xml,junitxml'],
  Site: ['a Test.xml of CTest', 'run ctest --output-junit results.xml'],
  robot: ['an output of Robot Framework', 'run robot --xunit results.xml'],
  testExecutions: ['a generic report for SonarQube', "switch on the runner's own JUnit reporter"],
  coverage: ['a coverage report', 'give the report of the tests'],
  report: ['a coverage report', 'give the report of the tests'],
  checkstyle: ['a report of Checkstyle', 'give the report of the tests'],
  html: ['a web page', 'give the report of the tests'],
}

/** Say what a document of another family is, and what to do; undefined for an unknown family. @returns as `reason` */
export function familyReason(name: string): string | undefined {
  const family = FAMILIES[name]
  return family && `it is ${family[0]}, which is not read; ${family[1]}.`
}

/** Elements of JUnit XML that hold no test case. */
const EMPTY_OF_CASES = new Set(['properties', 'property', 'system-out', 'system-err', 'script', 'skipped'])

/** Finds out whether a document is another XML than JUnit's. */
export class ForeignReport {
  #root = ''
  #namespace = ''
  /** The first element of the outermost two levels that JUnit XML does not have. */
  #unknown = ''
  #cases = 0

  /** @param depth 1 for the outermost element */
  open(name: string, { depth, namespace }: { depth: number; namespace: string | undefined }): void {
    if (depth === 1) {
      this.#root ||= name
      this.#namespace ||= namespace ?? ''
    }
    if (name === 'testcase') this.#cases += 1
    else if (depth === 2 && !JUNIT.has(name) && !EMPTY_OF_CASES.has(name)) this.#unknown ||= name
  }

  /**
   * Say why the document is no JUnit XML, and what to do.
   * @param hasSuites true if it has an element of JUnit's suites
   * @returns one sentence that begins with "it"; undefined for JUnit XML
   */
  reason(hasSuites: boolean): string | undefined {
    const family = familyReason(this.#namespace) ?? (hasSuites ? undefined : familyReason(this.#root))
    if (family !== undefined) return family
    if (!hasSuites && this.#cases === 0) return 'it is XML, but holds neither <testsuites> nor <testsuite>.'
    return this.#cases === 0 && this.#unknown !== '' && !hasProblems(this.#unknown)
      ? `it is XML, but holds <${this.#unknown}> instead of test cases.`
      : undefined
  }
}

const JUNIT = new Set(['testsuites', 'testsuite', 'testcase'])

function hasProblems(name: string): boolean {
  return name === 'failure' || name === 'error' || name === 'warning'
}
