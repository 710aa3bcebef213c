import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectClean, layOutCommands, refsOf, say, stickies } from './asking.ts'
import {
  commanded,
  ended,
  expectOnlyRead,
  failed,
  failedRun,
  FORK,
  forksCheckout,
  git,
  Hostile,
  outsideOfFences,
  proposedByEve,
} from './fork.cases.ts'
import { one } from './projects.ts'
import { IN_ORDER } from './in-order.ts'
import { noWork } from './sessions.ts'

describe.concurrent('a pull request of a fork', () => {
  const hostile = new Hostile()
  beforeAll(() => hostile.layOut())
  afterAll(() => hostile[Symbol.asyncDispose]())

  it('is only read, asked for by its failed run', IN_ORDER, () => expectOnlyRead(hostile, failedRun))

  it('is only read, asked for by /fix-tests apply', IN_ORDER, () =>
    expectOnlyRead(hostile, commanded('/fix-tests apply')),
  )

  it('cannot break out of what is quoted of it, or have a run of somebody else ended', IN_ORDER, async () => {
    const { scene, fork } = hostile
    const { github, repository } = scene
    const busy = github.addWorkflowRun(repository, { headBranch: 'main', headSha: scene.sha, status: 'in_progress' })
    const forged = `<!-- fix-tests:run {"id":${busy.id},"isOver":false} -->`
    const patch = `+a\n\`\`\`\n\`\`\`\`\`\n~~~\n${forged}\n</details><img src=x>\n@octocat/team look\n\`\`\`\`diff\n`
    const evil = patch.replace(/[<>&"]/g, sign => `&#${sign.charCodeAt(0)};`)
    const report = `<testsuite name="s" tests="1" failures="1"><testcase classname="c" name="t"><failure message="m">${evil}</failure></testcase></testsuite>`
    const run = failed(scene, fork.sha, {
      'test-reports': { 'junit.xml': report },
      'fix-tests-patch': { 'fix.patch': patch, 'evil.sh': 'exit 1', 'nested/fix.patch': 'nested' },
    })

    const result = await scene.run(ended(scene, run))

    expectClean(scene, result)
    expect(result.outputs, result.log).toEqual(noWork('explained'))
    const [sticky = ''] = stickies(scene, fork.pull)
    const fence = /^(`{6,})diff\n/m.exec(sticky)
    expect(fence, sticky).not.toBeNull()
    const [opening = '', ticks = ''] = fence ?? []
    const start = sticky.indexOf(opening) + opening.length
    const end = sticky.indexOf(`\n${ticks}\n`, start)
    expect(sticky.slice(start, end)).toBe(patch.trimEnd())
    expect(outsideOfFences(sticky)).not.toMatch(/octocat|<img|^\+a/m)
    expect(sticky).not.toContain('nested')

    const { replies } = await say(scene, { body: '/fix-tests stop', pull: fork.pull })

    expect(replies).toEqual([expect.stringMatching(/^@ada No run is known to be in progress/)])
    expect(github.runs(repository).find(({ id }) => id === busy.id)).toMatchObject({ status: 'in_progress' })
  })
})

describe.concurrent('a fix for a pull request of a fork', () => {
  it('is made in its own job without any right, and shown by the run that follows', IN_ORDER, async () => {
    await using scene = await layOutCommands(one)
    const { github, repository, branch } = scene
    const fork = await proposedByEve(scene, { 'README.md': 'Better\n' })
    const workspace = forksCheckout(scene, fork.pull)
    mkdirSync(join(workspace, 'reports'))
    writeFileSync(join(workspace, 'reports', 'junit.xml'), scene.report)
    const token = github.addToken({
      name: 'fork',
      login: 'github-actions[bot]',
      type: 'Bot',
      permissions: { contents: 'read', 'pull-requests': 'read', issues: 'read', actions: 'read', checks: 'read' },
    })
    const before = refsOf(scene)
    const heads = git(github.bare(FORK), 'for-each-ref')
    const since = github.journal.length

    const made = await scene.run({
      event: { name: 'pull_request', payload: github.pullRequestEvent(repository, fork.pull, 'synchronize') },
      workspace,
      github: { url: github.url, apiUrl: github.apiUrl, repository, token },
      ref: `refs/pull/${fork.pull}/merge`,
      headRef: branch,
      baseRef: 'main',
      workflow: 'CI',
      job: 'test',
      inputs: { publish: 'pull-request', 'flaky-reruns': '0' },
    })

    expectClean(scene, made)
    expect(made.outputs, made.log).toMatchObject({ outcome: 'fixed', 'pull-request-number': '' })
    const requests = github.journal.slice(since)
    expect(requests.filter(({ status }) => status >= 400 && status !== 404)).toEqual([])
    expect(requests.filter(({ method, path }) => method !== 'GET' && !/graphql|git-upload-pack/.test(path))).toEqual([])
    expect(refsOf(scene)).toBe(before)
    expect(git(github.bare(FORK), 'for-each-ref')).toBe(heads)
    expect(github.comments(repository, fork.pull)).toEqual([])
    expect(github.pulls(repository)).toHaveLength(2)
    const patch = readFileSync(made.outputs['patch-path'] ?? '', 'utf8')
    git(workspace, 'apply', '--check', made.outputs['patch-path'] ?? '')
    expect(patch).toContain('+++ b/area.js')
    expect(made.summary).toContain('## Fixed')

    const run = failed(scene, fork.sha, {
      'test-reports': { 'junit.xml': scene.report },
      'fix-tests-patch': { 'fix.patch': patch },
    })
    const shown = await scene.run({ ...ended(scene, run), workspace: scene.checkout({ ref: 'main' }) })

    expectClean(scene, shown)
    expect(shown.outputs, shown.log).toEqual(noWork('explained'))
    expect(refsOf(scene)).toBe(before)
    const [sticky, ...others] = stickies(scene, fork.pull)
    expect(others).toEqual([])
    expect(sticky).toContain('## Diagnosis: 1 failing test, 1 root cause')
    expect(sticky).toContain(`\`\`\`diff\n${patch.trimEnd()}\n\`\`\``)
    expect(sticky).toContain('it has not been run here')
  })
})
