import { describe, expect, it } from 'vitest'
import { LiveProgress } from '../../src/test-runner/live-progress.ts'

function heardIn(line: string): string[] {
  const heard: string[] = []
  const progress = new LiveProgress(() => undefined, {
    onTest: () => heard.push('a test'),
    onTests: () => heard.push('tests'),
    onEnd: () => heard.push('the end'),
  })
  progress.line(line)
  return heard
}

describe('a run shows', () => {
  it.each([
    ['the first test of pytest -v', 'collecting ... collected 9 items', 'tests'],
    ['the first test of pytest', 'collected 1 item', 'tests'],
    ['a test of cargo', 'running 3 tests', 'a test'],
    ['a class of Maven', '[INFO] Running com.example.CartTest', 'a test'],
    ['a test of ctest', '    Start 1: cart', 'a test'],
    ['a test of Go', '{"Time":"2026-01-02T03:04:05Z","Action":"run","Package":"p","Test":"TestA"}', 'a test'],
  ])('that %s is about to start', (_, line, what) => {
    expect(heardIn(line)).toEqual([what])
  })

  it.each([
    ['by its result', 'test_a.py::test_good PASSED                      [100%]', ['a test', 'the end']],
    ['by its result from a worker', '[gw0] [100%] PASSED test_a.py::test_good', ['the end']],
    ['by the head of the failures', '=================== FAILURES ===================', ['the end']],
    ['and no test before it', 'test_a.py::test_good PASSED                      [ 99%]', ['a test']],
  ])('that the last test of pytest has ended, %s', (_, line, what) => {
    expect(heardIn(line)).toEqual(what)
  })

  it.each(['collecting ... something', 'downloading the model [100%]', 'we collected 3 items'])(
    'nothing by what a test prints: %s',
    line => {
      expect(heardIn(line)).toEqual([])
    },
  )
})
