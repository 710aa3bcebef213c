import { describe, expect, it } from 'vitest'
import { layOut, type Scene, type SceneOptions } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { hopeless, small } from './projects.ts'
import { pullsOf } from './sessions.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
const inputs = { 'flaky-reruns': '0', 'open-issues': 'true', 'max-iterations': '1' }

/** Two causes that nothing the offline engine knows can mend, one of which two tests see. */
const twoCauses: SceneOptions = {
  ...hopeless,
  commits: [
    ...hopeless.commits,
    {
      message: 'Add words',
      files: {
        'words.py': 'def spelled(number):\n    return str(number)\n',
        'tests/test_words.py':
          'from words import spelled\n\n\ndef test_seven():\n    assert spelled(7) == "seven"\n\n\ndef test_twelve():\n    assert spelled(12) == "twelve"\n',
      },
    },
  ],
}

function issuesOf(scene: Scene) {
  return scene.github.issues(scene.repository).filter(({ user }) => user === 'github-actions[bot]')
}

describe.runIf(hasPytest)('what could not be fixed', () => {
  it('becomes one issue per cause, although answers are lost and it is run again', async () => {
    await using scene = await layOut(twoCauses)
    scene.github.fault({ kind: 'reset-after', on: { method: 'POST', path: /\/repos\/octo\/shop\/issues$/ } })

    const first = await scene.run({ inputs })

    expect(first.outputs, first.log).toMatchObject({ outcome: 'failed', 'pull-request-number': '' })
    const issues = issuesOf(scene)
    // One for the numeral, and one or two for the words: as many as there are root causes.
    const causes = Number(/diagnosis: (\d+) root cause/.exec(first.log)?.[1])
    expect(causes).toBeGreaterThan(1)
    expect(issues).toHaveLength(causes)
    expect(new Set(issues.map(({ title }) => title)).size).toBe(causes)
    for (const { title, body, state, labels } of issues) {
      expect(title).toMatch(/^\d tests? fails?: tests\/test_(roman|words)\.py/)
      expect({ state, labels }).toEqual({ state: 'open', labels: ['fix-tests'] })
      expect(body).toContain(`Seen at \`${scene.sha.slice(0, 7)}\` on \`roman\``)
    }
    const numbers = issues.map(({ number }) => `#${number}`)
    const comments = () => scene.github.comments(scene.repository, scene.pull ?? 0).map(({ body }) => body)
    expect(comments()).toEqual([expect.stringContaining(`What still fails is in ${numbers.join(', ')}.`)])

    const again = await scene.run({ inputs, workspace: scene.checkout(), temp: `${scene.temp}-2`, runAttempt: 2 })

    expect(again.outputs.outcome, again.log).toBe('failed')
    expect(issuesOf(scene).map(({ number, title, state }) => ({ number, title, state }))).toEqual(
      issues.map(({ number, title, state }) => ({ number, title, state })),
    )
    expect(comments()).toEqual([expect.stringContaining(`What still fails is in ${numbers.join(', ')}.`)])
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
})
