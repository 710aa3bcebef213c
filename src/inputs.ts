import { z } from 'zod'
import { EFFORTS } from './domain/effort.ts'
import { UserError } from './errors.ts'

const flag = z.enum(['true', 'false']).transform(value => value === 'true')
const positive = z.coerce.number().positive()
const url = z.url({ protocol: /^https?$/ })
const whole = z.coerce.number().int().positive()
const list = z.string().transform(value =>
  value
    .split(/[\n,]/)
    .map(item => item.trim())
    .filter(item => item !== ''),
)

/** One entry per input of action.yml, under the same name. Empty means: not given. */
const schema = z.object({
  'github-token': z.string().optional(),
  'report-paths': list.optional(),
  'artifact-name': z.string().optional(),
  'test-command': z.string().optional(),
  'setup-command': z.string().optional(),
  'working-directory': z.string().default('.'),
  models: list.optional(),
  'analyst-model': z.string().optional(),
  'fixer-model': z.string().optional(),
  'reviewer-model': z.string().optional(),
  'small-model': z.string().optional(),
  review: flag.default(true),
  effort: z.enum(EFFORTS).optional(),
  'anthropic-api-key': z.string().optional(),
  'anthropic-auth-token': z.string().optional(),
  'anthropic-base-url': url.optional(),
  'openai-api-key': z.string().optional(),
  'openai-base-url': url.optional(),
  'model-prices': list.default([]),
  'max-iterations': whole.default(10),
  'max-attempts': whole.default(3),
  'timeout-minutes': positive.default(60),
  'test-timeout-minutes': positive.max(60).optional(),
  'test-memory-mb': whole.optional(),
  'flaky-reruns': z.coerce.number().int().min(0).max(10).default(2),
  'compare-base': flag.default(false),
  bisect: flag.default(false),
  'max-cost-usd': positive.optional(),
  'max-tokens': whole.optional(),
  'max-cluster-minutes': positive.optional(),
  'max-cluster-tokens': whole.optional(),
  'max-cluster-cost-usd': positive.optional(),
  validate: z.enum(['auto', 'always', 'final']).default('auto'),
  parallel: whole.max(16).default(1),
  candidates: whole.max(8).default(1),
  'if-running': z.enum(['wait', 'leave']).default('wait'),
  branch: z.string().includes('{sha}').default('fix-tests/{head}-{sha}'),
  'protected-paths': list.default([]),
  'pass-env': list.default([]),
  'upload-transcripts': flag.default(false),
  'fail-on-unfixed': flag.default(true),
})

export type Settings = Readonly<z.infer<typeof schema>>
export type InputName = keyof Settings

/** Inputs whose values are nobody's to see. */
export const SECRET_INPUTS = ['github-token', 'anthropic-api-key', 'anthropic-auth-token', 'openai-api-key'] as const

export const INPUT_NAMES = Object.keys(schema.shape) as InputName[]

/**
 * Checks the raw inputs by name; unknown names are the caller's to refuse. The result is frozen.
 * @throws UserError that names the first wrong input, its value and what is wanted.
 */
export function parseSettings(raw: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(raw).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) return Object.freeze(parsed.data)
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0] ?? 'input')
  const secret = SECRET_INPUTS.some(each => each === name) || given[name]?.includes('@') === true
  const value = secret ? 'the given value' : JSON.stringify(given[name])
  throw new UserError(`Input ${name}: ${value} is not valid.`, `${wanted(name)} See the inputs in the README.`)
}

const FLAGS = new Set(['fail-on-unfixed', 'compare-base', 'bisect', 'review', 'upload-transcripts'])

function wanted(name: string): string {
  if (FLAGS.has(name)) return 'Use true or false.'
  if (name === 'flaky-reruns') return 'Use a whole number from 0 to 10.'
  if (name === 'effort') return `Use one of ${EFFORTS.join(', ')}.`
  if (name === 'max-cost-usd' || name === 'max-cluster-cost-usd') return 'Use a number of US dollars.'
  if (name === 'anthropic-base-url' || name === 'openai-base-url')
    return 'Use a URL such as https://gateway.example.com.'
  if (name === 'test-timeout-minutes') return 'Use a number of minutes, at most 60.'
  if (name === 'branch') return 'Use a name with {sha} in it, by which the branches of fix-tests are told from others.'
  if (name === 'timeout-minutes' || name === 'max-cluster-minutes') return 'Use a number of minutes.'
  if (name === 'validate') return 'Use auto, always or final.'
  if (name === 'if-running') return 'Use wait or leave.'
  if (name === 'parallel') return 'Use a whole number from 1 to 16.'
  if (name === 'candidates') return 'Use a whole number from 1 to 8.'
  return 'Use a whole number greater than 0.'
}

/** The inputs as the runner passes them: `INPUT_<NAME>`, upper case, hyphens kept. */
export function inputsOf(env: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  return Object.fromEntries(INPUT_NAMES.map(name => [name, env[`INPUT_${name.toUpperCase()}`]]))
}
