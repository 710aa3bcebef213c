import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { State } from '../../src/domain/model/state.ts'
import type { ReportPageInput } from '../../src/report-page/page-input.ts'
import { renderReportPage } from '../../src/report-page/report-page.ts'
import { start } from '../domain/states.ts'
import { fullState, pageInput } from '../report-page/full-result.ts'
import { barriers, hasChromium, openPage, startBrowser, type Watched } from './browser.ts'

/** Text that becomes markup, an attribute, the end of a script, or a request, wherever it is not escaped. */
const ATTACK = `"'><img src=x onerror="window.pwned=1"></script><script>window.pwned=2</script><!--\u202e\${1}{{2}}`

describe.runIf(hasChromium())('the report page in Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-pages-'))
  let browser: Browser
  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  let number = 0
  const show = (input: ReportPageInput, options = {}): Promise<Watched> => {
    number += 1
    const file = join(folder, `${number}.html`)
    writeFileSync(file, renderReportPage(input))
    return openPage(browser, pathToFileURL(file).href, options)
  }

  it('shows every part of a result, without a request and without an error', async () => {
    const { page, requests, problems } = await show(pageInput())

    const headings = await page.locator('main h2').allTextContents()
    expect(headings.map(text => text.replace(/ \d+$/, ''))).toEqual([
      'Causes',
      'Tests',
      'Changes',
      'Proof',
      'Iterations',
      'Durations',
      'Costs',
      'Conversations',
      'Events',
    ])
    expect(await page.title()).toContain('checkout at aaaaaaa')
    expect(await page.locator('#causes').innerText()).toContain('expected 4, got 5')
    expect(await page.locator('#changes ins').first().innerText()).toBe('+')
    expect(await page.locator('#changes .note').allInnerTexts()).toEqual([
      expect.stringContaining('The failing tests pass without this line, too.'),
      expect.stringContaining('No test notices this change'),
    ])
    expect(await page.locator('#costs').innerText()).toContain('12,000')
    expect(await page.locator('.timeline > li').count()).toBe(2)
    expect({ requests, problems }).toEqual({ requests: [], problems: [] })
  })

  it.each([
    ['light', 1280],
    ['light', 375],
    ['dark', 1280],
    ['dark', 375],
  ] as const)('is accessible and fits, %s and %i pixels wide', async (colorScheme, width) => {
    for (const input of [pageInput(), pageInput({ ...start(), outcome: 'failed' }, { change: '', events: '' })]) {
      const { page } = await show(input, { colorScheme, viewport: { width, height: 800 } })
      await page.evaluate(`for (const each of document.querySelectorAll('details')) each.open = true`)

      expect(await barriers(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      await page.context().close()
    }
  })

  it('finds barriers where there are some, so that finding none says something', async () => {
    const { page } = await show(pageInput())
    await page.evaluate(`document.querySelector('h1').style.color = '#999'`)
    await page.evaluate(`document.querySelector('[data-scrub]').removeAttribute('aria-label')`)

    const found = await barriers(page)

    expect(found.map(text => text.split(':')[0])).toEqual(['color-contrast', 'label'])
  })

  it('may load and run nothing that is not in it', async () => {
    const { page, requests, problems } = await show(pageInput())

    await page.evaluate(`document.body.append(Object.assign(new Image(), { src: 'https://example.com/x.png' }))`)
    await page.evaluate(
      `document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = 1' }))`,
    )
    await page.evaluate(`fetch('https://example.com/').catch(() => undefined)`)

    expect(await page.evaluate('window.ran')).toBeUndefined()
    expect(requests.filter(url => !url.startsWith('https://example.com/'))).toEqual([])
    expect(problems.filter(text => text.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(3)
  })

  it('shows an attack in any field as the text that it is', async () => {
    const attacked = attackedEverywhere(fullState)
    const input = pageInput(attacked.state, {
      change: `${pageInput().change.replaceAll('log(a)', ATTACK)}\n+${ATTACK}`,
      events: pageInput().events + `${JSON.stringify({ kind: 'note', level: 'info', text: ATTACK, at: 9900 })}\n`,
      conversations: [{ name: ATTACK, text: ATTACK }],
      repositoryUrl: `javascript:alert(1)//${ATTACK}`,
      reproduce: ATTACK,
    })

    const { page, requests, problems } = await show(input)

    expect(attacked.fields).toBeGreaterThan(80)
    expect(await page.evaluate('window.pwned')).toBeUndefined()
    expect(await page.locator('img, iframe, object, embed, body script:not(#data):not(:last-of-type)').count()).toBe(0)
    expect(await page.locator('script').count()).toBe(2)
    expect(await page.locator('a:not([href^="#"]):not([href^="http"])').count()).toBe(0)
    expect(await page.locator('#conversations').innerText()).toContain('<img src=x onerror=')
    expect(await page.locator('main').innerText()).not.toContain('\u202e')
    expect({ requests, problems }).toEqual({ requests: [], problems: [] })
  })

  it('filters the tests by name and by group, from the keyboard', async () => {
    const { page } = await show(pageInput())
    const shown = () => page.locator('.tests-table tbody tr:visible .name').allTextContents()

    await page.keyboard.press('/')
    await page.keyboard.type('stays')
    const byName = await shown()
    await page.locator('#filter-text').fill('')
    await page.locator('input[data-group=flaky]').uncheck()

    expect(byName).toEqual(['a.test.ts › stays red'])
    expect(await shown()).toHaveLength(4)
    expect(await page.locator('[data-filtered]').innerText()).toBe('4 of 5 shown')
  })

  it('replays the events step by step, and shows what was known at each', async () => {
    const { page } = await show(pageInput())
    const now = () => page.locator('.log [aria-current] .text').innerText()
    const known = async () =>
      Object.fromEntries(
        await Promise.all(
          ['iteration', 'tests', 'commits'].map(async name => [
            name,
            await page.locator(`[data-shows=${name}]`).innerText(),
          ]),
        ),
      )
    expect(await known()).toEqual({ iteration: '1', tests: '1 passed, 3 failed', commits: '1' })

    await page.getByRole('button', { name: 'First event' }).click()
    expect(await now()).toContain('checkout at aaaaaaa')
    expect(await known()).toEqual({ iteration: '–', tests: '–', commits: '0' })
    await page.keyboard.press('.')
    expect(await now()).toContain('the whole suite: 1 passed, 3 failed')
    await page.keyboard.press(',')
    await page.locator('[data-scrub]').fill('4')
    expect(await now()).toContain('Add instead')
    await page.keyboard.press('p')
    await expect.poll(() => page.locator('[data-position]').innerText()).toBe('5 of 5')
  })

  it('switches between light and dark, and goes to sections by keys, unless the reader turns keys off', async () => {
    const { page } = await show(pageInput(), { colorScheme: 'light' })
    const paper = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
    const light = await paper()

    await page.keyboard.press('t')
    const dark = await paper()
    await page.keyboard.press('5')
    const focused = await page.evaluate('document.activeElement.id')
    await page.keyboard.press('?')
    const isOpen = await page.evaluate(`document.querySelector('dialog').open`)
    await page.locator('[data-keys]').uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('t')

    expect(dark).not.toBe(light)
    expect(await paper()).toBe(dark)
    expect(focused).toBe('iterations-title')
    expect(isOpen).toBe(true)
  })
})

/** Puts the attack behind every text of a state that accepts it: a name of an enumeration does not. */
function attackedEverywhere(state: State): { state: State; fields: number } {
  let changed = state
  let fields = 0
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    if (typeof value === 'string') {
      const trial = structuredClone(changed) as unknown as Record<string | number, unknown>
      const parent = path.slice(0, -1).reduce<Record<string | number, unknown>>((at, name) => at[name] as never, trial)
      parent[path.at(-1) ?? ''] = `${value}${ATTACK}`
      // A test is found by its key, so keys and ids stay as they are.
      if (
        !/^(?:targets|flaky|tests|needed|test|clusters|id|sha|commit|tip|url)$/.test(
          String(path.findLast(name => typeof name === 'string')),
        ) &&
        State.safeParse(trial).success
      ) {
        changed = trial as unknown as State
        fields += 1
      }
    } else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value))
        walk(each, [...path, Array.isArray(value) ? Number(name) : name])
  }
  walk(state, [])
  const attackedNames = JSON.parse(
    JSON.stringify(changed)
      .replaceAll('stays red', `stays ${JSON.stringify(ATTACK).slice(1, -1)} red`)
      .replaceAll('vitest', 'vitest'),
  ) as State
  return { state: State.safeParse(attackedNames).success ? attackedNames : changed, fields }
}
