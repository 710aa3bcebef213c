import { createHash } from 'node:crypto'
import type { Session } from '../../src/action/session.ts'
import { htmlMarker } from '../../src/github/html-marker.ts'
import type { Request } from '../../src/domain/model/request.ts'
import { bot, branch, name, type Shop } from '../github/shop.ts'

/** Run of fix-tests itself. */
export const OWN_RUN = 9_000

/** A session of a job in the shop, and what it has warned of. */
export function sessionIn(shop: Shop, api = shop.place): { session: Session; warnings: string[] } {
  const warnings: string[] = []
  const session: Partial<Session> = {
    api,
    signal: new AbortController().signal,
    repositoryUrl: `https://example.com/${name}`,
    environment: { repository: name, workflow: 'fix-tests', workflowRef: '', runId: OWN_RUN } as Session['environment'],
    warn: text => void warnings.push(text),
    async bestEffort<Value>(work: () => Promise<Value>) {
      try {
        return await work()
      } catch (error) {
        warnings.push(String(error))
        return undefined
      }
    },
  }
  return { session: session as Session, warnings }
}

/** A failure of CI at a commit of `feature`. */
export function failureAt(headSha: string, told: Partial<Request> = {}): Request {
  const run = { id: 1, attempt: 1, name: 'CI', url: 'https://ci.example/1' }
  return { trigger: 'workflow_run', repository: name, headBranch: 'feature', headSha, run, ...told }
}

/** Opens a pull request of the bot that answers a request. @returns its number */
export function propose({ github }: Shop, request: Request, told: { login?: string; key?: string } = {}): number {
  const { login = bot, key = createHash('sha256').update(request.headSha).digest('hex').slice(0, 16) } = told
  const body = `${htmlMarker('request', { key, name: 'CI', request, causes: ['a'] })}\nFixed`
  return github.openPull(name, { head: branch, base: request.headBranch, login, body })
}

type RunOf = Parameters<Shop['github']['addWorkflowRun']>[1]

/** The end of a green run of CI on the newest commit of `feature`, whose other runs are as told. */
export function passes(shop: Shop, ...others: readonly Partial<RunOf>[]) {
  const sha = shop.head('feature')
  const at = { name: 'CI', headBranch: 'feature', headSha: sha }
  for (const other of others) shop.github.addWorkflowRun(name, { ...at, ...other })
  const { id } = shop.github.addWorkflowRun(name, { ...at, event: 'push', conclusion: 'success' })
  return { kind: 'green' as const, branch: 'feature', sha, run: id, name: 'CI', url: `https://ci.example/${id}` }
}
