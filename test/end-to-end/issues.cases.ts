import { expect } from 'vitest'
import type { ActionResult } from '../world/runner/runner.ts'
import type { Scene, SceneOptions } from '../world/scene.ts'
import { hopeless, testsOf } from './projects.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
export const inputs = { 'flaky-reruns': '0', 'open-issues': 'true', 'max-iterations': '1' }

/** Two causes that nothing the offline engine knows can mend, one of which two tests see. */
export const twoCauses: SceneOptions = {
  ...hopeless,
  commits: [
    ...hopeless.commits,
    {
      message: 'Add words',
      files: {
        'words.js': 'export function spelled(number) {\n  return String(number)\n}\n',
        'test/words.test.js': testsOf('words.js', 'spelled', {
          seven: "spelled(7), 'seven'",
          twelve: "spelled(12), 'twelve'",
        }),
      },
    },
  ],
}

export function issuesOf(scene: Scene) {
  return scene.github.issues(scene.repository).filter(({ user }) => user === 'github-actions[bot]')
}

/** Expect an open issue for each root cause of a run of `twoCauses`. @returns them */
export function expectOnePerCause(scene: Scene, { log }: ActionResult) {
  const issues = issuesOf(scene)
  // One for the numeral, and one or two for the words: as many as there are root causes.
  const causes = Number(/diagnosis: (\d+) root cause/.exec(log)?.[1])
  expect(causes).toBeGreaterThan(1)
  expect(issues).toHaveLength(causes)
  expect(new Set(issues.map(({ title }) => title)).size).toBe(causes)
  for (const { title, body, state, labels } of issues) {
    expect(title).toMatch(/^\d tests? fails?: test\/(roman|words)\.test\.js/)
    expect({ state, labels }).toEqual({ state: 'open', labels: ['fix-tests'] })
    expect(body).toContain(`Seen at \`${scene.sha.slice(0, 7)}\` on \`roman\``)
  }
  return issues
}
