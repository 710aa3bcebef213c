import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TestCase } from '../../src/domain/model/test-case.ts'
import { type ByteSource, decodedText } from '../../src/test-reports/decode.ts'
import { reportOf, SHAPES } from '../../bench/report-shapes.ts'
import { readJUnit } from '../../src/test-reports/junit/junit-reader.ts'
import { ReportIntegrity } from '../../src/test-reports/junit/report-integrity.ts'
import { XmlStream } from '../../src/test-reports/junit/xml-stream.ts'
import { type ReportEnd, UnreadableReport } from '../../src/test-reports/report.ts'
import { IS_FULL, SEED } from '../seed.ts'
import { mutated, randomly, REAL } from './broken-reports.ts'
import { documentOf, piecesOf, report } from './generated-reports.ts'

/**
 * The reader reads what is regular by itself, and leaves the rest to a parser of XML and to junit2json. These two can read
 * all of a report, too. Whatever the report is, both ways have to say the same.
 */
type Said = { cases: readonly TestCase[]; end: ReportEnd } | { refused: string }

async function say(source: ByteSource, isCareful: boolean): Promise<Said> {
  const cases: TestCase[] = []
  try {
    const reader = readJUnit(decodedText(source), {}, { isCareful })
    for (;;) {
      const next = await reader.next()
      if (next.done === true) return { cases, end: next.value }
      cases.push(...next.value.map(withoutNumbers))
    }
  } catch (error) {
    if (error instanceof UnreadableReport) return { refused: error.message }
    throw error
  }
}

/** In a broken report a name may hold the number in place of a saved text. Not every text is saved both ways. */
function withoutNumbers(testCase: TestCase): TestCase {
  return JSON.parse(JSON.stringify(testCase).replaceAll(/\ue000\d*/g, '\ue000')) as TestCase
}

const REAL_JUNIT = REAL.filter(({ name }) => name.endsWith('.xml'))

test('any report says the same both ways, in pieces of any size', async () => {
  await fc.assert(
    fc.asyncProperty(report, fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 20 }), async (suites, sizes) => {
      const document = documentOf(suites)
      const careful = await say([document], true)

      expect(await say([document], false)).toEqual(careful)
      expect(await say(piecesOf(Buffer.from(document), sizes), false)).toEqual(careful)
    }),
    { numRuns: IS_FULL ? 1_000 : 100, seed: SEED },
  )
})

test('any real report says the same both ways, in pieces of any size', async () => {
  const random = randomly(SEED + 11)
  for (const { name, bytes } of REAL_JUNIT) {
    const careful = await say([bytes], true)
    const sizes = Array.from({ length: 50 }, () => 1 + random(random(2) === 0 ? 7 : 900))

    expect(await say([bytes], false), name).toEqual(careful)
    expect(await say(piecesOf(bytes, sizes), false), name).toEqual(careful)
  }
})

test('any real report with bytes flipped, lost, doubled and inserted says the same both ways', async () => {
  const random = randomly(SEED + 12)
  const small = REAL_JUNIT.filter(({ bytes }) => bytes.length < 30_000)
  for (let run = 0; run < (IS_FULL ? 5_000 : 500); run += 1) {
    const { name, bytes } = small[Math.min(random(small.length), random(small.length))] ?? REAL[0]!
    const broken = mutated(bytes, random)

    expect(await say([broken], false), `${name}, run ${run}`).toEqual(await say([broken], true))
  }
})

test.for(SHAPES)(
  'a report of the shape "$name" says the same both ways, and is regular but for its ends',
  async shape => {
    const bytes = Buffer.concat([...reportOf(shape, { seed: SEED, bytes: 200_000 })])
    let cases = 0
    const events = {
      open: (name: string) => (cases += Number(name === 'testcase')),
      close: () => undefined,
      text: () => undefined,
      source: () => false,
      isReadingText: true,
    }

    const stream = new XmlStream(events, { integrity: new ReportIntegrity(), isCareful: false })
    for await (const piece of decodedText([bytes])) stream.write(piece)
    stream.end()
    const said = await say([bytes], false)

    // The parser reads the begin of the document and its end.
    expect(stream.turns).toBe(2)
    expect(said).toEqual(await say([bytes], true))
    expect(said).toMatchObject({ cases: { length: cases }, end: { complete: true } })
  },
)

test('many tokens that are not regular, or do not end, are read in a time that grows with their number', async () => {
  const odd = '<testcase name="a"><?odd?><failure>b</failure></testcase>'.repeat(20_000)
  const long = `<testcase name="${'c'.repeat(200_000)}"/>`.repeat(3)

  const said = await say([`<testsuite name="s">${odd}</testsuite>`], false)
  const ended = await say(piecesOf(Buffer.from(`<testsuite name="s">${long}</testsuite>`), [20]), false)

  expect(said).toMatchObject({ cases: { length: 20_000 }, end: { complete: true } })
  expect(ended).toMatchObject({ cases: { length: 3 }, end: { complete: true } })
})

test('a version of XML with other line ends is left to the parser', async () => {
  const document = `<?xml version="1.1"?><testsuite name="s"><testcase name="a"><failure>b\u0085c\u2028d</failure></testcase></testsuite>`

  const said = await say([document], false)

  expect(said).toEqual(await say([document], true))
  expect(said).toMatchObject({ cases: [{ problems: [{ stack: 'b\nc\nd' }] }] })
})
