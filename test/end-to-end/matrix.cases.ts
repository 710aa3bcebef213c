import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ActionResult } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'
import { pushOf } from './failing-step.cases.ts'

/** Run the step in one leg of a matrix. @param left name of the test that does not fail in this leg */
export function runLeg(scene: Scene, leg: string, left?: RegExp): Promise<ActionResult> {
  const workspace = scene.checkout()
  const cases = scene.report.match(/<testcase[^>]*\/>|<testcase[^>]*>[^]*?<\/testcase>/g) ?? []
  const own = cases.filter(text => left === undefined || !left.test(text.slice(0, text.indexOf('>'))))
  mkdirSync(join(workspace, 'reports'))
  writeFileSync(join(workspace, 'reports', 'junit.xml'), `<testsuites>${own.join('\n')}</testsuites>`)
  return scene.run({
    ...pushOf(scene),
    inputs: {
      models: 'offline',
      'flaky-reruns': '0',
      review: 'false',
      'job-context': JSON.stringify({ node: leg }),
    },
    workspace,
    temp: `${scene.temp}-${leg}`,
    workflow: 'CI',
    job: 'test',
    runId: 77,
  })
}
