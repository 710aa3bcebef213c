/** Formats in which messages show both values. Groups: expected, actual. */
export const COMPARISONS: readonly RegExp[] = [
  // Where pytest shortens both, what differs in them.
  /^(?:E\s+)?(?:AssertionError: )?assert (?=[^\n]*\.\.\.)[^\n]* == [^\n]*$[^]*?(?:^|\n)[E\s]{0,20}(?:Differing items:\n[E\s]{0,20}|At index \d{1,9} diff: )(?<actual>\S[^\n]*?) != (?<expected>[^\n]+)$/m,
  /^\s*Expected(?: value)?(?: substring| pattern| length)?:?\s+(?<expected>\S.*)\n\s*(?:Received|Actual|Got)(?: string| value| length)?(?:\s*:)?\s+(?<actual>\S.*)$/im,
  /^\s*(?:\d{1,3}\) )?expected: ?(?<expected>.*)\n\s*(?:actual|got)\s*: ?(?<actual>.*)$/im,
  /Expected:<(?<expected>[^>\n]*)>\. Actual:<(?<actual>[^>\n]*)>/,
  /\[Expected:(?<expected>[^\]\n]*)\],\s{0,9}\[Actual:(?<actual>[^\]\n]*)\]/,
  /expected:? ?<(?<expected>[^]*?)> but was:? ?<(?<actual>[^]*?)>/i,
  /^<(?<expected>[^\n]*)> expected but was\n<(?<actual>[^\n]*)>\.?$/m,
  /expected \[(?<expected>[^]*?)\] but found \[(?<actual>[^]*?)\]/,
  /expected (?<actual>.+?)(?<! not) to (?:be|equal|strictly equal|deeply equal|deep equal|loosely equal|have (?:a )?length(?: of)?|contain|include|match)(?: deeply| strictly)? (?!called |at least |been )(?<expected>.+?)(?: \/\/.*| but got .*|, got .*)?$/m,
  /Failed asserting that exception of type "(?<actual>[^"\n]+)" matches expected exception "(?<expected>[^"\n]+)"/,
  /Failed asserting that (?<actual>[^\n]+?) (?:is identical to|matches expected|equals|is equal to|contains) (?<expected>[^\n]+?)\.?$/m,
  /Failed asserting that (?<actual>[^\n]+?) is (?<expected>true|false|null|not null|empty|not empty|of type [^\n]+?|an instance of [^\n]+?)\.?$/m,
  // Hamcrest, NUnit, AssertJ: on one line or on two.
  /\bexpected:? {0,9}(?:is )?(?<expected>\S[^\n]*?),?\s{1,99}but:? {0,9}(?:was|got) {0,2}:? {0,9}(?<actual>\S[^\n]*?)\.?$/im,
  // AssertJ and gomega, Shouldly, FluentAssertions.
  /^[^\S\n]{0,20}Expect(?:ed|ing(?: \w{1,40}){0,3}:?)\n\s{1,20}(?:<[^>\n]{1,80}>: )?(?<actual>\S.*)\n\s{0,20}to [\w ()]{1,60}:?\n\s{1,20}(?:<[^>\n]{1,80}>: )?(?<expected>\S.*)$/m,
  /^Expecting value to be (?<expected>true|false) but was (?<actual>true|false)$/m,
  /\n\s{1,20}should be\n(?<expected>\S.*)\n\s{1,20}but was\n(?<actual>\S.*)$/m,
  /^Expected (?:\S{1,100}|string|value|object) to be (?<expected>[^\n,]{1,200}?)(?: because [^\n]{1,200}?)?, but found (?<actual>[^\n]{1,200}?)(?: \(difference of [^()\n]{1,40}\))?\.?$/m,
  // numpy and pandas, pretty_assertions, ScalaTest, Catch2.
  /^[ \t]{0,9}ACTUAL: (?<actual>\S.*)\n[ \t]{0,9}DESIRED: (?<expected>\S.*)$/m,
  /^(?:AssertionError: \s{0,4})?(?:Arrays are not|Not equal to|Mismatched elements)[^]{0,1000}?\n[ \t]{0,9}x: (?<actual>\S.*)\n[ \t]{0,9}y: (?<expected>\S.*)$/m,
  /^\[left\]: {1,9}(?<actual>\S.*)\n\[right\]: {1,9}(?<expected>\S.*)$/m,
  /^Diff < left \/ right > ?:\n[^]*?^<(?<actual>.*)\n>(?<expected>.*)$/m,
  /^(?<actual>"[^"\n]{0,200}"|[\w.-]{1,80}(?:\([^()\n]{0,200}\))?) did not equal (?<expected>"[^"\n]{0,200}"|[\w.-]{1,80}(?:\([^()\n]{0,200}\))?)$/m,
  /^with expansion:\n\s{1,20}(?<actual>\S.*?) == (?<expected>\S.*)$/m,
  /^Value of: .*\n\s*Actual: (?<actual>.*)\nExpected: (?<expected>.*)$/m,
  /\("(?<actual>[^"\n]*)"\) is not equal to \("(?<expected>[^"\n]*)"\)/,
  /Expected element to have [\w ]{1,40}:\n\s*(?<expected>\S.*)\n\s*Received:\n\s*(?<actual>\S.*)/,
  /\bexpect\(.{0,80}\)\.(?<expected>(?:not\.)?to\w+\(\))\s+Received: +(?<actual>.+)/,
  // Go: "Add(1, 2) = 2; want 3".
  / = (?<actual>[^\n;]+?)[;,] want:? (?<expected>.+)$/m,
  /^\s*left: (?<actual>.*)\n\s*right: (?<expected>.*)$/m,
  /\b(?:want|expected):? (?<expected>.+?),? ?(?:;|\()? ?(?:got|actual):? (?<actual>.+?)\)?$/m,
  /\bhave \((?<actual>[^()\n]*)\),? want \((?<expected>[^()\n]*)\)/,
  /\bgot:? (?<actual>.+?),? ?(?:;|\()? ?\b(?:want|expected):? (?<expected>.+?)\)?$/m,
  // Go, one below the other; then the differing line of a diff as cmp.Diff makes it, either way round.
  /^[ \t]*(?:got|have)\b:?[ \t]+(?<actual>\S.*)\n[ \t]*want\b:?[ \t]+(?<expected>\S.*)$/im,
  /^[ \t]*want\b:?[ \t]+(?<expected>\S.*)\n[ \t]*(?:got|have)\b:?[ \t]+(?<actual>\S.*)$/im,
  /\(-want,? ?\+got\)[^]*?^(?<!^-.*\n)-[^\S\n]*(?<expected>\S.*?),?\n\+[^\S\n]*(?<actual>\S.*?),?$(?!\n\+)/im,
  /\(-got,? ?\+want\)[^]*?^(?<!^-.*\n)-[^\S\n]*(?<actual>\S.*?),?\n\+[^\S\n]*(?<expected>\S.*?),?$(?!\n\+)/im,
  // gtest prints one of the two as written, and the other one evaluated.
  /^Expected equality of these values:\n\s*(?<expected>\S.*)\n\s*\S.*\n\s*Which is: (?<actual>.*)$/m,
  /^Expected equality of these values:\n\s*\S.*\n\s*Which is: (?<actual>.*)\n\s*(?<expected>\S.*)$(?!\n\s*Which is: )/m,
  /^(?:E\s+)?(?:AssertionError: )?assert (?<actual>.+?) == (?<expected>.+?)$/m,
  /^(?:E\s+)?(?:AssertionError: )?assert (?<actual>.+?) is (?<expected>(?!not\b).+)$/m,
  /^(?:E\s+)?(?:AssertionError: )?assert (?<actual>.+?) (?<expected>(?:not in|in|is not|[<>]=?) .+)$/m,
  /^(?:AssertionError: )?(?<actual>.+?) is not (?<expected>true|false|None)\b/m,
  // unittest. The checks `assert 1 != 1` of pytest and `Expected: (a) != (b)` of gtest expect different values.
  /^(?:AssertionError(?: \[ERR_ASSERTION\])?: )?(?!AssertionError\b|(?:[>E]\s+)?(?:AssertionError: )?assert |Expected)(?<actual>\S.*?) != (?!\k<actual>(?: : .*)?$)(?<expected>\S.*?)(?: : .*)?$/m,
  // node's own assert; the loose one prints `==`.
  /(?:^|: {1,2})(?<actual>(?!assert )[^\s:>][^:\n]*?) !?== (?!\k<actual>(?: : .*)?$)(?<expected>\S.*?)$/m,
  // mocha's diff, with one different line.
  /^\s*\+ expected - actual\n[^]*?^(?<!^\s*-[^\n]*\n)\s*-(?<actual>[^-\n].*)\n\s*\+(?<expected>.*)$(?!\n\s*[-+])/m,
  // ava's diff, with one different line.
  /^(?:(?:t\.)?\w{1,40}(?:\(\))?: )?Difference \(- actual, \+ expected\):[^]*?^(?<!^\s*-[^\n]*\n)\s*-\s*(?<actual>\S.*?),?\n\s*\+\s*(?<expected>\S.*?),?$(?!\n\s*[-+])/m,
  // Line diffs with one different line: node's own assert, then jest, vitest, PHPUnit and minitest.
  /^\+ actual - expected\b[^]*?^(?<!^\+.*\n)\+\s*(?<actual>\S.*)\n-\s*(?<expected>\S.*)$(?!\n-)/m,
  /^-{1,3} ?expected\b.*\n\+{1,3} ?(?:received|actual)\b[^]*?^(?<!^-.*\n)-\s*(?<expected>\S.*)\n\+\s*(?<actual>\S.*)$(?!\n\+)/im,
]

/** Maximum number of characters of a value. */
const MAX_VALUE = 200

/**
 * A check that asks for anything but equality: an operator of node:assert in the details of TAP, `assert_ne!` of Rust.
 * Both values say nothing.
 */
const NOT_EQUALITY =
  /^[ \t]{0,40}operator: '(?:not\w{1,40}|match|doesNot\w{1,40}|rejects|throws)'|\bassertion (?:failed: )?`\(?left != right\)?`/m

/** Empty lines in a row. */
const EMPTY_LINES = /\n[^\S\n]{0,500}\n(?:[^\S\n]{0,500}\n){1,10000}/g

/** Two lines of one side of a diff, or of none, that node's own assert prints joined by `+`: they are one text. */
const JOINED = /(?<=^([-+]).{0,4000})' \+\n\1[^\S\n]{1,20}'/gm

/** Find the expected and the actual value of a comparison. */
export function comparedValues(text: string): { expected: string; actual: string } | undefined {
  if (NOT_EQUALITY.test(text)) return undefined
  // Patterns that begin with blanks read as many empty lines again at each of them.
  const read = text.replaceAll(EMPTY_LINES, '\n\n').replaceAll(JOINED, '')
  for (const pattern of COMPARISONS) {
    const groups = pattern.exec(read)?.groups
    if (groups?.expected === undefined || groups.actual === undefined) continue
    const [expected, actual] = withoutCommas([groups.expected, groups.actual]).map(capped) as [string, string]
    // Both are shortened, and what differs is left out.
    if (expected !== actual || !/…|\.\.\./.test(expected)) return { expected, actual }
  }
  return undefined
}

/** Take the commas off two elements of printed lists. */
function withoutCommas(values: readonly string[]): string[] {
  const areElements = values.every(value => /,\s*$/.test(value))
  return values.map(value => (areElements ? value.trimEnd().slice(0, -1) : value))
}

function capped(value: string): string {
  const text = value.trim().replace(/ \(compared using [\w?.]{1,20}\)$| with backtrace:$/, '')
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text
}
