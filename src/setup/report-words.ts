/** Words that introduce the name of a report's form, how many characters behind them belong to it, and its end. */
interface Introduction {
  readonly begin: RegExp
  readonly length: number
  readonly end: RegExp
}

const INTRODUCTIONS: readonly Introduction[] = [
  { begin: /\b(?:reporters?|reporterEnabled|formatters?|format|logger)\b["']?[\s:=([]/g, length: 220, end: /[;}\n]/ },
  // A list of reporters on several lines.
  { begin: /\breporters?["']?\s{0,5}[:=]\s{0,5}\[/g, length: 300, end: /[;}]/ },
  // phpunit.xml
  { begin: /<log\s/g, length: 120, end: />/ },
]
const FORM = /junit|xunit|\btrx\b/i

/**
 * Signs in commands and settings that a runner writes a report: an option or a reporter by that name, or a program that
 * converts. A word of a setting, such as `junit_family`, says only how a report would look.
 */
const SIGNS: readonly RegExp[] = [
  // --junit-xml, --log-junit, --junitfile, --outputFile.junit, and the like; not the value of -o junit_family=…
  /(?:^|[\s"'=:[,(])--?[\w.-]{0,50}(?:junit|xunit|trx)/i,
  /\bGOTESTSUM_JUNITFILE\b|\b(?:go-junit-report|cargo2junit|tap-xunit|tap-junit|xmlrunner)\b/i,
  // phpunit.xml and nextest.toml
  /<junit\b|^[ \t]{0,20}\[profile\.[\w-]{1,50}\.junit\]/im,
]

/** True if a command or a file of settings makes a runner write a report. */
export function writesReport(text: string): boolean {
  return SIGNS.some(sign => sign.test(text)) || INTRODUCTIONS.some(each => introducesForm(text, each))
}

function introducesForm(text: string, { begin, length, end }: Introduction): boolean {
  return [...text.matchAll(begin)].some(({ index, 0: found }) => {
    const from = index + found.length
    return FORM.test(text.slice(from, from + length).split(end, 1)[0] ?? '')
  })
}

/** Paths of an upload that can hold reports. */
const REPORT_PATH = /report|junit|result|\.xml|surefire|\*\*|^\.\/?$/i

/** Paths of what measures code, which is in XML as well. */
const MEASURES = /coverage|cobertura|clover|jacoco|lcov/i

/** True if an upload can hold reports. @param paths its input, one or several lines */
export function holdsReports(paths: string): boolean {
  return paths.split('\n').some(path => REPORT_PATH.test(path.trim()) && (!MEASURES.test(path) || /junit/i.test(path)))
}
