import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../world/github/github.ts'
import type { Scene } from '../world/scene.ts'
import { commenting, commit, heardOf, layOutCommands, refsOf, say, stickies } from './asking.ts'
import { expectRefused } from './command.cases.ts'
import { one, small } from './projects.ts'
import { branchesOf, pullsOf } from './sessions.ts'
import { IN_ORDER } from './in-order.ts'

describe.concurrent('who may ask', () => {
  let scene: Scene
  beforeAll(async () => {
    scene = await layOutCommands(small)
  })
  afterAll(() => scene[Symbol.asyncDispose]())

  it.each<{ role: Role; isAdmitted: boolean; inputs?: Record<string, string> }>([
    { role: 'triage', isAdmitted: false },
    { role: 'triage', isAdmitted: true, inputs: { 'command-permission': 'triage' } },
  ])(
    'a person with the permission $role may ask, with the inputs $inputs: $isAdmitted',
    IN_ORDER,
    async ({ role, isAdmitted, inputs = {} }) => {
      const login = `some-${role}`
      scene.github.setCollaborator(scene.repository, login, role)
      const before = refsOf(scene)

      const heard = await say(scene, { body: '/fix-tests explain', login }, { inputs })

      expect(refsOf(scene)).toBe(before)
      if (isAdmitted) {
        expect(heard.result.outputs.outcome, heard.result.log).toBe('explained')
        expect(heard).toMatchObject({ reactions: ['eyes', 'rocket'], replies: [] })
      } else {
        expect(heard.result.outputs.outcome, heard.result.log).toBe('refused')
        expect(heard.reactions).toEqual(['confused'])
        expect(heard.replies).toEqual([
          `@${login} ${login} has the permission ${role} here, and write is needed. Ask a maintainer.`,
        ])
      }
      expect(stickies(scene)).toHaveLength(isAdmitted ? 1 : 0)
    },
  )

  it('the base branch of a pull request does not decide it', IN_ORDER, async () => {
    const { github, repository, branch } = scene
    scene.git('branch', 'release', 'main')
    const files = { '.github/fix-tests.yml': 'command-permission: read\n' }
    commit(github.bare(repository), 'release', { message: 'Let all in', files })
    const pull = github.openPull(repository, { head: branch, base: 'release', login: 'ada' })
    github.setCollaborator(repository, 'some-read', 'read')

    const heard = await say(scene, { body: '/fix-tests explain', login: 'some-read', pull })

    expect(heard.result.outputs.outcome, heard.result.log).toBe('refused')
    expect(heard.result.log).toContain('some-read has the permission read here, and write is needed.')
    expect(heard, 'a stranger gets no words').toMatchObject({ reactions: ['confused'], replies: [] })
  })

  it('GitHub is not even asked about a comment that only mentions the command', IN_ORDER, async () => {
    const requests = scene.github.journal.length

    const heard = await say(scene, { body: '> /fix-tests' })

    expect(heard).toMatchObject({ reactions: [], replies: [], result: { outputs: { outcome: 'nothing-to-fix' } } })
    expect(scene.github.journal).toHaveLength(requests)
  })
})

describe.concurrent('what is not understood or cannot be done', () => {
  let scene: Scene
  beforeAll(async () => {
    scene = await layOutCommands(small)
  })
  afterAll(() => scene[Symbol.asyncDispose]())

  it('words that name no failing test are answered with those that fail, and how it is used', IN_ORDER, async () => {
    const { replies } = await expectRefused(scene, '/fix-tests abvoe "@octocat/team <b>"')

    expect(replies[0]).toContain('No failing test matches')
    expect(replies[0]).toContain('test/area.test.js › area; test/fits.test.js › at the limit.')
    expect(replies[0]).toContain('| write | what happens |')
    expect(replies[0]).not.toContain('Did you mean')
    expect(replies[0], 'nobody else is mentioned').not.toMatch(/(?<!^)@\w/)
    expect(replies[0]).not.toContain('<b>')
  })

  it('a misspelt verb is answered with what it may have been', IN_ORDER, async () => {
    const { replies } = await expectRefused(scene, '/fix-tests aply')

    expect(replies[0]).toContain('Did you mean `/fix-tests apply`?')
    expect((await expectRefused(scene, '/fix-tests explain expln')).replies[0]).not.toContain('Did you mean')
  })

  it('a branch that has moved since the comment was written is left alone', IN_ORDER, async () => {
    const { github, repository, branch, sha } = scene
    const { id, run } = commenting(scene, { body: '/fix-tests' })
    // Who may push puts something else in its place before the job looks.
    const now = commit(github.bare(repository), branch, { message: 'Hide', files: { 'evil.js': 'process.exit()\n' } })
    github.activity(repository, { branch, before: sha, timestamp: new Date(Date.now() + 60_000).toISOString() })
    const before = refsOf(scene)

    const result = await scene.run(run)

    const { reactions, replies } = heardOf(scene, id, { result })
    expect(result.outputs.outcome, result.log).toBe('refused')
    expect(reactions).toEqual(['eyes', 'confused'])
    const shas = `from ${sha.slice(0, 7)} to ${now.slice(0, 7)}`
    expect(replies).toEqual([
      `@ada The branch sizes has moved since the comment was written, ${shas}. Look at what is there now, and write the comment again.`,
    ])
    expect(refsOf(scene)).toBe(before)
    expect(stickies(scene)).toEqual([])
  })

  it('on a closed pull request nothing is done', IN_ORDER, async () => {
    scene.github.closePull(scene.repository, scene.pull ?? 0)

    const { replies } = await expectRefused(scene, '/fix-tests')

    expect(replies).toEqual(['@ada The pull request is closed. Open it again first.'])
  })
})

describe('what is asked for', () => {
  it('to be applied is put onto the branch itself, once', async () => {
    await using scene = await layOutCommands(one)
    const inputs = { 'flaky-reruns': '0' }
    const run = { workspace: scene.checkout({ ref: 'main' }), inputs }

    const { result, reactions, replies } = await say(scene, { body: '/fix-tests apply' }, run)

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect([reactions, replies]).toEqual([['eyes', 'rocket'], []])
    expect(result.outputs).toMatchObject({ branch: '', 'pull-request-operation': 'none' })
    const log = scene.git('log', '--format=%P %s', `${scene.sha}..${scene.branch}`).trim()
    expect(log).toMatch(new RegExp(`^${scene.sha} .+ \\(fixes \\d tests?\\)`))
    expect(branchesOf(scene)).toEqual({})
    expect(pullsOf(scene)).toEqual([])
    const [sticky, ...others] = stickies(scene)
    expect(others).toEqual([])
    expect(sticky).toMatch(/^(?:<!--[^\n]*\n)+## Fixed[^\n]*\n\nThe fix is on this branch now\./)

    // Written after it, for certain: what is pushed in the second of a comment counts as later.
    scene.github.activity(scene.repository, {
      branch: scene.branch,
      before: scene.sha,
      timestamp: '2026-01-01T00:00:00Z',
    })
    const again = await say(scene, { body: '/fix-tests apply' }, { ...run, runId: 2 })

    expect(again.result.outputs, again.result.log).toMatchObject({ outcome: 'nothing-to-fix', branch: '' })
    expect([again.reactions, again.replies]).toEqual([['eyes', 'rocket'], []])
    expect(scene.git('log', '--format=%P %s', `${scene.sha}..${scene.branch}`).trim()).toBe(log)
  })

  it('as a patch alone is answered in a reply, since no comment is kept then', async () => {
    await using scene = await layOutCommands(one)
    const inputs = { 'flaky-reruns': '0', publish: 'patch' }

    const { result, replies } = await say(scene, { body: '/fix-tests' }, { inputs })

    expect(result.outputs, result.log).toMatchObject({ outcome: 'fixed', branch: '', 'head-sha': scene.sha })
    expect(replies).toEqual([expect.stringMatching(/^@ada Fixed/)])
    expect(stickies(scene)).toEqual([])
  })

  it('is of the tests, whatever else failed after them on the same commit', async () => {
    await using scene = await layOutCommands(one)
    const { github, repository, branch: headBranch, sha: headSha } = scene
    const createdAt = new Date(Date.now() + 60_000).toISOString()
    const jobs = [{ name: 'deploy', steps: ['!Deploy'] }]
    github.addWorkflowRun(repository, { name: 'Deploy preview', headBranch, headSha, createdAt, jobs })

    const { result } = await say(scene, { body: '/fix-tests explain' })

    expect(result.outputs.outcome, result.log).toBe('explained')
    expect(stickies(scene).at(-1)).toContain('area')
  })
})
