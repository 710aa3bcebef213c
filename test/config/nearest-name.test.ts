import { describe, expect, it } from 'vitest'
import { nearestName } from '../../src/config/nearest-name.ts'

const NAMES = ['run', 'open', 'triage', 'parse', 'doctor', 'max-iterations', 'max-attempts']

describe('the name that was meant', () => {
  it.each([
    ['rnu', 'run'],
    ['prase', 'parse'],
    ['Triage', 'triage'],
    ['doc', 'doctor'],
    ['max-iteration', 'max-iterations'],
  ])('of %s is %s', (typed, name) => {
    expect(nearestName(typed, NAMES)).toBe(name)
  })

  it.each(['fix', 'max', 'x', 'install', 'nope', 'porsa'])('of %s is not known', typed => {
    expect(nearestName(typed, NAMES)).toBeUndefined()
  })
})
