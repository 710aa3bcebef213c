/** How fast reports of twenty shapes are read, beside junit2json, which the reader has to match on each. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedOf } from '../test/seed.ts'
import type { Figure } from './main.ts'
import { median } from './median.ts'
import { reportOf, SHAPES } from './report-shapes.ts'

/** Size of each report in bytes, and how often each reader reads it. */
const BYTES = 8_000_000
const RUNS = 5
const READERS = ['stream', 'junit2json'] as const
/** A report whose reading takes as long as the start of a reader. */
const TINY = '<testsuites><testsuite name="a"><testcase name="b"/></testsuite></testsuites>'

interface Measured {
  readonly ms: number
  readonly megabytes: number
  readonly cases: number
}

/** Measure each shape. The seed is today's date, or what BENCH_SEED says. */
export function shapes(): Figure[] {
  const { seed } = seedOf('full', process.env.BENCH_SEED)
  console.log(`Shapes of reports: seed ${seed} (repeat with BENCH_SEED=${seed})`)
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-shapes-'))
  try {
    const tiny = join(folder, 'tiny.xml')
    writeFileSync(tiny, TINY)
    return SHAPES.map((shape, index) => {
      const path = join(folder, `${index + 1}.xml`)
      for (const piece of reportOf(shape, { seed, bytes: BYTES })) appendFileSync(path, piece)
      const figure = figureOf(path, tiny)
      rmSync(path)
      return {
        ...figure,
        what: `Shape ${index + 1} of reports, ${shape.name}: speed to plain junit2json, seed ${seed}`,
      }
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The readers take turns, so that whatever else the machine does meets both. */
function figureOf(path: string, tiny: string): Omit<Figure, 'what'> {
  const runs = Array.from({ length: RUNS }, () => {
    const [ours, theirs] = READERS.map(reader => ({ whole: read(reader, path), start: read(reader, tiny) }))
    if (ours === undefined || theirs === undefined) throw new Error('a reader is missing')
    if (ours.whole.cases !== theirs.whole.cases)
      throw new Error(`${ours.whole.cases} test cases were found where junit2json found ${theirs.whole.cases}`)
    return { ours, theirs }
  })
  const ours = median(runs.map(each => each.ours.whole.ms)) - median(runs.map(each => each.ours.start.ms))
  const theirs = median(runs.map(each => each.theirs.whole.ms)) - median(runs.map(each => each.theirs.start.ms))
  const peak = (of: (run: (typeof runs)[number]) => Measured) => median(runs.map(run => of(run).megabytes)).toFixed(0)
  const ratio = theirs / ours
  return {
    measured: `${ratio.toFixed(2)} × (${ours.toFixed(0)} ms to ${theirs.toFixed(0)} ms; peak ${peak(run => run.ours.whole)} MB to ${peak(run => run.theirs.whole)} MB; median of ${RUNS})`,
    goal: '>= 1 ×',
    met: ratio >= 1,
  }
}

function read(reader: (typeof READERS)[number], path: string): Measured {
  const script = join(import.meta.dirname, 'read.mjs')
  return JSON.parse(execFileSync(process.execPath, [script, reader, path], { encoding: 'utf8' })) as Measured
}
