/** How fast reports are read and failures are sorted, beside the libraries that one would use instead. */
import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Failure } from '../src/domain/model/test-case.ts'
import { inPieces } from '../src/concurrency/in-pieces.ts'
import { clusterFailures } from '../src/triage/cluster-failures.ts'
import type { Figure } from './main.ts'
import { median } from './median.ts'

/** Megabytes of each report, and how often it is read with each reader. */
const SIZES = [
  { megabytes: 8, runs: 7 },
  { megabytes: 85, runs: 5 },
  { megabytes: 430, runs: 3 },
] as const
const READERS = ['stream', 'collect', 'junit2json', 'xml2js'] as const
/** Commands of the command line that keep what they read, and how often each runs. */
const COMMANDS = ['parse', 'triage'] as const
const PEAK_RUNS = 3
const ROOT = resolve(import.meta.dirname, '..')
/** Has a process say its peak, in kilobytes, as the last thing. */
const SAY_PEAK = `data:text/javascript,process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS))`
const FAILURES = 10_000

interface Measured {
  readonly ms: number
  readonly megabytes: number
  readonly cases: number
}

export function reading(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-reports-'))
  try {
    return SIZES.flatMap(({ megabytes, runs }) => {
      const path = join(folder, `${megabytes}.xml`)
      const cases = writeReport(path, megabytes * 1_000_000)
      return figuresOf(path, { megabytes, runs, cases })
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Peaks of the commands that keep what they read: outside of a repository, and in this one. */
export function peaks(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-peaks-'))
  try {
    return SIZES.filter(({ megabytes }) => megabytes > 10).flatMap(({ megabytes }) => {
      const path = join(folder, `${megabytes}.xml`)
      writeReport(path, megabytes * 1_000_000)
      return [
        ...COMMANDS.map(command => peakOf(command, { path, megabytes, cwd: folder })),
        peakOf('triage', { path, megabytes, cwd: ROOT }),
      ]
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The readers take turns, so that whatever else the machine does meets all of them. */
function figuresOf(
  path: string,
  { megabytes, runs, cases }: { megabytes: number; runs: number; cases: number },
): Figure[] {
  const measured = new Map<string, Measured[]>(READERS.map(reader => [reader, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const reader of READERS) {
      const script = join(import.meta.dirname, 'read.mjs')
      const said = JSON.parse(execFileSync(process.execPath, [script, reader, path], { encoding: 'utf8' })) as Measured
      if (said.cases !== cases) throw new Error(`${reader} found ${said.cases} of ${cases} test cases`)
      measured.get(reader)?.push(said)
    }
  }
  const of = (reader: (typeof READERS)[number], what: 'ms' | 'megabytes') =>
    median((measured.get(reader) ?? []).map(each => each[what]))
  const ratio = of('junit2json', 'ms') / of('stream', 'ms')
  const peak = of('stream', 'megabytes')
  return [
    {
      what: `Reading ${megabytes} MB of JUnit XML (${cases} cases), speed to plain junit2json`,
      measured: `${ratio.toFixed(2)} × (${of('stream', 'ms').toFixed(0)} ms to ${of('junit2json', 'ms').toFixed(0)} ms, xml2js ${of('xml2js', 'ms').toFixed(0)} ms; all cases kept: ${of('collect', 'ms').toFixed(0)} ms)`,
      goal: 'at least 1 ×',
      met: ratio >= 1,
    },
    {
      what: `Peak memory at it`,
      measured: `${peak.toFixed(0)} MB (junit2json ${of('junit2json', 'megabytes').toFixed(0)} MB, xml2js ${of('xml2js', 'megabytes').toFixed(0)} MB; all cases kept: ${of('collect', 'megabytes').toFixed(0)} MB)`,
      goal: 'at most 200 MB',
      met: peak <= 200,
    },
  ]
}

function peakOf(
  command: (typeof COMMANDS)[number],
  { path, megabytes, cwd }: { path: string; megabytes: number; cwd: string },
): Figure {
  const cli = join(ROOT, 'dist', 'cli.js')
  const runs = Array.from({ length: PEAK_RUNS }, () => {
    const began = performance.now()
    const { stderr } = spawnSync(process.execPath, ['--import', SAY_PEAK, cli, command, path], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    return { seconds: (performance.now() - began) / 1000, peak: Number(/peak (\d+)$/.exec(stderr)?.[1]) / 1000 }
  })
  const peak = median(runs.map(run => run.peak))
  return {
    what: `Peak memory of \`fix-tests ${command}\` at ${megabytes} MB${cwd === ROOT ? ', in a repository' : ''}`,
    measured: `${peak.toFixed(0)} MB (${median(runs.map(run => run.seconds)).toFixed(1)} s; median of ${PEAK_RUNS})`,
    goal: 'at most 200 MB',
    met: peak <= 200,
  }
}

/** What fails in a tenth of the cases, and what tests print, are most of such a report. @returns the number of cases */
function writeReport(path: string, bytes: number): number {
  const file = openSync(path, 'w')
  const stack = Array.from(
    { length: 20 },
    (_, line) => `    at com.example.service.Orders$Line${line}.total(Orders.java:${line * 7})`,
  ).join('\n')
  const printed = Array.from(
    { length: 25 },
    (_, line) => `2026-11-20T17:41:44.${line} INFO  [main] c.e.s.Worker - item ${line} of &lt;batch&gt;`,
  ).join('\n')
  let cases = 0
  let written = writeSync(file, '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="all">\n')
  for (let suite = 0; written < bytes; suite += 1) {
    const lines = Array.from({ length: 50 }, (_, index) => {
      cases += 1
      const attributes = `classname="com.example.Suite${suite}" name="test case number ${cases}" time="0.0${index}"`
      const failure = `<failure message="expected: &lt;${index}&gt; but was: &lt;${cases}&gt;" type="org.opentest4j.AssertionFailedError"><![CDATA[org.opentest4j.AssertionFailedError\n${stack}]]></failure>`
      const inside =
        (index % 10 === 0 ? failure : '') +
        (index % 10 === 0 || index % 3 === 0 ? `<system-out>${printed}</system-out>` : '')
      return inside === '' ? `<testcase ${attributes}/>` : `<testcase ${attributes}>${inside}</testcase>`
    })
    written += writeSync(
      file,
      `<testsuite name="com.example.Suite${suite}" tests="50">\n${lines.join('\n')}\n</testsuite>\n`,
    )
  }
  writeSync(file, '</testsuites>\n')
  closeSync(file)
  return cases
}

/** Signatures, clusters, causes, suspects and the order of very many failures. */
export async function sorting(): Promise<Figure> {
  const failures = Array.from({ length: FAILURES }, (_, index): Failure => {
    const module = index % 400
    const stack = `TypeError: Cannot read properties of undefined (reading 'total')\n    at total (src/m${module}.ts:${index % 97}:7)`
    return {
      id: { framework: 'vitest', file: `test/m${module}.test.ts`, suite: [`module ${module}`], name: `case ${index}` },
      problem: {
        kind: 'failure',
        type: 'TypeError',
        message: `expected ${index} to be ${index + 1} of "order ${index}"`,
        stack,
      },
      frames: index % 3 === 0 ? [] : [{ file: `src/m${module}.ts`, line: index % 97, symbol: `total${index % 7}` }],
      durationMs: index % 50,
    }
  })
  const began = performance.now()
  const work = clusterFailures({
    failures,
    isTest: file => file.startsWith('test/'),
    changed: [{ file: 'src/m7.ts', line: 3, count: 5 }],
    importsOf: file => [file.replace('test/', 'src/').replace('.test', '')],
  })
  const clusters = await inPieces(work)
  const seconds = (performance.now() - began) / 1000
  return {
    what: `Triage of ${FAILURES} failures`,
    measured: `${seconds.toFixed(2)} s (${clusters.length} clusters)`,
    goal: 'at most 2 s',
    met: seconds <= 2,
  }
}
