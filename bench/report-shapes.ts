/** Twenty shapes of JUnit XML, from a generator with a seed. */
import { seededRandom } from '../test/random.ts'

/** Characters of a piece. */
const CHUNK = 1_000_000
const WORDS =
  'order total cart invoice user session cache token queue worker retries parses rejects keeps returns adds drops'.split(
    ' ',
  )

/** Random parts of a report. */
interface Dice {
  /** Return a whole number below a limit. */
  below(limit: number): number
  /** Return so many words with blanks between them. */
  words(count: number): string
}

interface Shape {
  readonly name: string
  /** Return the next test cases of the innermost suite, or whole suites. */
  readonly cases: (dice: Dice, index: number) => string
  /** Text before and after all that `cases` returns; an outermost element with one suite by default. */
  readonly frame?: readonly [before: string, after: string]
  readonly encoding?: 'utf16le'
  /** Applied to the whole text. */
  readonly lineEnd?: '\r\n' | ''
}

const SUITE = [
  '<testsuites name="all">\n<testsuite name="com.example.Orders">\n',
  '</testsuite>\n</testsuites>\n',
] as const
const SUITES = ['<testsuites name="all">\n', '</testsuites>\n'] as const
const DEPTH = 40
const DEEP = [
  `<testsuites name="all">\n${Array.from({ length: DEPTH }, (_, level) => `<testsuite name="level ${level}">\n`).join('')}`,
  `${'</testsuite>\n'.repeat(DEPTH)}</testsuites>\n`,
] as const

const start = (dice: Dice, index: number) =>
  `<testcase classname="com.example.Suite${index % 97}" name="${dice.words(3)} ${index}" time="0.0${dice.below(100)}"`
const plain = (dice: Dice, index: number) => `${start(dice, index)}/>\n`
const holding = (dice: Dice, index: number, inside: string) => `${start(dice, index)}>${inside}</testcase>\n`
const suite = (dice: Dice, index: number, inside: string) =>
  `<testsuite name="${dice.words(2)} ${index}" tests="3" failures="0" errors="0" time="0.${dice.below(1_000)}">\n${inside}</testsuite>\n`
const several = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('')
const stack = (dice: Dice, lines: number) =>
  several(
    lines,
    line => `    at com.example.service.Orders$L${line}.${dice.words(1)}(Orders.java:${dice.below(900)})\n`,
  )
const printed = (dice: Dice, lines: number) =>
  several(lines, line => `2026-11-20T17:41:44.${line} INFO [main] c.e.s.Worker - ${dice.words(5)} of &lt;batch&gt;\n`)
const failure = (dice: Dice, name: string, lines: number) =>
  `<${name} message="expected: &lt;${dice.below(99)}&gt; but was: &lt;${dice.below(99)}&gt;" type="java.lang.AssertionError">${stack(dice, lines)}</${name}>`

export const SHAPES: readonly Shape[] = [
  { name: 'plain', cases: plain },
  { name: 'many tiny cases', cases: (_, index) => `<testcase name="t${index}"/>\n` },
  { name: 'many suites', frame: SUITES, cases: (dice, index) => suite(dice, index, plain(dice, index)) },
  {
    name: 'nested suites',
    frame: SUITES,
    cases: (dice, index) =>
      suite(
        dice,
        index,
        suite(dice, index, several(3, each => plain(dice, each)) + suite(dice, index, plain(dice, index))),
      ),
  },
  { name: 'deep', frame: DEEP, cases: plain },
  {
    name: 'properties',
    frame: SUITES,
    cases: (dice, index) => {
      const properties = `<properties>\n${several(10, each => `<property name="key.${each}" value="${dice.words(2)}"/>\n`)}</properties>\n`
      return suite(dice, index, properties + holding(dice, index, properties))
    },
  },
  {
    name: 'many attributes',
    cases: (dice, index) =>
      `${start(dice, index)}${several(20, each => ` data-${each}="${dice.words(1)} ${each}"`)}/>\n`,
  },
  {
    name: 'one line',
    lineEnd: '',
    cases: (dice, index) => (index % 9 === 0 ? holding(dice, index, failure(dice, 'failure', 5)) : plain(dice, index)),
  },
  {
    name: 'line ends of Windows',
    lineEnd: '\r\n',
    cases: (dice, index) => (index % 9 === 0 ? holding(dice, index, failure(dice, 'failure', 5)) : plain(dice, index)),
  },
  {
    name: 'UTF-16',
    encoding: 'utf16le',
    cases: (dice, index) => (index % 9 === 0 ? holding(dice, index, failure(dice, 'failure', 5)) : plain(dice, index)),
  },
  { name: 'comments', cases: (dice, index) => `<!-- ${dice.words(8)} <${dice.words(1)}> -->\n${plain(dice, index)}` },
  {
    name: 'entities',
    cases: (dice, index) =>
      `<testcase classname="a &amp; b" name="&lt;${dice.words(2)}&gt; &quot;${index}&quot; &#x263a;&#9731; &apos;${dice.below(9)}&apos;" time="0.1"/>\n`,
  },
  {
    name: 'unicode',
    cases: (dice, index) =>
      `<testcase classname="größe.${dice.words(1)}" name="добавляет ${index} 注文を追加する 💥 ${dice.words(1)}" time="0.1"/>\n`,
  },
  {
    name: 'system-out in each case',
    cases: (dice, index) => holding(dice, index, `<system-out>${printed(dice, 6)}</system-out>`),
  },
  { name: 'empty system-out', cases: (dice, index) => holding(dice, index, '<system-out></system-out>') },
  {
    name: 'much CDATA',
    cases: (dice, index) =>
      holding(
        dice,
        index,
        `${index % 10 === 0 ? `<failure message="${dice.words(4)}"><![CDATA[${stack(dice, 20)}]]></failure>` : ''}<system-out><![CDATA[${printed(dice, 10)}]]></system-out>`,
      ),
  },
  { name: 'all failing', cases: (dice, index) => holding(dice, index, failure(dice, 'failure', 8)) },
  {
    name: 'messages of 50 kB',
    cases: (dice, index) =>
      holding(dice, index, `<failure message="${dice.words(7_600)}" type="Error">${stack(dice, 700)}</failure>`),
  },
  {
    name: 'rerun failures',
    cases: (dice, index) => {
      const rerun = (name: string) =>
        `<${name} message="${dice.words(4)}" type="java.lang.AssertionError"><stackTrace><![CDATA[${stack(dice, 6)}]]></stackTrace><system-out>${printed(dice, 2)}</system-out></${name}>`
      return holding(
        dice,
        index,
        index % 2 === 0
          ? rerun('flakyFailure')
          : failure(dice, 'failure', 6) + rerun('rerunFailure') + rerun('rerunFailure'),
      )
    },
  },
  {
    name: 'skipped',
    cases: (dice, index) =>
      holding(dice, index, index % 2 === 0 ? '<skipped/>' : `<skipped message="${dice.words(3)}"/>`),
  },
]

/** Yield a report of about so many bytes of UTF-8. The same seed gives the same report. */
export function* reportOf(
  { name, cases, frame = SUITE, encoding, lineEnd }: Shape,
  { seed, bytes }: { seed: number; bytes: number },
): Generator<Buffer> {
  const dice = diceOf(seededRandom(seed + SHAPES.findIndex(shape => shape.name === name)))
  const encoded = (text: string) =>
    Buffer.from(lineEnd === undefined ? text : text.replaceAll('\n', lineEnd), encoding ?? 'utf8')
  yield encoded(
    `${encoding === undefined ? '' : '\ufeff'}<?xml version="1.0" encoding="${encoding === undefined ? 'UTF-8' : 'UTF-16'}"?>\n${frame[0]}`,
  )
  let chunk = ''
  for (let [index, written] = [0, 0]; written < bytes; index += 1) {
    const more = cases(dice, index)
    written += Buffer.byteLength(more)
    chunk += more
    if (chunk.length < CHUNK && written < bytes) continue
    yield encoded(chunk)
    chunk = ''
  }
  yield encoded(frame[1])
}

function diceOf(random: () => number): Dice {
  const below = (limit: number) => Math.floor(random() * limit)
  return { below, words: count => Array.from({ length: count }, () => WORDS[below(WORDS.length)]).join(' ') }
}
