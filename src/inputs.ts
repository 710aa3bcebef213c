import { EFFORTS } from './domain/effort.ts'
import { UserError } from './errors.ts'
import {
  dollars,
  flag,
  type Input,
  list,
  minutes,
  oneOf,
  optional,
  or,
  template,
  text,
  url,
  whole,
} from './input-kinds.ts'

/** How the fix is handed over. */
export const PUBLISH = ['pull-request', 'apply', 'patch', 'explain'] as const

/** One entry per input of action.yml, under the same name. Empty means: not given. */
export const INPUTS = {
  'github-token': optional(text),
  'report-paths': optional(list),
  'artifact-name': optional(text),
  'test-command': optional(text),
  'setup-command': optional(text),
  'working-directory': or(text, '.'),
  models: optional(list),
  'analyst-model': optional(text),
  'fixer-model': optional(text),
  'reviewer-model': optional(text),
  'small-model': optional(text),
  review: or(flag, true),
  effort: optional(oneOf(EFFORTS)),
  'anthropic-api-key': optional(text),
  'anthropic-auth-token': optional(text),
  'anthropic-base-url': optional(url),
  'openai-api-key': optional(text),
  'openai-base-url': optional(url),
  'model-prices': or(list, []),
  'max-iterations': or(whole(), 10),
  'max-attempts': or(whole(), 3),
  'timeout-minutes': or(minutes(), 60),
  'test-timeout-minutes': optional(minutes(60)),
  'test-memory-mb': optional(whole()),
  'flaky-reruns': or(whole(0, 10), 2),
  'compare-base': or(flag, false),
  bisect: or(flag, false),
  'max-cost-usd': optional(dollars),
  'max-tokens': optional(whole()),
  'max-cluster-minutes': optional(minutes()),
  'max-cluster-tokens': optional(whole()),
  'max-cluster-cost-usd': optional(dollars),
  validate: or(oneOf(['auto', 'always', 'final']), 'auto'),
  parallel: or(whole(1, 16), 1),
  candidates: or(whole(1, 8), 1),
  'if-running': or(oneOf(['wait', 'leave']), 'wait'),
  branch: or(
    template('{sha}', 'Use a name with {sha} in it, by which the branches of fix-tests are told from others.'),
    'fix-tests/{head}-{sha}',
  ),
  'protected-paths': or(list, []),
  'pass-env': or(list, []),
  publish: or(oneOf(PUBLISH), 'pull-request'),
  squash: or(flag, false),
  'sign-commits': or(flag, false),
  labels: or(list, ['fix-tests']),
  reviewers: or(list, []),
  comment: or(flag, true),
  'check-run': or(flag, true),
  'dispatch-ci': or(flag, true),
  'open-issues': or(flag, false),
  'command-permission': or(oneOf(['read', 'triage', 'write', 'maintain', 'admin']), 'write'),
  'allowed-bots': or(list, []),
  drafts: or(flag, false),
  'opt-in-label': optional(text),
  'skip-label': optional(text),
  'upload-transcripts': or(flag, false),
  'fail-on-unfixed': or(flag, true),
  'job-context': optional(text),
} as const satisfies Record<string, Input<unknown>>

export type InputName = keyof typeof INPUTS
export type Settings = { readonly [Name in InputName]: (typeof INPUTS)[Name]['otherwise'] }
/** Inputs as they are given, by name. */
export type Given = Readonly<Record<string, string | undefined>>

/** Inputs whose values are nobody's to see. */
export const SECRET_INPUTS = ['github-token', 'anthropic-api-key', 'anthropic-auth-token', 'openai-api-key'] as const

export const INPUT_NAMES = Object.keys(INPUTS) as InputName[]

/**
 * Checks the raw inputs by name; unknown names are the caller's to refuse. The result is frozen.
 * @throws UserError that names the first wrong input, its value and what is wanted.
 */
export function parseSettings(raw: Given): Settings {
  const values = INPUT_NAMES.map(name => {
    const given = raw[name]
    if (given === undefined || given.trim() === '') return [name, INPUTS[name].otherwise]
    const parsed = INPUTS[name].type.safeParse(given)
    if (parsed.success) return [name, parsed.data]
    const secret = SECRET_INPUTS.some(each => each === name) || given.includes('@')
    const value = secret ? 'the given value' : JSON.stringify(given)
    throw new UserError(`Input ${name}: ${value} is not valid.`, `${INPUTS[name].wanted} See the inputs in the README.`)
  })
  return Object.freeze(Object.fromEntries(values) as Settings)
}

/** The inputs as the runner passes them: `INPUT_<NAME>`, upper case, hyphens kept. */
export function inputsOf(env: Given): Record<string, string | undefined> {
  return Object.fromEntries(INPUT_NAMES.map(name => [name, env[`INPUT_${name.toUpperCase()}`]]))
}
