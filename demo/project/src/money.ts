/** Cents as people read them. */
export function format(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const absolute = Math.abs(cents)
  return `${sign}€${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`
}
