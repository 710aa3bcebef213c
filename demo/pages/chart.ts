import { type Html, html, raw } from './html.ts'

/** Size of the drawing, and the room for its labels, in its own units. */
const [WIDTH, HEIGHT, LEFT, BELOW] = [640, 240, 48, 28]

/** Draw the one kind of mermaid chart that reports have, a line over named points; undefined for any other. */
export function renderChart(source: string): Html | undefined {
  const title = /^\s*title "([^"]*)"/m.exec(source)?.[1] ?? ''
  const names = [...(/^\s*x-axis \[(.*)\]/m.exec(source)?.[1] ?? '').matchAll(/"([^"]*)"/g)].map(
    ([, name = '']) => name,
  )
  const [, unit = '', low, high] = /^\s*y-axis "([^"]*)" (\d+) --> (\d+)/m.exec(source) ?? []
  const values = (/^\s*line \[([\d., ]*)\]/m.exec(source)?.[1] ?? '').split(',').map(Number)
  if (!source.startsWith('xychart-beta') || low === undefined || names.length === 0 || values.length !== names.length)
    return undefined
  const [min, max] = [Number(low), Number(high)]
  const x = (at: number) => LEFT + 20 + (at * (WIDTH - LEFT - 60)) / Math.max(1, names.length - 1)
  const y = (value: number) => 30 + (HEIGHT - BELOW - 40) * (1 - (value - min) / Math.max(1, max - min))
  const label = `${title}: ${names.map((name, at) => `${name} ${values[at]} ${unit}`).join(', ')}`
  const points = raw(values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' '))
  const marks = values.map(
    (value, at) =>
      html`<circle cx="${x(at).toFixed(1)}" cy="${y(value).toFixed(1)}" r="4"/><text x="${x(at).toFixed(1)}" y="${(y(value) - 10).toFixed(1)}">${value}</text><text x="${x(at).toFixed(1)}" y="${HEIGHT - 6}">${names[at] ?? ''}</text>`,
  )
  const edges = [min, max].map(value => html`<text x="${LEFT - 8}" y="${y(value).toFixed(1)}">${value} ${unit}</text>`)
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}"><text x="${WIDTH / 2}" y="16">${title}</text>${edges}<polyline points="${points}"/>${marks}</svg>`
}
