import { expect, it } from 'vitest'
import type { FixerTools } from '../../src/contracts/ports.ts'
import { abstention, type Edits, edits, Stage, unit } from './stage.ts'

const FIX = { 'src/a.js': 'exports.value = 1\n' }

it.each(['analyzing', 'fixing'] as const)(
  'a run that ended in %s is resumed with a chain without its fixer: the next one gets the tests',
  async phase => {
    await using stage = new Stage({ files: () => unit('a', 0) })
    const none = { thinking: async () => abstention({ final: true }), doing: async () => abstention() }
    const first = await stage.run({ fixers: [none, edits(FIX)], endedIn: phase, rules: { fixers: ['two'] } })

    const end = await stage.resume({ fixers: [edits(FIX)] })

    expect(first.attempts.map(({ fixer }) => fixer)).toEqual(['two'])
    expect(end.attempts).toMatchObject([
      { fixer: 'two', result: 'abstained', final: true, reason: 'The chain does not name it any more.' },
      { fixer: 'one', result: 'pass' },
    ])
    expect(end.outcome).toBe('fixed')
  },
)

it('an attempt that had to wait until the time was used up says so', async () => {
  await using stage = new Stage({ files: () => ({ ...unit('a', 0), ...unit('b', 0) }) })
  let made = 0
  const doing = async (_: unknown, { signal }: FixerTools): Promise<Edits> => {
    made += 1
    if (made === 1) return {}
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  }

  const end = await stage.run({
    fixers: [{ doing }],
    rules: { parallel: 2 },
    withoutCopies: true,
    limits: { minutes: 15 },
    minutesPerFix: 20,
  })

  expect(end.attempts.map(({ reason }) => reason)).toEqual([
    'It proposed a fix but changed no file.',
    'No time was left for it.',
  ])
})
