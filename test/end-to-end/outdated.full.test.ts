import { describe, expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { layOut, type Scene, type SceneOptions } from '../world/scene.ts'
import { NODE_CI, testsOf } from './projects.ts'
import { runAgain } from './resume.cases.ts'
import { pullsOf } from './sessions.ts'
import { analysis, calls, roleOf } from './talk.ts'

const page = (size: number) => `export function size(a) {\n  return a + ${size}\n}\n`
/** A commit that says what it means, and a test that nobody told. */
const RAISED: SceneOptions = {
  branch: 'topic',
  ci: NODE_CI,
  commits: [
    {
      message: 'Begin',
      files: {
        'package.json': '{ "type": "module" }\n',
        'page.js': page(20),
        'test/page.test.js': testsOf('page.js', 'size', { 'a page is long': 'size(0), 20' }),
      },
    },
    { message: 'Raise the page size to 50', files: { 'page.js': page(50) } },
  ],
}
/** The same, but only who understands the words knows that the test is outdated, and no value in it can be replaced. */
const LONGER: SceneOptions = {
  ...RAISED,
  commits: [
    {
      message: 'Begin',
      files: {
        'package.json': '{ "type": "module" }\n',
        'page.js': page(20),
        'test/page.test.js': testsOf('page.js', 'size', { 'a page is long': 'size(0), 4 * 5' }),
      },
    },
    { message: 'Make each page longer', files: { 'page.js': page(50) } },
  ],
}
const OFFLINE = { models: 'offline', 'flaky-reruns': '0' }

describe('a test that contradicts what the failing commit says', () => {
  it('is left as it is, and the comment says why', async () => {
    await using scene = await layOut(RAISED)

    const result = await scene.run({ inputs: OFFLINE })

    expect([result.outputs.outcome, result.outputs.branch], result.log).toEqual(['test-outdated', ''])
    expect(pullsOf(scene)).toEqual([])
    expect(result.summary).toContain('Raise the page size to 50')
    expect(scene.github.violations).toEqual([])
  })

  it('gets a draft of its own, which demands a decision and is never applied', async () => {
    await using scene = await layOut(RAISED)
    const inputs = { ...OFFLINE, 'propose-tests': 'true', publish: 'apply' }

    const result = await scene.run({ inputs })

    expect(result.outputs.outcome, result.log).toBe('test-outdated')
    const [draft, ...others] = pullsOf(scene)
    expect([others, draft?.draft, draft?.base.ref]).toEqual([[], true, 'topic'])
    expect(draft?.title).toBe('Bring 1 test up to date with “Raise the page size to 50”')
    expect(draft?.body).toContain('**Merge it only if you want what the change does.**')
    const branch = draft?.head.ref ?? ''
    expect(branch).toMatch(/-tests$/)
    expect(scene.git('diff', '--name-only', `${scene.sha}..${branch}`).trim()).toBe('test/page.test.js')
    expect(scene.git('rev-parse', 'topic').trim(), 'nothing is pushed to the branch itself').toBe(scene.sha)
    expect(result.summary).toContain('[A draft](')
    expect(scene.github.violations).toEqual([])
  })

  it('asks the reviewers of the settings to decide, and names those that GitHub refuses', async () => {
    await using scene = await layOut(RAISED)
    const { github, repository } = scene
    github.setCollaborator(repository, 'grace', 'write')

    const reviewers = 'mistyped, grace, octo/core'
    const result = await scene.run({ inputs: { ...OFFLINE, 'propose-tests': 'true', reviewers } })

    const [draft] = github.pulls(repository).filter(({ head }) => head.ref.endsWith('-tests'))
    expect(draft?.requestedReviewers, result.log).toEqual(['grace'])
    expect(result.log).toContain('GitHub refuses these reviewers: mistyped, octo/core.')
    expect(github.violations).toEqual([])
  })

  it('is not proposed twice, and CI on the draft starts nothing', async () => {
    await using scene = await layOut(RAISED)
    const { github, repository } = scene
    const inputs = { ...OFFLINE, 'propose-tests': 'true' }
    await scene.run({ inputs })
    const [draft] = pullsOf(scene)
    const { ref: headBranch = '', sha: headSha = '' } = draft?.head ?? {}

    const again = await runAgain(scene, { inputs })
    const id = github.addWorkflowRun(repository, { headBranch, headSha, name: 'CI' }).id
    github.endWorkflowRun(repository, id, 'failure')
    const event = { name: 'workflow_run', payload: github.workflowRunEvent(repository, id) }
    const ended = await runAgain(scene, { event, inputs })

    expect(again.outputs.outcome, again.log).toBe('test-outdated')
    expect(pullsOf(scene).map(({ number, draft: isDraft }) => [number, isDraft])).toEqual([[draft?.number, true]])
    expect(ended.log).toContain('it proposes tests, and a person decides on them.')
    expect(github.violations).toEqual([])
  })

  it('is brought up to date by a model where only a model sees what was meant, and the draft says by whom', async () => {
    await using scene = await layOut(LONGER)
    await using model = await startModel(request =>
      roleOf(request) === 'test writer'
        ? calls([
            'edit_file',
            { path: 'test/page.test.js', old: '4 * 5', new: '10 * 5', summary: 'Expect the longer page' },
          ])
        : analysis('page.js', 'The commit says “Make each page longer”, and the test asserts the old length.', {
            wrong: 'test',
          }),
    )
    const inputs = {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      'flaky-reruns': '0',
      'propose-tests': 'true',
    }

    const result = await scene.run({ inputs, secrets: [model.key] })

    expect(result.outputs.outcome, result.log).toBe('test-outdated')
    const [draft, ...others] = pullsOf(scene)
    expect([others, draft?.draft]).toEqual([[], true])
    expect(scene.git('diff', '--name-only', `${scene.sha}..${draft?.head.ref}`).trim()).toBe('test/page.test.js')
    expect(scene.git('show', `${draft?.head.ref}:test/page.test.js`)).toContain('size(0), 10 * 5')
    expect(draft?.body).toContain('> Make each page longer')
    expect(draft?.body).toContain('the new values are by anthropic/claude-sonnet-5-5.')
    expect(model.requests.map(roleOf)).toEqual(['analyst', 'test writer'])
    expect([scene.github.violations, result.leaks]).toEqual([[], []])
  })

  it.each([
    ['before it is proposed', /the changed assertions without the change/],
    ['when it is proposed, and nobody has seen it', /Assertions of 1 test are proposed/],
  ])('is proposed by another machine when the first one dies %s', async (_, moment) => {
    await using scene = await layOut(RAISED)
    const inputs = { ...OFFLINE, 'propose-tests': 'true' }
    await killedAt(scene, moment, inputs)

    const result = await runAgain(scene, { inputs })

    expect(result.outputs.outcome, result.log).toBe('test-outdated')
    const [draft, ...others] = pullsOf(scene)
    expect([others, draft?.draft]).toEqual([[], true])
    expect(scene.git('show', `${draft?.head.ref}:test/page.test.js`)).toContain('size(0), 50')
    expect(scene.git('rev-parse', `${draft?.head.ref}^`).trim()).toBe(scene.sha)
    expect(scene.github.violations).toEqual([])
  })
})

/** Let the machine die at a line of its log. */
async function killedAt(scene: Scene, moment: RegExp, inputs: Record<string, string>): Promise<void> {
  const running = scene.start({ inputs, onLine: line => void (moment.test(line) && running.kill()) })
  const { signal, log } = await running.finished
  expect(signal, log).toBe('SIGKILL')
  expect(pullsOf(scene), log).toEqual([])
}
