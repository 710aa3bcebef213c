import { describe, expect, it } from 'vitest'
import { label } from '../src/customers.ts'

describe('label', () => {
  it('names the city', () => {
    expect(label({ name: 'Ada', address: { street: 'Main St 1', city: 'London' } })).toBe('Ada, London')
  })

  it('does without an address', () => {
    expect(label({ name: 'Grace' })).toBe('Grace')
  })
})
