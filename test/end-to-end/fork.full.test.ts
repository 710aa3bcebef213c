import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectClean, say, stickies } from './asking.ts'
import {
  commanded,
  dispatchedWith,
  ended,
  expectOnlyRead,
  failed,
  failedRunInCheckout,
  Hostile,
  type Way,
} from './fork.cases.ts'
import { noWork } from './sessions.ts'

describe('a pull request of a fork', () => {
  const hostile = new Hostile()
  beforeAll(() => hostile.layOut())
  afterAll(() => hostile[Symbol.asyncDispose]())

  it.each<{ by: string; way: Way }>([
    { by: 'its failed run, in a checkout of it', way: failedRunInCheckout },
    { by: '/fix-tests', way: commanded('/fix-tests') },
    { by: '/fix-tests retry --model offline', way: commanded('/fix-tests retry --model offline') },
    { by: 'workflow_dispatch with run', way: dispatchedWith(({ run }) => ({ run: String(run) })) },
    {
      by: 'workflow_dispatch with pull-request',
      way: dispatchedWith(({ pull }) => ({ 'pull-request': String(pull) })),
    },
  ])('is only read, asked for by $by', ({ way }) => expectOnlyRead(hostile, way))

  it('does not say itself who may ask', async () => {
    const { scene, fork, ran } = hostile
    const before = stickies(scene, fork.pull)
    scene.github.setCollaborator(scene.repository, 'eve', 'read')

    const heard = await say(scene, { body: '/fix-tests', login: 'eve', pull: fork.pull })

    expect(heard.result.outputs.outcome, heard.result.log).toBe('refused')
    expect(heard, 'a stranger gets no words').toMatchObject({ reactions: ['confused'], replies: [] })
    expect(stickies(scene, fork.pull)).toEqual(before)
    expect(existsSync(ran)).toBe(false)
  })

  it('is told of a patch that is too long to be shown', async () => {
    const { scene, fork } = hostile
    const run = failed(scene, fork.sha, {
      'test-reports': { 'junit.xml': scene.report },
      'fix-tests-patch': { 'fix.patch': '+é\n'.repeat(30_000) },
    })

    const result = await scene.run(ended(scene, run))

    expectClean(scene, result)
    expect(stickies(scene, fork.pull)[0], result.log).toContain(
      'The patch is too long to show here: see the artifact of the run.',
    )
  })

  it('cannot make the comment too long for GitHub', async () => {
    const { scene, fork } = hostile
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
    expect(result.outputs, result.log).toEqual(noWork('explained'))
    const [sticky = ''] = stickies(scene, fork.pull)
    expect(sticky).toContain('200 failing tests')
    expect(sticky.length).toBeLessThanOrEqual(65_536)
  })
})
