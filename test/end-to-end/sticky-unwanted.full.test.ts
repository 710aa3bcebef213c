import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { one } from './projects.ts'
import { Gate } from './sessions.ts'
import { inputs, MARKER, markers, requests, RUN, runAgain, told } from './sticky.cases.ts'

describe('the comment on the failing pull request', () => {
  const gate = new Gate()
  let scene: Scene
  let first: ActionResult
  beforeAll(async () => {
    scene = await layOut(gate.before(one))
  })
  // A test that fails leaves no run waiting at the gate.
  afterEach(() => gate.open())
  afterAll(async () => {
    await scene?.[Symbol.asyncDispose]()
    gate[Symbol.dispose]()
  })

  it('is there at once, and tells the verdict first at its end', async () => {
    // Anybody may write a marker.
    scene.github.comment(scene.repository, scene.pull ?? 0, { login: 'mallory', body: `${MARKER}\nNothing fails.` })
    gate.close()
    const running = scene.start({ inputs, runId: RUN })
    await Promise.race([gate.reached, running.finished])
    const [begun, ...others] = told(scene)
    expect(others).toEqual([])
    expect(begun?.body).toMatch(/^## At work\n/)
    expect(begun?.body).toContain(`${scene.github.url}/${scene.repository}/actions/runs/${RUN}`)
    expect(begun?.body).toContain('`/fix-tests stop` ends it')
    expect(begun?.hidden).toEqual(markers(scene, RUN, false))

    gate.open()
    first = await running.finished

    expect(first.outputs.outcome, first.log).toBe('fixed')
    const number = first.outputs['pull-request-number']
    expect(told(scene)).toEqual([
      {
        id: begun?.id,
        body: expect.stringMatching(
          new RegExp(`^## Fixed: 1 failing test [^\\n]*\\n\\n- .+ \\(1 test\\)\\n\\nSee #${number},`),
        ),
        hidden: markers(scene, RUN, true),
      },
    ])
    expect(requests(scene, 'POST', /\/issues\/1\/comments$/)).toBe(1)
    expect(scene.github.comments(scene.repository, scene.pull ?? 0)[0]?.body).toBe(`${MARKER}\nNothing fails.`)
    expect(scene.github.violations).toEqual([])
    expect(first.leaks).toEqual([])
  })

  it('is said to be without a check run where the job may not write one, which fails nothing', () => {
    expect(first.conclusion).toBe('success')
    expect(first.log).toMatch(/No check run was created.* permissions: checks: write/)
    expect(first.annotations.filter(({ level }) => level !== 'notice')).toEqual([])
    expect(scene.github.checkRuns(scene.repository)).toEqual([])
  })

  it('is left away where it is not wanted', async () => {
    const before = told(scene)
    const writes = requests(scene, 'PATCH', /\/issues\/comments\//)

    const again = await runAgain(scene, { runAttempt: 6, inputs: { ...inputs, comment: 'false' } })

    expect(again.outputs.outcome, again.log).toBe('fixed')
    expect(told(scene)).toEqual(before)
    expect(requests(scene, 'PATCH', /\/issues\/comments\//)).toBe(writes)
  })
})
