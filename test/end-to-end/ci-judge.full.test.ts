import { describe, expect, it } from 'vitest'
import { JudgedScene, reportOf } from './ci-judge.cases.ts'
import { FORK } from './fork.cases.ts'
import { billed } from './money.cases.ts'

const GREEN = { conclusion: 'success' } as const
const RED = { conclusion: 'failure', report: reportOf('sums elsewhere') } as const

describe('a fix that the project’s own CI judges', () => {
  it('that CI finds red is worked on once more on the same branch, and ready when CI is green', async () => {
    await using play = await JudgedScene.open()

    await play.fix()
    const tip = play.pull.head.sha
    const round = await play.ciEnds(RED)
    const between = play.pull
    const green = await play.ciEnds(GREEN)

    expect(round.outputs.outcome, round.log).toBe('fixed')
    expect([between.draft, between.head.sha === tip]).toEqual([true, false])
    expect(play.pull.draft, green.log).toBe(false)
    expect(play.ciRuns).toBe(2)
    const demand = play.model.requests.map(({ body }) => JSON.stringify(body)).find(text => text.includes('<demand>'))
    expect(demand).toContain(
      "In the project's own CI, test/sum.test.js › test › sums elsewhere fails: expected 3, got 4",
    )
  })

  it('that stays red is a draft that says what is left, after two rounds', async () => {
    await using play = await JudgedScene.open()

    await play.fix()
    for (const _ of [1, 2, 3]) await play.ciEnds(RED)

    expect(play.pull.draft).toBe(true)
    expect(play.pull.body).toContain('1 test fails there: test/sum.test.js › test › sums elsewhere.')
    expect(play.pull.body).toContain('It was worked on 2 times, which is the limit.')
    expect(play.ciRuns).toBe(3)
  })

  it.each<[what: string, inputs: Record<string, string>, says: string]>([
    ['the rounds are used up', { 'max-ci-rounds': '0' }, 'max-ci-rounds is 0, so it is not worked on.'],
    ['it comes too late', { 'max-ci-hours': '0.00001' }, 'It came later than max-ci-hours allows'],
  ])('that CI finds red is not worked on again where %s, and says so', async (_, inputs, says) => {
    await using play = await JudgedScene.open({ inputs })

    await play.fix()
    const tip = play.pull.head.sha
    const asked = play.model.requests.length
    const told = await play.ciEnds(RED)

    expect(play.pull.body, told.log).toContain(says)
    expect([play.pull.draft, play.pull.head.sha === tip, play.model.requests.length]).toEqual([true, true, asked])
  })

  it('that CI finds red is not worked on again where the dollars of the work before are all that may be spent', async () => {
    await using play = await JudgedScene.open()

    await play.fix()
    const [tip, asked, spent] = [play.pull.head.sha, play.model.requests.length, billed(play.model)]
    const told = await play.ciEnds(RED, { 'max-cost-usd': String(spent / 2) })

    expect(play.pull.body, told.log).toContain('max-cost-usd')
    expect([play.pull.draft, play.pull.head.sha === tip, play.model.requests.length]).toEqual([true, true, asked])
  })

  it('whose round of work may spend what the work before has left, and no more', async () => {
    await using play = await JudgedScene.open()

    await play.fix()
    const most = 1.2 * billed(play.model)
    const told = await play.ciEnds(RED, { 'max-cost-usd': String(most) })

    expect(billed(play.model), told.log).toBeLessThanOrEqual(most)
    expect(play.pull.draft, 'CI is still red').toBe(true)
    expect(play.pull.body).toContain('1 test fails there: test/sum.test.js › test › sums elsewhere.')
  })

  it('whose CI was cancelled, or failed without a failing test, is a draft that says so, and no model is asked', async () => {
    await using play = await JudgedScene.open()

    await play.fix()
    const asked = play.model.requests.length
    const cancelled = await play.ciEnds({ conclusion: 'cancelled' })

    expect(cancelled.outputs.outcome, cancelled.log).toBe('fixed')
    expect([play.pull.draft, play.model.requests.length]).toEqual([true, asked])
    expect(play.pull.body).toContain('CI ended as cancelled. fix-tests has nothing to work on there.')
  })

  it('that a flaky test alone turned red there is not worked on, as CI’s own retries say', async () => {
    await using play = await JudgedScene.open()

    await play.fix()
    const asked = play.model.requests.length
    // As Maven Surefire writes a test that passed in a retry.
    const flaky = reportOf('sums')
      .replaceAll(/<(\/?)failure\b/g, '<$1flakyFailure')
      .replace('failures="1"', 'failures="0"')
    const judged = await play.ciEnds({ conclusion: 'failure', report: flaky })

    expect(judged.outputs.outcome, judged.log).toBe('fixed')
    expect([play.pull.draft, play.model.requests.length]).toEqual([true, asked])
    expect(play.pull.body).toContain('fix-tests has nothing to work on there.')
    expect(play.pull.body).not.toContain('1 test fails there')
  })

  it('is judged once, however often the end of CI is told', async () => {
    await using play = await JudgedScene.open()

    await play.fix()
    const run = play.end(RED)
    await play.tell(run)
    const tip = play.pull.head.sha
    const again = await play.tell(run)

    expect(play.pull.head.sha, again.log).toBe(tip)
    expect(again.log).toContain('tested an earlier commit')
  })

  it('that a person reviews before CI has ended stays a draft', async () => {
    await using play = await JudgedScene.open()
    const { scene } = play

    await play.fix()
    const said = {
      state: 'CHANGES_REQUESTED',
      login: 'ada',
      body: '',
      comments: [{ path: 'sum.js', line: 2, body: 'Turn it.' }],
    } as const
    scene.github.setCollaborator(scene.repository, 'ada', 'write')
    const { id } = scene.github.review(scene.repository, play.pull.number, said)
    const revised = await play.run({
      name: 'pull_request_review',
      payload: scene.github.pullRequestReviewEvent(scene.repository, id),
    })

    expect(revised.outputs.outcome, revised.log).toBe('fixed')
    expect(play.pull.draft).toBe(true)
  })

  it('whose branch a person has pushed to is left to that person', async () => {
    await using play = await JudgedScene.open()
    const { scene } = play

    await play.fix()
    const { branch } = play
    const tree = scene.git('rev-parse', `${branch}^{tree}`).trim()
    const sha = scene
      .git('-c', 'user.name=Ada', '-c', 'user.email=a@b.c', 'commit-tree', tree, '-p', branch, '-m', 'Mine')
      .trim()
    scene.git('update-ref', `refs/heads/${branch}`, sha)
    const { id } = scene.github.addWorkflowRun(scene.repository, { headBranch: branch, headSha: sha })
    const told = await play.tell(id)

    expect(told.log).toContain('another author has pushed to it')
    expect(scene.git('rev-parse', branch).trim()).toBe(sha)
  })

  it('is not kept from its verdict by a pull request of the same commit from a fork', async () => {
    await using play = await JudgedScene.open()
    const { github, repository } = play.scene

    await play.fix()
    const headSha = play.pull.head.sha
    await github.addRepo(FORK, { from: github.bare(repository), defaultBranch: 'main', forkOf: repository })
    const run = { headBranch: play.branch, headSha, headRepository: FORK, event: 'pull_request' }
    github.addWorkflowRun(repository, { ...run, conclusion: 'action_required' })
    const told = await play.ciEnds(GREEN)

    expect(play.pull.draft, told.log).toBe(false)
    expect(play.pull.body).toContain('CI is green on this commit')
  })

  it('is ready at once where no CI comes, and says so', async () => {
    await using play = await JudgedScene.open({ starts: false })

    await play.fix()

    expect(play.pull.draft).toBe(false)
    expect(play.pull.body).toContain('CI has not run on this branch')
  })

  it('is ready at once with verify-with: local, and the end of CI changes nothing', async () => {
    await using play = await JudgedScene.open({ inputs: { 'verify-with': 'local' } })

    await play.fix()
    const before = play.pull
    const told = await play.ciEnds(RED)

    expect(before.draft).toBe(false)
    expect(told.log).toContain('verify-with is local')
    expect(play.pull).toEqual(before)
  })

  it('is judged in the same job where CI has ended before there is a pull request', async () => {
    await using play = await JudgedScene.open({ starts: false })
    const { scene } = play
    // CI of the pushed branch is quicker than the pull request.
    const endsEarly = () => {
      const [branch] = scene
        .git('for-each-ref', '--format=%(refname:short) %(objectname)', 'refs/heads/fix-tests')
        .trim()
        .split(' ')
      const sha = scene.git('rev-parse', branch ?? '').trim()
      scene.github.addWorkflowRun(scene.repository, { headBranch: branch ?? '', headSha: sha, conclusion: 'success' })
    }

    const fixed = await play.fix({ onLine: line => void (/pushed [0-9a-f]{7} to/.test(line) && endsEarly()) })

    expect(fixed.outputs.outcome, fixed.log).toBe('fixed')
    expect(play.pull.draft, fixed.log).toBe(false)
    expect(play.pull.body).toContain('CI is green on this commit')
  })

  it.each([
    ['failure', true, 'deploy failed, and no test report says why.'],
    [null, false, 'A required check has not ended by then: deploy.'],
    ['success', false, 'deploy (success)'],
  ] as const)('is judged by the required check of another service too: %s', async (conclusion, draft, says) => {
    await using play = await JudgedScene.open()
    const { github, repository } = play.scene
    github.requireChecks(repository, ['deploy'])

    await play.fix()
    github.addCheckRun(repository, { name: 'deploy', headSha: play.pull.head.sha, conclusion })
    const told = await play.ciEnds(GREEN)

    expect(play.pull.draft, told.log).toBe(draft)
    expect(play.pull.body).toContain(says)
  })

  it('waits for all of its runs', async () => {
    await using play = await JudgedScene.open()
    const { scene } = play

    await play.fix()
    const { branch, pull } = play
    scene.github.addWorkflowRun(scene.repository, {
      name: 'Lint',
      headBranch: branch,
      headSha: pull.head.sha,
      status: 'in_progress',
    })
    const [lint] = scene.github.runs(scene.repository)
    scene.github.endWorkflowRun(scene.repository, lint?.id ?? 0, 'failure')
    const run = scene.github.runs(scene.repository).find(({ name, status }) => name === 'CI' && status !== 'completed')
    const early = await play.tell(lint?.id ?? 0)
    scene.github.endWorkflowRun(scene.repository, run?.id ?? 0, 'success')
    const late = await play.tell(run?.id ?? 0)

    expect(early.log).toContain('has not ended')
    expect(play.pull.draft, late.log).toBe(true)
    expect(play.pull.body).toContain('Lint failed, and no test report says why.')
  })
})
