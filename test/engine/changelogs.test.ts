import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changelogsOf } from '../../src/engine/changelogs.ts'

const DIFF = `diff --git a/package.json b/package.json
--- a/package.json
+++ b/package.json
@@ -1,3 +1,3 @@
 {
-  "left-pad": "^1.0.0",
+  "left-pad": "^2.0.0",
 }
`
const CHANGES = '## 2.0.0\npad() takes an object.\n\n## 1.0.0\nBegin.\n'
const SAID = { name: 'left-pad', from: '1.0.0', to: '2.0.0' }

/** A folder with these files, and links by the path that they lead to. */
function folder(files: Record<string, string>, links: Record<string, string> = {}): { root: string } & Disposable {
  const root = mkdtempSync(join(tmpdir(), 'fix-tests-changelogs-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    symlinkSync(join(root, target), join(root, path))
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) }
}

describe('what a model reads of a bumped dependency', () => {
  it('is what the installed package says of the new version', async () => {
    using at = folder({ 'node_modules/left-pad/CHANGELOG.md': CHANGES })

    const found = await changelogsOf(DIFF, { roots: [at.root], body: 'the pull request' })

    expect(found).toEqual([{ ...SAID, source: 'the installed package', text: '## 2.0.0\npad() takes an object.' }])
  })

  it("is found through a package manager's links", async () => {
    const store = 'node_modules/.pnpm/left-pad@2.0.0/node_modules/left-pad'
    using at = folder({ [`${store}/HISTORY.md`]: CHANGES }, { 'node_modules/left-pad': store })

    expect(await changelogsOf(DIFF, { roots: [at.root], body: undefined })).toMatchObject([
      { text: '## 2.0.0\npad() takes an object.' },
    ])
  })

  it('is the description of a package of Python', async () => {
    const diff = DIFF.replaceAll('package.json', 'requirements.txt')
      .replace('-  "left-pad": "^1.0.0",', '-left-pad==1.0.0')
      .replace('+  "left-pad": "^2.0.0",', '+left-pad==2.0.0')
    using at = folder({ '.venv/lib/python3.12/site-packages/left_pad-2.0.0.dist-info/METADATA': CHANGES })

    expect(await changelogsOf(diff, { roots: [at.root], body: undefined })).toMatchObject([SAID])
  })

  it('is the text of the pull request if the package says nothing, within a limit', async () => {
    using at = folder({ 'node_modules/left-pad/CHANGELOG.md': '## 1.0.0\nBegin.\n' })

    const found = await changelogsOf(DIFF, { roots: [at.root], body: 'x'.repeat(10_000) })

    expect(found).toEqual([{ ...SAID, source: 'the pull request', text: 'x'.repeat(4_000) }])
  })

  it('is no other file that a link leads to', async () => {
    using at = folder(
      { '.env': `${CHANGES}TOKEN=secret\n`, 'src/HISTORY.md': CHANGES },
      { 'node_modules/left-pad/CHANGELOG.md': '.env', 'node_modules/left-pad/HISTORY.md': 'src/HISTORY.md' },
    )

    expect(await changelogsOf(DIFF, { roots: [at.root], body: undefined })).toEqual([])
  })

  it('is nothing without a bump, whatever a pull request says', async () => {
    expect(await changelogsOf('', { roots: [], body: 'text' })).toEqual([])
  })
})
