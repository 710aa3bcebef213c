import { describe, expect, it } from 'vitest'
import { shipping, subtotal } from '../src/shipping.ts'

describe('shipping', () => {
  it('adds up the items', () => {
    expect(subtotal([{ price: 250, quantity: 2 }, { price: 99, quantity: 1 }])).toBe(599)
  })

  it('costs 4.95 for small orders', () => {
    expect(shipping([{ price: 1000, quantity: 1 }])).toBe(495)
  })

  it('is free for exactly 50 euros', () => {
    expect(shipping([{ price: 2500, quantity: 2 }])).toBe(0)
  })

  it('is free for an empty cart', () => {
    expect(shipping([])).toBe(0)
  })
})
