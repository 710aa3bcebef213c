import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { FRAMEWORKS } from '../../src/frameworks/registry.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const records = readdirSync(join(ROOT, 'docs/adr')).filter(name => /^\d{4}-[a-z0-9-]+\.md$/.test(name))

/** List the paths that a page names in code marks; a pattern or a placeholder is no path. */
function pathsIn(page: string): string[] {
  const named = page.matchAll(/`((?:\.ci|\.githooks|docs|scripts|src|test)\/[\w./-]*)`/g)
  return Array.from(named, ([, path = '']) => path)
}

/** List the npm scripts that a page names. */
function scriptsIn(page: string): string[] {
  return Array.from(page.matchAll(/\bnpm run ([\w:]+)/g), ([, name = '']) => name)
}

const pages = [
  'AGENTS.md',
  'CONTRIBUTING.md',
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .map(name => `docs/${name}`)
    .filter(name => name.endsWith('.md') && !records.some(record => name === `docs/adr/${record}`)),
  ...records.map(name => `docs/adr/${name}`),
]

describe.each(pages)('%s', page => {
  it('names only paths and npm scripts that exist', () => {
    const text = read(page)

    expect(pathsIn(text).filter(path => !existsSync(join(ROOT, path)))).toEqual([])
    expect(scriptsIn(text).filter(name => scripts[name] === undefined)).toEqual([])
  })
})

describe('bench/failures', () => {
  it('has each file that its list names', () => {
    const listed = JSON.parse(read('bench/failures/expected.json')) as { file: string }[]

    expect(listed.length).toBeGreaterThan(90)
    expect(listed.map(({ file }) => file).filter(file => !existsSync(join(ROOT, 'bench/failures', file)))).toEqual([])
  })
})

describe('SECURITY.md', () => {
  const rows = read('SECURITY.md')
    .split('\n')
    .filter(line => line.startsWith('| ') && !line.includes('---'))
    .map(line => line.split(' | '))

  it('names tests that exist in each row of its tables, and sources that exist', () => {
    const named = rows.flatMap(cells => Array.from((cells.at(-1) ?? '').matchAll(/`([\w/.-]+)`/g), ([, name]) => name))

    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(name => !existsSync(join(ROOT, `test/${name}.test.ts`)))).toEqual([])
    expect(rows.filter(cells => !/^(?:`|test \|)/.test(cells.at(-1) ?? '')).map(([first]) => first)).toEqual([])
    expect(pathsIn(read('SECURITY.md')).filter(path => !existsSync(join(ROOT, path)))).toEqual([])
  })

  it('has asset, attacker, way, control and test of each threat', () => {
    const [head, ...threats] = rows.filter(
      cells => cells.length === 5 && !cells.some(cell => cell.startsWith('`none`')),
    )

    expect(head?.join(' ')).toBe('| asset attacker way control test |')
    expect(threats.length).toBeGreaterThan(20)
  })
})

describe('docs/adr', () => {
  const index = read('docs/adr/README.md')

  it('numbers its records without gaps', () => {
    const numbers = records.toSorted().map(name => Number(name.slice(0, 4)))

    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  })

  it.each(records)('%s has a line in the index and every part of the template', name => {
    const text = read(`docs/adr/${name}`)
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? []
    const [, date, status] = /^Date: (\d{4}-\d\d-\d\d)\. Status: (.+)\.$/m.exec(text) ?? []

    expect(Number(number)).toBe(Number(name.slice(0, 4)))
    expect(index).toContain(`| [${number}](${name}) | ${title} | ${date} | ${status} |`)
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Alternatives', '## Consequences'])
    expect(text).toMatch(/^- (?:Tried|Considered): /m)
  })
})

describe('the nightly workflow', () => {
  type Workflow = { jobs: Record<string, { steps: { uses?: string; run?: string }[] }> }
  const steps = (path: string) => Object.values((parse(read(path)) as Workflow).jobs).flatMap(job => job.steps)

  it('prepares the machine as CI does, and runs the same script', () => {
    const [nightly, ci] = ['nightly', 'ci'].map(name => steps(`.github/workflows/${name}.yml`))

    expect(nightly?.map(({ uses }) => uses)).toEqual(ci?.map(({ uses }) => uses))
    expect(nightly?.at(-1)?.run).toMatch(/ \.ci\/run$/)
  })
})

describe('dependabot', () => {
  type Update = { 'package-ecosystem': string; schedule: { interval: string }; groups?: object }

  it('keeps actions and npm packages up to date, once a week and in groups', () => {
    const { updates } = parse(read('.github/dependabot.yml')) as { updates: Update[] }

    expect(updates.map(update => update['package-ecosystem'])).toEqual(['github-actions', 'npm'])
    for (const { schedule, groups } of updates) {
      expect(schedule.interval).toBe('weekly')
      expect(Object.keys(groups ?? {})).not.toEqual([])
    }
  })
})

describe('an action of others', () => {
  const texts = [
    'README.md',
    'src/setup/default-steps.ts',
    ...['.github/workflows', 'docs', 'examples'].flatMap(folder =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter(name => /\.(?:md|ya?ml)$/.test(name))
        .map(name => `${folder}/${name}`),
    ),
  ]

  // Dependabot raises those of this project's own workflows; then this names the other places.
  it('is pinned to one commit wherever it is named', () => {
    const pins = new Map<string, Map<string, string[]>>()
    for (const path of texts)
      for (const [, name = '', commit = ''] of read(path).matchAll(/([\w-]+\/[\w/-]+)@([0-9a-f]{40})\b/g)) {
        const commits = pins.get(name) ?? new Map<string, string[]>()
        commits.set(commit, [...(commits.get(commit) ?? []), path])
        pins.set(name, commits)
      }

    expect([...pins.keys()]).toEqual(expect.arrayContaining(['actions/checkout', 'actions/setup-node']))
    const several = [...pins].filter(([, commits]) => commits.size > 1)
    expect(several.map(([name, commits]) => [name, Object.fromEntries(commits)])).toEqual([])
  })
})

describe('the form for bugs', () => {
  type Field = { id?: string; attributes: { options?: string[] } }
  const { body } = parse(read('.github/ISSUE_TEMPLATE/bug.yml')) as { body: Field[] }

  it('asks for log, version, framework and isolation of the failing run', () => {
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(['log', 'version', 'framework', 'isolation']))
  })

  it.each(FRAMEWORKS.map(({ name }) => name))('offers %s', name => {
    const options = body.find(({ id }) => id === 'framework')?.attributes.options ?? []

    expect(options.some(option => option.toLowerCase().startsWith(name))).toBe(true)
  })
})
