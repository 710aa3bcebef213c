import { onTestFinished } from 'vitest'
import type { FixerTools } from '../../../src/contracts/ports.ts'
import type { GitWorkspace } from '../../../src/workspace/workspace.ts'
import { type Content, lay, type UserRepository } from '../../workspace/user-repository.ts'
import { type Bench, benchOn, FILES } from './bench.ts'

export interface Project extends Bench {
  readonly user: UserRepository
  readonly workspace: GitWorkspace
}

/** A repository of a user with two commits, of which the second one fails, and the tools to work on it. */
export async function project(
  {
    files = {},
    next = {},
    prepare,
  }: { files?: Content; next?: Content; prepare?: (user: UserRepository) => void } = {},
  tools: Partial<FixerTools> = {},
): Promise<Project> {
  const user = lay(
    { ...FILES, 'src/sum.ts': 'return a + b\n', ...files },
    { next: { 'src/sum.ts': FILES['src/sum.ts'], ...next } },
  )
  prepare?.(user)
  const at = user.git('rev-parse', 'HEAD').trim()
  const workspace = await user.open(at, { at })
  onTestFinished(() => workspace[Symbol.asyncDispose]())
  return { user, workspace, ...benchOn(workspace, { history: workspace.history, ...tools }) }
}
