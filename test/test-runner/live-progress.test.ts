import { describe, expect, it } from 'vitest'
import { LiveProgress } from '../../src/test-runner/live-progress.ts'

function heardIn(line: string): number {
  let heard = 0
  new LiveProgress(
    () => undefined,
    () => void (heard += 1),
  ).line(line)
  return heard
}

describe('a run shows that its tests start', () => {
  it.each([
    ['pytest -v', 'collecting ... collected 9 items'],
    ['pytest', 'collected 1 item'],
    ['cargo', 'running 3 tests'],
    ['Maven', '[INFO] Running com.example.CartTest'],
    ['ctest', '    Start 1: cart'],
    ['go test -json', '{"Time":"2026-01-02T03:04:05Z","Action":"run","Package":"p","Test":"TestA"}'],
  ])('by a line of %s', (_, line) => {
    expect(heardIn(line)).toBe(1)
  })

  it('and not by what a test prints', () => {
    expect(heardIn('collecting the garbage')).toBe(0)
  })
})
