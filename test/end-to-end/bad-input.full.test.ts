import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layOut, type Scene } from '../world/scene.ts'
import { small } from './projects.ts'
import { expectRefused, expectRefusedWith, failedWith, statusOf } from './bad-input.cases.ts'
import { noWork } from './sessions.ts'

const KEY = 'a-key-of-nobody-0123456789'

let scene: Scene
beforeAll(async () => {
  scene = await layOut(small)
})
afterAll(() => scene?.[Symbol.asyncDispose]())

describe('a wrong input', () => {
  it.each([
    { input: 'max-attempts', value: '0', sentence: /^Input max-attempts: "0" is not valid\./ },
    {
      input: 'timeout-minutes',
      value: '-5',
      sentence: /^Input timeout-minutes: "-5" is not valid\. Use a number of minutes/,
    },
    { input: 'fail-on-unfixed', value: 'maybe', sentence: /Use true or false/ },
    { input: 'anthropic-base-url', value: 'nowhere', sentence: /Use a URL/ },
    { input: 'github-token', value: '', sentence: /^Input github-token is missing/ },
    { input: 'models', value: 'gpt-6-sol', sentence: /^Input models: "gpt-6-sol" is not a fixer\. Use anthropic\// },
    { input: 'models', value: 'openai/gpt-6-sol', sentence: /there is no key\. Pass openai-api-key/ },
    { input: 'models', value: 'anthropic/claude-sonnet-5-5', sentence: /there is no key/ },
    { input: 'test-command', value: 'node --test {tests} && echo done', sentence: /no shell is started/ },
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
    { input: 'working-directory', value: '../elsewhere', sentence: /is outside the repository/ },
    {
      input: 'artifact-name',
      value: 'coverage-*',
      sentence: /No artifact .*"coverage-\*".*its artifacts are test-reports/,
    },
  ])('$input: $value gets one sentence, and nothing changes', ({ input, value, sentence }) =>
    expectRefusedWith(scene, { inputs: { [input]: value }, sentence }),
  )

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
  ])('$inputs gets one sentence, and nothing is asked', row => expectRefusedWith(scene, row))

  it('that action.yml does not know is warned about by the runner, and the work goes on', async () => {
    const result = await scene.run({ inputs: { 'max-itertions': '1', 'max-iterations': 'x' } })

    expect(result.log).toContain('max-itertions')
    expectRefused(scene, result, /max-iterations/)
  })
})

describe('a report', () => {
  it.each([
    { what: 'that is empty', xml: '', sentence: /it is empty/ },
    { what: 'with a DOCTYPE', xml: '<!DOCTYPE x [<!ENTITY a "b">]><testsuites/>', sentence: /DOCTYPE/ },
  ])('$what is named, when it is the only one', async ({ xml, sentence }) => {
    expectRefused(scene, await scene.run(failedWith(scene, { 'junit.xml': xml })), sentence)
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
    const result = await scene.run(failedWith(scene, {}))

    expectRefused(scene, result, /No artifact of the failed run.*it has no artifacts.*actions\/upload-artifact/)
  })
})

describe('a workspace', () => {
  it('with uncommitted changes is left alone', async () => {
    const workspace = scene.checkout()
    writeFileSync(join(workspace, 'area.js'), 'export const area = 0\n')

    const result = await scene.run({ workspace })

    expectRefused(scene, result, /uncommitted changes \(area\.js\)\. Commit or stash them/)
    expect(statusOf(workspace)).toContain(' M area.js')
  })

  it('without commits is said to have none', async () => {
    const workspace = mkdtempSync(join(tmpdir(), 'no-commits-'))
    execFileSync('git', ['init', '--quiet'], { cwd: workspace })

    const result = await scene.run({ workspace })

    rmSync(workspace, { recursive: true })
    expectRefused(scene, result, /has no commits\. Commit the project first/)
  })
})

describe('a branch', () => {
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
    expect(result.outputs).toEqual(noWork('nothing-to-fix'))
    expect(result.summary).toMatch(/the failing commit was/)
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
    expect(result.outputs).toEqual(noWork('explained'))
    expect(result.summary).toContain('comes from a fork (mallory/shop)')
    expect(result.log).not.toContain('the whole suite')
  })
})

describe('another kind of event', () => {
  it('is refused with the way to do it', async () => {
    const result = await scene.run({ event: { name: 'release', payload: {} } })

    expect(result.outputs).toEqual(noWork('refused'))
    expect(result.summary).toMatch(/does not name a failed run/)
  })
})
