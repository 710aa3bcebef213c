/** Fold parts under a summary line; empty if there is nothing to fold. @param summary Markdown with inline code only */
export function folded(summary: string, parts: readonly string[]): string {
  const shown = parts.filter(part => part !== '')
  if (shown.length === 0) return ''
  return [`<details><summary>${summaryHtml(summary)}</summary>`, ...shown, '</details>'].join('\n\n')
}

/** Convert inline code to HTML, since Markdown is not read within a summary. */
function summaryHtml(summary: string): string {
  return summary.replace(/`([^`]*)`/g, '<code>$1</code>')
}

/** Render the last line of a truncated list; none if it is complete. */
export function more(count: number): string[] {
  return count > 0 ? [`- … and ${count} more`] : []
}
