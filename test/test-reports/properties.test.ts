import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CaseStatus, TestCase } from '../../src/domain/model/test-case.ts'
import { type ByteSource, decodedText } from '../../src/test-reports/decode.ts'
import { FORMAT_SAMPLE_LENGTH, readerOf } from '../../src/test-reports/detect-format.ts'
import type { ParsedReport } from '../../src/test-reports/report.ts'
import { IS_FULL, SEED } from '../seed.ts'
import { randomly, read, readBroken, readOrRefuse, REAL } from './broken-reports.ts'
import { type Case, documentOf, piecesOf, report, type Suite } from './generated-reports.ts'

/** Generated reports of a property. */
const RUNS = IS_FULL ? 300 : 100

const REAL_JUNIT = REAL.filter(({ name }) => name.endsWith('.xml'))

/** What is the same however the report is cut. */
const essence = (cases: readonly TestCase[]) => cases.map(({ id, status }) => JSON.stringify([id, status]))

/** The cases of a report of known format. Without a look at its beginning the reader gets each piece by itself. */
async function readAs(format: ParsedReport['format'], source: ByteSource): Promise<TestCase[]> {
  const cases: TestCase[] = []
  for await (const part of readerOf(format)(decodedText(source), {})) cases.push(...part)
  return cases
}

describe('any report', () => {
  test('keeps the names and outcomes of its tests, and their order', async () => {
    await fc.assert(
      fc.asyncProperty(report, async suites => {
        const { cases, complete, format } = await read([documentOf(suites)])

        expect(cases.map(({ id, status }) => ({ suite: id.suite, name: id.name, status }))).toEqual(expected(suites))
        expect({ complete, format }).toEqual({ complete: true, format: 'junit' })
      }),
      { numRuns: RUNS },
    )
  })

  test('that breaks off has a part of its tests, from the first on, and says so', async () => {
    await fc.assert(
      fc.asyncProperty(report, fc.double({ min: 0, max: 1, noNaN: true }), async (suites, share) => {
        const document = documentOf(suites)
        const whole = await read([document])
        await expectBeginning(document, { whole, length: Math.floor(share * document.length) })
      }),
      { numRuns: RUNS },
    )
  })

  test('that follows another in one file is read as well', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(report, { minLength: 1, maxLength: 4 }), async documents => {
        const { cases, complete } = await read([documents.map(documentOf).join('\n')])

        expect(cases.map(({ id, status }) => ({ suite: id.suite, name: id.name, status }))).toEqual(
          documents.flatMap(expected),
        )
        expect(complete).toBe(true)
      }),
      { numRuns: RUNS / 2 },
    )
  })

  test('reads the same in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        report,
        fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 20 }),
        async (suites, sizes) => {
          const bytes = Buffer.from(documentOf(suites))
          // What tells the format is read as one piece. Behind it the reader gets each piece by itself.
          const long = `<!--${' '.repeat(FORMAT_SAMPLE_LENGTH)}-->`

          expect(await read([long, ...piecesOf(bytes, sizes)])).toEqual(await read([long, bytes]))
        },
      ),
      { numRuns: RUNS },
    )
  })

  test.for([
    ['latin1', '<?xml version="1.0" encoding="ISO-8859-1"?>'],
    ['utf16le', '\ufeff'],
    ['utf16le', '<?xml version="1.0"?>'],
    ['utf16le', ''],
  ] as const)('in %s behind "%s" reads the same in pieces of any size', async ([encoding, declared]) => {
    const bytes = Buffer.from(
      `${declared}<testsuite name="größe"><testcase name="addiert ü &amp; ß"/></testsuite>`,
      encoding,
    )

    for (const size of [1, 2, 3, 7, 50, 1_000]) {
      const { cases } = await read(piecesOf(bytes, [size]))
      expect(
        cases.map(({ id }) => id.name),
        `pieces of ${size}`,
      ).toEqual(['addiert ü & ß'])
    }
  })
})

describe('any real report', () => {
  test('that breaks off has a part of its tests, from the first on, and says so', async () => {
    const random = randomly(SEED + 5)
    for (const { bytes } of REAL_JUNIT) {
      const document = bytes.toString()
      const whole = await read([document])
      const lengths = [0.2, 0.5, 0.9, 0.999].map(share => Math.floor(document.length * share))
      for (const length of [...lengths, ...Array.from({ length: 4 }, () => random(document.length))]) {
        await expectBeginning(document, { whole, length })
      }
    }
  })

  test('of one JSON document is refused when it breaks off, and a log of pytest is read up to there', async () => {
    const random = randomly(SEED + 6)
    for (const { name, bytes } of REAL.filter(each => /\.json$|log\.jsonl$/.test(each.name))) {
      const document = bytes.toString().trimEnd()
      const whole = await read([document])
      for (let run = 0; run < 6; run += 1) {
        const part = await readOrRefuse([document.slice(0, random(document.length))])
        if (name.endsWith('.json') && whole.format !== 'plain') expect(part?.format).not.toBe(whole.format)
        if (name.endsWith('.jsonl') && part !== undefined) {
          expect(part.complete).toBe(false)
          expect(essence(whole.cases).slice(0, part.cases.length)).toEqual(essence(part.cases))
        }
      }
    }
  })

  test('twice in one file is read twice', async () => {
    for (const { name, bytes } of REAL_JUNIT) {
      const once = await read([bytes])
      const twice = await read([bytes, '\n', bytes])

      expect(essence(twice.cases), name).toEqual([...essence(once.cases), ...essence(once.cases)])
    }
  })

  test('reads the same in pieces of any size', async () => {
    const random = randomly(SEED + 7)
    for (const { name, bytes } of REAL) {
      const whole = await readOrRefuse([bytes])
      const sizes = Array.from({ length: 50 }, () => 1 + random(random(2) === 0 ? 7 : 900))

      expect(await readOrRefuse(piecesOf(bytes, sizes)), name).toEqual(whole)
      if (whole === undefined) continue
      const cut = await readAs(whole.format, piecesOf(bytes, sizes))
      expect(essence(cut), name).toEqual(essence(await readAs(whole.format, [bytes])))
    }
  })

  test('with bytes flipped, lost, doubled and inserted is read or refused', async () => {
    expect(await readBroken(IS_FULL ? 1_000 : 300, SEED)).toEqual([])
  })
})

/** What is read of the first `length` characters begins like the whole, and is only complete when nothing is lost. */
async function expectBeginning(
  document: string,
  { whole, length }: { whole: ParsedReport; length: number },
): Promise<void> {
  const part = await readOrRefuse([document.slice(0, length)])
  if (part === undefined || part.format !== whole.format) return
  expect(essence(whole.cases).slice(0, part.cases.length)).toEqual(essence(part.cases))
  if (part.complete) expect(document.slice(length).trim()).toBe('')
}

/** The names that are to be found: without colours, and with a mark for each character that XML forbids. */
function expected(suites: readonly Suite[]): { suite: string[]; name: string; status: CaseStatus }[] {
  const walk = (
    node: Case | Suite,
    path: readonly string[],
  ): { suite: string[]; name: string; status: CaseStatus }[] => {
    if (!('inner' in node)) return [{ suite: [...path], name: legible(node.name), status: node.status }]
    const name = legible(node.name)
    const inner = name === '' ? path : [...path, name]
    return node.inner.flatMap(each => walk(each, inner))
  }
  return suites.flatMap(each => walk(each, []))
}

// oxlint-disable-next-line no-control-regex -- Colours of a terminal.
const COLOUR = /\u001b\[[\d;:]*m/g
// oxlint-disable-next-line no-control-regex -- What XML forbids.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function legible(name: string): string {
  return name.replace(COLOUR, '').replace(FORBIDDEN, '\ufffd')
}
