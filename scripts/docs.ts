/** Builds the documentation as a site, in the folder `site/`. Fails if a link leads nowhere. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brokenLinks } from './site/links.ts'
import { navOf, readPages } from './site/pages.ts'
import { fileOf, renderPage } from './site/render-page.ts'

const OUT = 'site'

const pages = readPages()
const broken = brokenLinks({ pages, exists: existsSync })
for (const link of broken) console.error(`This link leads nowhere: ${link}`)
if (broken.length > 0) process.exit(1)

const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository: { url: string } }
const address = repository.url.replace(/^git\+|\.git$/g, '')
const site = { pages: new Set(pages.keys()), nav: navOf(pages), source: `${address}/blob/main` }
rmSync(OUT, { recursive: true, force: true })
for (const [page, text] of pages) {
  const file = join(OUT, fileOf(page))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, renderPage(page, text, site))
}
if (existsSync('docs/pictures')) cpSync('docs/pictures', join(OUT, 'docs/pictures'), { recursive: true })
console.log(`${pages.size} pages in ${OUT}/`)
