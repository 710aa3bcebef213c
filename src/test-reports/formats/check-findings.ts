import { stripVTControlCharacters } from 'node:util'

/** A problem that a type checker, linter, compiler or coverage threshold reports. */
export interface CheckFinding {
  /** As printed; '' if it has no place, such as a coverage threshold. */
  readonly file: string
  /** 1-based; 0 if unknown. */
  readonly line: number
  readonly column: number
  /** Rule or error code, such as `TS2322`; '' if there is none. */
  readonly code: string
  readonly message: string
}

/** Findings of one run that are read. */
const MAX_FINDINGS = 200

const PLACE = String.raw`(?<file>(?:[A-Za-z]:)?[^\s:()'"][^:()'"\n]*?\.\w+)`

/** Lines that are a finding by themselves. */
const LINES: readonly RegExp[] = [
  // tsc: "src/a.ts(3,7): error TS2322: …", and with --pretty "src/a.ts:3:7 - error TS2322: …"
  new RegExp(String.raw`^${PLACE}\((?<line>\d+),(?<column>\d+)\): error (?<code>[A-Z]+\d+): (?<message>.+)$`),
  new RegExp(String.raw`^${PLACE}:(?<line>\d+):(?<column>\d+) - error (?<code>[A-Z]+\d+): (?<message>.+)$`),
  // mypy, pyright, gcc, javac, go vet with a word: "src/a.py:3:7: error: … [code]"
  new RegExp(
    String.raw`^\s*${PLACE}:(?<line>\d+)(?::(?<column>\d+))?(?::| -) (?:fatal )?error:? (?<message>.+?)(?:\s{1,50}[[(](?<code>[\w-]+)[\])])?$`,
  ),
  // Maven: "[ERROR] /app/src/Calc.java:[9,20] …"
  new RegExp(String.raw`^\[ERROR\] ${PLACE}:\[(?<line>\d+),(?<column>\d+)\] (?<message>.+)$`),
  // flake8, ruff, pylint: "src/a.py:3:7: E501 …"
  new RegExp(String.raw`^${PLACE}:(?<line>\d+):(?<column>\d+): (?<code>[A-Z]{1,4}\d{2,5}):? (?<message>.+)$`),
  // Go: "./a.go:3:7: …", "vet: ./a.go:3:7: …"
  new RegExp(String.raw`^(?:vet: )?(?<file>\.?[^\s:]+\.go):(?<line>\d+):(?<column>\d+): (?<message>.+)$`),
  // "unix" formatters of eslint and others: "a.js:3:7: … [Error/no-var]"
  new RegExp(String.raw`^${PLACE}:(?<line>\d+):(?<column>\d+): (?<message>.+) \[Error\/(?<code>\S+)\]$`),
  // prettier: "[warn] src/a.ts"
  new RegExp(String.raw`^\[(?<code>warn)\] (?<file>\S+\.\w+)$`),
]

/**
 * Coverage thresholds of vitest, jest, nyc, c8, pytest-cov and node:test, which pnpm may print after a script's name.
 */
const COVERAGE: readonly RegExp[] = [
  /^ERROR: (?<message>Coverage for \w+ \([\d.]+%\) does not meet .*threshold.*)$/s,
  /^(?<message>Jest: .*coverage threshold for \w+ \([^)]*\) not met: .*)$/s,
  /^(?:FAIL |ERROR: )(?<message>Required test coverage of [\d.]+% not reached.*)$/,
  /^(?:\S+ \S+: )?(?:ℹ|#) Error: (?<message>[\d.]+% \w+ coverage does not meet threshold of [\d.]+%)/,
  /^(?<message>Coverage failure: total of \d+ is less than fail-under=\d+)$/,
]

/** Lines of Maven's plugins that are findings if the plugin says that they fail the build. */
const OF_PLUGINS: readonly (readonly [fails: RegExp, line: RegExp])[] = [
  // "[WARNING] src/main/java/Calc.java:[3,1] (whitespace) FileTabCharacter: …"
  [
    /\bYou have \d{1,9} Checkstyle violation/,
    new RegExp(
      String.raw`^\[WARNING\] ${PLACE}:\[(?<line>\d+)(?:,(?<column>\d+))?\] \(\w{1,40}\) (?<code>\w{1,80}): (?<message>.+)$`,
    ),
  ],
  // "[WARNING] Rule violated for bundle calc: lines covered ratio is 0.50, but expected minimum is 0.80"
  [/\bCoverage checks have not been met\b/, /^\[WARNING\] (?<message>Rule violated for .+)$/],
  // "[ERROR]     src/main/java/Calc.java", and below it a diff, whose blanks are dots
  [/\bhad format violations:/, /^\[ERROR\] {4,5}(?<file>[\w.][^\s·]{0,1000}\.\w+)$/],
]

/** Read the findings in the output of a check. Warnings are none: they do not fail it. */
export function checkFindings(output: string): CheckFinding[] {
  const found: CheckFinding[] = []
  const patterns = [...LINES, ...COVERAGE, ...OF_PLUGINS.flatMap(([fails, line]) => (fails.test(output) ? [line] : []))]
  let heading = ''
  let pending: Pick<CheckFinding, 'code' | 'message'> | undefined
  for (const raw of stripVTControlCharacters(output).split('\n')) {
    const line = raw.slice(0, 2_000).trimEnd()
    const single = patterns.map(pattern => pattern.exec(line)).find(match => match !== null)
    // eslint's stylish: a path alone, then "  3:7  error  message  rule".
    const stylish = /^\s+(?<line>\d+):(?<column>\d+)\s+(?:error|✖)\s+(?<message>\S.*?)(?:\s{2,50}(?<code>\S+))?$/s.exec(
      line,
    )
    // javac names the symbol below.
    const symbol = /^\s+symbol:\s+(?<name>\S.*)$/.exec(line)?.groups?.name
    const last = found.at(-1)
    // rustc, ruff and oxlint: a message, then "  --> src/a.rs:3:7".
    const place = /^\s*(?:-->|╭─\[|,-\[)\s*(?<file>[^:\s]+):(?<line>\d+):(?<column>\d+)/.exec(line)
    const announced =
      /^error(?:\[(?<code>\w+)\])?: (?<message>.+)$/.exec(line) ??
      /^\s*[x×✖] (?<code>[\w@/-]+\([\w@/-]+\)): (?<message>.+)$/.exec(line) ??
      /^(?<code>[A-Z]{1,4}\d{2,5}) (?:\[\*\] )?(?<message>.+)$/.exec(line)
    if (single !== null && single !== undefined) found.push(findingOf(single))
    else if (stylish !== null && heading !== '') found.push({ ...findingOf(stylish), file: heading })
    else if (symbol !== undefined && last?.message === 'cannot find symbol')
      found.splice(-1, 1, { ...last, message: `${last.message}: ${symbol}` })
    else if (place !== null && pending !== undefined) {
      found.push({ ...findingOf(place), ...pending })
      pending = undefined
    } else if (announced !== null)
      pending = { code: announced.groups?.code ?? '', message: announced.groups?.message ?? '' }
    else if (/^(?:\/|[A-Za-z]:\\|\.{0,2}\/?)[\w@.-][^\s:]*\.\w+$/.test(line)) heading = line
    else if (line === '') heading = ''
    if (found.length >= MAX_FINDINGS) break
  }
  // Maven prints its errors twice.
  return [...new Map(found.map(finding => [JSON.stringify(finding), finding])).values()]
}

function findingOf({ groups = {} }: RegExpExecArray): CheckFinding {
  const { file = '', line, column, code = '', message } = groups
  const text = message ?? (line === undefined ? 'The file is not formatted.' : '')
  return {
    file,
    line: Number(line ?? 0),
    column: Number(column ?? 0),
    code: code === 'warn' ? '' : code,
    message: text,
  }
}
