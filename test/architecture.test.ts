import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walkAll } from './domain/walking.ts'

const ROOT = resolve(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fix-tests-lint-'))
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What the linter says of one file of the house. */
function lint(file: string, text: string): string {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  const { stdout } = spawnSync(join(ROOT, 'node_modules', '.bin', 'oxlint'), [file], { cwd: folder, encoding: 'utf8' })
  rmSync(path)
  return stdout
}

describe('imports point one way', () => {
  it.each([
    ['domain', '../ports.ts'],
    ['domain', '../triage/diagnose.ts'],
    ['domain', 'node:fs'],
    ['triage', '../cycle/cycle.ts'],
    ['syntax', '../fixers/chain.ts'],
    ['frameworks', '../runner/process.ts'],
    ['results', '../runner/process.ts'],
    ['runner', '../workspace/git.ts'],
    ['workspace', '../cycle/ledger.ts'],
    ['fixers', '../runner/process.ts'],
    ['github', '../main.ts'],
    ['report', '../github/pulls.ts'],
    ['cycle', '../workspace/workspace.ts'],
    ['cycle', '../inputs.ts'],
  ])('src/%s may not import %s', (from, target) => {
    const text = `import { thing } from '${target}'\n\nexport const kept = thing\n`

    expect(lint(`src/${from}/probe.ts`, text)).toContain('no-restricted-imports')
  })

  it('the engine knows neither its doors nor GitHub', () => {
    const text = "import { thing } from './github/pulls.ts'\n\nexport const kept = thing\n"

    expect(lint('src/main.ts', text)).toContain('no-restricted-imports')
  })

  it('and what is allowed is allowed', () => {
    const text = "import { thing } from '../domain/state.ts'\n\nexport const kept = thing\n"

    expect(lint('src/cycle/probe.ts', text)).not.toContain('no-restricted-imports')
  })
})

describe('ARCHITECTURE.md', () => {
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')

  it('names every folder and file at the top of src', () => {
    for (const name of readdirSync(join(ROOT, 'src'))) expect(text).toContain(name)
  })

  it('draws every way that the machine takes from one phase to the next, and no other', () => {
    const diagram = /^```mermaid\nstateDiagram-v2\n(.*?)^```$/ms.exec(text)?.[1] ?? ''

    const { transitions } = walkAll()

    const drawn = new Set(
      diagram.split('\n').flatMap(line => /^ *(\w+ --> \w+)(?: *:.*)?$/.exec(line)?.slice(1, 2) ?? []),
    )
    const missing = [...transitions].filter(way => !drawn.has(way)).toSorted()
    const superfluous = [...drawn].filter(way => !transitions.has(way)).toSorted()
    expect({ missing, superfluous }).toEqual({ missing: [], superfluous: [] })
  })
})

describe('the environment', () => {
  it('is read at the two doors only', () => {
    // What another process runs is text here: reporters for test frameworks.
    const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      file => file.endsWith('.ts') && !file.endsWith('-program.ts'),
    )
    const readers = files.filter(file => readFileSync(join(ROOT, 'src', file), 'utf8').includes('process.env'))

    expect(readers.toSorted()).toEqual(['cli.ts', 'index.ts'])
  })
})
