import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { SceneOptions } from '../world/scene.ts'
import { preloading } from './projects.ts'

/** The project, and a file that is there once any of its tests has run. */
export function watched(project: SceneOptions): { project: SceneOptions; ran: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-ran-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const ran = join(folder, 'ran')
  const touch = `import { writeFileSync } from 'node:fs'\n\nwriteFileSync(${JSON.stringify(ran)}, '')\n`
  return { ran, project: preloading(project, touch) }
}
