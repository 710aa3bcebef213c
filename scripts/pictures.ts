/**
 * Make the pictures of the README from one real run of the demo: docs/pictures/demo.svg (the log, animated),
 * report.png and report-dark.png (the report page in Chromium).
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openPage, startBrowser } from '../test/pages/browser.ts'
import { shop } from '../test/end-to-end/projects.ts'
import { layOut } from '../test/world/scene.ts'
import { terminalPicture, type TimedLine } from './terminal-picture.ts'

const OUT = join(import.meta.dirname, '..', 'docs', 'pictures')
/** Largest picture of the page, in bytes. */
const MAX_BYTES = 200_000

mkdirSync(OUT, { recursive: true })
await using scene = await layOut(shop)
const began = Date.now()
const lines: TimedLine[] = [
  { at: 0, text: '$ npm start', tone: 'title' },
  { at: 0, text: '', tone: 'plain' },
]
const result = await scene.run({
  onLine: line => {
    if (line.trim() === '' || /^##\[|^ {2,}(?:with:|[\w-]+: )/.test(line) || line.includes('No check run was')) return
    const tone = line.startsWith('▸')
      ? 'title'
      : /✓|pass:/.test(line)
        ? 'good'
        : line.startsWith(' ')
          ? 'faint'
          : 'plain'
    // The local GitHub stands for the real one.
    const text = line.trimEnd().replace(/http:\/\/127\.0\.0\.1:\d+/, 'https://github.example')
    lines.push({ at: Date.now() - began, text, tone })
  },
})
const pull = scene.github
  .pulls(scene.repository)
  .find(({ number }) => number === Number(result.outputs['pull-request-number']))
if (pull === undefined) throw new Error(`The demo made no pull request:\n${result.log}`)
const commits = scene.git('log', '--reverse', '--format=%h %s', `${scene.sha}..${pull.head.ref}`).trim().split('\n')
const at = Date.now() - began
lines.push(
  { at, text: '', tone: 'plain' },
  { at, text: `Pull request #${pull.number}: ${pull.title}`, tone: 'title' },
  ...commits.map((text): TimedLine => ({ at, text: `  ${text}`, tone: 'good' })),
)
write('demo.svg', terminalPicture('fix-tests: a red branch becomes a pull request', lines))

await using browser = await startBrowser()
const page = pathToFileURL(join(dirname(result.outputs['report-path'] ?? ''), 'report.html')).href
for (const colorScheme of ['light', 'dark'] as const) {
  const options = { colorScheme, viewport: { width: 1120, height: 900 } }
  const shown = await openPage(browser, page, options)
  write(colorScheme === 'light' ? 'report.png' : 'report-dark.png', await shown.page.screenshot())
}

function write(name: string, content: string | Buffer): void {
  const path = join(OUT, name)
  writeFileSync(path, content)
  const bytes = statSync(path).size
  if (bytes > MAX_BYTES) throw new Error(`${name} has ${bytes} bytes, more than ${MAX_BYTES}.`)
  console.log(`docs/pictures/${name}: ${bytes} bytes`)
}
