import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Script, startModel } from '../world/model/model.ts'
import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import { type Files, layOut, type Scene, type SceneOptions } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { PYTEST_CI, small } from './projects.ts'
import { branchesOf, one, pullsOf } from './sessions.ts'
import { analysis, bringing, calls, edit, heardIn, roleOf, testOf } from './talk.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
const inputs = { 'flaky-reruns': '0' }
const permissions: NonNullable<SceneOptions['permissions']> = {
  contents: 'write',
  'pull-requests': 'write',
  issues: 'write',
  actions: 'read',
  checks: 'write',
  members: 'read',
}
/** Who is asked for a review: what the workflow says goes before what the repository says. */
const asked = { ...inputs, reviewers: 'grace, octo/core' }
const CONFIG = '.github/fix-tests.yml'

/** The project with a file of settings on the base branch, and another one on the failing branch. */
function configured(base: string, own: string): SceneOptions {
  const [first, second] = one.commits
  if (first === undefined || second === undefined) throw new Error('the project has two commits')
  return {
    ...one,
    permissions,
    commits: [
      { ...first, files: { ...first.files, [CONFIG]: base } },
      { ...second, files: { ...second.files, [CONFIG]: own } },
    ],
  }
}

/** Runs again on a new machine, with a token of other permissions where they are given. */
async function runAgain(
  scene: Scene,
  changes: Partial<ActionRun> & { permissions?: NonNullable<SceneOptions['permissions']> } = {},
): Promise<ActionResult> {
  const { permissions: allowed = permissions, ...run } = changes
  const token = scene.github.addToken({
    name: 'again',
    login: 'github-actions[bot]',
    type: 'Bot',
    permissions: allowed,
  })
  const { url, apiUrl } = scene.github
  const result = await scene.run({
    inputs,
    workspace: scene.checkout(),
    temp: `${scene.temp}-2`,
    runAttempt: 2,
    github: { url, apiUrl, repository: scene.repository, token },
    ...run,
  })
  expectClean(scene, result)
  return result
}

function expectClean(scene: Scene, result: ActionResult): void {
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
}

/** What people have to know or to do about CI: what stands before the first part of the report, or ''. */
function noteOf(scene: Scene): string {
  const body = pullsOf(scene)[0]?.body ?? ''
  expect(body).toMatch(/^<!-- [^\n]* -->\n## Fixed/)
  const paragraphs = body.slice(0, body.indexOf('\n\n### ')).split('\n\n')
  return paragraphs.filter(text => /^(?:> \[!NOTE\]|CI )/.test(text)).join('\n\n')
}

describe.runIf(hasPytest)('a fix', () => {
  let scene: Scene
  let result: ActionResult
  beforeAll(async () => {
    scene = await layOut(
      // The failing branch does not set its own terms, nor can it keep the base branch's from being read.
      configured('labels:\n  - from-base\nreviewers: mallory\n', 'labels: from-pull\nnonsense: 1\n'),
    )
    for (const login of ['ada', 'grace']) scene.github.setCollaborator(scene.repository, login, 'write')
    scene.github.setTeams(scene.repository, ['core'])
    result = await scene.run({ inputs: asked })
    expect(result.conclusion, result.log).toBe('success')
  })
  afterAll(() => scene?.[Symbol.asyncDispose]())

  it('is a pull request onto the failing branch, for whoever brought the failure', () => {
    expect(pullsOf(scene)).toMatchObject([
      {
        state: 'open',
        draft: false,
        user: 'github-actions[bot]',
        title: expect.stringMatching(/^Fix 1 failing test on sizes: /),
        head: { ref: result.outputs.branch },
        base: { ref: scene.branch },
        assignees: ['ada'],
      },
    ])
    expectClean(scene, result)
  })

  it('is labelled as the base branch says, and asks whom the workflow names for a review', () => {
    expect(pullsOf(scene)).toMatchObject([
      { labels: ['from-base'], requestedReviewers: ['grace'], requestedTeams: ['core'] },
    ])
  })

  it('is told in the outputs, and in the summary, which is the report', () => {
    const [pull] = pullsOf(scene)
    expect(result.outputs).toEqual({
      outcome: 'fixed',
      'pull-request-number': String(pull?.number),
      'pull-request-url': `${scene.github.url}/${scene.repository}/pull/${pull?.number}`,
      'pull-request-operation': 'created',
      branch: pull?.head.ref,
      'head-sha': pull?.head.sha,
      'pass-rate-before': '0.0000',
      'pass-rate-after': '1.0000',
      'fixed-tests': '["tests/test_area.py › test_area"]',
      'remaining-tests': '[]',
      'flaky-tests': '[]',
      iterations: '1',
      'cost-usd': '0.0000',
      'input-tokens': '0',
      'output-tokens': '0',
      'report-path': expect.stringMatching(/report\.md$/),
      'patch-path': '',
      'transcripts-path': '',
    })
    expect(result.summary.trim()).toBe(readFileSync(result.outputs['report-path'] ?? '', 'utf8').trim())
    expect(result.summary).toMatch(/^## Fixed: 1 failing test passes now/)
  })

  it('is told at the failing line by a check run of the failing commit, which stays neutral', () => {
    expect(scene.github.checkRuns(scene.repository)).toMatchObject([
      {
        name: 'fix-tests',
        headSha: scene.sha,
        status: 'completed',
        conclusion: 'neutral',
        title: expect.stringMatching(/^Fixed: 1 failing test passes now/),
        summary: expect.stringContaining('### What was fixed'),
        annotations: [
          {
            path: 'tests/test_area.py',
            start_line: 5,
            annotation_level: 'notice',
            title: expect.stringMatching(/^Fixed/),
          },
        ],
      },
    ])
  })

  /** All that one job's token can and cannot see to, one after the other on the same pull request. */
  it.each<{
    where: string
    actions: 'read' | 'write'
    more?: Record<string, string>
    before?: (sha: string) => unknown
    note: RegExp
  }>([
    {
      where: 'nobody is to start it',
      actions: 'write',
      more: { 'dispatch-ci': 'false' },
      note: /^> \[!NOTE\]\n> CI has not run here: [^\n]*pass the token of a GitHub App as github-token\.$/,
    },
    { where: 'the token may not start it', actions: 'read', note: /give its job permissions: actions: write/ },
    {
      where: 'the workflow has no workflow_dispatch',
      actions: 'write',
      note: /CI has not run here: [^]* let the CI workflow run on workflow_dispatch too\.$/,
    },
    {
      where: 'the workflow can be started',
      actions: 'write',
      before: sha =>
        scene.github.addWorkflowRun(scene.repository, {
          headBranch: 'old',
          headSha: sha,
          name: 'CI',
          dispatchable: true,
        }),
      note: /^CI was started on fix-tests\/sizes-[0-9a-f]{7} by fix-tests \(workflow_dispatch\)/,
    },
    { where: 'it runs already', actions: 'write', note: /^CI on this commit: \[CI\]\(http.*\/actions\/runs\/\d+\)\.$/ },
    {
      where: 'its run waits for an approval',
      actions: 'write',
      before: () =>
        scene.github.addWorkflowRun(scene.repository, {
          headBranch: result.outputs.branch ?? '',
          headSha: result.outputs['head-sha'] ?? '',
          event: 'pull_request',
          conclusion: 'action_required',
        }),
      note: /^> \[!NOTE\]\n> CI waits for somebody's approval: open \[the run\]\(http.*\/actions\/runs\/\d+\)/,
    },
  ])('tells what becomes of its CI where $where', async ({ actions, more = {}, before, note }) => {
    before?.(scene.sha)
    const dispatched = () => scene.github.runs(scene.repository).filter(({ event }) => event === 'workflow_dispatch')
    const known = dispatched().length

    const again = await runAgain(scene, { inputs: { ...asked, ...more }, permissions: { ...permissions, actions } })

    expect(again.outputs, again.log).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'updated' })
    expect(noteOf(scene)).toMatch(note)
    const started = dispatched().slice(0, dispatched().length - known)
    if (note.source.includes('was started')) {
      expect(started).toMatchObject([
        { name: 'CI', headBranch: result.outputs.branch, headSha: result.outputs['head-sha'] },
      ])
    } else expect(started).toEqual([])
    // Each run leaves the one pull request as it was, but for the note.
    expect(pullsOf(scene)).toMatchObject([
      { draft: false, assignees: ['ada'], labels: expect.arrayContaining(['from-base']) },
    ])
    expect(scene.github.checkRuns(scene.repository)).toHaveLength(1)
  })
})

describe.runIf(hasPytest)('settings in the repository', () => {
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

/** One bug that sixty tests see. */
const sixty: SceneOptions = {
  branch: 'doubles',
  ci: PYTEST_CI,
  commits: [
    { message: 'Begin', files: { '.gitignore': '__pycache__/\nreports/\n.pytest_cache/\n', 'conftest.py': '' } },
    {
      message: 'Add products',
      files: {
        'product.py': 'def product(a, b):\n    return a + b\n',
        'tests/test_product.py': [
          'import pytest',
          '',
          'from product import product',
          '',
          '',
          ...Array.from({ length: 60 }, (_, index) => [
            `def test_product_${index}():`,
            `    assert product(${index + 3}, 7) == ${(index + 3) * 7}`,
            '',
            '',
          ]).flat(),
        ].join('\n'),
      },
    },
  ],
}

describe.runIf(hasPytest)('a fix of sixty tests by an app', () => {
  it('marks each failing line once although an answer was lost, and needs no note, since CI runs by itself', async () => {
    await using scene = await layOut(sixty)
    const { url, apiUrl } = scene.github
    const token = scene.github.addToken({
      name: 'app',
      login: 'my-app[bot]',
      type: 'Bot',
      permissions: { ...permissions, actions: 'write' },
    })
    // Past the request that says that the work has begun.
    scene.github.fault({ kind: 'reset-after', on: { method: 'PATCH', path: /\/check-runs\/\d+$/ } })

    const result = await scene.run({ inputs, github: { url, apiUrl, repository: scene.repository, token } })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    const [check, ...others] = scene.github.checkRuns(scene.repository)
    expect(others).toEqual([])
    const lines = check?.annotations.map(({ start_line: line }) => line) ?? []
    expect(lines).toHaveLength(60)
    expect(new Set(lines).size).toBe(60)
    expect(check).toMatchObject({ app: 'my-app[bot]', conclusion: 'neutral', status: 'completed' })
    expect(result.annotations.filter(({ level }) => level === 'notice')).toHaveLength(10)
    expect(pullsOf(scene)).toMatchObject([{ user: 'my-app[bot]', body: expect.stringContaining('- … and 10 more') }])
    expect(noteOf(scene)).toBe('')
    expect(scene.github.journal.filter(({ path }) => path.endsWith('/dispatches'))).toEqual([])
    expect(scene.github.comments(scene.repository, scene.pull ?? 0)).toMatchObject([{ user: 'my-app[bot]' }])
    expectClean(scene, result)
  })
})

describe.runIf(hasPytest)('half a fix', () => {
  it('is a draft that says what still fails, and is ready for review when the next run has the rest', async () => {
    await using scene = await layOut({ ...small, permissions })

    const first = await scene.run({ inputs: { ...inputs, 'max-iterations': '1' } })

    expect(first.outputs.outcome, first.log).toBe('failed')
    expect(first.conclusion).toBe('failure')
    const [draft] = pullsOf(scene)
    expect(draft).toMatchObject({ draft: true, title: expect.stringMatching(/^Partly fix 1 failing test/) })
    expect(draft?.body).toContain('### What still fails')
    expect(scene.github.checkRuns(scene.repository)).toMatchObject([{ conclusion: 'failure' }])

    const second = await runAgain(scene)

    expect(second.outputs, second.log).toMatchObject({
      outcome: 'fixed',
      'pull-request-number': first.outputs['pull-request-number'],
      'pull-request-operation': 'updated',
      branch: first.outputs.branch,
    })
    expect(pullsOf(scene)).toMatchObject([
      { number: draft?.number, draft: false, title: expect.stringMatching(/^Fix 2 failing tests/) },
    ])
    expect(pullsOf(scene)[0]?.body).not.toContain('### What still fails')
    expect(scene.github.journal.map(({ operationId }) => operationId)).toContain(
      'graphql/markPullRequestReadyForReview',
    )
    const checks = scene.github.checkRuns(scene.repository)
    expect(checks).toMatchObject([{ conclusion: 'neutral' }])
    // What still failed then is not told as failing any more.
    const failing = checks[0]?.annotations.filter(({ annotation_level: level }) => level === 'failure')
    expect(failing?.length, 'of the first run').toBeLessThan(2)
  })
})

/** So many bugs with so much said about each are more than a report can hold. */
const NAMES = ['one', 'two', 'three', 'four']
const wordy: Files = Object.fromEntries(
  NAMES.flatMap((name, index) => [
    [`${name}.js`, `export function ${name}(a) {\n  return a - ${index + 2}\n}\n`],
    [`test/${name}.test.js`, testOf(name, 'adds', `${name}(1), ${index + 3}`)],
  ]),
)
const atLength: Script = request => {
  const heard = heardIn(request)
  const name = NAMES.find(each => heard.includes(`<failure>\ntest/${each}`)) ?? ''
  if (roleOf(request) === 'analyst') return [analysis(`${name}.js`, 'the number is subtracted')]
  const why = 'It has to be added to the other one, and not taken off it. '.repeat(16)
  const changes = Array.from({ length: 20 }, () => ({ file: `${name}.js`, why }))
  const wrong = `a - ${NAMES.indexOf(name) + 2}`
  return [
    edit(`${name}.js`, wrong, wrong.replace('-', '+')),
    calls(['done', { summary: 'Add', changes, leftUndone: '' }]),
  ]
}

describe('a report that is longer than GitHub takes', () => {
  it('is cut so that the pull request, its note and the comment are there', async () => {
    await using scene = await layOut(bringing(wordy))
    await using model = await startModel(atLength)

    const result = await scene.run({
      inputs: {
        ...inputs,
        models: 'anthropic/claude-sonnet-5-5',
        review: 'false',
        'anthropic-api-key': model.key,
        'anthropic-base-url': model.url,
      },
      secrets: [model.key],
    })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    const body = pullsOf(scene)[0]?.body ?? ''
    expect(body.length).toBeGreaterThan(50_000)
    expect(body.slice(-100)).toContain('… the report was cut here.')
    expect(result.annotations.filter(({ level }) => level === 'warning')).toEqual([])
    expect(body.slice(0, 1_500)).toContain('> [!NOTE]\n> CI has not run here')
    expect(scene.github.comments(scene.repository, scene.pull ?? 0)).toHaveLength(1)
    expectClean(scene, result)
  })
})
