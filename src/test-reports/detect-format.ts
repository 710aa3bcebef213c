import { readJUnit } from './junit/junit-reader.ts'
import { readCargo } from './formats/cargo.ts'
import { readDartJson } from './formats/dart.ts'
import { readGoJson } from './formats/go.ts'
import { readJestJson } from './formats/jest.ts'
import { readMochaJson } from './formats/mocha.ts'
import { readNUnit } from './formats/nunit.ts'
import { readPlain } from './formats/plain.ts'
import { readPlaywrightJson } from './formats/playwright.ts'
import { readPytestJson } from './formats/pytest.ts'
import { readRSpecJson } from './formats/rspec.ts'
import { readTap } from './formats/tap.ts'
import { readTrx } from './formats/trx.ts'
import { readXUnitNet } from './formats/xunit-net.ts'
import type { ReadContext, ReportFormat, ReportReader } from './report.ts'

/** Characters of a report's beginning that determine its format. */
export const FORMAT_SAMPLE_LENGTH = 64_000

/** How a format is recognized and read. */
interface KnownFormat {
  readonly marks: RegExp
  /** Marks of a report behind what other programs printed. */
  readonly behind?: RegExp
  readonly read: (pieces: AsyncGenerator<string>, context: ReadContext) => ReportReader
}

/** Marks and reader of each format. The most reliable marks come first. */
const FORMATS: Readonly<Record<ReportFormat, KnownFormat>> = {
  'pytest-json': { marks: /^\s*\{[^]{0,400}"(?:\$report_type|exitcode)"\s*:/, read: readPytestJson },
  'go-json': {
    // Without a package, only the beginning that test2json writes.
    marks:
      /^\{(?=.*"Action":)(?=.*"(?:Package|ImportPath)":).*\}\s*$|^\{(?:"Time":"[^"\n]{1,40}",)?"Action":"(?:start|run|output)"[,}]/m,
    read: readGoJson,
  },
  'jest-json': {
    marks: /^\s*\{[^]*"num(?:Total|Failed)TestSuites"\s*:/,
    behind: /^\{"num(?:Total|Failed)TestSuites":/m,
    read: readJestJson,
  },
  'mocha-json': {
    marks: /^\s*\{\s*"stats"\s*:\s*\{\s*"suites"\s*:/,
    behind: /^\{\s{1,9}"stats": \{\s{1,9}"suites":/m,
    read: readMochaJson,
  },
  'playwright-json': {
    marks: /^\s*\{\s*"config"\s*:\s*\{[^]*"rootDir"\s*:/,
    behind: /^\{\s{1,9}"config": \{\s{1,9}"(?:argv|configFile|forbidOnly|rootDir)":/m,
    read: readPlaywrightJson,
  },
  'rspec-json': {
    marks:
      /^\s*\{\s*(?:"version"\s*:[^]*"(?:examples|summary_line)"|"(?:messages|examples)"\s*:\s*\[[^]*"(?:full_description|summary_line)")\s*:/,
    behind: /^\{"version":"[\d.]{1,20}[^"]{0,20}","(?:messages|seed|examples)":/m,
    read: readRSpecJson,
  },
  'dart-json': { marks: /^\{(?=.*"protocolVersion":)(?=.*"type":"start").*\}\s*$/m, read: readDartJson },
  // The outermost element, after a declaration and comments. CppUnit's has the same name.
  trx: { marks: /^[^<]*(?:<[?!][^<]*)*<TestRun[\s>](?!\s*<(?:Failed|Successful)Tests\b)/, read: readTrx },
  nunit: { marks: /^[^<]*(?:<[?!][^<]*)*<test-(?:run|results|suite)[\s>]/, read: readNUnit },
  xunit: { marks: /^[^<]*(?:<[?!][^<]*)*<assembl(?:y|ies)[\s/>]/, read: readXUnitNet },
  junit: { marks: /^\s*<|<testsuites?[\s>]/, read: readJUnit },
  tap: { marks: /^TAP version \d+$|^[ \t]*(?:not )?ok \d+\b/m, read: readTap },
  cargo: {
    marks: /^running \d+ tests?$|^[ \t]*Running unittests |^[ \t]*Doc-tests \S+$|^error: could not compile `/m,
    read: readCargo,
  },
  plain: { marks: /(?:)/, read: readPlain },
}

/** Detect the format of a report by its beginning. */
export function formatOf(head: string): ReportFormat {
  const found = Object.entries(FORMATS).find(([, { marks, behind }]) => marks.test(head) || behind?.test(head) === true)
  return (found?.[0] ?? 'plain') as ReportFormat
}

/** Return the reader of a format. */
export function readerOf(format: ReportFormat) {
  return FORMATS[format].read
}

/** Reports in JSON that are not read, and what to do. */
const FOREIGN_JSON: readonly (readonly [marks: RegExp, family: string])[] = [
  [/^\s*\{(?:\s*"\w{1,40}"\s*:\s*"[^"\n]{0,200}"\s*,){0,9}\s*"results"\s*:\s*\{\s*"tool"\s*:/, 'a CTRF report'],
  [/^\s*\{(?=[^]*"historyId"\s*:)(?=[^]*"statusDetails"\s*:)/, 'a result of Allure'],
  [/^\s*\[\s*\{(?=[^]*"keyword"\s*:)(?=[^]*"elements"\s*:)/, "a report of Cucumber's json formatter"],
]

/** Say why a report in JSON is not read, and what to do. @returns a sentence that begins with "it", or undefined */
export function foreignJson(head: string): string | undefined {
  const family = FOREIGN_JSON.find(([marks]) => marks.test(head))?.[1]
  return family && `it is ${family}, which is not read; switch on the runner's own JUnit reporter.`
}
