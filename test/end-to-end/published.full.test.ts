import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Script, startModel } from '../world/model/model.ts'
import type { ActionResult } from '../world/runner/runner.ts'
import { type Files, layOut, type Scene, type SceneOptions } from '../world/scene.ts'
import { BEGUN, NODE_CI, small, testsOf } from './projects.ts'
import {
  type Ability,
  asked,
  expectClean,
  expectNote,
  inputs,
  noteOf,
  permissions,
  prepared,
  runAgain,
} from './published.cases.ts'
import { pullsOf } from './sessions.ts'
import { analysis, bringing, calls, done, edit, heardIn, roleOf, testOf } from './talk.ts'

describe('a fix', () => {
  let scene: Scene
  let result: ActionResult
  beforeAll(async () => {
    scene = await prepared()
    result = await scene.run({ inputs: asked })
    expect(result.conclusion, result.log).toBe('success')
  })
  afterAll(() => scene?.[Symbol.asyncDispose]())

  /** One after the other on the same pull request. */
  it.each<Ability>([
    {
      where: 'nobody is to start it',
      actions: 'write',
      more: { 'dispatch-ci': 'false' },
      note: /^> \[!NOTE\]\n> CI has not run on this branch: [^\n]*With the token of a GitHub App as github-token it starts by itself\.$/,
    },
    {
      where: 'the token may not start it',
      actions: 'read',
      note: /With actions: write, and CI on workflow_dispatch too, fix-tests starts it/,
    },
    {
      where: 'the workflow has no workflow_dispatch',
      actions: 'write',
      note: /CI has not run on this branch: [^]* If CI runs on workflow_dispatch too, without inputs that it requires, fix-tests starts it\.$/,
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
    { where: 'it runs already', actions: 'write', note: /^CI on this commit: \[CI\]\(http.*\/actions\/runs\/\d+\)\.$/ },
    {
      where: 'its run waits for an approval',
      actions: 'write',
      before: ({ github, repository }, first) =>
        github.addWorkflowRun(repository, {
          headBranch: first.outputs.branch ?? '',
          headSha: first.outputs['head-sha'] ?? '',
          event: 'pull_request',
          conclusion: 'action_required',
        }),
      note: /^> \[!NOTE\]\n> CI waits for approval: open \[the run\]\(http.*\/actions\/runs\/\d+\)/,
    },
  ])('tells what becomes of its CI where $where', ability => expectNote(scene, result, ability))
})

/** One bug that sixty tests see. */
const sixty: SceneOptions = {
  branch: 'doubles',
  ci: NODE_CI,
  commits: [
    { message: 'Begin', files: BEGUN },
    {
      message: 'Add products',
      files: {
        'product.js': 'export function product(a, b) {\n  return a + b\n}\n',
        'test/product.test.js': testsOf(
          'product.js',
          'product',
          Object.fromEntries(
            Array.from({ length: 60 }, (_, index) => [
              `product ${index}`,
              `product(${index + 3}, 7), ${(index + 3) * 7}`,
            ]),
          ),
        ),
      },
    },
  ],
}

const UNSEEN = 'CI was not seen to start here, so the proof is by the test runs of fix-tests alone.'

describe('a fix of sixty tests by an app', () => {
  it('marks each failing line once although an answer was lost, and says that CI was not seen', async () => {
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
    expect(noteOf(scene)).toBe(UNSEEN)
    expect(scene.github.journal.filter(({ path }) => path.endsWith('/dispatches'))).toEqual([])
    expect(scene.github.comments(scene.repository, scene.pull ?? 0)).toMatchObject([{ user: 'my-app[bot]' }])
    expectClean(scene, result)
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
  const change = 'It has to be added to the other one, and not taken off it. '.repeat(16)
  const files = [`${name}.js`, ...Array.from({ length: 18 }, (_, index) => `${name}-${index}.js`)]
  const places = files.map(file => ({ file, line: 1, says: '', change }))
  if (roleOf(request) === 'analyst') return [analysis(`${name}.js`, 'the number is subtracted', { places })]
  const wrong = `a - ${NAMES.indexOf(name) + 2}`
  const others = files.slice(1).map((path): [string, unknown] => ['edit_file', { path, old: '', new: 'export {}\n' }])
  return [edit(`${name}.js`, wrong, wrong.replace('-', '+')), calls(...others), done('Add')]
}

describe('a report that is longer than GitHub takes', () => {
  it('is shortened so that the pull request, its note and the comment are there', async () => {
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
    expect(body.length).toBeGreaterThan(30_000)
    expect(Buffer.byteLength(body)).toBeLessThan(65_536)
    expect(result.annotations.filter(({ level }) => level === 'warning')).toEqual([])
    expect(body.slice(0, 1_500)).toContain('> [!NOTE]\n> CI has not run on this branch')
    expect(scene.github.comments(scene.repository, scene.pull ?? 0)).toHaveLength(1)
    expectClean(scene, result)
  })
})

describe('half a fix by an app', () => {
  it('is a draft that says what still fails, and is ready for review when the next run has the rest', async () => {
    await using scene = await layOut({ ...small, permissions })
    const { url, apiUrl } = scene.github
    const app = { name: 'app', login: 'my-app[bot]', type: 'Bot' as const }
    const token = scene.github.addToken({ ...app, permissions: { ...permissions, actions: 'write' } })
    const github = { url, apiUrl, repository: scene.repository, token }

    const first = await scene.run({ github, inputs: { ...inputs, 'max-iterations': '1' } })

    expect(first.outputs.outcome, first.log).toBe('failed')
    expect(first.conclusion).toBe('failure')
    const [draft] = pullsOf(scene)
    expect(draft).toMatchObject({
      draft: true,
      title: expect.stringMatching(/^Progress: 1 of 2 failing tests fixed on /),
    })
    expect(draft?.body).toContain('### What still fails')
    expect(scene.github.checkRuns(scene.repository)).toMatchObject([{ conclusion: 'failure' }])

    const second = await runAgain(scene, { github })

    expect(second.outputs, second.log).toMatchObject({
      outcome: 'fixed',
      'pull-request-number': first.outputs['pull-request-number'],
      'pull-request-operation': 'updated',
      branch: first.outputs.branch,
    })
    expect(pullsOf(scene)).toMatchObject([
      { number: draft?.number, draft: false, title: expect.stringMatching(/^Fix 2 causes of 2 failing tests on /) },
    ])
    expect(pullsOf(scene)).toMatchObject([
      { user: 'my-app[bot]', body: expect.not.stringContaining('What still fails') },
    ])
    // CI runs by itself on what an app has pushed; here none does.
    expect(noteOf(scene)).toBe(UNSEEN)
    expect(scene.github.journal.filter(({ path }) => path.endsWith('/dispatches'))).toEqual([])
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
