import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasAct, runWithAct, shippedAction } from '../world/act/act.ts'
import { ROOT } from '../world/project.ts'
import { layOut, type Scene, type SceneOptions } from '../world/scene.ts'
import { layOutCommands } from './asking.ts'
import { NODE_CI, one } from './projects.ts'
import { pullsOf } from './sessions.ts'

const PLAYED = join(ROOT, 'test', 'world', 'act')
const EXAMPLE = readFileSync(join(ROOT, 'examples', 'fix-tests.yml'), 'utf8')

/** The actions of a workflow, by what its `uses:` says: the shipped one, and those of GitHub that the world plays. */
function actionsOf(scene: Scene, workflow: string): Record<string, string> {
  const folderOf = (name: string) =>
    name === 'fix-tests/fix-tests' ? shippedAction(scene) : join(PLAYED, name.replace(/^actions\//, ''))
  const used = [...workflow.matchAll(/uses: (?<name>[\w/-]+)@(?<ref>\w+)/g)]
  return Object.fromEntries(used.map(({ groups: { name = '', ref = '' } = {} }) => [`${name}@${ref}`, folderOf(name)]))
}

/** With a lockfile, as the example's `npm ci` wants one. */
function installable({ commits: [first, ...rest], ...project }: SceneOptions): SceneOptions {
  const lock = { name: 'shop', lockfileVersion: 3, requires: true, packages: { '': { name: 'shop' } } }
  const files = { ...first?.files, 'package-lock.json': `${JSON.stringify(lock)}\n` }
  return { ...project, commits: [{ message: 'Begin', files }, ...rest] }
}

function expectFixed(scene: Scene, { code, log }: { code: number | null; log: string }, { red = false } = {}): void {
  expect(code, log).toBe(red ? 1 : 0)
  expect(log).toContain('outcome=fixed')
  expect(log).toContain('Fixed: 1 failing test passes now, and no other test changed')
  expect(log).not.toContain(scene.token)
  expect(pullsOf(scene)).toEqual([
    expect.objectContaining({
      title: 'Fix a wrong arithmetic operator in area: 1 failing test',
      base: expect.objectContaining({ ref: scene.branch }),
    }),
  ])
  expect(scene.github.violations).toEqual([])
}

describe.skipIf(!hasAct)('under act, another runner than GitHub’s', () => {
  it('the example workflow makes the pull request of a failed run', async () => {
    await using scene = await layOut(installable(one))
    const { github, repository, runId } = scene

    const ended = await runWithAct(scene, {
      workflow: EXAMPLE,
      job: 'fix',
      event: { name: 'workflow_run', payload: github.workflowRunEvent(repository, runId) },
      actions: actionsOf(scene, EXAMPLE),
    })

    expectFixed(scene, ended)
  })

  it('the example workflow answers /fix-tests', async () => {
    await using scene = await layOutCommands(installable(one))
    const { github, repository, pull = 0 } = scene
    const { id } = github.comment(repository, pull, { login: 'ada', body: '/fix-tests' })

    const ended = await runWithAct(scene, {
      workflow: EXAMPLE,
      job: 'fix',
      event: { name: 'issue_comment', payload: github.issueCommentEvent(repository, id, 'created') },
      actions: actionsOf(scene, EXAMPLE),
    })

    expectFixed(scene, ended)
    expect(github.comments(repository, pull)[0]?.reactions).toContain('eyes')
  })

  it('a step of the failing job makes the pull request, and the job stays red', async () => {
    await using scene = await layOut(one)
    const { github, repository, branch } = scene
    const guide = readFileSync(join(ROOT, 'docs', 'getting-started.md'), 'utf8')
    const [, step = ''] = /```yaml\n(- if: failure\(\)\n.*?)```/s.exec(guide) ?? []
    const lines = [
      '- uses: actions/checkout@v5',
      `- run: ${JSON.stringify(NODE_CI[2])}`,
      ...step.trimEnd().split('\n'),
    ].map(line => `      ${line}`)
    const workflow = ['on: push', 'jobs:', '  test:', '    runs-on: ubuntu-latest', '    steps:', ...lines, ''].join(
      '\n',
    )

    const ended = await runWithAct(scene, {
      workflow,
      job: 'test',
      event: { name: 'push', payload: github.pushEvent(repository, { branch }) },
      actions: actionsOf(scene, workflow),
    })

    expectFixed(scene, ended, { red: true })
  })
})
