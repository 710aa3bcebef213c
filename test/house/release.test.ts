import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { actionReference, packageFacts } from '../../src/cli/shipped-files.ts'
import { OWN_ACTION } from '../workflows/sources.ts'
import { ROOT } from '../world/project.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const filesBelow = (folder: string, name: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => name.test(file))
    .map(file => join(folder, file))

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'ARCHITECTURE.md',
  'AGENTS.md',
  'package.json',
  'action.yml',
  ...filesBelow('docs', /\.md$/),
  ...filesBelow('examples', /./),
  ...filesBelow('.github', /\.(?:yml|md)$/),
]

describe('the name of the repository', () => {
  const { repository } = packageFacts()

  it('is the one of package.json', () => {
    expect(repository).toBe(OWN_ACTION)
  })

  it.each(PAGES)('is right wherever %s has it', page => {
    const places = [
      ...read(page).matchAll(/\buses: ["']?([\w.-]+\/fix-tests)@/g),
      ...read(page).matchAll(/github(?:usercontent)?\.com\/([\w.-]+\/fix-tests)\b/g),
      ...read(page).matchAll(/--repo ([\w.-]+\/fix-tests)\b/g),
    ]

    expect(places.map(([, name]) => name).filter(name => name !== repository)).toEqual([])
  })

  it('comes with the major version of package.json in workflows', () => {
    const versions = ['README.md', 'examples/fix-tests.yml', ...filesBelow('docs', /\.md$/)].flatMap(page =>
      Array.from(read(page).matchAll(/\buses: (\S+\/fix-tests@\S+)/g), ([, use]) => use),
    )

    expect(versions.length).toBeGreaterThan(3)
    expect([...new Set(versions)]).toEqual([actionReference(packageFacts())])
  })
})

describe('action.yml keeps the rules of the Marketplace', () => {
  const { name, description, author, branding } = parse(read('action.yml')) as Record<string, string> & {
    branding: Record<string, string>
  }

  it('has a name, an author and a short description', () => {
    expect(name).toMatch(/^[\w -]{1,50}$/)
    expect(author).toMatch(/\S/)
    expect(description?.length).toBeLessThanOrEqual(125)
  })

  it('has an icon and one of the colors', () => {
    // The icons are those of Feather 4.28; actionlint knows all of them.
    expect(branding.icon).toMatch(/^[a-z0-9-]+$/)
    expect(branding.color).toMatch(/^(?:white|black|yellow|blue|green|orange|red|purple|gray-dark)$/)
  })

  it('is the only file of an action, at the top', () => {
    expect(filesBelow('.github', /^action\.ya?ml$/)).toEqual([])
    expect(readdirSync(ROOT).filter(file => /^action\.ya?ml$/.test(file))).toEqual(['action.yml'])
  })
})

describe("the project's own workflows", () => {
  type Step = { uses?: string; run?: string }
  type Workflow = {
    on: Record<string, unknown>
    jobs: Record<string, { if?: string; needs?: string; steps: Step[]; permissions: Record<string, string> }>
  }
  const workflows = filesBelow('.github/workflows', /\.yml$/)
  const release = parse(read('.github/workflows/release.yml')) as Workflow

  it.each(workflows)('%s works in this repository: it uses no release of the action', path => {
    expect(read(path)).not.toMatch(new RegExp(String.raw`\buses: ${OWN_ACTION}@`))
  })

  it('run only scripts that exist', () => {
    const named = workflows.flatMap(path =>
      Array.from(read(path).matchAll(/\bnode (scripts\/[\w.-]+)/g), ([, file]) => file ?? ''),
    )
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const npm = workflows.flatMap(path =>
      Array.from(read(path).matchAll(/\bnpm run ([\w:]+)/g), ([, name]) => name ?? ''),
    )

    expect(named.length).toBeGreaterThan(1)
    for (const file of named) expect(() => read(file)).not.toThrow()
    expect(npm.filter(name => scripts[name] === undefined)).toEqual([])
  })

  it('draft a release of a version only, after all tests, and leave publishing to a person', () => {
    const { check, draft, npm, 'major-tag': major } = release.jobs
    const tags = (release.on.push as { tags: string[] }).tags

    // Not of the major tag, which the workflow itself moves.
    expect(tags).toEqual(['v[0-9]+.[0-9]+.[0-9]+*'])
    expect(check?.steps.at(-1)?.run).toBe('.ci/run')
    expect(draft?.needs).toBe('check')
    expect(draft?.steps.find(({ run }) => run?.includes('gh release create'))?.run).toContain(' --draft ')
    expect(npm?.if).toBe("github.event_name == 'release'")
    expect(major?.if).toBe("github.event_name == 'release' && !github.event.release.prerelease")
  })

  it('attest what they built in the same job', () => {
    const steps = release.jobs.draft?.steps ?? []
    const at = (what: RegExp) => steps.findIndex(({ uses = '', run = '' }) => what.test(uses) || what.test(run))

    expect(at(/^npm run dist$/)).toBeGreaterThan(0)
    expect(at(/attest-build-provenance@/)).toBeGreaterThan(at(/^npm run dist$/))
    expect(at(/attest-sbom@/)).toBeGreaterThan(at(/sbom\.ts/))
    expect(release.jobs.draft?.permissions).toEqual({ contents: 'write', 'id-token': 'write', attestations: 'write' })
  })
})
