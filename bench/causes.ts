/** How failures of real runs are sorted, each against what is known of it: `failures/expected.json`. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { Figure } from './main.ts'

const FOLDER = join(import.meta.dirname, 'failures')
const CLI = resolve(import.meta.dirname, '..', 'dist', 'cli.js')

/**
 * A report or a log of small projects that were written to fail in all ways, at the first run of its runner. Half `B`
 * was not looked at before it was first measured.
 */
const Expected = z.array(
  z.object({
    file: z.string(),
    truth: z.string(),
    /** What may be to blame; empty for a group. */
    class: z.array(z.enum(['code', 'test', 'environment'])),
    failures: z.number(),
    half: z.enum(['A', 'B']),
    /** Names of the tests of each root cause. */
    groups: z.array(z.array(z.string())).optional(),
  }),
)
type Expected = z.infer<typeof Expected>[number]

const Diagnosis = z.object({
  summary: z.object({ failed: z.number() }),
  clusters: z.array(z.object({ pattern: z.string(), tests: z.array(z.string()) })),
})
type Diagnosis = z.infer<typeof Diagnosis>

/** Kinds whose cause is the environment. A missing file is that, or the code's. */
const ENVIRONMENT =
  /^(?:missing-(?:variable|dependency)|connection|port-taken|permission|disk-full|wrong-runtime|out-of-memory)$/

export function causes(): Figure[] {
  const all = Expected.parse(JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8')))
  const found = all.map(each => ({ expected: each, diagnosis: diagnosisOf(each) }))
  const groups = found.filter(({ expected }) => expected.groups !== undefined)
  const singles = found.filter(({ expected }) => expected.groups === undefined)
  const clusters = found.flatMap(({ diagnosis }) => diagnosis.clusters)
  const other = clusters.filter(({ pattern }) => pattern === 'other').length
  const blamed = singles.filter(isBlamedRightly).length
  const exact = groups.filter(isExact).length
  const lost = found.filter(({ expected, diagnosis }) => diagnosis.summary.failed < expected.failures).length
  const figure = (what: string, measured: string, goal: string, met: boolean) => ({ what, measured, goal, met })
  return [
    figure(
      `Root causes of ${all.length} reports and logs of real runs whose kind is not known ("other")`,
      `${other} of ${clusters.length}`,
      'at most 10 %',
      other <= clusters.length / 10,
    ),
    figure('The same: failing tests that are lost', `of ${lost} reports`, 'none', lost === 0),
    figure(
      'The same: environment, or code and tests, are blamed rightly',
      `${blamed} of ${singles.length}`,
      'at least 95 %',
      blamed >= 0.95 * singles.length,
    ),
    figure(
      'The same: runs with several causes that are sorted exactly',
      `${exact} of ${groups.length}`,
      'at least 90 %',
      exact >= 0.9 * groups.length,
    ),
  ]
}

/** Run the shipped `triage` on a report, in a folder without code. */
function diagnosisOf({ file }: Expected): Diagnosis {
  const cwd = mkdtempSync(join(tmpdir(), 'fix-tests-bench-'))
  try {
    const stdout = execFileSync(process.execPath, [CLI, 'triage', join(FOLDER, file), '--json'], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Diagnosis.parse(JSON.parse(stdout))
  } finally {
    rmSync(cwd, { recursive: true })
  }
}

interface Found {
  readonly expected: Expected
  readonly diagnosis: Diagnosis
}

function isBlamedRightly({ expected, diagnosis }: Found): boolean {
  return diagnosis.clusters.some(({ pattern }) => {
    if (pattern === 'missing-file') return true
    const blamed = ENVIRONMENT.test(pattern) ? ['environment'] : ['code', 'test']
    return expected.class.some(each => blamed.includes(each))
  })
}

/** True if the tests of each cause are one cluster, and no other cause's tests are in it. */
function isExact({ expected: { groups = [] }, diagnosis }: Found): boolean {
  const clusterOf = (name: string) =>
    diagnosis.clusters.findIndex(({ tests }) => tests.some(test => test.endsWith(name) || test.includes(name)))
  const found = groups.map(names => new Set(names.map(clusterOf)))
  const first = found.map(each => [...each][0])
  return found.every(each => each.size === 1 && !each.has(-1)) && new Set(first).size === groups.length
}
