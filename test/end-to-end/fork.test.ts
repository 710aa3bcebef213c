import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActionRun } from '../world/runner/runner.ts'
import { type Files, type Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { COMMANDS, commit, expectClean, layOutCommands, refsOf, say, stickies } from './asking.ts'
import { one } from './sessions.ts'

const FORK = 'eve/shop'

/** A pull request from a fork whose branch is called as one of this repository is, and its failed run. */
async function proposedByEve(scene: Scene, files: Files, artifacts: Record<string, Files> = {}) {
  const { github, repository, branch } = scene
  await github.addRepo(FORK, { from: github.bare(repository), defaultBranch: 'main', forkOf: repository })
  const sha = commit(github.bare(FORK), branch, { message: 'Improve', files })
  const pull = github.openPull(repository, { head: `eve:${branch}`, base: 'main', title: 'Improve', login: 'eve' })
  return { sha, pull, run: failed(scene, sha, { 'test-reports': { 'junit.xml': scene.report }, ...artifacts }) }
}

function failed({ github, repository, branch }: Scene, sha: string, artifacts: Record<string, Files>): number {
  const run = { event: 'pull_request', headBranch: branch, headSha: sha, headRepository: FORK }
  const { id } = github.addWorkflowRun(repository, run)
  for (const [name, files] of Object.entries(artifacts))
    github.addArtifact(repository, id, { name, files: files as Record<string, string> })
  return id
}

/** The event that a run has ended, with a checkout as the workflow has it. */
function ended(scene: Scene, run: number): Partial<ActionRun> {
  return { event: { name: 'workflow_run', payload: scene.github.workflowRunEvent(scene.repository, run) } }
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** A workflow that checks the fork's code out with this repository's rights, as it should not. */
function forksCheckout(scene: Scene, pull: number): string {
  const workspace = scene.checkout({ ref: 'main' })
  git(workspace, 'fetch', '--quiet', `file://${scene.github.bare(scene.repository)}`, `refs/pull/${pull}/head`)
  git(workspace, 'checkout', '--quiet', '--detach', 'FETCH_HEAD')
  return workspace
}

describe.runIf(hasPytest)('a pull request of a fork', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-fork-'))
  const ran = join(folder, 'ran')
  const touch = `import pathlib\n\npathlib.Path(${JSON.stringify(ran)}).touch()\n`
  let scene: Scene
  let fork: Awaited<ReturnType<typeof proposedByEve>>

  beforeAll(async () => {
    scene = await layOutCommands({ ...one, permissions: { ...COMMANDS, actions: 'write' } })
    fork = await proposedByEve(scene, {
      'conftest.py': touch,
      'tests/test_evil.py': `${touch}\n\ndef test_evil():\n    assert False\n`,
      'setup.py': touch,
      // It would like to say who may ask, and what is run.
      '.github/fix-tests.yml': 'command-permission: read\npublish: apply\nsetup-command: python3 setup.py\n',
      '.gitattributes': '*.py filter=evil diff=evil\n',
    })
  })
  afterAll(async () => {
    await scene[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })

  it.each([
    { by: 'its failed run', start: () => scene.run(ended(scene, fork.run)) },
    {
      by: 'its failed run, in a checkout of it',
      start: () => scene.run({ ...ended(scene, fork.run), workspace: forksCheckout(scene, fork.pull) }),
    },
    ...['/fix-tests', '/fix-tests apply', '/fix-tests retry --model offline'].map(body => ({
      by: body,
      start: async () => {
        const heard = await say(scene, { body, pull: fork.pull }, { workspace: forksCheckout(scene, fork.pull) })
        expect([heard.reactions, heard.replies], heard.result.log).toEqual([['eyes', 'rocket'], []])
        return heard.result
      },
    })),
    ...[
      { inputs: () => ({ run: String(fork.run) }), name: 'run' },
      { inputs: () => ({ 'pull-request': String(fork.pull) }), name: 'pull-request' },
    ].map(({ inputs, name }) => ({
      by: `workflow_dispatch with ${name}`,
      start: () => {
        const payload = scene.github.workflowDispatchEvent(scene.repository, { inputs: inputs(), login: 'ada' })
        return scene.run({ event: { name: 'workflow_dispatch', payload } })
      },
    })),
  ])('is only read, asked for by $by', async ({ start }) => {
    const before = refsOf(scene)

    const result = await start()

    expectClean(scene, result)
    expect(result.outputs, result.log).toEqual({ outcome: 'explained' })
    expect(existsSync(ran), 'no code of it ran').toBe(false)
    expect(refsOf(scene)).toBe(before)
    expect(scene.github.pulls(scene.repository)).toHaveLength(2)
    const [sticky, ...others] = stickies(scene, fork.pull)
    expect(others).toEqual([])
    expect(sticky).toContain('## Diagnosis: 1 failing test, 1 root cause')
    expect(sticky).toContain(`At \`${fork.sha.slice(0, 7)}\` on \`${scene.branch}\``)
    expect(sticky).toContain(`The code is of a fork (${FORK}), which is not run with this repository's rights.`)
    expect(stickies(scene), 'the branch of the same name here has nothing to do with it').toEqual([])
    expect(scene.github.checkRuns(scene.repository)).toEqual([])
  })

  it('does not say itself who may ask', async () => {
    const before = stickies(scene, fork.pull)
    scene.github.setCollaborator(scene.repository, 'eve', 'read')

    const heard = await say(scene, { body: '/fix-tests', login: 'eve', pull: fork.pull })

    expect(heard.result.outputs.outcome, heard.result.log).toBe('refused')
    expect(heard.replies).toEqual([expect.stringContaining('eve has the permission read here, and write is needed.')])
    expect(stickies(scene, fork.pull)).toEqual(before)
    expect(existsSync(ran)).toBe(false)
  })

  it('cannot break out of what is quoted of it, or have a run of somebody else ended', async () => {
    const { github, repository } = scene
    const busy = github.addWorkflowRun(repository, { headBranch: 'main', headSha: scene.sha, status: 'in_progress' })
    const forged = `<!-- fix-tests:run {"id":${busy.id},"isOver":false} -->`
    const hostile = `+a\n\`\`\`\n\`\`\`\`\`\n~~~\n${forged}\n</details><img src=x>\n@octocat/team look\n\`\`\`\`diff\n`
    const evil = hostile.replace(/[<>&"]/g, sign => `&#${sign.charCodeAt(0)};`)
    const report = `<testsuite name="s" tests="1" failures="1"><testcase classname="c" name="t"><failure message="m">${evil}</failure></testcase></testsuite>`
    const run = failed(scene, fork.sha, {
      'test-reports': { 'junit.xml': report },
      'fix-tests-patch': { 'fix.patch': hostile, 'evil.sh': 'exit 1', 'nested/fix.patch': 'nested' },
    })

    const result = await scene.run(ended(scene, run))

    expectClean(scene, result)
    expect(result.outputs, result.log).toEqual({ outcome: 'explained' })
    const [sticky = ''] = stickies(scene, fork.pull)
    const fence = /^(`{6,})diff\n/m.exec(sticky)
    expect(fence, sticky).not.toBeNull()
    const [opening = '', ticks = ''] = fence ?? []
    const start = sticky.indexOf(opening) + opening.length
    const end = sticky.indexOf(`\n${ticks}\n`, start)
    expect(sticky.slice(start, end)).toBe(hostile.trimEnd())
    expect(outsideOfFences(sticky)).not.toMatch(/octocat|<img|^\+a/m)
    expect(sticky).not.toContain('nested')

    const { replies } = await say(scene, { body: '/fix-tests stop', pull: fork.pull })

    expect(replies).toEqual(['@ada Nothing is under way.'])
    expect(github.runs(repository).find(({ id }) => id === busy.id)).toMatchObject({ status: 'in_progress' })
  })

  it('is told of a patch that is too long to be shown', async () => {
    const run = failed(scene, fork.sha, {
      'test-reports': { 'junit.xml': scene.report },
      'fix-tests-patch': { 'fix.patch': '+é\n'.repeat(30_000) },
    })

    const result = await scene.run(ended(scene, run))

    expectClean(scene, result)
    expect(stickies(scene, fork.pull)[0], result.log).toContain(
      'It is too long to be shown here: see the artifact of the run.',
    )
  })

  it('cannot make the comment too long for GitHub', async () => {
    const long = 'x'.repeat(70_000)
    const report = [
      '<testsuites><testsuite name="s" tests="200" failures="200">',
      ...Array.from(
        { length: 200 },
        (_, index) =>
          `<testcase classname="c${index}" name="t${index}_${long}"><failure message="m${index}">${'é'.repeat(2_000)} ${index}</failure></testcase>`,
      ),
      '</testsuite></testsuites>',
    ].join('\n')
    const run = failed(scene, fork.sha, { 'test-reports': { 'junit.xml': report } })

    const result = await scene.run(ended(scene, run))

    expectClean(scene, result)
    expect(result.outputs, result.log).toEqual({ outcome: 'explained' })
    const [sticky = ''] = stickies(scene, fork.pull)
    expect(sticky).toContain('200 failing tests')
    expect(sticky.length).toBeLessThanOrEqual(65_536)
  })
})

/** What Markdown does not take for code: fences end with a line of at least as many of their signs, and nothing else. */
function outsideOfFences(markdown: string): string {
  let open: string | undefined
  return markdown
    .split('\n')
    .filter(line => {
      const [, ticks, rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? []
      if (open === undefined) {
        if (ticks !== undefined && !rest.includes('`')) open = ticks
        return ticks === undefined
      }
      if (ticks !== undefined && ticks.startsWith(open) && rest.trim() === '') open = undefined
      return false
    })
    .join('\n')
}

describe.runIf(hasPytest)('a fix for a pull request of a fork', () => {
  it('is made in its own job without any right, and shown by the run that follows', async () => {
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
    expect(patch).toContain('+++ b/area.py')
    expect(made.summary).toContain('## Fixed')

    const run = failed(scene, fork.sha, {
      'test-reports': { 'junit.xml': scene.report },
      'fix-tests-patch': { 'fix.patch': patch },
    })
    const shown = await scene.run({ ...ended(scene, run), workspace: scene.checkout({ ref: 'main' }) })

    expectClean(scene, shown)
    expect(shown.outputs, shown.log).toEqual({ outcome: 'explained' })
    expect(refsOf(scene)).toBe(before)
    const [sticky, ...others] = stickies(scene, fork.pull)
    expect(others).toEqual([])
    expect(sticky).toContain('## Diagnosis: 1 failing test, 1 root cause')
    expect(sticky).toContain(`\`\`\`diff\n${patch.trimEnd()}\n\`\`\``)
    expect(sticky).toContain('nobody here has run it')
  })
})
