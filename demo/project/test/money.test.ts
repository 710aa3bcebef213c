import { describe, expect, it } from 'vitest'
import { format } from '../src/money.ts'

describe('format', () => {
  it('shows euros and cents', () => {
    expect(format(1234)).toBe('€12.34')
  })

  it('pads the cents', () => {
    expect(format(205)).toBe('€2.05')
  })

  it('puts the sign first', () => {
    expect(format(-5)).toBe('-€0.05')
  })
})
