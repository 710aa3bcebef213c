import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { small } from './projects.ts'
import { pullsOf } from './sessions.ts'
import { expectOnePerCause, inputs, issuesOf, twoCauses } from './issues.cases.ts'

describe('what could not be fixed', () => {
  it('becomes one issue per cause, although answers are lost and it is run again', async () => {
    await using scene = await layOut(twoCauses)
    scene.github.fault({ kind: 'reset-after', on: { method: 'POST', path: /\/repos\/octo\/shop\/issues$/ } })

    const first = await scene.run({ inputs })

    expect(first.outputs, first.log).toMatchObject({ outcome: 'failed', 'pull-request-number': '' })
    const issues = expectOnePerCause(scene, first)
    const numbers = issues.map(({ number }) => `#${number}`)
    const comments = () => scene.github.comments(scene.repository, scene.pull ?? 0).map(({ body }) => body)
    expect(comments()).toEqual([expect.stringContaining(`The remaining failures are in ${numbers.join(', ')}.`)])

    const again = await scene.run({ inputs, workspace: scene.checkout(), temp: `${scene.temp}-2`, runAttempt: 2 })

    expect(again.outputs.outcome, again.log).toBe('failed')
    expect(issuesOf(scene).map(({ number, title, state }) => ({ number, title, state }))).toEqual(
      issues.map(({ number, title, state }) => ({ number, title, state })),
    )
    expect(comments()).toEqual([expect.stringContaining(`The remaining failures are in ${numbers.join(', ')}.`)])
    expect(scene.github.violations).toEqual([])
    expect([...first.leaks, ...again.leaks]).toEqual([])
  })

  it('does not keep what was fixed from being published where the job may not open issues', async () => {
    const permissions = { contents: 'write', 'pull-requests': 'write', actions: 'read' } as const
    await using scene = await layOut({ ...small, permissions })

    const result = await scene.run({ inputs })

    expect(result.outputs, result.log).toMatchObject({ outcome: 'failed', 'pull-request-operation': 'created' })
    expect(pullsOf(scene)).toMatchObject([{ draft: true }])
    expect(scene.github.issues(scene.repository)).toEqual([])
    const warnings = result.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message)
    expect(warnings).toContainEqual(expect.stringContaining('permissions: issues: write'))
    expect(scene.github.comments(scene.repository, scene.pull ?? 0)).toHaveLength(1)
    expect(scene.github.violations).toEqual([])
  })

  it('makes no pull request but a report and one issue per cause, and fails nothing where that is not wanted', async () => {
    await using scene = await layOut(twoCauses)
    scene.github.fault({ kind: 'reset-after', on: { method: 'POST', path: /\/repos\/octo\/shop\/issues$/ } })

    const first = await scene.run({ inputs: { ...inputs, 'fail-on-unfixed': 'false' } })

    expect(first.conclusion).toBe('success')
    expect(first.outputs, first.log).toMatchObject({ outcome: 'failed', 'pull-request-number': '', branch: '' })
    expect(scene.github.pulls(scene.repository)).toHaveLength(1)
    expect(scene.git('for-each-ref', '--format=%(refname)', 'refs/heads/fix-tests')).toBe('')
    expect(first.annotations.filter(({ level }) => level === 'error').map(({ title }) => title)).toContain(
      'Still fails: test/roman.test.js › forty-two',
    )
    const issues = expectOnePerCause(scene, first)
    const comments = () => scene.github.comments(scene.repository, scene.pull ?? 0).map(({ body }) => body)
    for (const text of [first.summary, ...comments()]) {
      expect(text).toMatch(/^## Not fixed/m)
      expect(text).toContain('forty-two')
    }
    const numbers = issues.map(({ number }) => `#${number}`)
    expect(comments()).toEqual([expect.stringContaining(`The remaining failures are in ${numbers.join(', ')}.`)])
    expect(scene.github.violations).toEqual([])
    expect(first.leaks).toEqual([])
  })
})
