import { describe, expect, it } from 'vitest'
import { actionsEnvOf } from '../../src/config/actions-env.ts'
import { UserError } from '../../src/contracts/errors.ts'
import { INPUT_NAMES, inputsOf, parseSettings } from '../../src/config/settings.ts'

describe('inputs that are not given', () => {
  it.each([
    ['at all', {}],
    ['but empty', Object.fromEntries(INPUT_NAMES.map(name => [name, '']))],
    ['but blank', Object.fromEntries(INPUT_NAMES.map(name => [name, ' \n']))],
    ['but undefined', Object.fromEntries(INPUT_NAMES.map(name => [name, undefined]))],
  ])('%s have their defaults', (_, raw) => {
    expect(parseSettings(raw)).toEqual({
      'fix-commands': [],
      'working-directory': '.',
      'max-iterations': 10,
      'max-attempts': 3,
      review: true,
      'model-prices': [],
      'timeout-minutes': 60,
      'flaky-reruns': 10,
      'compare-base': false,
      bisect: false,
      validate: 'auto',
      parallel: 1,
      candidates: 1,
      'if-running': 'wait',
      branch: 'fix-tests/{head}-{sha}',
      'commit-subject': '{Summary}',
      'pull-request-title': '{Summary}',
      'sign-off': false,
      'protected-paths': [],
      'pass-env': [],
      'allowed-paths': [],
      'never-show': [],
      'check-tests': false,
      'add-tests': 'false',
      'propose-tests': false,
      'max-cost-usd': 5,
      isolation: 'auto',
      network: 'on',
      docker: 'hide',
      publish: 'pull-request',
      squash: false,
      'sign-commits': false,
      labels: ['fix-tests'],
      reviewers: [],
      comment: true,
      'check-run': true,
      'verify-with': 'both',
      'max-ci-rounds': 2,
      'max-ci-hours': 24,
      'dispatch-ci': true,
      'open-issues': false,
      'command-permission': 'write',
      'allowed-bots': [],
      drafts: false,
      'upload-transcripts': false,
      'upload-report': false,
      'fail-on-unfixed': true,
      'keep-days': 30,
    })
  })
})

describe('an input is read', () => {
  it.each([
    ['report-paths', 'a/*.xml, b.xml\n\n  c.xml  ', ['a/*.xml', 'b.xml', 'c.xml']],
    ['models', 'anthropic/x, offline', ['anthropic/x', 'offline']],
    ['analyst-model', 'openai/gpt-5', 'openai/gpt-5'],
    ['fixer-model', 'anthropic/x', 'anthropic/x'],
    ['reviewer-model', 'bedrock/y', 'bedrock/y'],
    ['small-model', 'vertex/z', 'vertex/z'],
    ['review', 'false', false],
    ['effort', 'none', 'none'],
    ['effort', 'max', 'max'],
    ['model-prices', 'a=1/2, b=3/4', ['a=1/2', 'b=3/4']],
    ['max-cost-usd', '0.25', 0.25],
    ['max-cluster-cost-usd', '3', 3],
    ['upload-transcripts', 'true', true],
    ['upload-report', 'true', true],
    ['openai-base-url', 'http://localhost:8080/v1', 'http://localhost:8080/v1'],
    ['openai-api-key', 'sk-x', 'sk-x'],
    ['anthropic-auth-token', 'token', 'token'],
    ['protected-paths', 'db/**', ['db/**']],
    ['protected-paths', 'src/{auth,billing}/**, db/**\na/{b,{c,d}}', ['src/{auth,billing}/**', 'db/**', 'a/{b,{c,d}}']],
    ['never-show', 'a{b, c, d', ['a{b', 'c', 'd']],
    ['pass-env', 'CI\nDATABASE_URL', ['CI', 'DATABASE_URL']],
    ['max-iterations', '7', 7],
    ['max-attempts', '1', 1],
    ['max-tokens', '100000', 100_000],
    ['timeout-minutes', '0.5', 0.5],
    ['test-timeout-minutes', '60', 60],
    ['test-memory-mb', '512', 512],
    ['flaky-reruns', '0', 0],
    ['flaky-reruns', '10', 10],
    ['compare-base', 'true', true],
    ['bisect', 'true', true],
    ['max-cluster-minutes', '2.5', 2.5],
    ['max-cluster-tokens', '50000', 50_000],
    ['validate', 'auto', 'auto'],
    ['validate', 'always', 'always'],
    ['validate', 'final', 'final'],
    ['parallel', '16', 16],
    ['candidates', '8', 8],
    ['if-running', 'wait', 'wait'],
    ['if-running', 'leave', 'leave'],
    ['branch', 'bot/{sha}', 'bot/{sha}'],
    ['keep-days', '0', 0],
    ['commit-subject', 'fix: {summary}', 'fix: {summary}'],
    ['commit-author', 'Ada Lovelace <ada@example.com>', { name: 'Ada Lovelace', email: 'ada@example.com' }],
    ['sign-off', 'true', true],
    ['pull-request-title', '[{ticket}] {Summary}', '[{ticket}] {Summary}'],
    ['fail-on-unfixed', 'false', false],
    ['fail-on-unfixed', 'true', true],
    ['anthropic-base-url', 'https://gateway.example.com', 'https://gateway.example.com'],
    ['github-token', 'ghs_x', 'ghs_x'],
    ['test-command', 'npm test -- {tests}', 'npm test -- {tests}'],
    ['fix-commands', "sh -c 'a -> b'", [{ run: "sh -c 'a", mayWrite: ["b'"] }]],
    ['publish', 'patch', 'patch'],
    ['publish', 'explain', 'explain'],
    ['squash', 'true', true],
    ['sign-commits', 'true', true],
    ['labels', 'bot, good first fix', ['bot', 'good first fix']],
    ['labels', ',', []],
    ['reviewers', 'ada\nocto/team', ['ada', 'octo/team']],
    ['comment', 'false', false],
    ['check-run', 'false', false],
    ['dispatch-ci', 'false', false],
    ['open-issues', 'true', true],
    ['command-permission', 'read', 'read'],
    ['allowed-bots', 'dependabot[bot], renovate[bot]', ['dependabot[bot]', 'renovate[bot]']],
    ['drafts', 'true', true],
    ['opt-in-label', 'fix me', 'fix me'],
    ['skip-label', 'leave me', 'leave me'],
    ['job-context', 'null', 'null'],
  ] as const)('%s from %j', (name, value, expected) => {
    expect(parseSettings({ [name]: value })[name]).toEqual(expected)
  })

  it('once, into a value that nobody changes', () => {
    const settings = parseSettings({})

    expect(Object.isFrozen(settings)).toBe(true)
  })
})

describe('a wrong input is told in one sentence and a remedy', () => {
  const whole = 'Use a whole number greater than 0. See the inputs in the documentation.'
  const minutes = 'Use a number of minutes. See the inputs in the documentation.'
  const few = 'Use a number of minutes, at most 60. See the inputs in the documentation.'
  const reruns = 'Use a whole number from 0 to 10. See the inputs in the documentation.'
  const flag = 'Use true or false. See the inputs in the documentation.'
  const validate = 'Use auto, always or final. See the inputs in the documentation.'
  const running = 'Use wait or leave. See the inputs in the documentation.'
  const parallel = 'Use a whole number from 1 to 16. See the inputs in the documentation.'
  const candidates = 'Use a whole number from 1 to 8. See the inputs in the documentation.'
  const branch =
    'Use a name that begins with a word of its own and has {sha} in it: both mark the branches of fix-tests. See the inputs in the documentation.'
  const author =
    'Use a name and an address, such as Ada Lovelace <ada@example.com>. See the inputs in the documentation.'
  const title = 'Use one line with {Summary} or {summary} in it. See the inputs in the documentation.'
  const url = 'Use a URL such as https://gateway.example.com. See the inputs in the documentation.'
  const effort = 'Use one of none, low, medium, high, xhigh, max. See the inputs in the documentation.'
  const dollars = 'Use a number of US dollars. See the inputs in the documentation.'
  const publish = 'Use one of pull-request, apply, patch, explain. See the inputs in the documentation.'
  const permission = 'Use one of read, triage, write, maintain, admin. See the inputs in the documentation.'

  it.each([
    ['max-iterations', '0', whole],
    ['max-iterations', '-1', whole],
    ['max-iterations', '1.5', whole],
    ['max-iterations', 'ten', whole],
    ['max-iterations', 'Infinity', whole],
    ['max-iterations', 'NaN', whole],
    ['max-attempts', '1e99', whole],
    ['max-tokens', '-5', whole],
    ['timeout-minutes', '0', minutes],
    ['timeout-minutes', 'soon', minutes],
    ['test-timeout-minutes', '61', few],
    ['test-timeout-minutes', '-1', few],
    ['test-memory-mb', '0', whole],
    ['test-memory-mb', '1.5', whole],
    ['flaky-reruns', '-1', reruns],
    ['flaky-reruns', '11', reruns],
    ['flaky-reruns', '2.5', reruns],
    ['flaky-reruns', 'often', reruns],
    ['compare-base', 'main', flag],
    ['bisect', '1', flag],
    ['max-cluster-minutes', '0', minutes],
    ['max-cluster-tokens', '0.5', whole],
    ['validate', 'never', validate],
    ['validate', 'Always', validate],
    ['parallel', '0', parallel],
    ['parallel', '17', parallel],
    ['parallel', '1.5', parallel],
    ['candidates', '0', candidates],
    ['candidates', '9', candidates],
    ['if-running', 'cancel', running],
    ['branch', 'bot/{head}', branch],
    ['branch', '{head}-{sha}', branch],
    ['branch', '-{sha}', branch],
    ['commit-author', 'Ada Lovelace', author],
    ['commit-author', 'Ada <ada>', author],
    ['sign-off', 'ada', flag],
    ['commit-subject', 'fix the tests', title],
    ['commit-subject', '{Summary}\n{branch}', title],
    ['pull-request-title', '{SUMMARY}', title],
    ['pull-request-title', `{Summary}${'x'.repeat(200)}`, title],
    ['fail-on-unfixed', 'yes', flag],
    ['fail-on-unfixed', '1', flag],
    ['anthropic-base-url', 'gateway', url],
    ['anthropic-base-url', 'javascript:alert(1)', url],
    ['anthropic-base-url', 'file:///etc/passwd', url],
    ['openai-base-url', 'gateway', url],
    ['openai-base-url', 'file:///etc/passwd', url],
    ['review', 'no', flag],
    ['upload-transcripts', '1', flag],
    ['upload-report', '1', flag],
    ['effort', 'huge', effort],
    ['effort', 'High', effort],
    ['max-cost-usd', '0', dollars],
    ['max-cost-usd', '$5', dollars],
    ['max-cluster-cost-usd', '-1', dollars],
    ['publish', 'push', publish],
    ['publish', 'Apply', publish],
    ['command-permission', 'none', permission],
    ['command-permission', 'owner', permission],
    ['squash', 'yes', flag],
    ['sign-commits', '1', flag],
    ['comment', 'never', flag],
    ['check-run', 'True', flag],
    ['dispatch-ci', 'no', flag],
    ['open-issues', 'on', flag],
    ['drafts', 'also', flag],
    ['keep-days', '-1', 'Use a whole number, 0 or more. See the inputs in the documentation.'],
  ])('%s: %s', (name, value, remedy) => {
    const parse = () => parseSettings({ [name]: value })

    expect(parse).toThrow(UserError)
    expect(parse).toThrow(
      expect.objectContaining({ message: `Input ${name}: ${JSON.stringify(value)} is not valid.`, remedy }),
    )
  })

  it('the first of several', () => {
    expect(() => parseSettings({ 'max-attempts': 'x', 'max-iterations': 'y' })).toThrow('Input max-iterations: "y"')
  })

  it('without a secret in it', () => {
    const raw = { 'github-token': 'ghs_secret', 'anthropic-api-key': 'sk-secret', 'max-iterations': 'x' }

    expect(() => parseSettings(raw)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    )
  })

  it.each(['anthropic-base-url', 'openai-base-url'])('without the password of a URL in it (%s)', name => {
    const raw = { [name]: 'https://user:hunter2-secret@exa mple.com' }

    expect(() => parseSettings(raw)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    )
  })
})

describe("the runner's names of inputs", () => {
  it('are upper case with their hyphens', () => {
    const raw = inputsOf({ 'INPUT_MAX-ITERATIONS': '7', INPUT_MAX_ITERATIONS: '8', INPUT_BRANCH: 'x', OTHER: 'y' })

    expect(Object.entries(raw).filter(([, value]) => value !== undefined)).toEqual([
      ['max-iterations', '7'],
      ['branch', 'x'],
    ])
  })
})

describe('the environment of a step', () => {
  const env = {
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: '/event.json',
    GITHUB_WORKSPACE: '/work',
    GITHUB_REPOSITORY: 'octo/shop',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_SHA: 'a'.repeat(40),
    GITHUB_REF: 'refs/heads/main',
    RUNNER_TEMP: '/tmp',
    GITHUB_RUN_ID: '7',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_WORKFLOW: 'CI',
    GITHUB_ACTOR: 'ada',
    RUNNER_NAME: 'GitHub Actions 2',
    GITHUB_JOB: 'test',
  }

  it('is read once, into a value that nobody changes', () => {
    const environment = actionsEnvOf(env)

    expect(environment).toEqual({
      eventName: 'push',
      eventPath: '/event.json',
      workflowRef: '',
      actionRepository: '',
      workspace: '/work',
      repository: 'octo/shop',
      serverUrl: 'https://github.com',
      apiUrl: 'https://api.github.com',
      sha: 'a'.repeat(40),
      ref: 'refs/heads/main',
      temp: '/tmp',
      runId: 7,
      runAttempt: 2,
      workflow: 'CI',
      actor: 'ada',
      runner: 'GitHub Actions 2',
      job: 'test',
    })
    expect(Object.isFrozen(environment)).toBe(true)
  })

  it.each([
    'GITHUB_EVENT_NAME',
    'GITHUB_EVENT_PATH',
    'GITHUB_WORKSPACE',
    'GITHUB_REPOSITORY',
    'GITHUB_SERVER_URL',
    'GITHUB_API_URL',
    'GITHUB_SHA',
    'RUNNER_TEMP',
  ])('is none without %s, and that is told', name => {
    for (const missing of [undefined, '']) {
      expect(() => actionsEnvOf({ ...env, [name]: missing })).toThrow(
        expect.objectContaining({
          name: 'UserError',
          sentence: `${name} is not set, so this is not a step of a GitHub Actions job. Use the command line instead: npx fix-tests run.`,
        }),
      )
    }
  })

  it.each([
    'GITHUB_REF',
    'GITHUB_RUN_ID',
    'GITHUB_RUN_ATTEMPT',
    'GITHUB_WORKFLOW',
    'GITHUB_ACTOR',
    'RUNNER_NAME',
    'GITHUB_JOB',
  ])('can do without %s', name => {
    expect(actionsEnvOf({ ...env, [name]: undefined })).toMatchObject({ repository: 'octo/shop' })
  })
})
