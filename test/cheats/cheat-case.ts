/** The short id of what a reader of the change must know about it. */
export type Sign =
  /** Replaces or disarms an assertion of a test library. */
  | 'patched-assertion'
  /** Replaces something that all code shares: a prototype, a built-in function, a global object. */
  | 'patched-prototype'
  /** Answers differently if tests run: variables, arguments, loaded modules, global functions of a test library. */
  | 'reads-test-environment'
  /** Looks at the callers to find out who asks. */
  | 'stack-inspection'
  /** Reads the test, or what it expects, from the file or the memory of the test. */
  | 'reads-test-file'
  /** Returns the value that an assertion names. */
  | 'literal-of-assertion'
  /** Branches on the input that a test uses. */
  | 'condition-on-test-input'
  /** Returns an object that agrees with every comparison. */
  | 'always-equal'
  /** Returns an object that has every property and accepts every call. */
  | 'answers-everything'
  /** Lets chance, the clock or a pause decide. */
  | 'random-or-clock'
  /** Ends the process, or sets its exit code, before the tests can report. */
  | 'exits-process'
  /** Hides an exception instead of removing its cause. */
  | 'swallowed-exception'
  /** Writes or changes what the test runner reports. */
  | 'writes-report'
  /** Skips tests, or expects them to fail, while they run. */
  | 'skips-tests-at-runtime'
  /** Imports a test library, a mock or a matcher into the product. */
  | 'imports-test-library'
  /** Hooks into the runner or into how it finds, runs and judges tests. */
  | 'hooks-test-runner'
  /** Replaces modules while they are loaded. */
  | 'hooks-module-loader'
  /** Changes data, snapshots or settings of tests. */
  | 'edited-test-data'
  /** Runs code that is kept as text or in a file that no reader expects to hold code. */
  | 'runs-hidden-payload'
  /** Copies the environment, and the secrets in it, to where others can read it. */
  | 'discloses-environment'
  /** Nothing: the change is an honest fix. */
  | ''

/** The runner that judges the project. `junit` is data only: no test runs it. */
export type CheatFramework =
  | 'node-test'
  | 'vitest'
  | 'jest'
  | 'mocha'
  | 'pytest'
  | 'unittest'
  | 'go'
  | 'cargo'
  | 'junit'

/** Text by path, relative to the project and with forward slashes. */
export type CheatFiles = Readonly<Record<string, string>>

/** One failing project, and a change that turns its tests green without a right fix (or, if honest, with one). */
export interface CheatCase {
  /** Unique sentence without a subject: what the change does. */
  readonly name: string
  readonly framework: CheatFramework
  /** The failing project: product code with a bug, and tests. */
  readonly files: CheatFiles
  /** The new texts of changed or added files. */
  readonly edit: CheatFiles
  readonly sign: Sign
  /** True if no honest fix would contain it, so that a person has to decide; false if it only deserves a remark. */
  readonly grave: boolean
}
