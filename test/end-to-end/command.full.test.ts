import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../world/github/github.ts'
import { startModel } from '../world/model/model.ts'
import type { Scene } from '../world/scene.ts'
import { commenting, commit, expectClean, heardOf, layOutCommands, refsOf, say, stickies } from './asking.ts'
import { expectRefused, expectToCost, expectUsage, openFork } from './command.cases.ts'
import { one, small } from './projects.ts'
import { pullsOf } from './sessions.ts'

const AREA = 'test/area.test.js › area'
const LIMIT = 'test/fits.test.js › at the limit'

describe('who may ask', () => {
  let scene: Scene
  let fork: number

  beforeAll(async () => {
    scene = await layOutCommands(small)
    fork = await openFork(scene)
  })
  afterAll(() => scene[Symbol.asyncDispose]())

  const roles: Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin']
  const cases = roles.flatMap(role =>
    ['the same repository', 'a fork'].flatMap(place =>
      (['created', 'edited'] as const).map(action => ({ role, place, action })),
    ),
  )

  it.each(cases)('$role, on a pull request of $place, in a comment $action', async ({ role, place, action }) => {
    const login = `some-${role}`
    scene.github.setCollaborator(scene.repository, login, role)
    const pull = place === 'a fork' ? fork : scene.pull
    const before = refsOf(scene)
    const told = stickies(scene, pull).length

    const heard = await say(scene, { body: '/fix-tests explain', login, action, ...(pull ? { pull } : {}) })

    expect(refsOf(scene)).toBe(before)
    const isAdmitted = ['write', 'maintain', 'admin'].includes(role)
    if (action === 'edited') {
      expect(heard).toMatchObject({ reactions: [], replies: [], result: { outputs: { outcome: 'nothing-to-fix' } } })
    } else if (isAdmitted) {
      expect(heard.result.outputs.outcome, heard.result.log).toBe('explained')
      expect(heard).toMatchObject({ reactions: ['eyes', 'rocket'], replies: [] })
    } else {
      expect(heard.result.outputs.outcome, heard.result.log).toBe('refused')
      expect(heard.reactions).toEqual(['confused'])
      const words = `@${login} ${login} has the permission ${role} here, and write is needed. Ask a maintainer.`
      expect(heard.replies, 'a stranger gets no words').toEqual(role === 'triage' ? [words] : [])
    }
    const isTold = action === 'created' && isAdmitted
    expect(stickies(scene, pull)).toHaveLength(isTold ? 1 : told)
  })

  it.each([
    { who: 'the bot itself', login: 'github-actions[bot]', bots: 'github-actions[bot]' },
    {
      who: 'a bot that nobody has named',
      login: 'helper[bot]',
      bots: 'other[bot], helper, HELPER[bot]',
      // It does not wait for an answer in words, and might answer it.
      isRefused: true,
    },
    { who: 'a bot that is named', login: 'helper[bot]', bots: 'helper[bot]', isHeard: true },
  ])('$who', async ({ login, bots, isRefused = false, isHeard = false }) => {
    // A role makes no person of a bot.
    scene.github.setCollaborator(scene.repository, login, 'admin')

    const heard = await say(scene, { body: '/fix-tests explain', login }, { inputs: { 'allowed-bots': bots } })

    expect(heard.replies, heard.result.log).toEqual([])
    const refused = isRefused ? ['confused'] : []
    expect(heard.reactions).toEqual(isHeard ? ['eyes', 'rocket'] : refused)
  })

  it.each([
    'fix-tests',
    ' /fix-tests',
    '> /fix-tests',
    'Thanks!\n/fix-tests',
    '/fix-testsuite',
    '`/fix-tests`',
    '/FIX-TESTS',
    '',
  ])('nobody asks with %j', async body => {
    const requests = scene.github.journal.length

    const heard = await say(scene, { body })

    expect(heard).toMatchObject({ reactions: [], replies: [], result: { outputs: { outcome: 'nothing-to-fix' } } })
    expect(scene.github.journal, 'GitHub is not even asked').toHaveLength(requests)
  })

  it.each([
    ['command-permission: admin', { 'command-permission': 'admin' }, false],
    ['command-permission: triage', { 'command-permission': 'triage' }, true],
  ])('the least permission is what %s says', async (_, inputs, isAdmitted) => {
    const login = isAdmitted ? 'some-triage' : 'some-maintain'
    scene.github.setCollaborator(scene.repository, login, isAdmitted ? 'triage' : 'maintain')

    const heard = await say(scene, { body: '/fix-tests explain', login }, { inputs })

    expect(heard.reactions, heard.result.log).toEqual(isAdmitted ? ['eyes', 'rocket'] : ['confused'])
  })
})

describe('what is not understood or cannot be done', () => {
  let scene: Scene
  beforeAll(async () => {
    scene = await layOutCommands(small)
  })
  afterAll(() => scene[Symbol.asyncDispose]())

  it.each([
    ['/fix-tests --fast', '--fast is not an option.'],
    ['/fix-tests --max-cost', '--max-cost wants a value: dollars, such as 2.50.'],
    ['/fix-tests --max-cost 0', '--max-cost 0 is not valid: it wants dollars, such as 2.50.'],
    ['/fix-tests --max-iterations=-1', '--max-iterations -1 is not valid: it wants a number from 1 to 999.'],
    [
      '/fix-tests --model "offline; rm"',
      '--model offline; rm is not valid: it wants a name such as anthropic/claude-sonnet-5-5.',
    ],
    ['/fix-tests "test/area.test.js', 'A quote (") is not closed.'],
    ['/fix-tests stop now', 'stop ends all that is under way, and takes nothing else.'],
    ['/fix-tests --__proto__ 1', '--\\_\\_proto\\_\\_ is not an option.'],
  ])('%s is answered with how it is used', async (body, why) => {
    expectUsage(await expectRefused(scene, body), why)
  })

  it('/fix-tests help is answered with how it is used, and a thumbs up', async () => {
    const heard = await say(scene, { body: '/fix-tests help' })

    expect(heard.result.conclusion, heard.result.log).toBe('success')
    expect(heard.reactions).toEqual(['eyes', '+1'])
    expect(heard.replies).toEqual([expect.stringMatching(/^@ada\n\n\| write \|/)])
  })

  it('a wrong input of the workflow is answered with its sentence, and a user who may not push gets no reply', async () => {
    const { github, repository } = scene
    github.setCollaborator(repository, 'rita', 'read')
    const inputs = { 'max-iterations': 'many' }

    const mine = await say(scene, { body: '/fix-tests' }, { inputs })
    const other = await say(scene, { body: '/fix-tests', login: 'rita' }, { inputs })

    expect(mine.result.conclusion, mine.result.log).toBe('failure')
    expect(mine.reactions).toEqual(['eyes', 'confused'])
    expect(mine.replies).toEqual([expect.stringContaining('Input max-iterations: "many" is not valid.')])
    expect([other.reactions, other.replies], other.result.log).toEqual([[], []])
  })

  it('words that name a test that passes name no failing one', async () => {
    const { replies } = await expectRefused(scene, '/fix-tests test/fits.test.js::above')

    expect(replies[0]).toContain('No failing test matches')
  })
})

describe('what is asked for', () => {
  it('of named tests leaves the others alone, and what is asked for next works on the rest', async () => {
    await using scene = await layOutCommands(small)
    await using model = await startModel([])
    const configured = {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      'flaky-reruns': '0',
    }
    const workspace = scene.checkout({ ref: 'main', depth: 1 })

    const named = await say(
      scene,
      { body: '/fix-tests test/area.test.js --model=offline --max-iterations 5\r\n\r\nPlease, and thanks.' },
      { workspace, inputs: configured, secrets: [model.key] },
    )

    expect(named.result.outputs, named.result.log).toMatchObject({ outcome: 'fixed', iterations: '1' })
    expect(JSON.parse(named.result.outputs['fixed-tests'] ?? '')).toEqual([AREA])
    expect(model.requests, 'the configured model is not asked').toEqual([])
    expect(named).toMatchObject({ reactions: ['eyes', 'rocket'], replies: [] })
    expect(scene.git('diff', '--name-only', scene.sha, named.result.outputs.branch ?? '')).toBe('area.js\n')
    const [first] = pullsOf(scene)
    expect(first).toMatchObject({ base: { ref: scene.branch }, draft: false, assignees: ['ada'] })
    expect(stickies(scene)).toEqual([expect.stringContaining(`See #${first?.number}`)])

    const run = { workspace, runId: 2, inputs: { 'flaky-reruns': '0' } }
    const some = await say(scene, { body: '/fix-tests --max-iterations 1' }, run)

    expect(some.result.outputs, some.result.log).toMatchObject({ outcome: 'failed', iterations: '1' })
    expect(some, 'there is something to look at').toMatchObject({ reactions: ['eyes', 'rocket'], replies: [] })

    const rest = await say(scene, { body: '/fix-tests' }, { ...run, runId: 3 })

    expect(rest.result.outputs, rest.result.log).toMatchObject({ outcome: 'fixed', iterations: '2' })
    expect(JSON.parse(rest.result.outputs['fixed-tests'] ?? '').toSorted()).toEqual([AREA, LIMIT])
    expect(rest).toMatchObject({ reactions: ['eyes', 'rocket'], replies: [] })
    expect(rest.result.outputs.branch).toBe(some.result.outputs.branch)
    expect(pullsOf(scene).map(({ draft, head }) => [draft, head.ref])).toEqual([
      [false, named.result.outputs.branch],
      [false, rest.result.outputs.branch],
    ])
    const [sticky, ...others] = stickies(scene)
    expect(others).toEqual([])
    expect(sticky).toContain(`See #${rest.result.outputs['pull-request-number']}`)
  })

  it('to be applied is not put onto a branch that has moved meanwhile', async () => {
    await using scene = await layOutCommands(one)
    const { id, run } = commenting(scene, { body: '/fix-tests apply' })
    let log = ''
    let theirs = ''
    const result = await scene.run({
      ...run,
      inputs: { 'flaky-reruns': '0' },
      onLine(line) {
        log += `${line}\n`
        if (theirs !== '' || !/Proof: without/.test(log)) return
        const files = { 'notes.txt': 'mine\n' }
        theirs = commit(scene.github.bare(scene.repository), scene.branch, { message: 'Note', files })
      },
    })

    expectClean(scene, result)
    expect(result.outputs.outcome, result.log).toBe('failed')
    expect(scene.git('rev-parse', scene.branch).trim(), 'nothing was landed').toBe(theirs)
    expect(pullsOf(scene)).toEqual([])
    const { reactions, replies } = heardOf(scene, id, { result })
    const sentence = `The branch ${scene.branch} has moved to ${theirs.slice(0, 7)}; the failing commit was ${scene.sha.slice(0, 7)}.`
    expect(reactions).toEqual(['eyes', 'confused'])
    expect(replies).toEqual([expect.stringMatching(/^@ada /)])
    expect(replies[0]).toContain(sentence)
    expect(stickies(scene)).toEqual([expect.stringContaining(sentence)])
  })

  it.each([
    { title: 'above the configured one', asked: '50', most: 0.12 },
    { title: 'where more is configured', asked: '0.06', most: 0.06 },
  ])('with a limit $title costs no more than the lower one', ({ asked, most }) => expectToCost({ asked, most }))
})
