import type { Arguments } from '../arguments.ts'
import { checkInstallation } from './doctor.ts'
import { initWorkflow } from './init.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Run `init` or `doctor`. They share most of their code, which the bundle would hold twice if each were loaded alone.
 */
export function runInstallCommand(
  args: Arguments & { kind: 'init' | 'doctor' },
  env: Env,
  by: { program: string },
): Promise<number> {
  switch (args.kind) {
    case 'init':
      return initWorkflow(args, env, by)
    case 'doctor':
      return checkInstallation(args, env, by)
  }
}
