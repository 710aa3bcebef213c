import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'

/** Chromium of the distribution: Playwright's own browsers are downloads. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome']

/** Path of an installed Chromium; undefined without one. */
export function chromiumPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap(folder => NAMES.map(name => join(folder, name))).find(path => existsSync(path))
}

/** Whether a Chromium is here. In CI it has to be. */
export function hasChromium(): boolean {
  const isHere = chromiumPath() !== undefined
  if (!isHere && process.env.CI === 'true') throw new Error('No Chromium is installed: .ci/run installs it')
  if (!isHere) process.stderr.write('The tests of pages are skipped: no Chromium is installed.\n')
  return isHere
}

/** Start the installed Chromium without a window. */
export function startBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  if (executablePath === undefined) throw new Error('No Chromium is installed: apt-get install chromium')
  return chromium.launch({ executablePath, args: ['--no-sandbox'] })
}

/** A page of the browser, and all that it did beside showing its document. */
export interface Watched {
  readonly page: Page
  /** Requests but the one for the document itself. */
  readonly requests: string[]
  /** Errors, and messages of the console, which names what a policy stopped. */
  readonly problems: string[]
}

/** Open a document in a tab of its own, and watch it. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  const [requests, problems]: [string[], string[]] = [[], []]
  page.on('request', request => {
    if (request.url() !== url && !request.url().startsWith('data:')) requests.push(request.url())
  })
  page.on('pageerror', error => problems.push(String(error)))
  page.on('console', message => problems.push(message.text()))
  page.on('dialog', dialog => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.goto(url)
  return { page, requests, problems }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** List what axe finds against WCAG 2.2 AA and its best practices, as `rule: elements`. */
export async function barriers(page: Page): Promise<string[]> {
  // The page's policy stops scripts of others, but not those of the debugger.
  await page.evaluate(AXE)
  const found = await page.evaluate<{ id: string; nodes: { target: string[]; failureSummary: string }[] }[]>(
    'axe.run().then(({ violations }) => violations)',
  )
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 5)
        .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`)
        .join('; ')}`,
  )
}
