import type { Emit } from '../contracts/ports.ts'
import type { Sandbox } from '../contracts/sandbox-port.ts'
import type { StandIn } from '../domain/model/stand-in.ts'
import type { Package } from '../frameworks/project/detect-packages.ts'
import type { KnownHanging } from './known-hanging.ts'
import type { TimeoutEstimate } from './timeout-estimate.ts'
import type { UnnamedPasses } from './unnamed-passes.ts'
import type { WarmTrust } from './warm/open-judge.ts'

export interface RunnerOptions {
  /** Absolute path of the project's directory. Paths of tests are relative to it. */
  readonly root: string
  /** Copy that stands in for the checkout where the processes run; undefined to run them at the root. */
  readonly standIn?: StandIn | undefined
  readonly packages: readonly Package[]
  /** Folder for reports, outside of the workspace. */
  readonly temp: string
  /** Folder for the tests' temporary files; one in the other by default. */
  readonly testTemp?: string | undefined
  readonly host: Readonly<Record<string, string | undefined>>
  readonly pass: readonly string[]
  /** Plain variables of the failed job. */
  readonly plain?: Readonly<Record<string, string>> | undefined
  readonly secrets: readonly string[]
  readonly timeoutMs: number
  /** Shortens the deadline of a run by the durations of earlier ones. */
  readonly pace?: TimeoutEstimate | undefined
  /** Returns the milliseconds that are left for all work, which no process outlives. */
  readonly remainingMs?: (() => number) | undefined
  /** Maximum bytes of memory of a run. */
  readonly memory?: number | undefined
  /** Globs of the project's own reports, for a command without an option for the path. */
  readonly reportPaths: readonly string[] | undefined
  /**
   * List the test files that import these files, directly or indirectly. Paths are relative to the project's directory.
   */
  readonly testsThatImport?: ((files: readonly string[]) => Promise<readonly string[]>) | undefined
  /** List the test files of the project. Paths are relative to its directory. */
  readonly testFiles?: (() => Promise<readonly string[]>) | undefined
  /** Tells whether a module may keep something between the tests that use it; by default each may. */
  readonly keepsState?: ((file: string, text: string) => boolean) | undefined
  /** Keeps what is run apart. */
  readonly sandbox?: Sandbox | undefined
  readonly emit: Emit
  /** Trust in warm judges, which all testbeds share. */
  readonly trust?: WarmTrust
  /** Failing tests of runners that name no test that passes, which all testbeds share. */
  readonly unnamed?: UnnamedPasses
  /** Tests that did not end, which all testbeds share. */
  readonly hanging?: KnownHanging
}
