import { isDeepStrictEqual } from 'node:util'
import type { Command, Framework, Invocation, Project } from '../framework.ts'
import { roleOf } from './check-roles.ts'
import { FRAMEWORKS } from '../registry.ts'
import { resolveText } from './resolve-command.ts'

/** A command of a script that starts a framework by itself. */
export interface FrameworkRun {
  readonly framework: Framework
  readonly using: Invocation
  /** The command itself, as it stands in the script or recipe that it comes from; undefined if tox starts it. */
  readonly start?: Command | undefined
}

/** Words of vitest that do something else than run the tests once. */
const OTHER_VERBS = /^(?:bench|init|list|related|typecheck)$/

/** Purposes of a command that starts a framework and runs no tests. */
const RUNS_NONE = /^(?:build|install|print)$/

/** Resolve one command of a script; undefined if it starts no framework that is known. */
export function frameworkRun(text: string, project: Project): FrameworkRun | undefined {
  const resolved = resolveText('test', text, { project, frameworks: FRAMEWORKS })
  if (resolved.kind !== 'framework' || OTHER_VERBS.test(resolved.using.scope[0] ?? '')) return undefined
  const { framework, using, start } = resolved
  if (start !== undefined && RUNS_NONE.test(roleOf([start.file, ...start.args]) ?? '')) return undefined
  return { framework, using, start }
}

/**
 * True if two commands run the same tests in the same way. Wrappers, such as those that measure coverage, may differ.
 */
export function isSameRun(one: FrameworkRun, other: FrameworkRun): boolean {
  return one.framework === other.framework && isDeepStrictEqual(settingsOf(one.using), settingsOf(other.using))
}

function settingsOf({ program, options, scope, last, env }: Invocation): unknown {
  return [options, scope, last, env, program.filter(word => /^[A-Za-z_]\w*=/.test(word))]
}

/**
 * List the commands that run the tests of the first one's framework once more, in another way, by their index. What
 * runs the tests as an earlier command does says nothing new. `others` are tests of other frameworks, known or not.
 * @param main a run that counts as the first one, wherever it stands; it has no effect if no command is that run
 */
export function laterRuns(
  commands: readonly { readonly text: string; readonly role: string | undefined }[],
  project: Project,
  main?: FrameworkRun,
): {
  readonly first: FrameworkRun | undefined
  readonly later: ReadonlyMap<number, FrameworkRun>
  readonly others: ReadonlySet<number>
} {
  const all = commands.map(({ text, role }) => (role === 'tests' ? frameworkRun(text, project) : undefined))
  const isThere = main !== undefined && all.some(run => run !== undefined && isSameRun(run, main))
  const runs: FrameworkRun[] = isThere ? [main] : []
  const later = new Map<number, FrameworkRun>()
  const others = new Set<number>()
  for (const [index, run] of all.entries()) {
    const [first] = runs
    if (run === undefined || (first !== undefined && first.framework !== run.framework)) {
      if (commands[index]?.role === 'tests') others.add(index)
      continue
    }
    if (runs.some(earlier => isSameRun(earlier, run))) continue
    if (first !== undefined) later.set(index, run)
    runs.push(run)
  }
  return { first: runs[0], later, others }
}
