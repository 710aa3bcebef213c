import { describe, it } from 'vitest'
import { expectGuilty } from './bisected.ts'

describe('bisecting', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('names the guilty commit among 8: the one with index %i', expectGuilty)
})
