/** Render the last line of a truncated list; none if it is complete. */
export function more(count: number): string[] {
  return count > 0 ? [`- … and ${count} more`] : []
}
