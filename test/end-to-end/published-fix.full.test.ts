import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import {
  type Ability,
  asked,
  CONFIG,
  configured,
  expectClean,
  expectNote,
  inputs,
  prepared,
} from './published.cases.ts'
import { branchesOf, pullsOf } from './sessions.ts'
import { IN_ORDER } from './in-order.ts'

describe.concurrent('a fix', () => {
  let scene: Scene
  let result: ActionResult
  beforeAll(async () => {
    scene = await prepared()
    result = await scene.run({ inputs: asked })
    expect(result.conclusion, result.log).toBe('success')
  })
  afterAll(() => scene?.[Symbol.asyncDispose]())

  it('is a pull request onto the failing branch, for whoever brought the failure', IN_ORDER, () => {
    expect(pullsOf(scene)).toMatchObject([
      {
        state: 'open',
        draft: false,
        user: 'github-actions[bot]',
        title: expect.stringMatching(/: 1 failing test$/),
        head: { ref: result.outputs.branch },
        base: { ref: scene.branch },
        assignees: ['ada'],
      },
    ])
    expectClean(scene, result)
  })

  it('is labelled as the base branch says, and asks whom the workflow names for a review', IN_ORDER, () => {
    expect(pullsOf(scene)).toMatchObject([
      { labels: ['from-base'], requestedReviewers: ['grace'], requestedTeams: ['core'] },
    ])
  })

  it('is told in the outputs, and in the summary, which is the report', IN_ORDER, () => {
    const [pull] = pullsOf(scene)
    expect(result.outputs).toEqual({
      outcome: 'fixed',
      'pull-request-number': String(pull?.number),
      'pull-request-url': `${scene.github.url}/${scene.repository}/pull/${pull?.number}`,
      'compare-url': '',
      'pull-request-refusal': '',
      'pull-request-operation': 'created',
      branch: pull?.head.ref,
      'head-sha': pull?.head.sha,
      'pass-rate-before': '0.0000',
      'pass-rate-after': '1.0000',
      'fixed-tests': '["test/area.test.js › area"]',
      'remaining-tests': '[]',
      'flaky-tests': '[]',
      isolation: expect.stringMatching(/^\w+-namespaces$/),
      iterations: '1',
      'cost-usd': '0.0000',
      'input-tokens': '0',
      'output-tokens': '0',
      'report-path': expect.stringMatching(/report\.md$/),
      'report-url': '',
      'patch-path': '',
      'transcripts-path': '',
    })
    expect(result.summary.trim()).toBe(readFileSync(result.outputs['report-path'] ?? '', 'utf8').trim())
    expect(result.summary).toMatch(/^## Fixed: 1 failing test passes now/)
  })

  it('is told at the failing line by a check run of the failing commit, which stays neutral', IN_ORDER, () => {
    expect(scene.github.checkRuns(scene.repository)).toMatchObject([
      {
        name: 'fix-tests',
        headSha: scene.sha,
        status: 'completed',
        conclusion: 'neutral',
        title: expect.stringMatching(/^Fixed: 1 failing test passes now/),
        summary: expect.stringContaining(' · 1 test fixed'),
        annotations: [
          {
            path: 'test/area.test.js',
            start_line: 5,
            annotation_level: 'notice',
            title: expect.stringMatching(/^Fixed/),
          },
        ],
      },
    ])
  })

  it.each<Ability>([
    {
      where: 'the token may not start it',
      actions: 'read',
      note: /With actions: write, and CI on workflow_dispatch too, fix-tests starts it/,
    },
    {
      where: 'the workflow can be started',
      actions: 'write',
      before: ({ github, repository, sha }) =>
        github.addWorkflowRun(repository, {
          headBranch: 'old',
          headSha: sha,
          name: 'CI',
          dispatchable: true,
        }),
      note: /^CI was started on fix-tests\/sizes-[0-9a-f]{7} by fix-tests \(workflow_dispatch\)/,
    },
  ])('tells what becomes of its CI where $where', IN_ORDER, ability => expectNote(scene, result, ability))
})

describe.concurrent('settings in the repository', () => {
  it('that are wrong are told with their line, and nothing is done', async () => {
    await using scene = await layOut(configured('labels: bot\nmax-iterations: many\n', 'labels: bot\n'))

    const result = await scene.run({ inputs })

    expect(result.conclusion).toBe('failure')
    expect(result.outputs).toMatchObject({ outcome: 'failed' })
    const wrong = `${CONFIG} on main:2: max-iterations: "many" is not valid.`
    expect(result.annotations).toContainEqual({ level: 'error', message: expect.stringContaining(wrong) })
    expect(result.summary).toContain('on main:2:')
    expect(branchesOf(scene)).toEqual({})
    expect(scene.github.journal.filter(({ method }) => method !== 'GET')).toEqual([])
    expectClean(scene, result)
  })
})
