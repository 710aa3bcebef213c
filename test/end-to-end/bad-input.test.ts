import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { small } from './projects.ts'

const KEY = 'a-key-of-nobody-0123456789'

let scene: Scene
beforeAll(async () => {
  if (hasPytest) scene = await layOut(small)
})
afterAll(() => scene?.[Symbol.asyncDispose]())

/** The step failed with this sentence, said it in the summary too, and nothing anywhere has changed. */
function expectRefused(result: ActionResult, sentence: RegExp): void {
  expect(result.conclusion, result.log).toBe('failure')
  const errors = result.annotations.filter(({ level }) => level === 'error')
  expect(errors).toHaveLength(1)
  expect(errors[0]?.message).toMatch(sentence)
  // One sentence that says what is wrong, one that says what to do.
  expect(errors[0]?.message).toMatch(/[.:)] [A-Z“].+\.$/s)
  expect(errors[0]?.message).not.toMatch(/\n/)
  expect(result.summary).toContain('fix-tests could not work')
  expect(result.outputs).toMatchObject({ outcome: 'failed' })
  expect(scene.git('for-each-ref', '--format=%(refname)', 'refs/heads/fix-tests', 'refs/fix-tests')).toBe('')
  expect(scene.github.pulls(scene.repository)).toHaveLength(1)
  // Where the work had begun, the comment that follows it says so.
  const said = scene.github.comments(scene.repository, scene.pull ?? 0)
  expect(said.length).toBeLessThanOrEqual(1)
  for (const { body } of said) expect(body).toMatch(/## fix-tests could not work|## .*token/)
  expect(result.leaks).toEqual([])
  expect(scene.github.violations).toEqual([])
}

function statusOf(workspace: string): string {
  return execFileSync('git', ['status', '--porcelain', '--branch'], { cwd: workspace, encoding: 'utf8' })
}

describe.runIf(hasPytest)('a wrong input', () => {
  it.each([
    {
      input: 'max-iterations',
      value: 'many',
      sentence: /^Input max-iterations: "many" is not valid\. Use a whole number/,
    },
    { input: 'max-attempts', value: '0', sentence: /^Input max-attempts: "0" is not valid\./ },
    {
      input: 'timeout-minutes',
      value: '-5',
      sentence: /^Input timeout-minutes: "-5" is not valid\. Use a number of minutes/,
    },
    { input: 'fail-on-unfixed', value: 'maybe', sentence: /Use true or false/ },
    { input: 'anthropic-base-url', value: 'nowhere', sentence: /Use a URL/ },
    { input: 'github-token', value: '', sentence: /^Input github-token is missing/ },
    { input: 'github-token', value: 'ghs_000000000000000000000000000000000000', sentence: /does not accept the token/ },
    { input: 'models', value: 'gpt-6-sol', sentence: /^Input models: "gpt-6-sol" is not a fixer\. Use anthropic\// },
    { input: 'models', value: 'openai/gpt-6-sol', sentence: /there is no key\. Pass openai-api-key/ },
    { input: 'models', value: 'anthropic/claude-sonnet-5-5', sentence: /there is no key/ },
    { input: 'test-command', value: 'pytest && echo done', sentence: /no shell is started/ },
    {
      input: 'test-command',
      value: 'no-such-runner {tests}',
      sentence: /no-such-runner was not found\. Install it/,
    },
    {
      input: 'setup-command',
      value: 'no-such-setup',
      sentence: /"no-such-setup".*was not found.*correct setup-command/,
    },
    {
      input: 'setup-command',
      value: 'python3 -c "import sys; sys.exit(3)"',
      sentence: /setup-command .* ended with exit code 3/,
    },
    {
      input: 'model-prices',
      value: 'openai/x=2',
      sentence: /^Input model-prices: "openai\/x=2" is not a price\. Use /,
    },
    {
      input: 'model-prices',
      value: 'openai/x=2/-1',
      sentence: /^Input model-prices: "openai\/x=2\/-1" is not a price/,
    },
    { input: 'max-cost-usd', value: '$5', sentence: /^Input max-cost-usd: "\$5" is not valid\. Use a number of US/ },
    { input: 'max-tokens', value: '1.5', sentence: /^Input max-tokens: "1\.5" is not valid\. Use a whole number/ },
    { input: 'effort', value: 'most', sentence: /^Input effort: "most" is not valid\. Use one of none, low/ },
    { input: 'review', value: 'yes', sentence: /^Input review: "yes" is not valid\. Use true or false/ },
    { input: 'reviewer-model', value: 'openai/x', sentence: /reviewer-model names a model, but the chain has none/ },
    { input: 'openai-base-url', value: 'nowhere', sentence: /Use a URL/ },
    { input: 'working-directory', value: '../elsewhere', sentence: /lies outside the repository/ },
    {
      input: 'artifact-name',
      value: 'coverage-*',
      sentence: /No artifact .*"coverage-\*".*its artifacts are test-reports/,
    },
    { input: 'report-paths', value: 'build/*.xml', sentence: /No test report matches build\/\*\.xml/ },
  ])('$input: $value gets one sentence, and nothing changes', async ({ input, value, sentence }) => {
    const before = statusOf(scene.workspace)

    const result = await scene.run({ inputs: { [input]: value }, secrets: value.startsWith('ghs_') ? [value] : [] })

    expectRefused(result, sentence)
    expect(statusOf(scene.workspace)).toBe(before)
  })

  it.each<{ inputs: Record<string, string>; sentence: RegExp }>([
    {
      inputs: { models: 'openai/own-model', 'openai-base-url': 'http://127.0.0.1:9/v1', 'max-cost-usd': '1' },
      sentence:
        /^A limit in dollars cannot be kept: the price of openai\/own-model is not known\. Pass it in model-prices/,
    },
    {
      inputs: { models: 'openai/gpt-6-sol', 'openai-api-key': KEY, 'small-model': 'openai/mini', 'max-cost-usd': '1' },
      sentence: /the price of openai\/mini is not known/,
    },
    {
      inputs: { models: 'anthropic/claude-sonnet-5-5', 'openai-api-key': KEY },
      sentence: /asks for anthropic\/claude-sonnet-5-5, but there is no key\. Pass anthropic-api-key/,
    },
    {
      inputs: { models: 'anthropic/claude-sonnet-5-5', 'anthropic-api-key': KEY, 'fixer-model': 'offline' },
      sentence: /^Input fixer-model: "offline" is not a fixer/,
    },
  ])('$inputs gets one sentence, and nothing is asked', async ({ inputs, sentence }) => {
    const before = statusOf(scene.workspace)

    const result = await scene.run({ inputs, secrets: [KEY] })

    expectRefused(result, sentence)
    expect(statusOf(scene.workspace)).toBe(before)
  })

  it('that action.yml does not know is warned about by the runner, and the work goes on', async () => {
    const result = await scene.run({ inputs: { 'max-itertions': '1', 'max-iterations': 'x' } })

    expect(result.log).toContain('max-itertions')
    expectRefused(result, /max-iterations/)
  })
})

describe.runIf(hasPytest)('a report', () => {
  const run = (files: Record<string, string>): Partial<ActionRun> => {
    const { id } = scene.github.addWorkflowRun(scene.repository, {
      name: 'CI',
      headBranch: scene.branch,
      headSha: scene.sha,
      conclusion: 'failure',
    })
    if (Object.keys(files).length > 0) scene.github.addArtifact(scene.repository, id, { name: 'reports', files })
    return { event: { name: 'workflow_run', payload: scene.github.workflowRunEvent(scene.repository, id) } }
  }

  it.each([
    {
      what: 'that is a web page',
      xml: '<html><body>404</body></html>',
      sentence: /neither <testsuites> nor <testsuite>/,
    },
    { what: 'that is empty', xml: '', sentence: /it is empty/ },
    { what: 'with a DOCTYPE', xml: '<!DOCTYPE x [<!ENTITY a "b">]><testsuites/>', sentence: /DOCTYPE/ },
  ])('$what is named, when it is the only one', async ({ xml, sentence }) => {
    expectRefused(await scene.run(run({ 'junit.xml': xml })), sentence)
  })

  it('that is cut off before the first failure is named, and the tests are run to find the failing ones', async () => {
    await using other = await layOut({ ...small, report: () => '<testsuites><testsuite name="a"><testcase name="b">' })

    const result = await other.run()

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^test-reports\/junit\.xml: It is not well-formed XML/),
    ])
  })

  it('that is missing is asked for', async () => {
    expectRefused(
      await scene.run(run({})),
      /No artifact of the failed run.*it has no artifacts.*actions\/upload-artifact/,
    )
  })

  it('that is broken never hides a good one beside it', async () => {
    await using other = await layOut(small)
    const { id } = other.github.addWorkflowRun(other.repository, {
      name: 'CI',
      headBranch: other.branch,
      headSha: other.sha,
      conclusion: 'failure',
    })
    other.github.addArtifact(other.repository, id, {
      name: 'reports',
      files: { 'broken.xml': '<testsuites><', 'good.xml': other.report, 'notes.txt': 'no report' },
    })

    const result = await other.run({
      event: { name: 'workflow_run', payload: other.github.workflowRunEvent(other.repository, id) },
    })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^reports\/broken\.xml: It is not well-formed XML/),
    ])
  })
})

describe.runIf(hasPytest)('a workspace', () => {
  it('with uncommitted changes is left alone', async () => {
    const workspace = scene.checkout()
    writeFileSync(join(workspace, 'area.py'), 'def area(width, height):\n    return 0\n')

    const result = await scene.run({ workspace })

    expectRefused(result, /uncommitted changes \(area\.py\)\. Commit or stash them/)
    expect(statusOf(workspace)).toContain(' M area.py')
  })

  it('that is no checkout is said to be none', async () => {
    const workspace = mkdtempSync(join(tmpdir(), 'no-checkout-'))

    const result = await scene.run({ workspace })

    rmSync(workspace, { recursive: true })
    expectRefused(result, /is not a git checkout\. Use actions\/checkout/)
  })

  it('without commits is said to have none', async () => {
    const workspace = mkdtempSync(join(tmpdir(), 'no-commits-'))
    execFileSync('git', ['init', '--quiet'], { cwd: workspace })

    const result = await scene.run({ workspace })

    rmSync(workspace, { recursive: true })
    expectRefused(result, /has no commits\. Commit the project first/)
  })
})

describe.runIf(hasPytest)('a token', () => {
  it('that may only read is told from the start, before any test runs', async () => {
    const token = scene.github.addToken({
      name: 'reader',
      login: 'github-actions[bot]',
      type: 'Bot',
      permissions: { contents: 'read', 'pull-requests': 'read', actions: 'read' },
    })

    const result = await scene.run({
      github: { url: scene.github.url, apiUrl: scene.github.apiUrl, repository: scene.repository, token },
    })

    expectRefused(result, /The token may not push .* Give the job permissions: contents: write/)
    expect(result.log).not.toContain('the whole suite')
  })
})

describe.runIf(hasPytest)('a branch', () => {
  it('that has moved on is left alone', async () => {
    await using other = await layOut(small)
    const clone = other.checkout()
    const event = { name: 'workflow_run', payload: other.github.workflowRunEvent(other.repository, other.runId) }
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
    execFileSync('git', [...identity, 'commit', '--quiet', '--allow-empty', '--message', 'Newer'], { cwd: clone })
    execFileSync('git', ['push', '--quiet', `file://${other.github.bare(other.repository)}`, `HEAD:${other.branch}`], {
      cwd: clone,
    })

    const result = await other.run({ event })

    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs).toEqual({ outcome: 'nothing-to-fix' })
    expect(result.summary).toMatch(/no longer at the failing commit/)
    expect(other.github.pulls(other.repository)).toHaveLength(1)
  })

  it('of a fork is diagnosed, and nothing of it runs', async () => {
    await scene.github.addRepo('mallory/shop', { from: scene.workspace, defaultBranch: scene.branch })
    const { id } = scene.github.addWorkflowRun(scene.repository, {
      headBranch: scene.branch,
      headSha: scene.sha,
      headRepository: 'mallory/shop',
      conclusion: 'failure',
    })
    scene.github.addArtifact(scene.repository, id, { name: 'test-reports', files: { 'junit.xml': scene.report } })

    const result = await scene.run({
      event: { name: 'workflow_run', payload: scene.github.workflowRunEvent(scene.repository, id) },
    })

    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs).toEqual({ outcome: 'explained' })
    expect(result.summary).toContain('of a fork (mallory/shop)')
    expect(result.log).not.toContain('the whole suite')
  })
})

describe.runIf(hasPytest)('another kind of event', () => {
  it.each([
    { name: 'pull_request_target', sentence: /must not run/ },
    { name: 'release', sentence: /does not name a failed run/ },
  ])('$name is refused with the way to do it', async ({ name, sentence }) => {
    const result = await scene.run({ event: { name, payload: {} } })

    expect(result.outputs).toEqual({ outcome: 'refused' })
    expect(result.summary).toMatch(sentence)
  })
})
