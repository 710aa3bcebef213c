/**
 * Signs in commands and settings that a runner writes a report: an option or a reporter by that name, or a program that
 * converts. A word of a setting, such as `junit_family`, says only how a report would look.
 */
const SIGNS: readonly RegExp[] = [
  // --junit-xml, --log-junit, --junitfile, --outputFile.junit, and the like; not the value of -o junit_family=…
  /(?:^|[\s"'=:[,(])--?[\w.-]{0,50}(?:junit|xunit|trx)/i,
  /\b(?:reporters?|reporterEnabled|formatters?|format|logger)\b["']?[\s:=([]{1,20}[^;}\n]{0,200}(?:junit|xunit|\btrx\b)/i,
  // A list of reporters on several lines.
  /\breporters?["']?\s{0,5}[:=]\s{0,5}\[[^;}]{0,300}(?:junit|xunit)/i,
  /\bGOTESTSUM_JUNITFILE\b|\b(?:go-junit-report|cargo2junit|tap-xunit|tap-junit|xmlrunner)\b/i,
  // phpunit.xml and nextest.toml
  /<junit\b|<log\s[^>]{0,100}\btype="junit"|^\s*\[profile\.[\w-]{1,50}\.junit\]/im,
]

/** True if a command or a file of settings makes a runner write a report. */
export function writesReport(text: string): boolean {
  return SIGNS.some(sign => sign.test(text))
}

/** Paths of an upload that can hold reports. */
const REPORT_PATH = /report|junit|result|\.xml|surefire|\*\*|^\.\/?$/i

/** Paths of what measures code, which is in XML as well. */
const MEASURES = /coverage|cobertura|clover|jacoco|lcov/i

/** True if an upload can hold reports. @param paths its input, one or several lines */
export function holdsReports(paths: string): boolean {
  return paths.split('\n').some(path => REPORT_PATH.test(path.trim()) && (!MEASURES.test(path) || /junit/i.test(path)))
}
