const FREE_FROM = 5000
const STANDARD = 495

export interface Item {
  price: number
  quantity: number
}

export function subtotal(items: Item[]): number {
  return items.reduce((sum, item) => sum + item.price * item.quantity, 0)
}

/** Orders of 50 euros and more are shipped for free. */
export function shipping(items: Item[]): number {
  const total = subtotal(items)
  if (total === 0) return 0
  return total > FREE_FROM ? 0 : STANDARD
}
