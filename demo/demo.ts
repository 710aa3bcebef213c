/**
 * Run the whole product on a small failing project: a repository on a local GitHub whose CI failed, and the shipped
 * action as GitHub's runner runs it, with the offline engine and no key. It ends with a pull request.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { layOut, type Scene } from '../test/world/scene.ts'
import { shop } from '../test/end-to-end/projects.ts'
import { servePage } from './pages/pull-page.ts'

const OUT = join(import.meta.dirname, 'out')
const keep = process.argv.includes('--keep')
const colours = process.stdout.isTTY
const bold = (text: string) => (colours ? `\u001b[1m${text}\u001b[0m` : text)
const dim = (text: string) => (colours ? `\u001b[2m${text}\u001b[0m` : text)

await using scene = await layOut({ ...shop, pages: servePage })
say('A project whose CI is red')
console.log(`  repository    ${scene.github.url}/${scene.repository} (a local GitHub, only on this machine)`)
console.log(`  pull request  #${scene.pull} “Add shipping, pages and labels”, branch ${scene.branch}`)
console.log(`  CI            failed: ${failing(scene)} tests, in the artifact test-reports`)

say('fix-tests, as a job on GitHub runs it (dist/index.js, offline engine, no key)')
const began = Date.now()
const result = await scene.run({ onLine: line => console.log(dim(`  ${seconds()}  `) + line) })

const pull = scene.github
  .pulls(scene.repository)
  .find(({ number }) => number === Number(result.outputs['pull-request-number']))
if (pull === undefined) {
  console.log('\nThere is no pull request; the log above says why.')
  process.exitCode = 1
} else {
  mkdirSync(OUT, { recursive: true })
  const file = join(OUT, 'pull-request.md')
  const page = join(OUT, 'pull-request.html')
  writeFileSync(file, `# ${pull.title}\n\n${pull.body ?? ''}`)
  writeFileSync(page, await (await fetch(`${scene.github.url}/${scene.repository}/pull/${pull.number}`)).text())

  say(`Pull request #${pull.number}: ${pull.title}`)
  console.log(`  ${pull.head.ref} → ${pull.base.ref}\n`)
  console.log(indent(scene.git('log', '--reverse', '--format=%h %s', `${scene.sha}..${pull.head.ref}`)))
  say('Its body')
  console.log(indent((pull.body ?? '').replace(/^<!--.*-->\n/, '')))
  say('Look at it')
  console.log(
    `  ${result.outputs['pull-request-url']}${keep ? '' : '  (npm start -- --keep leaves the local GitHub running)'}`,
  )
  console.log(`  ${relative(process.cwd(), file)}, ${relative(process.cwd(), page)}`)
  process.exitCode = result.conclusion === 'success' ? 0 : 1
}
if (keep) {
  console.log('\nThe local GitHub runs until you press Ctrl-C.')
  await new Promise<void>(resolve => process.once('SIGINT', () => resolve()))
}

function say(title: string): void {
  console.log(`\n${bold(title)}`)
}

function seconds(): string {
  return `${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s`
}

function failing({ report }: Scene): number {
  return report.split('<failure').length - 1
}

function indent(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map(line => `  ${line}`)
    .join('\n')
}
