import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { barriers, hasChromium, openPage, startBrowser } from '../pages/browser.ts'
import { small } from './projects.ts'
import { Repository } from './repository.ts'

const isHere = hasChromium()

describe('fix-tests history', () => {
  it('has none before the first run, and says so', async () => {
    await using repository = new Repository(small.commits)

    expect(await repository.run(['history'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^No history/) })
  })

  it('shows what a run fixed, as text and as a page; a clone reads it from the remote, without a ref', async () => {
    await using repository = new Repository(small.commits)
    await repository.run(['run', '--models', 'offline'])
    const clone = join(repository.home, 'clone')
    execFileSync('git', ['clone', '--quiet', repository.path, clone])

    const text = await repository.run(['history'])
    const page = await repository.run(['history', '--html', 'out.html'], { cwd: clone })

    expect(text.stdout).toMatch(/^1 request, 1 fixed: 2 tests, for \$0\.00/)
    expect(text.stdout).toContain('main: fixed, 2 fixed, 0 failing, by offline')
    expect(page).toMatchObject({ code: 0, stdout: `History: ${join(clone, 'out.html')}\n` })
    expect(execFileSync('git', ['for-each-ref', 'refs/fix-tests'], { cwd: clone }).toString()).toBe('')
    expect(readFileSync(join(clone, 'out.html'), 'utf8')).toContain('What fix-tests did here')
    if (!isHere) return
    await using browser = await startBrowser()
    for (const width of [1280, 375]) {
      const options = { viewport: { width, height: 800 } }
      const shown = await openPage(browser, pathToFileURL(join(clone, 'out.html')).href, options)
      expect(await shown.page.locator('main').innerText()).toContain('test/area.test.js › area')
      expect(await barriers(shown.page)).toEqual([])
      expect(await shown.page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      expect({ requests: shown.requests, problems: shown.problems }).toEqual({ requests: [], problems: [] })
    }
  })

  it('refuses a remote that does not exist', async () => {
    await using repository = new Repository(small.commits)

    expect(await repository.run(['history', '--remote', 'upstream'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('This repository has no remote "upstream".'),
    })
  })
})
