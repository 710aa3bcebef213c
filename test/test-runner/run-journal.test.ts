import { expect, it } from 'vitest'
import { isIdle, parseJournal } from '../../src/test-runner/run-journal.ts'

const of = (...lines: readonly unknown[]) =>
  parseJournal(lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'), {
    framework: 'f',
    relative: file => file.replace('/app/', ''),
  })
const id = (file: string, ...titles: readonly string[]) => ({
  framework: 'f',
  file,
  suite: titles.slice(0, -1),
  name: titles.at(-1) ?? '',
})

it('a test that started and did not end was running', () => {
  const journal = of(
    ['start', '/app/a', 'suite', 'one'],
    ['end', '/app/a', 'suite', 'one'],
    ['start', '/app/a', 'suite', 'two'],
  )

  expect(journal.running).toEqual([id('a', 'suite', 'two')])
})

it('a file that started and did not end is open, with the tests that are known and did not end', () => {
  const journal = of(
    ['file', '/app/a'],
    ['file', '/app/c'],
    ['start', '/app/a'],
    ['start', '/app/b'],
    ['known', '/app/a', 'one'],
    ['known', '/app/a', 'two'],
    ['end', '/app/a', 'one'],
    ['end', '/app/b'],
  )

  expect(journal).toEqual({
    running: [],
    open: [{ file: 'a', tests: [id('a', 'two')] }],
    files: ['a', 'c'],
    unended: [id('a', 'two')],
    hasEnded: true,
  })
})

it('nothing runs once tests have ended, and every one that started has', () => {
  const [start, end] = [
    ['start', 'a', 'one'],
    ['end', 'a', 'one'],
  ]

  const idle = [of(), of(start), of(start, end), of(start, end, ['start', 'a', 'two']), of(['start', 'b'], start, end)]

  expect(idle.map(isIdle)).toEqual([false, false, true, false, false])
})

it('a line that breaks off, or that a test wrote, says nothing', () => {
  const journal = of(['start', '/app/a', 'one'], '["start","/app', '{}', ['start'], ['stop', '/app/a'], ['start', 1])

  expect(journal.running).toEqual([id('a', 'one')])
})
