import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layOut, type Scene } from '../world/scene.ts'
import { small } from './projects.ts'
import { expectRefused, expectRefusedWith, failedWith } from './bad-input.cases.ts'
import { noWork } from './sessions.ts'

let scene: Scene
beforeAll(async () => {
  scene = await layOut(small)
})
afterAll(() => scene?.[Symbol.asyncDispose]())

describe('a wrong input', () => {
  it.each([
    {
      input: 'max-iterations',
      value: 'many',
      sentence: /^Input max-iterations: "many" is not valid\. Use a whole number/,
    },
    { input: 'github-token', value: 'ghs_000000000000000000000000000000000000', sentence: /does not accept the token/ },
    {
      input: 'setup-command',
      value: 'node -e "process.exit(3)"',
      sentence: /setup-command .* ended with exit code 3/,
    },
  ])('$input: $value gets one sentence, and nothing changes', ({ input, value, sentence }) =>
    expectRefusedWith(scene, { inputs: { [input]: value }, sentence }),
  )
})

describe('a report', () => {
  it('that is a web page is named, when it is the only one', async () => {
    const run = failedWith(scene, { 'junit.xml': '<html><body>404</body></html>' })

    expectRefused(scene, await scene.run(run), /it is a web page, which is not read; give the report of the tests\./)
  })

  it('that is broken never hides a good one beside it', async () => {
    await using other = await layOut(small)
    const files = { 'broken.xml': '<testsuites><', 'good.xml': other.report, 'notes.txt': 'no report' }

    const result = await other.run({ ...failedWith(other, files), inputs: { publish: 'explain' } })

    expect(result.outputs.outcome, result.log).toBe('explained')
    expect(result.summary).toContain('2 failing tests')
    expect(result.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^reports\/broken\.xml: It is not well-formed XML/),
    ])
  })
})

describe('a workspace', () => {
  it('that is no checkout is said to be none', async () => {
    const workspace = mkdtempSync(join(tmpdir(), 'no-checkout-'))

    const result = await scene.run({ workspace })

    rmSync(workspace, { recursive: true })
    expectRefused(
      scene,
      result,
      /is not a git checkout\. Run this inside a git repository; a job needs actions\/checkout in an earlier step/,
    )
  })
})

describe('a token', () => {
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

    expectRefused(scene, result, /The token may not push .* Give the job permissions: contents: write/)
    expect(result.log).not.toContain('the whole suite')
  })
})

describe('another kind of event', () => {
  it('is refused with the way to do it', async () => {
    const result = await scene.run({ event: { name: 'pull_request_target', payload: {} } })

    expect(result.outputs).toEqual(noWork('refused'))
    expect(result.summary).toMatch(/must not run/)
  })
})
