import { chmodSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRunReports } from '../../src/test-runner/run-reports.ts'

/** Nobody's number: root may read everything, and would prove nothing. */
const NOBODY = 65_534

test('a report that may not be read is broken, and says why', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'fix-tests-denied-'))
  const path = join(folder.path, 'report.xml')
  writeFileSync(path, '<testsuite><testcase name="a"/></testsuite>')
  chmodSync(path, 0)
  chmodSync(folder.path, 0o755)

  const read = await asNobody(() =>
    readRunReports({
      location: { at: 'file', path, format: 'junit' },
      result: { exit: { kind: 'exited', code: 0 }, output: '', errors: '', startedAt: 0, durationMs: 0 },
      kept: undefined,
      root: folder.path,
      patterns: undefined,
      framework: undefined,
      relative: file => file,
    }),
  )

  expect(read).toEqual({ cases: [], report: 'broken', detail: 'it cannot be opened (EACCES).' })
})

test('a report of the millisecond in which the run began is of before', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'fix-tests-stale-'))
  const path = join(folder.path, 'report.xml')
  writeFileSync(path, '<testsuite><testcase name="a"/></testsuite>')
  const began = 1_800_000_000_000
  utimesSync(path, (began + 0.8) / 1000, (began + 0.8) / 1000)

  const read = await readRunReports({
    location: { at: 'project', patterns: ['report.xml'], format: 'junit' },
    result: { exit: { kind: 'exited', code: 1 }, output: '', errors: '', startedAt: began, durationMs: 0 },
    kept: undefined,
    root: folder.path,
    patterns: undefined,
    framework: undefined,
    relative: file => file,
  })

  expect(read).toEqual({ cases: [], report: 'stale', detail: '' })
})

async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return work()
  process.seteuid?.(NOBODY)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
  }
}
