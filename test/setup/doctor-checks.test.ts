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
  /** A workflow beside CI. */
  readonly other?: string
  readonly own?: string
  readonly facts?: Partial<DoctorFacts>
}

/** Check a set-up with which nothing is wrong but what a test changes. */
function check({ ci = CI, other = '', own = OWN, facts = {} }: Scene = {}) {
  using folder = new ProjectFolder(NPM)
  const files = [
    { path: '.github/workflows/ci.yml', text: ci },
    { path: '.github/workflows/fix-tests.yml', text: own },
    { path: '.github/workflows/other.yml', text: other },
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
    branches: 'fix-tests/',
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
      { ci: CI.replace(/npm test.*/, './verify.sh') },
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
      'a workflow that waits for another one than that of the tests',
      { own: OWN.replace('[CI]', '[Lint]'), other: ciWith('- run: npx eslint .', { name: 'Lint' }) },
      'workflow',
      'problem',
      'waits for Lint, but the tests run in CI.',
      'Name the workflow that runs the tests under on: workflow_run: workflows: CI.',
    ],
    [
      'a workflow of CI as a single text, as GitHub allows',
      { own: OWN.replace('[CI]', 'CI') },
      'workflow',
      'ok',
      'runs after CI.',
      '',
    ],
    [
      'a start before CI has ended',
      { own: OWN.replace('[completed]', '[requested, in_progress]') },
      'workflow',
      'problem',
      'starts when a run of CI is requested or in_progress, before its tests have failed.',
      'types: [completed]',
    ],
    ['all types of runs', { own: OWN.replace(', types: [completed]', '') }, 'workflow', 'ok', 'runs after CI.', ''],
    [
      'a filter that leaves out its own branches',
      { own: OWN.replace('[completed]', '[completed], branches: [main, "*"]') },
      'workflow',
      'problem',
      'does not start after runs of CI on branches fix-tests/…, where CI judges a fix.',
      'let them include fix-tests/**',
    ],
    [
      'a filter that ignores its own branches',
      { own: OWN.replace('[completed]', '[completed], branches-ignore: ["fix-*/**"]') },
      'workflow',
      'problem',
      'does not start after runs of CI on branches fix-tests/…',
      'Remove branches and branches-ignore',
    ],
    [
      'a filter that includes its own branches',
      { own: OWN.replace('[completed]', '[completed], branches: [main, "fix-tests/**"]') },
      'workflow',
      'ok',
      'runs after CI.',
      '',
    ],
    [
      'a CI that needs an input',
      {
        ci: CI.replace(
          'workflow_dispatch: {}',
          'workflow_dispatch: { inputs: { target: { required: true }, os: { required: true, default: linux } } }',
        ),
      },
      "CI of the fix's branch",
      'warning',
      'fix-tests cannot start CI: workflow_dispatch requires its input target.',
      'In .github/workflows/ci.yml: give each of them a default',
    ],
    [
      'tests that run on pull requests only',
      {
        ci: CI.replace(
          'runs-on:',
          "if: github.event_name == 'pull_request' || github.event_name == 'push'\n    runs-on:",
        ),
      },
      "CI of the fix's branch",
      'warning',
      'A run of CI that fix-tests starts leaves the tests out',
      'In .github/workflows/ci.yml, job test: let if: be true on workflow_dispatch, too.',
    ],
    [
      'tests that run on all events but one, or of forks',
      {
        ci: CI.replace(
          'runs-on:',
          "if: github.event_name != 'push' || github.event.pull_request.head.repo.fork\n    runs-on:",
        ),
      },
      "CI of the fix's branch",
      'ok',
      'can be started',
      '',
    ],
    [
      'the token of an app, and a CI of the main branch alone',
      {
        own: OWN.replace('with:', 'with:\n          github-token: ${{ steps.app.outputs.token }}'),
        ci: CI.replace('pull_request: {}', 'pull_request: { branches: [main] }'),
      },
      "CI of the fix's branch",
      'warning',
      'CI does not run the tests for every fix',
      'In .github/workflows/ci.yml: let pull_request to any branch, or push on fix-tests/**, start it and run the tests.',
    ],
    [
      'the token of an app, and a CI of its branches',
      {
        own: OWN.replace('with:', 'with:\n          github-token: ${{ steps.app.outputs.token }}'),
        ci: CI.replace('[main] }, pull_request: {}', '[main, "fix-tests/**"] }'),
      },
      "CI of the fix's branch",
      'ok',
      'CI starts by itself',
      '',
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

  it('may wait for any of the workflows that call the one of the tests', () => {
    const reusable = CI.replace(/^on: .*/m, 'on: workflow_call')
    const other = (name: string) =>
      `name: ${name}\non: [push, pull_request]\njobs: { a: { uses: ./.github/workflows/ci.yml } }`

    const line = lineOf({ ci: reusable, other: other('Nightly'), own: OWN.replace('[CI]', '[Nightly]') }, 'workflow')

    expect(line?.status).toBe('ok')
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
