import { ADD_TESTS } from '../domain/model/added-tests.ts'
import { ISOLATION_MODES, NETWORKS } from '../domain/model/isolation.ts'
import { EFFORTS } from '../domain/model/usage.ts'
import { UserError } from '../contracts/errors.ts'
import {
  commandLines,
  dollars,
  hours,
  flag,
  type Input,
  list,
  minutes,
  oneOf,
  optional,
  withDefault,
  template,
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

/** One entry per input of action.yml, under the same name. Empty means: not given. */
export const INPUTS = {
  'github-token': optional(text),
  'report-paths': optional(list),
  'artifact-name': optional(text),
  'test-command': optional(text),
  'setup-command': optional(text),
  'fix-commands': withDefault(commandLines, []),
  'working-directory': withDefault(text, '.'),
  models: optional(list),
  'analyst-model': optional(text),
  'fixer-model': optional(text),
  'reviewer-model': optional(text),
  'small-model': optional(text),
  'test-writer-model': optional(text),
  review: withDefault(flag, true),
  'check-tests': withDefault(flag, false),
  // A file has a boolean where an input has a word.
  'add-tests': withDefault({ ...oneOf(ADD_TESTS), json: { enum: [false, ...ADD_TESTS] } }, 'false'),
  'propose-tests': withDefault(flag, false),
  effort: optional(oneOf(EFFORTS)),
  'anthropic-api-key': optional(text),
  'anthropic-auth-token': optional(text),
  'anthropic-base-url': optional(url),
  'openai-api-key': optional(text),
  'openai-base-url': optional(url),
  'model-prices': withDefault(list, []),
  'max-iterations': withDefault(whole(), 10),
  'max-attempts': withDefault(whole(), 3),
  'timeout-minutes': withDefault(minutes(), 60),
  'test-timeout-minutes': optional(minutes(60)),
  'test-memory-mb': optional(whole()),
  'flaky-reruns': withDefault(whole(0, 10), 10),
  'compare-base': withDefault(flag, false),
  bisect: withDefault(flag, false),
  'max-cost-usd': withDefault(dollars, DEFAULT_COST_USD),
  'max-tokens': optional(whole()),
  'max-cluster-minutes': optional(minutes()),
  'max-cluster-tokens': optional(whole()),
  'max-cluster-cost-usd': optional(dollars),
  validate: withDefault(oneOf(['auto', 'always', 'final']), 'auto'),
  parallel: withDefault(whole(1, 16), 1),
  candidates: withDefault(whole(1, 8), 1),
  'if-running': withDefault(oneOf(['wait', 'leave']), 'wait'),
  branch: withDefault(
    template('{sha}', 'Use a name with {sha} in it, which marks the branches of fix-tests.'),
    'fix-tests/{head}-{sha}',
  ),
  'protected-paths': withDefault(list, []),
  'allowed-paths': withDefault(list, []),
  'never-show': withDefault(list, []),
  'pass-env': withDefault(list, []),
  isolation: withDefault(oneOf(ISOLATION_MODES), 'auto'),
  network: withDefault(oneOf(NETWORKS), 'on'),
  docker: withDefault(oneOf(['hide', 'allow']), 'hide'),
  publish: withDefault(oneOf(PUBLISH), 'pull-request'),
  squash: withDefault(flag, false),
  'sign-commits': withDefault(flag, false),
  labels: withDefault(list, ['fix-tests']),
  reviewers: withDefault(list, []),
  comment: withDefault(flag, true),
  'check-run': withDefault(flag, true),
  'verify-with': withDefault(oneOf(VERIFY_WITH), 'both'),
  'max-ci-rounds': withDefault(whole(0), 2),
  'max-ci-hours': withDefault(hours, 24),
  'dispatch-ci': withDefault(flag, true),
  'open-issues': withDefault(flag, false),
  'command-permission': withDefault(oneOf(['read', 'triage', 'write', 'maintain', 'admin']), 'write'),
  'allowed-bots': withDefault(list, []),
  drafts: withDefault(flag, false),
  'opt-in-label': optional(text),
  'skip-label': optional(text),
  'upload-transcripts': withDefault(flag, false),
  'upload-report': withDefault(flag, false),
  'fail-on-unfixed': withDefault(flag, true),
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
    throw new UserError(`Input ${name}: ${value} is not valid.`, `${INPUTS[name].remedy} See the inputs in the README.`)
  })
  return Object.freeze(Object.fromEntries(values) as Settings)
}

/** Read the inputs as the runner passes them: `INPUT_<NAME>`, upper case, hyphens kept. */
export function inputsOf(env: RawInputs): Record<string, string | undefined> {
  return Object.fromEntries(INPUT_NAMES.map(name => [name, env[`INPUT_${name.toUpperCase()}`]]))
}
