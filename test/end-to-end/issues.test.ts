import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { inputs, issuesOf, twoCauses } from './issues.cases.ts'

describe('what could not be fixed', () => {
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
    const issues = issuesOf(scene)
    // One for the numeral, and one or two for the words: as many as there are root causes.
    const causes = Number(/diagnosis: (\d+) root cause/.exec(first.log)?.[1])
    expect(causes).toBeGreaterThan(1)
    expect(issues).toHaveLength(causes)
    expect(new Set(issues.map(({ title }) => title)).size).toBe(causes)
    for (const { title, body, state, labels } of issues) {
      expect(title).toMatch(/^\d tests? fails?: test\/(roman|words)\.test\.js/)
      expect({ state, labels }).toEqual({ state: 'open', labels: ['fix-tests'] })
      expect(body).toContain(`Seen at \`${scene.sha.slice(0, 7)}\` on \`roman\``)
    }
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
