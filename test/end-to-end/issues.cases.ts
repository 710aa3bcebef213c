import { type Scene, type SceneOptions } from '../world/scene.ts'
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
