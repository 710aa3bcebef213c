import { seededRandom } from '../random.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReport } from '../../src/test-reports/read-reports.ts'

import type { ByteSource } from '../../src/test-reports/decode.ts'
import { type ParsedReport, UnreadableReport } from '../../src/test-reports/report.ts'

const FIXTURES = join(import.meta.dirname, '..', 'fixtures')
/** Reports of real runners, from the smallest to the largest. */
export const REAL = globSync('{reports,junit}/**/*.{xml,json,jsonl,txt,tap}', { cwd: FIXTURES })
  .map(name => ({ name, bytes: readFileSync(join(FIXTURES, name)) }))
  .toSorted((a, b) => a.bytes.length - b.bytes.length || (a.name < b.name ? -1 : 1))

export const read = (source: ByteSource) => readReport(source, { relative: file => file })

/** What a source says, or undefined when it is refused in the one way that is allowed. */
export async function readOrRefuse(source: ByteSource): Promise<ParsedReport | undefined> {
  try {
    return await read(source)
  } catch (error) {
    if (error instanceof UnreadableReport) return undefined
    throw error
  }
}

/** Read real reports with broken bytes, so many of them, and tell of the cases that fail without a reason. */
export async function readBroken(runs: number, seed: number): Promise<string[]> {
  const random = randomly(seed)
  const small = REAL.filter(({ bytes }) => bytes.length < 30_000)
  const odd: string[] = []
  for (let run = 0; run < runs; run += 1) {
    // The smaller ones more often: what is odd in them is as odd in the larger ones.
    const { name, bytes } = small[Math.min(random(small.length), random(small.length))] ?? {
      name: '',
      bytes: Buffer.of(),
    }
    const result = await readOrRefuse([mutated(bytes, random)])
    const wrong = result?.cases.filter(({ status, problems }) => status === 'failed' && problems.length === 0) ?? []
    if (wrong.length > 0) odd.push(`${name}, run ${run} of seed ${seed}`)
  }
  return odd
}

const INSERTED = [
  '<',
  '>',
  '"',
  '&',
  ']]>',
  '<![CDATA[',
  '<!--',
  '</testsuite>',
  '<testcase>',
  '<system-out>',
  '<!DOCTYPE a>',
]
const MORE_INSERTED = [
  '\0',
  '\n',
  '{',
  '}',
  '[',
  ',',
  ' '.repeat(5_000),
  '<a>'.repeat(100),
  '\n    '.repeat(500),
  '.'.repeat(3_000),
]

/** Flip, lose, double and insert some bytes. */
export function mutated(bytes: Buffer, random: (below: number) => number): Buffer {
  let broken = Buffer.from(bytes)
  for (let left = 1 + random(6); left > 0; left -= 1) {
    const at = random(broken.length + 1)
    const length = random(random(3) === 0 ? 2_000 : 20)
    const [before, after] = [broken.subarray(0, at), broken.subarray(at)]
    const kind = random(5)
    const inserted = [...INSERTED, ...MORE_INSERTED]
    if (kind === 0 && at < broken.length) broken[at] = (broken[at] ?? 0) ^ (1 << random(8))
    else if (kind === 1) broken = Buffer.concat([before, after.subarray(length)])
    else if (kind === 2) broken = Buffer.concat([before, after.subarray(0, length), after])
    else if (kind === 3) broken = Buffer.concat([before, Buffer.from(inserted[random(inserted.length)] ?? ''), after])
    else broken = Buffer.concat([before, Buffer.from(Array.from({ length: random(8) }, () => random(256))), after])
  }
  return broken
}

/** Make a generator of whole numbers from 0 up to a limit that gives the same numbers for the same seed. */
export function randomly(seed: number): (below: number) => number {
  const random = seededRandom(seed)
  return below => Math.floor(random() * below)
}
