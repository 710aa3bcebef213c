import { describe, expect, it } from 'vitest'
import { adviseCi } from '../../src/setup/ci-advice.ts'
import { checkSetup } from '../../src/setup/doctor-checks.ts'
import type { DoctorFacts, GitHubFacts, ModelTrial } from '../../src/setup/doctor-facts.ts'
import { ownUse } from '../../src/setup/own-use.ts'
import { ciWith, NPM, overview, ProjectFolder } from './ci-files.ts'

const ACTION = 'fix-tests/fix-tests'
const CI = ciWith(
  '- run: npm test -- --reporter=junit\n- uses: actions/upload-artifact@v4\n  if: always()\n  with: { name: r, path: reports/ }',
).replace('pull_request: {}', 'pull_request: {}, workflow_dispatch: {}')

const OWN = `on: { workflow_run: { workflows: [CI], types: [completed] } }
jobs:
  tidy:
    permissions: { contents: write, pull-requests: write }
    steps: [{ uses: fix-tests/fix-tests@v0 }]
  fix:
    permissions: { contents: write, pull-requests: write, issues: write, actions: write, checks: write, statuses: read }
    steps:
      - uses: fix-tests/fix-tests@v0
        with:
          anthropic-api-key: \${{ secrets.ANTHROPIC_API_KEY }}
`

const GITHUB: GitHubFacts = {
  repository: 'octo/shop',
  defaultBranch: 'main',
  ownText: OWN,
  actions: { mayOpenPulls: true, defaultPermissions: 'read' },
  secrets: ['ANTHROPIC_API_KEY'],
}

interface Scene {
  readonly ci?: string
  readonly own?: string
  readonly facts?: Partial<DoctorFacts>
}

/** Check a set-up with which nothing is wrong but what a test changes. */
function check({ ci = CI, own = OWN, facts = {} }: Scene = {}) {
  using folder = new ProjectFolder(NPM)
  const files = [
    { path: '.github/workflows/ci.yml', text: ci },
    { path: '.github/workflows/fix-tests.yml', text: own },
  ].filter(({ text }) => text !== '')
  const seen = overview(Object.fromEntries(files.map(({ path, text }) => [path.split('/').at(-1) ?? '', text])))
  const [job] = seen.jobs
  return checkSetup({
    program: 'npx fix-tests',
    action: ACTION,
    tests: ['Tests in the project: vitest, run by vitest run.'],
    frameworks: ['vitest'],
    ci: seen,
    own: ownUse(files, ACTION),
    advice: job && adviseCi(job, { detected: [], project: folder.project }),
    isolation: { works: true, text: 'Tests run in user namespaces.' },
    models: undefined,
    trials: [],
    github: GITHUB,
    ...facts,
  })
}

const lineOf = (scene: Scene, name: string) => check(scene).find(line => line.name === name)

const trial = (result: ModelTrial['result'], reason = ''): ModelTrial => ({
  name: `anthropic/${result}`,
  result,
  reason,
})

describe('a set-up', () => {
  it('with which nothing is wrong has no advice', () => {
    const lines = check()

    expect(lines.map(({ name, status, advice }) => `${name}: ${status}${advice}`)).toEqual(
      ['tests', 'CI', 'workflow', 'reports', 'default branch', 'permissions', 'pull requests', 'model key']
        .concat(["CI of the fix's branch", 'isolation'])
        .map(name => `${name}: ok`),
    )
  })

  it.each<[what: string, scene: Scene, name: string, status: string, text: string, advice: string]>([
    [
      'no framework',
      { facts: { tests: { problem: 'No test framework was found.', remedy: 'Pass test-command.' } } },
      'tests',
      'problem',
      'No test framework was found.',
      'Pass test-command.',
    ],
    ['no CI', { ci: '' }, 'CI', 'problem', 'No workflow', 'Add a workflow'],
    [
      'a CI whose tests hide in a script',
      { ci: CI.replace(/npm test.*/, './ci.sh') },
      'CI',
      'warning',
      'No workflow',
      'Add',
    ],
    ['no workflow', { own: '' }, 'workflow', 'problem', 'No workflow uses fix-tests.', 'npx fix-tests init'],
    [
      'another name of CI',
      { own: OWN.replace('[CI]', '[Build]') },
      'workflow',
      'problem',
      'waits for Build, but no workflow has that name.',
      'one of CI.',
    ],
    [
      'no name of CI',
      { own: OWN.replace('[CI]', '[]') },
      'workflow',
      'problem',
      'names no workflow',
      'Name the workflow',
    ],
    [
      'no reports',
      { ci: CI.replace(' -- --reporter=junit', '') },
      'reports',
      'problem',
      'the tests do not write JUnit XML',
      'Put this in place of “npm test”:\n- run: npm test -- --reporter=default',
    ],
    [
      'models that answer',
      { facts: { trials: [trial('answers'), { ...trial('answers'), name: 'openai/x' }] } },
      'models',
      'ok',
      'anthropic/answers, openai/x answer with the key of this environment.',
      '',
    ],
    [
      'a model that refuses the key',
      { facts: { trials: [trial('answers'), trial('refuses', 'x: it refuses the key (HTTP 401).')] } },
      'models',
      'problem',
      'x: it refuses the key (HTTP 401).',
      'Correct the key',
    ],
    [
      'a model that cannot be reached',
      { facts: { trials: [trial('fails', 'x: it is overloaded.')] } },
      'models',
      'unknown',
      'x: it is overloaded.',
      'run it again',
    ],
    [
      'a workflow that was not pushed',
      { facts: { github: { ...GITHUB, ownText: undefined } } },
      'default branch',
      'problem',
      'is not on main of octo/shop',
      'Push it to main',
    ],
    [
      'missing permissions',
      { own: OWN.replace('actions: write, ', '') },
      'permissions',
      'problem',
      'lacks actions: read',
      'Add to it',
    ],
    [
      'fewer permissions',
      { own: OWN.replace(', checks: write', '') },
      'permissions',
      'warning',
      'there is no check run',
      'Add',
    ],
    [
      'no permission to read required checks',
      { own: OWN.replace(', statuses: read', '') },
      'permissions',
      'warning',
      'without statuses: read required checks of other services are not read',
      'statuses: read',
    ],
    [
      'permissions of the repository',
      { own: OWN.replaceAll(/ {4}permissions:.*\n/g, '') },
      'permissions',
      'problem',
      'has only permissions to read, by the repository',
      'Add to it',
    ],
    [
      'pull requests that Actions may not open',
      { facts: { github: { ...GITHUB, actions: { mayOpenPulls: false, defaultPermissions: 'read' } } } },
      'pull requests',
      'problem',
      'may not create pull requests',
      '“Allow GitHub Actions to create and approve pull requests”',
    ],
    [
      'settings that the token may not read',
      { facts: { github: { ...GITHUB, actions: undefined } } },
      'pull requests',
      'unknown',
      'may not read',
      'administration: read',
    ],
    [
      'a secret that is not set',
      { facts: { github: { ...GITHUB, secrets: ['OTHER'] } } },
      'model key',
      'warning',
      'The secret ANTHROPIC_API_KEY is not set',
      'gh secret set ANTHROPIC_API_KEY',
    ],
    [
      'no model for a language that the offline engine does not edit',
      {
        own: OWN.replace(/^ +anthropic-api-key.*$/m, '          comment: true'),
        facts: { frameworks: ['rspec', 'phpunit'] },
      },
      'model key',
      'warning',
      'It has no edits of its own for Ruby and PHP',
      'anthropic-api-key: ${{ secrets.ANTHROPIC_API_KEY }}',
    ],
    [
      'a model without its key',
      { facts: { models: ['openai/gpt-6-sol', 'offline'] } },
      'model key',
      'problem',
      'The models of openai have no key.',
      'openai-api-key: ${{ secrets.OPENAI_API_KEY }}',
    ],
    [
      'a key in the file itself',
      { own: OWN.replace(/\$\{\{.*\}\}/, 'sk-ant-1') },
      'model key',
      'problem',
      'holds the value of anthropic-api-key itself',
      'Revoke that key',
    ],
    [
      'a CI that fix-tests cannot start',
      { ci: CI.replace(', workflow_dispatch: {}', '') },
      "CI of the fix's branch",
      'warning',
      'GitHub starts no CI',
      'Add workflow_dispatch: to on: in .github/workflows/ci.yml',
    ],
    [
      'a machine that cannot isolate',
      { facts: { isolation: { works: false, text: 'The tests could not be isolated: darwin has none.' } } },
      'isolation',
      'warning',
      'could not be isolated',
      'isolation: require',
    ],
    [
      'no token',
      { facts: { github: { why: 'GitHub was not asked: there is no token.', remedy: 'Run it again with one.' } } },
      'default branch',
      'unknown',
      'there is no token',
      'Run it again',
    ],
  ])('with %s is told so', (_, scene, name, status, text, advice) => {
    const line = lineOf(scene, name)

    expect(line?.status).toBe(status)
    expect(line?.text).toContain(text)
    expect(line?.advice).toContain(advice)
  })

  it('with the token of an app needs no permissions, and CI starts by itself', () => {
    const own = OWN.replace('with:', 'with:\n          github-token: ${{ steps.app.outputs.token }}').replace(
      /contents: write, pull-requests: write, .*? \}/,
      'contents: read }',
    )

    const lines = check({ own, ci: CI.replace(', workflow_dispatch: {}', '') })

    expect(lines.filter(({ status }) => status !== 'ok')).toEqual([])
    expect(lines.map(({ name }) => name)).not.toContain('pull requests')
  })

  it('as a step of CI needs no upload, and no workflow of its own', () => {
    const step = ciWith('- run: npm test -- --reporter=junit\n- if: failure()\n  uses: fix-tests/fix-tests@v0', {
      job: 'permissions: { contents: write, pull-requests: write, actions: write, checks: write, issues: write }',
    })

    const lines = check({ ci: '', own: step })

    expect(lines.filter(({ status }) => status !== 'ok')).toEqual([])
    expect(lines.find(({ name }) => name === 'workflow')?.text).toContain('is a step of')
  })
})
