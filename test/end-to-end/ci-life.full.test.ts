import { describe, expect, it } from 'vitest'
import { JudgedScene, reportOf } from './ci-judge.cases.ts'

const GREEN = { conclusion: 'success' } as const
const RED = { conclusion: 'failure', report: reportOf('sums elsewhere') } as const

describe('a fix over several runs of CI', () => {
  it.each([
    ['as the round begins', /Iteration 2/],
    ['as its change is judged', /✓ pass: No test|✓ pass: The target/],
    ['as its commit is pushed', /pushed [0-9a-f]{7}/],
    ['as its proof is made', /Proof: /],
  ])('whose machine dies %s: the same end of CI goes on with the one round', async (_, moment) => {
    await using play = await JudgedScene.open()

    await play.fix()
    const run = play.end(RED)
    await play.dieOver(run, moment)
    const resumed = await play.tell(run)
    const commits = play.scene.git('rev-list', '--count', `${play.scene.sha}..${play.branch}`).trim()
    const green = await play.ciEnds(GREEN)

    expect(resumed.outputs.outcome, resumed.log).toBe('fixed')
    expect(commits, 'the fix, and one change of the round').toBe('2')
    expect(play.pull.draft, green.log).toBe(false)
    expect([
      play.ciRuns,
      play.model.requests.filter(({ body }) => JSON.stringify(body).includes('<demand>')).length,
    ]).toEqual([2, expect.any(Number)])
  })

  it('that two ends of CI tell of at once is worked on by one machine', async () => {
    await using play = await JudgedScene.open()
    const { github, repository } = play.scene

    await play.fix()
    const run = play.end(RED)
    const { id } = github.addWorkflowRun(repository, {
      name: 'Lint',
      headBranch: play.branch,
      headSha: play.pull.head.sha,
      conclusion: 'success',
    })
    const [first, second] = await play.tellAtOnce([run, id])
    const commits = play.scene.git('rev-list', '--count', `${play.scene.sha}..${play.branch}`).trim()

    expect(commits, `${first?.log}\n\n${second?.log}`).toBe('2')
    expect(play.pull.draft).toBe(true)
  })

  it('whose CI waits for approval says so with its link, and goes on when it has ended', async () => {
    await using play = await JudgedScene.open({ starts: false })
    const { scene } = play
    let run = 0
    const needsApproval = () => {
      const ref = scene.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/fix-tests').trim()
      const headSha = scene.git('rev-parse', ref).trim()
      const state = { status: 'completed', conclusion: 'action_required' } as const
      run = scene.github.addWorkflowRun(scene.repository, { headBranch: ref, headSha, ...state }).id
    }

    const fixed = await play.fix({ onLine: line => void (/pushed [0-9a-f]{7} to/.test(line) && needsApproval()) })
    const waiting = play.pull
    const early = await play.tell(run)
    scene.github.endWorkflowRun(scene.repository, run, 'success')
    const green = await play.tell(run)

    expect([fixed.outputs.outcome, waiting.draft]).toEqual(['fixed', true])
    expect(waiting.body).toMatch(/CI waits for approval: open \[the run\]\(http[^)]*\/actions\/runs\/\d+\)/)
    expect(early.log).toContain('waits for approval: http')
    expect(play.pull.draft, green.log).toBe(false)
  })

  it('is judged by the reports of all shards and legs', async () => {
    await using play = await JudgedScene.open()
    const { github, repository } = play.scene

    await play.fix()
    const run = play.end({ conclusion: 'failure', report: reportOf() })
    const shard = { name: 'test-reports-2', files: { 'junit.xml': reportOf('sums in the second shard') } }
    github.addArtifact(repository, run, shard)
    const leg = {
      name: 'Windows',
      headBranch: play.branch,
      headSha: play.pull.head.sha,
      conclusion: 'failure',
    } as const
    const { id } = github.addWorkflowRun(repository, leg)
    const report = { name: 'test-reports', files: { 'junit.xml': reportOf('sums on Windows') } }
    github.addArtifact(repository, id, report)
    const told = await play.tell(id)

    expect(told.outputs.outcome, told.log).toBe('fixed')
    const demand = play.model.requests.map(({ body }) => JSON.stringify(body)).find(text => text.includes('<demand>'))
    expect(demand).toContain('sums in the second shard fails')
    expect(demand).toContain('sums on Windows fails')
  })

  it('that a person pushes to in the middle of a round is left to that person', async () => {
    await using play = await JudgedScene.open()
    const { scene } = play

    await play.fix()
    const run = play.end(RED)
    const { branch } = play
    await play.dieOver(run, /Iteration 2/)
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=a@b.c']
    const tree = scene.git('rev-parse', `${branch}^{tree}`).trim()
    const sha = scene.git(...author, 'commit-tree', tree, '-p', branch, '-m', 'Mine').trim()
    scene.git('update-ref', `refs/heads/${branch}`, sha)
    const told = await play.tell(run)

    expect(told.log).toContain('another author has pushed to it')
    expect(scene.git('rev-parse', branch).trim()).toBe(sha)
  })
})
