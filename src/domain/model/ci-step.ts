/** A failed step of CI with a command, as its workflow's file describes it. */
export interface CiStep {
  /** Name of the step, as GitHub shows it. */
  readonly name: string
  /** Name of the job, as GitHub shows it: with the values of its matrix. */
  readonly job: string
  /** Text of the step, for its shell. Without expressions. */
  readonly run: string
  /**
   * Shell of the step: a name that `shellTemplate` knows, or a template such as `perl {0}`. `default` on Linux and
   * macOS if the file names none, since GitHub starts bash with other options then.
   */
  readonly shell: string
  /** Directory relative to the repository's top; '' for the top itself. */
  readonly workingDirectory: string
  /**
   * Plain values of `env` of workflow, job and step, merged. No value comes from an expression but a value of the
   * matrix.
   */
  readonly env: Readonly<Record<string, string>>
  /** Names in `env` whose values are not taken, such as those with an expression. */
  readonly leftOut: readonly string[]
  /** True if the job's checkout fetched Git LFS files. */
  readonly lfs: boolean
  /** Submodules that the job's checkout fetched: those of the repository, or also those within them. */
  readonly submodules: 'none' | 'direct' | 'recursive'
  /** Services of the job. */
  readonly services: readonly CiService[]
}

/** A service of a job: a container that GitHub starts beside it. */
export interface CiService {
  /** Name of its machine in the network of the job, for a job in a container. */
  readonly name: string
  /** Ports of the container, and those of the runner that lead to them. */
  readonly ports: readonly { readonly host?: number; readonly container: number }[]
}

/** A failed job of a run, as GitHub reports it. */
export interface CiJob {
  /** Its id in the workflow's file, if that is known. */
  readonly id?: string
  readonly name: string
  /** Labels of its runner, such as `ubuntu-latest`. */
  readonly labels: readonly string[]
  readonly steps: readonly CiJobStep[]
}

/** A step of a job, as GitHub reports it. GitHub adds steps of its own before and after those of the file. */
export interface CiJobStep {
  readonly name: string
  readonly failed: boolean
}

/** Commands that GitHub's runner starts for the names of shells; `{0}` is the file with the step's text. */
const TEMPLATES: Readonly<Record<string, string>> = {
  default: 'bash -e {0}',
  bash: 'bash --noprofile --norc -eo pipefail {0}',
  sh: 'sh -e {0}',
  python: 'python {0}',
  pwsh: `pwsh -command ". '{0}'"`,
  powershell: `powershell -command ". '{0}'"`,
  cmd: '%ComSpec% /D /E:ON /V:OFF /S /C "CALL "{0}""',
}

/** Return the command line of a shell, with `{0}` for the file that holds the step's text. */
export function shellTemplate(shell: string): string {
  return Object.hasOwn(TEMPLATES, shell) ? (TEMPLATES[shell] ?? shell) : shell
}

/** Check whether a workflow may name this shell: a known name, or a template. */
export function isShell(shell: string): boolean {
  return (Object.hasOwn(TEMPLATES, shell) && shell !== 'default') || shell.includes('{0}')
}

/** Merge the variables of several steps. The first step that sets a name decides. */
export function environmentOf(steps: readonly CiStep[]): Record<string, string> {
  return Object.assign({}, ...steps.map(({ env }) => env).toReversed()) as Record<string, string>
}
