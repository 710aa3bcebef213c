import type { CiAdvice } from './ci-advice.ts'
import type { CiOverview } from './ci-jobs.ts'
import type { OwnUse } from './own-use.ts'

/** Result of a check: `problem` stands in the way, `warning` does not, `unknown` could not be looked at. */
export interface CheckLine {
  readonly name: string
  readonly status: 'ok' | 'warning' | 'problem' | 'unknown'
  /** A sentence. */
  readonly text: string
  /** Advice, a sentence or lines to paste; '' if nothing is to be done. */
  readonly advice: string
}

/** A result without its name. */
export type SetupFinding = Omit<CheckLine, 'name'>

/** Result of a small request to a model. */
export interface ModelTrial {
  /** `provider/model`. */
  readonly name: string
  /** `refuses`: the key, the account or the name is wrong, and another try would end the same way. */
  readonly result: 'answers' | 'refuses' | 'fails'
  /** The reason, a sentence; '' for an answer. */
  readonly reason: string
}

/** Observations of a repository, on this machine and on GitHub. */
export interface DoctorFacts {
  /** Words that start the program. */
  readonly program: string
  /** `owner/name` of this action. */
  readonly action: string
  /** How each package's tests run, as sentences; or why no framework was found, and what to do. */
  readonly tests: readonly string[] | { readonly problem: string; readonly remedy: string }
  /** Names of the frameworks of the packages that the tests run in; none if there is no test framework. */
  readonly frameworks: readonly string[]
  readonly ci: CiOverview
  readonly own: OwnUse | undefined
  /** Beginning of the names of its branches, by the settings. */
  readonly branches: string
  /** Of the workflow that runs the tests; undefined if there is none. */
  readonly advice: CiAdvice | undefined
  /** How tests are kept apart here, and whether they are. */
  readonly isolation: { readonly works: boolean; readonly text: string }
  /** Names of the chain of models, if the settings name it. */
  readonly models: readonly string[] | undefined
  /** Answers of the models that the settings name and for which this machine has a key. */
  readonly trials: readonly ModelTrial[]
  /** Observations on GitHub, or why there are none. */
  readonly github: GitHubFacts | { readonly why: string; readonly remedy: string }
}

/** Observations on GitHub. */
export interface GitHubFacts {
  readonly repository: string
  readonly defaultBranch: string
  /** Text of the workflow that uses the action, on the default branch; undefined if it is not there. */
  readonly ownText: string | undefined
  readonly actions: { readonly mayOpenPulls: boolean; readonly defaultPermissions: string } | undefined
  readonly secrets: readonly string[] | undefined
}
