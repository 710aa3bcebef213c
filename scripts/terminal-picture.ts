/** A line of a terminal, and when it appeared in milliseconds. */
export interface TimedLine {
  readonly at: number
  readonly text: string
  readonly tone: 'title' | 'plain' | 'faint' | 'good'
}

const [WIDTH, ROWS, ROW, TOP, LEFT] = [860, 24, 19, 46, 20] as const
const COLUMNS = 100
/** Length of the animation and of the pause at its end, in seconds. */
const [PLAY, PAUSE] = [14, 6] as const

const COLOURS = { title: '#e6edf3', plain: '#c9d1d9', faint: '#8b949e', good: '#56d364' } as const

/**
 * Draw a terminal as an SVG whose text scrolls as it did in the run, on a shorter time. Without animation, and for
 * readers who want none, it shows the end.
 */
export function terminalPicture(title: string, lines: readonly TimedLine[]): string {
  const height = TOP + ROWS * ROW + 14
  const last = Math.max(1, lines.at(-1)?.at ?? 1)
  const offset = (shown: number) => (ROWS - shown) * ROW
  const end = Math.min(0, offset(lines.length))
  // Each line moves the text up by a row, at its share of the time.
  const steps = lines.map(({ at }, index) => {
    const percent = (100 * PLAY * at) / last / (PLAY + PAUSE)
    return `${percent.toFixed(2)}% { transform: translateY(${Math.min(0, offset(index + 1))}px); } `
  })
  const rows = lines.map(
    ({ text, tone, at }, index) =>
      `<text class="${tone}" x="${LEFT}" y="${TOP + ROW * (index + 1) - 5}" style="animation-delay:${((PLAY * at) / last).toFixed(2)}s" xml:space="preserve">${escapeXml(text.length > COLUMNS ? `${text.slice(0, COLUMNS - 1)}…` : text)}</text>`,
  )
  const styles = Object.entries(COLOURS).map(([tone, colour]) => `.${tone} { fill: ${colour}; }`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escapeXml(title)}">
<title>${escapeXml(title)}</title>
<style>
text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace; }
${styles.join('\n')}
.title { font-weight: 700; } .name { font-family: system-ui, sans-serif; text-anchor: middle; fill: #8b949e; }
.lines { transform: translateY(${end}px); }
@media (prefers-reduced-motion: no-preference) {
  .lines { animation: scroll ${PLAY + PAUSE}s step-end 1 both; }
  .lines text { animation: appear .01s linear 1 both; }
}
@keyframes appear { from { opacity: 0; } to { opacity: 1; } }
@keyframes scroll { ${steps.join('')}100% { transform: translateY(${end}px); } }
</style>
<rect width="${WIDTH}" height="${height}" rx="10" fill="#0d1117"/>
<circle cx="20" cy="19" r="6" fill="#ff5f57"/><circle cx="40" cy="19" r="6" fill="#febc2e"/><circle cx="60" cy="19" r="6" fill="#28c840"/>
<text class="name" x="${WIDTH / 2}" y="24">${escapeXml(title)}</text>
<clipPath id="window"><rect x="0" y="${TOP - 6}" width="${WIDTH}" height="${ROWS * ROW + 8}"/></clipPath>
<g clip-path="url(#window)"><g class="lines">
${rows.join('\n')}
</g></g>
</svg>
`
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  // XML has no control characters.
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f]/g, ' ').replace(/[&<>"']/g, sign => entities[sign] ?? sign)
}
