// Runs workflows under another runner than GitHub's: https://github.com/nektos/act, on this machine and in no container.

import { spawn } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../project.ts'
import type { Scene } from '../scene.ts'
import { starts } from '../toolchains.ts'

/** Whether act is here. `.ci/run` builds it. */
export const hasAct = starts('act', '--version')

export interface ActJob {
  /** The file of the workflow. */
  readonly workflow: string
  readonly job: string
  readonly event: { readonly name: string; readonly payload: object }
  /** Actions by the name in `uses:`, with their folders. */
  readonly actions: Readonly<Record<string, string>>
}

/** Parts of the package that the action needs: act copies the folder that it is given. */
const SHIPPED = ['action.yml', 'dist']

/** Put the shipped action into a folder of its own. */
export function shippedAction(scene: Scene): string {
  const folder = join(scene.temp, 'shipped-action')
  for (const path of SHIPPED) cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  return folder
}

/** Run one job of a workflow file at the failing commit, against the local GitHub. @returns the exit code of act, and its log */
export function runWithAct(scene: Scene, job: ActJob): Promise<{ code: number | null; log: string }> {
  const { github, repository, token, temp } = scene
  const checkout = scene.checkout()
  const workflow = join(temp, 'workflow.yml')
  const event = join(temp, 'event.json')
  writeFileSync(workflow, job.workflow)
  writeFileSync(event, JSON.stringify(job.event.payload))

  const places = {
    GITHUB_SERVER_URL: github.url,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: `${github.apiUrl}/graphql`,
    GITHUB_REPOSITORY: repository,
  }
  // GITHUB_TOKEN by its name alone, so that the process list does not show it.
  const flags = `--platform ubuntu-latest=-self-hosted --no-cache-server --secret GITHUB_TOKEN --job ${job.job}`
  const files = { workflows: workflow, eventpath: event, 'action-cache-path': join(temp, 'act') }
  const args = [
    job.event.name,
    ...flags.split(' '),
    ...Object.entries(files).flatMap(([name, path]) => [`--${name}`, path]),
    ...Object.entries(job.actions).flatMap(([name, folder]) => ['--local-repository', `${name}=${folder}`]),
    ...Object.entries(places).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ]
  const env = { PATH: process.env.PATH, HOME: temp, GITHUB_TOKEN: token }
  const act = spawn('act', args, { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [act.stdout, act.stderr]) stream.on('data', (text: Buffer) => (log += text.toString()))
  return new Promise((resolve, reject) => {
    act.on('error', reject)
    act.on('close', code => resolve({ code, log }))
  })
}
