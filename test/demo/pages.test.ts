import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../../demo/pages/markdown.ts'
import { servePage } from '../../demo/pages/pull-page.ts'
import { passRateChart } from '../../src/rendering/chart.ts'
import { startGitHub } from '../world/github/github.ts'

test('the page of a pull request shows its parts, and escapes all texts', async () => {
  const source = mkdtempSync(join(tmpdir(), 'demo-pages-'))
  const commit = (text: string, message: string) => {
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
    writeFileSync(join(source, 'sum.js'), text)
    execFileSync('git', ['add', '--all'], { cwd: source })
    execFileSync('git', [...identity, 'commit', '--quiet', '--message', message], { cwd: source })
  }
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: source })
  commit('a + b\n', 'start')
  execFileSync('git', ['switch', '--quiet', '--create', 'fix'], { cwd: source })
  commit('a => b\n', 'mend it')
  await using github = await startGitHub({ pages: servePage })
  await github.addRepo('acme/app', { from: source, defaultBranch: 'main' })
  rmSync(source, { recursive: true })
  const body = '| a | b |\n|---|---|\n| 1 | `x<y` |\n\n<script>alert(1)</script>'
  const number = github.openPull('acme/app', { head: 'fix', base: 'main', title: 'Fix <b>sum</b>', body })
  const comment = '<img src=x onerror=alert(1)> [x](javascript:alert(1))'
  github.comment('acme/app', number, { body: comment, login: 'eve' })

  const response = await fetch(`${github.url}/acme/app/pull/${number}`)
  const page = await response.text()

  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).toContain('Fix &lt;b&gt;sum&lt;/b&gt;')
  expect(page).toContain('<td class="left"><code>x&lt;y</code></td>')
  expect(page).toContain('<span class="add">+a =&gt; b</span>')
  expect(page).toContain('mend it')
  expect(page).not.toMatch(/<script|<img|href="javascript/)
  expect((await fetch(`${github.url}/acme/app/pull/9`)).status).toBe(404)
  const run = github.addWorkflowRun('acme/app', { headBranch: 'fix', headSha: '1'.repeat(40), name: 'CI <b>' }).id
  const runs = `${github.url}/acme/app/actions/runs`
  expect(await (await fetch(`${runs}/${run}`)).text()).toContain('CI &lt;b&gt;')
  expect((await fetch(`${runs}/${run + 1}`)).status).toBe(404)
  const [, link = '', sha = ''] = /href="(\/acme\/app\/commit\/([0-9a-f]{40}))"/.exec(page) ?? []
  expect(await (await fetch(github.url + link)).text()).toContain('<span class="add">+a =&gt; b</span>')
  const file = await (await fetch(`${github.url}/acme/app/blob/${sha}/sum.js`)).text()
  expect(file).toContain('<span id="L1"><a href="#L1">   1</a>  a =&gt; b</span>')
  expect((await fetch(`${github.url}/acme/app/blob/${sha}/none.js`)).status).toBe(404)
  expect((await fetch(`${github.url}/acme/app/commit/${'0'.repeat(40)}`)).status).toBe(404)
})

test.each([
  ['`a` **b** _c_', '<p><code>a</code> <strong>b</strong> <em>c</em></p>'],
  ['- a\n  - b\n- [x] c', '<ul><li>a<ul><li>b</li></ul></li><li><input type="checkbox" disabled checked> c</li></ul>'],
  ['```js\n<b>\n```', '<pre><code>&lt;b&gt;</code></pre>'],
  ['> [!WARNING]\n> <b>', '<div class="alert warning"><p class="alert-title">Warning</p><p>&lt;b&gt;</p></div>'],
  ['```mermaid\ngraph TD\n```', '<pre><code>graph TD</code></pre>'],
  ['<details onclick="x">', '<p>&lt;details onclick=&quot;x&quot;&gt;</p>'],
  ['<details>\n</details>\n</details>\n\nx<br>', '<details>\n</details>\n\n\n<p>x<br></p>'],
  ['<!-- marker -->[a](https://b.c "d")', '<p>[a](<a href="https://b.c">https://b.c</a> &quot;d&quot;)</p>'],
])('%j becomes HTML', (markdown, expected) => {
  expect(renderMarkdown(markdown).html.trim()).toBe(expected)
})

test('a chart of the pass rate becomes a drawing with its numbers as text', () => {
  const chart = passRateChart({
    before: { rate: 0.5 } as never,
    after: { rate: 1 } as never,
    attempts: [0.6, 0.7, 0.8, 1].map((rateAfter, index) => ({ iteration: index + 1, rateAfter, commit: 'c' })) as never,
  })

  const { html } = renderMarkdown(chart)

  expect(html).toContain('aria-label="Pass rate: before 50 %, 1 60 %, 2 70 %, 3 80 %, 4 100 %, now 100 %"')
  expect(html).toMatch(/<polyline points="68\.0,173\.3 (?:\d+\.\d,\d+\.\d ){4}600\.0,30\.0"\/>/)
})
