import { describe, expect, it } from 'vitest'
import { page } from '../src/pages.ts'

describe('page', () => {
  it('has as many entries as asked for', () => {
    expect(page(['a', 'b', 'c', 'd', 'e'], 1, 2).entries).toEqual(['a', 'b'])
  })

  it('begins where the one before ended', () => {
    expect(page(['a', 'b', 'c', 'd', 'e'], 2, 2).entries).toEqual(['c', 'd'])
  })

  it('may be short at the end', () => {
    expect(page(['a', 'b', 'c', 'd', 'e'], 3, 2).entries).toEqual(['e'])
  })

  it('counts the pages', () => {
    expect(page(['a', 'b', 'c', 'd', 'e'], 1, 2).pages).toBe(3)
  })
})
