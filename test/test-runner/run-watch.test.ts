import { appendFile, chmod, mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { RunWatch } from '../../src/test-runner/run-watch.ts'

const line = (event: string) => `${JSON.stringify([event, '/app/a.test.js', 'adds'])}\n`

/** A watch on a journal with these lines, which allows half a second of silence, and three times that while no test runs. */
async function watched(lines: string, work: (watch: RunWatch, journal: string) => Promise<void>): Promise<void> {
  await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-journal-'))
  const journal = join(home.path, 'journal')
  const watch = new RunWatch(0, 500)
  watch.begin(journal)
  await appendFile(journal, lines)
  watch.isTooQuiet(1_000_000)
  await work(watch, journal)
}

/** Ask until the journal is read. */
async function isTooQuiet(watch: RunWatch): Promise<boolean> {
  for (let round = 0; round < 20; round += 1) {
    if (watch.isTooQuiet(1_000_000)) return true
    watch.printed()
    await sleep(10)
  }
  return false
}

test('a run whose journal shows a test that did not end hangs, whatever is printed', async () => {
  await watched(line('start'), async watch => {
    await sleep(600)

    expect(await isTooQuiet(watch)).toBe(true)
  })
})

test('a run whose journal shows that all tests have ended lives while something is printed', async () => {
  await watched(line('start') + line('end'), async watch => {
    await sleep(600)

    expect(await isTooQuiet(watch)).toBe(false)
  })
})

test('a journal that a test made unreadable shows nothing', async () => {
  await watched(line('start') + line('end'), async (watch, journal) => {
    await chmod(journal, 0)
    await sleep(600)

    // As root it can be read all the same.
    expect(await isTooQuiet(watch)).toBe(process.getuid?.() !== 0)
  })
})
