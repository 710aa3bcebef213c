import { describe, expect, test } from 'vitest'
import { inPieces } from '../../src/concurrency/in-pieces.ts'

/** Keep this process busy, longer than work goes on without a pause. */
function spin(): void {
  const until = performance.now() + 25
  while (performance.now() < until);
}

function* spinning(pieces: number): Generator<void, string> {
  for (let piece = 0; piece < pieces; piece++) {
    spin()
    yield
  }
  return 'done'
}

describe('work in pieces', () => {
  test('pauses for other work of the process, and has a result', async () => {
    let turns = 0
    const turn = () => {
      turns += 1
      if (turns < 3) setImmediate(turn)
    }
    setImmediate(turn)

    const result = await inPieces(spinning(4))

    expect(result).toBe('done')
    expect(turns).toBe(3)
  })

  test('ends when the process answersTo a signal meanwhile', async () => {
    const stop = new AbortController()
    const heard = () => stop.abort(new Error('stopped'))
    process.once('SIGUSR2', heard)
    const signalled = function* (): Generator<void, string> {
      process.kill(process.pid, 'SIGUSR2')
      return yield* spinning(100)
    }

    await expect(inPieces(signalled(), stop.signal)).rejects.toThrow('stopped')
  })

  test('ends with the error of the work', async () => {
    const failing = function* (): Generator<void, never> {
      yield
      throw new Error('no such file')
    }

    await expect(inPieces(failing(), new AbortController().signal)).rejects.toThrow('no such file')
  })
})
