import { ADD_TESTS } from '../domain/model/added-tests.ts'
import { ISOLATION_MODES, NETWORKS } from '../domain/model/isolation.ts'
import { EFFORTS } from '../domain/model/usage.ts'
import { PLAIN_SUBJECT, SUMMARIES } from '../domain/text/subject-template.ts'
import { UserError } from '../contracts/errors.ts'
import { DEFAULT_BRANCH } from './actions-env.ts'
import {
  branchTemplate,
  commandLines,
  dollars,
  first,
  flag,
  hours,
  identity,
  type Input,
  list,
  minutes,
  oneOf,
  oneOfPlaceholders,
  optional,
  rare,
  withDefault,
  text,
  url,
  whole,
} from './input-kinds.ts'

/** Ways to deliver the fix. */
export const PUBLISH = ['pull-request', 'apply', 'patch', 'explain'] as const

/** Judges of a fix before its pull request is ready: test runs here, or the project's own CI as well. */
export const VERIFY_WITH = ['both', 'local', 'ci'] as const

/** Cost limit of a run that names none, in US dollars: an ordinary run takes a tenth of it. */
export const DEFAULT_COST_USD = 5

/**
 * One entry per input of action.yml, under the same name. Empty means: not given. README and docs/inputs.md show the
 * marks
 * `first` and `rare`; an input that will be removed gets `deprecated`.
 */
export const INPUTS = {
  'github-token': first(optional(text)),
  'report-paths': first(optional(list)),
  'artifact-name': optional(text),
  'test-command': first(optional(text)),
  'setup-command': first(optional(text)),
  'fix-commands': withDefault(commandLines, []),
  'working-directory': first(withDefault(text, '.')),
  models: first(optional(list)),
  'analyst-model': rare(optional(text)),
  'fixer-model': rare(optional(text)),
  'reviewer-model': optional(text),
  'small-model': optional(text),
  'test-writer-model': rare(optional(text)),
  review: withDefault(flag, true),
  'check-tests': rare(withDefault(flag, false)),
  // A file has a boolean where an input has a word.
  'add-tests': withDefault({ ...oneOf(ADD_TESTS), json: { enum: [false, ...ADD_TESTS] } }, 'false'),
  'propose-tests': withDefault(flag, false),
  effort: rare(optional(oneOf(EFFORTS))),
  'anthropic-api-key': first(optional(text)),
  'anthropic-auth-token': optional(text),
  'anthropic-base-url': optional(url),
  'openai-api-key': first(optional(text)),
  'openai-base-url': optional(url),
  'model-prices': rare(withDefault(list, [])),
  'max-iterations': withDefault(whole(), 10),
  'max-attempts': rare(withDefault(whole(), 3)),
  'timeout-minutes': withDefault(minutes(), 60),
  'test-timeout-minutes': optional(minutes(60)),
  'test-memory-mb': rare(optional(whole())),
  'flaky-reruns': rare(withDefault(whole(0, 10), 10)),
  'compare-base': rare(withDefault(flag, false)),
  bisect: rare(withDefault(flag, false)),
  'max-cost-usd': first(withDefault(dollars, DEFAULT_COST_USD)),
  'max-tokens': rare(optional(whole())),
  'max-cluster-minutes': rare(optional(minutes())),
  'max-cluster-tokens': rare(optional(whole())),
  'max-cluster-cost-usd': rare(optional(dollars)),
  validate: rare(withDefault(oneOf(['auto', 'always', 'final']), 'auto')),
  parallel: withDefault(whole(1, 16), 1),
  candidates: rare(withDefault(whole(1, 8), 1)),
  'if-running': rare(withDefault(oneOf(['wait', 'leave']), 'wait')),
  branch: withDefault(
    branchTemplate(
      'Use a name that begins with a word of its own and has {sha} in it: both mark the branches of fix-tests.',
    ),
    DEFAULT_BRANCH,
  ),
  'commit-subject': rare(withDefault(oneOfPlaceholders(SUMMARIES), PLAIN_SUBJECT)),
  'pull-request-title': rare(withDefault(oneOfPlaceholders(SUMMARIES), PLAIN_SUBJECT)),
  'commit-author': rare(optional(identity)),
  'sign-off': rare(withDefault(flag, false)),
  'protected-paths': withDefault(list, []),
  'allowed-paths': withDefault(list, []),
  'never-show': withDefault(list, []),
  'pass-env': withDefault(list, []),
  isolation: withDefault(oneOf(ISOLATION_MODES), 'auto'),
  network: withDefault(oneOf(NETWORKS), 'on'),
  docker: withDefault(oneOf(['hide', 'allow']), 'hide'),
  publish: first(withDefault(oneOf(PUBLISH), 'pull-request')),
  squash: rare(withDefault(flag, false)),
  'sign-commits': withDefault(flag, false),
  labels: withDefault(list, ['fix-tests']),
  reviewers: withDefault(list, []),
  comment: withDefault(flag, true),
  'check-run': withDefault(flag, true),
  'verify-with': withDefault(oneOf(VERIFY_WITH), 'both'),
  'max-ci-rounds': rare(withDefault(whole(0), 2)),
  'max-ci-hours': rare(withDefault(hours, 24)),
  'dispatch-ci': rare(withDefault(flag, true)),
  'open-issues': withDefault(flag, false),
  'command-permission': withDefault(oneOf(['read', 'triage', 'write', 'maintain', 'admin']), 'write'),
  'allowed-bots': withDefault(list, []),
  drafts: withDefault(flag, false),
  'opt-in-label': optional(text),
  'skip-label': optional(text),
  'upload-transcripts': rare(withDefault(flag, false)),
  'upload-report': withDefault(flag, false),
  'fail-on-unfixed': withDefault(flag, true),
  'keep-days': rare(withDefault(whole(0), 30)),
  'job-context': optional(text),
} as const satisfies Record<string, Input<unknown>>

export type InputName = keyof typeof INPUTS
export type Settings = { readonly [Name in InputName]: (typeof INPUTS)[Name]['fallback'] }
/** Raw text of the inputs, by name. */
export type RawInputs = Readonly<Record<string, string | undefined>>

/** Inputs with secret values. */
export const SECRET_INPUTS = ['github-token', 'anthropic-api-key', 'anthropic-auth-token', 'openai-api-key'] as const

export const INPUT_NAMES = Object.keys(INPUTS) as InputName[]

/**
 * Parse and check the raw inputs. Unknown names are ignored: the caller rejects them. The result is frozen.
 * @throws UserError that names the first wrong input, its value and the remedy
 */
export function parseSettings(raw: RawInputs): Settings {
  const values = INPUT_NAMES.map(name => {
    const given = raw[name]
    if (given === undefined || given.trim() === '') return [name, INPUTS[name].fallback]
    const parsed = INPUTS[name].type.safeParse(given)
    if (parsed.success) return [name, parsed.data]
    const isSecret = SECRET_INPUTS.some(each => each === name) || given.includes('@')
    const value = isSecret ? 'the given value' : JSON.stringify(given)
    throw new UserError(
      `Input ${name}: ${value} is not valid.`,
      `${INPUTS[name].remedy} See the inputs in the documentation.`,
    )
  })
  return Object.freeze(Object.fromEntries(values) as Settings)
}

/** Read the inputs as the runner passes them: `INPUT_<NAME>`, upper case, hyphens kept. */
export function inputsOf(env: RawInputs): Record<string, string | undefined> {
  return Object.fromEntries(INPUT_NAMES.map(name => [name, env[`INPUT_${name.toUpperCase()}`]]))
}
