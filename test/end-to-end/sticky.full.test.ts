import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { one } from './projects.ts'
import { branchesOf, Gate, pullsOf } from './sessions.ts'
import { inputs, MARKER, markers, requests, RUN, runAgain, told, until } from './sticky.cases.ts'

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

  it('is there at once, is edited now and then while the run goes on, and tells the verdict first at its end', async () => {
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

    await Promise.race([until(() => told(scene)[0]?.body !== begun?.body), running.finished])
    const [edited] = told(scene)
    gate.open()
    first = await running.finished

    expect(edited?.id).toBe(begun?.id)
    expect(edited?.body).toContain('| Now | running the whole suite |')
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

  it.each([
    { how: 'the same run', run: { runId: RUN, runAttempt: 2 } },
    { how: 'another run', run: { runId: RUN + 1 } },
  ])('is taken over by $how that does it again, as are branch and pull request', async ({ run }) => {
    const [comment] = told(scene)
    const branches = branchesOf(scene)

    const again = await runAgain(scene, run)

    expect(again.outputs, again.log).toEqual({
      ...first.outputs,
      'pull-request-operation': 'updated',
      'report-path': expect.any(String),
    })
    expect(told(scene)).toEqual([{ ...comment, hidden: markers(scene, run.runId, true) }])
    expect(branchesOf(scene)).toEqual(branches)
    expect(pullsOf(scene)).toHaveLength(1)
  })

  it('has the verdict where GitHub refuses to update the pull request, and a warning says how to put it right', async () => {
    const [comment] = told(scene)
    const refused = { message: 'Resource not accessible by integration', status: '403' }
    scene.github.fault({ kind: 'status', status: 403, body: refused, on: { method: 'PATCH', path: /\/pulls\/\d+$/ } })

    const again = await runAgain(scene, { runAttempt: 3 })

    expect(again.outputs.outcome, again.log).toBe('fixed')
    const remedy = /The token may not open a pull request\. Give the job permissions: pull-requests: write;/
    expect(again.annotations).toContainEqual({ level: 'warning', message: expect.stringMatching(remedy) })
    expect(told(scene)).toMatchObject([{ id: comment?.id, body: expect.stringMatching(/^## Fixed: 1 failing test/) }])
    expect(pullsOf(scene)).toHaveLength(1)
  })

  it('is made anew when somebody has deleted it', async () => {
    const [comment] = told(scene)
    const { status } = await fetch(`${scene.github.apiUrl}/repos/${scene.repository}/issues/comments/${comment?.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${scene.token}` },
    })
    expect(status).toBe(204)

    const again = await runAgain(scene, { runAttempt: 5 })

    expect(again.outputs.outcome, again.log).toBe('fixed')
    expect(told(scene)).toMatchObject([{ body: expect.stringMatching(/^## Fixed: 1 failing test/) }])
    expect(told(scene)[0]?.id).not.toBe(comment?.id)
  })
})
