import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { usualSetup } from '../../src/setup/default-steps.ts'
import { workflowText, type WorkflowFacts } from '../../src/setup/workflow-text.ts'
import { detectPackages } from '../../src/frameworks/project/detect-packages.ts'
import { byActionlint, byLanguageService } from '../workflows/validation.ts'
import { byHouseRules } from '../workflows/house-rules.ts'
import type { Source } from '../workflows/sources.ts'
import { starts } from '../world/toolchains.ts'
import { ROOT } from '../world/project.ts'
import { ciWith, NPM, planOf, ProjectFolder } from './ci-files.ts'

const MANIFEST = readFileSync(join(ROOT, 'action.yml'), 'utf8')
const EXAMPLE = readFileSync(join(ROOT, 'examples/fix-tests.yml'), 'utf8')

function textOf(ci: string, facts: Partial<WorkflowFacts> = {}): string {
  return workflowText({
    ci: 'CI',
    setup: planOf(ci),
    action: 'fix-tests/fix-tests@v0',
    branches: 'fix-tests/',
    minutes: 60,
    configured: [],
    passed: [],
    key: ['anthropic-api-key', 'ANTHROPIC_API_KEY'],
    versions: [ci],
    ...facts,
  })
}

const NODE = `- uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
  with:
    node-version: 24
- run: npm ci
- run: npm test`

describe('the workflow that init writes', () => {
  it.each(['', 'a b/', 'x}}/', 'line\nbreak/'])(
    'takes no prefix of branches that breaks its condition: %j',
    branches => {
      expect(textOf(ciWith(NODE), { branches })).toBe(textOf(ciWith(NODE)))
    },
  )

  it('is for an npm project the one of the examples', () => {
    expect(textOf(ciWith(NODE))).toBe(EXAMPLE.slice(EXAMPLE.indexOf('name:')))
  })

  it('is the same for a project whose CI does not show how it is installed', () => {
    using folder = new ProjectFolder(NPM)
    const setup = usualSetup(folder.project, detectPackages(folder.project, [])[0]?.framework, '')

    expect(textOf(ciWith(NODE), { setup })).toBe(EXAMPLE.slice(EXAMPLE.indexOf('name:')))
  })

  it.each<[passed: readonly string[], configured: readonly string[], passEnv: string]>([
    [[], [], 'PGPORT'],
    [['API_URL', 'HOME_*'], ['pass-env'], 'API_URL, HOME_*, PGPORT'],
    [['PGPORT'], ['pass-env'], 'PGPORT'],
  ])('gives the tests the ports of services, with %j of the settings', (passed, configured, passEnv) => {
    const ci = ciWith('- run: npm test\n  env: { PGPORT: "${{ job.services.db.ports[5432] }}" }', {
      job: 'services: { db: { image: "postgres:17", ports: [5432] } }',
    })
    const jobs = (parse(textOf(ci, { passed, configured })) as { jobs: { fix: { steps: Record<string, unknown>[] } } })
      .jobs

    expect(jobs.fix.steps.at(-1)).toMatchObject({
      env: { PGPORT: '${{ job.services.db.ports[5432] }}' },
      with: { 'pass-env': passEnv },
    })
  })

  it.each([
    ['a colon', 'Build: all'],
    ['a comma', 'a, b'],
    ['quotes', `it's "CI"`],
    ['a hash', 'CI #1'],
    ['a number', '123'],
    ['brackets', 'CI] # ['],
  ])('names a workflow with %s', (_, ci) => {
    const parsed = parse(textOf(ciWith(NODE), { ci })) as { on: { workflow_run: { workflows: unknown } } }

    expect(parsed.on.workflow_run.workflows).toEqual([ci])
  })

  it('has services, directory, prefix of branches and key of the project', () => {
    const job = 'services: { redis: { image: "redis:7" } }\ndefaults: { run: { working-directory: web } }'
    const setup = planOf(ciWith(NODE, { job }), { ...NPM, 'web/package.json': NPM['package.json'] })

    const text = textOf(ciWith(NODE), { setup, branches: "bot's/", key: ['openai-api-key', 'OPENAI_API_KEY'] })

    const { jobs } = parse(text) as { jobs: { fix: { services: object; if: string; steps: { with: object }[] } } }
    expect(jobs.fix.services).toEqual({ redis: { image: 'redis:7' } })
    expect(jobs.fix.if).toContain("startsWith(github.event.workflow_run.head_branch, 'bot''s/')")
    expect(jobs.fix.steps.at(-1)?.with).toEqual({
      'setup-command': 'npm ci',
      'working-directory': 'web',
      'openai-api-key': '${{ secrets.OPENAI_API_KEY }}',
    })
  })
})

describe('the settings of the repository', () => {
  const job = 'defaults: { run: { working-directory: web } }'
  const setup = () => planOf(ciWith(NODE, { job }), { ...NPM, 'web/package.json': NPM['package.json'] })

  it('win over what CI shows: no input is written that they set', () => {
    const names = ['setup-command', 'working-directory', 'models']
    const text = textOf(ciWith(NODE), { setup: setup(), configured: names })

    const { jobs } = parse(text) as { jobs: { fix: { steps: { with: object }[] } } }
    expect(jobs.fix.steps.at(-1)?.with).toEqual({ 'anthropic-api-key': '${{ secrets.ANTHROPIC_API_KEY }}' })
    expect(textOf(ciWith(NODE), { setup: setup(), configured: ['models'] })).toContain('working-directory: web')
  })

  it('give the job the time that they give fix-tests, and some to begin and end', () => {
    const { jobs } = parse(textOf(ciWith(NODE), { minutes: 120 })) as { jobs: { fix: object } }

    expect(jobs.fix).toMatchObject({ 'timeout-minutes': 130 })
  })
})

const KINDS: readonly (readonly [what: string, ci: string])[] = [
  ['npm', ciWith(NODE)],
  [
    'Python with apt, a service and a strange name',
    ciWith(
      '- uses: actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0\n  with: { python-version: "3.13", cache: pip }\n- run: sudo apt-get install -y libpq-dev\n- run: |\n    pip install -r requirements.txt\n    pytest -q',
      { name: '"Tests: all"', job: 'services: { db: { image: "postgres:17", ports: ["5432:5432"] } }' },
    ),
  ],
]

describe.each(KINDS)('the workflow for %s', (_, ci) => {
  const text = textOf(ci)
  const source: Source = { file: 'own.yml', kind: 'workflow', shown: false, text, lineOf: line => line }

  it("has no fault that GitHub's language service finds, and keeps the rules of the house", async () => {
    expect(await byLanguageService(source, MANIFEST)).toEqual([])
    expect(byHouseRules(source)).toEqual([])
  })

  it.runIf(starts('actionlint', '-version'))('has no fault that actionlint finds', () => {
    expect(byActionlint([source], MANIFEST)).toEqual([])
  })
})
