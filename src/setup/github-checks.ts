import type { DoctorFacts, SetupFinding, GitHubFacts } from './doctor-facts.ts'
import { ALL_PERMISSIONS, NEEDED_PERMISSIONS, USEFUL_PERMISSIONS } from '../domain/policy/job-permissions.ts'
import { offlineLimits } from '../domain/policy/offline-limits.ts'
import { botCiCheck } from './bot-ci-check.ts'
import { isOwnToken, mayDo } from './own-use.ts'

/** Checks of what only GitHub knows, by name. Each needs the workflow that uses the action. */
export const GITHUB_CHECKS: Readonly<Record<string, (facts: DoctorFacts) => SetupFinding | undefined>> = {
  'default branch': branchCheck,
  permissions: permissionsCheck,
  'pull requests': pullsCheck,
  'model key': keyCheck,
  "CI of the fix's branch": botCiCheck,
}

/** Parts that are missing without a permission. */
const LACKS: Readonly<Record<keyof typeof USEFUL_PERMISSIONS, string>> = {
  actions: 'CI is not started on the branch of the fix, and /fix-tests stop does not work',
  checks: 'there is no check run',
  issues: 'missing labels are not created, and open-issues does not work',
  statuses: 'required checks of other services are not read',
}

function branchCheck({ own, github, program }: DoctorFacts): SetupFinding | undefined {
  if (own === undefined || own.watches === undefined) return undefined
  const facts = known(github)
  if ('finding' in facts) return facts.finding
  const { ownText, defaultBranch, repository } = facts
  if (ownText !== undefined) return ok(`${own.path} is on ${defaultBranch} of ${repository}.`)
  return {
    status: 'problem',
    text: `${own.path} is not on ${defaultBranch} of ${repository}, where GitHub looks for it.`,
    advice: `Push it to ${defaultBranch}, then run ${program} doctor again.`,
  }
}

function permissionsCheck({ own, github }: DoctorFacts): SetupFinding | undefined {
  if (own === undefined) return undefined
  if (isOwnToken(own.inputs)) return ok('fix-tests works with the token that github-token passes.')
  const where = `${own.path}, job ${own.job}`
  const advice = `Add to it: permissions: ${ALL_PERMISSIONS.join(', ')}.`
  const { permissions } = own
  if (permissions === undefined) {
    const actions = 'why' in github ? undefined : github.actions
    if (actions === undefined)
      return { status: 'unknown', text: `${where} leaves its permissions to the repository.`, advice }
    return actions.defaultPermissions === 'write'
      ? ok('The repository gives jobs permissions to write.')
      : { status: 'problem', text: `${where} has only permissions to read, by the repository.`, advice }
  }
  const isMissing = (name: string, access: 'read' | 'write' = 'write') => !mayDo(permissions, name, access)
  const needsReports = own.watches !== undefined && !mayDo(permissions, 'actions', 'read')
  const missing = [
    ...NEEDED_PERMISSIONS.filter(name => isMissing(name)).map(name => `${name}: write`),
    ...(needsReports ? ['actions: read'] : []),
  ]
  if (missing.length > 0) return { status: 'problem', text: `${where} lacks ${missing.join(' and ')}.`, advice }
  const weaker = (Object.keys(LACKS) as (keyof typeof LACKS)[])
    .filter(name => isMissing(name, USEFUL_PERMISSIONS[name]))
    // A step of CI itself waits for no checks.
    .filter(name => name !== 'statuses' || own.watches !== undefined)
  if (weaker.length === 0) return ok(`${where} may do all that it needs.`)
  const lacks = weaker.map(name => `without ${name}: ${USEFUL_PERMISSIONS[name]} ${LACKS[name]}`).join('; ')
  return { status: 'warning', text: `${where}: ${lacks}.`, advice }
}

function pullsCheck({ own, github }: DoctorFacts): SetupFinding | undefined {
  if (own === undefined || isOwnToken(own.inputs)) return undefined
  const advice =
    'Settings › Actions › General › Workflow permissions: turn on “Allow GitHub Actions to create and approve pull requests”.'
  const facts = known(github)
  if ('finding' in facts) return { ...facts.finding, advice: `${facts.finding.advice} Or look there: ${advice}` }
  if (facts.actions === undefined)
    return {
      status: 'unknown',
      text: 'The token may not read whether GitHub Actions can create pull requests.',
      advice: `Pass a token with administration: read, or look there. ${advice}`,
    }
  if (facts.actions.mayOpenPulls) return ok('GitHub Actions may create pull requests.')
  return { status: 'problem', text: 'GitHub Actions may not create pull requests.', advice }
}

/** Inputs of keys, and the providers that need them. */
const KEYS: readonly (readonly [input: string, provider: string, secret: string])[] = [
  ['anthropic-api-key', 'anthropic', 'ANTHROPIC_API_KEY'],
  ['anthropic-auth-token', 'anthropic', 'ANTHROPIC_AUTH_TOKEN'],
  ['openai-api-key', 'openai', 'OPENAI_API_KEY'],
]

function keyCheck({ own, github, models = [], frameworks }: DoctorFacts): SetupFinding | undefined {
  if (own === undefined) return undefined
  const wanted = new Set(
    [...models, ...(own.inputs.models ?? '').split(/[\n,]/)].map(name => name.trim().split('/')[0]),
  )
  const given = KEYS.filter(([input]) => (own.inputs[input] ?? '') !== '')
  const lacking = KEYS.find(
    ([, provider]) =>
      wanted.has(provider) && !given.some(([, other]) => other === provider) && !hasGateway(own.inputs, provider),
  )
  if (lacking !== undefined) {
    const [input, provider, secret] = lacking
    return {
      status: 'problem',
      text: `The models of ${provider} have no key.`,
      advice: `Add to the step: ${input}: \${{ secrets.${secret} }}; then: gh secret set ${secret}`,
    }
  }
  const limits = offlineLimits(frameworks)
  const secrets = given.flatMap(([input]) => secretsIn(own.inputs[input] ?? ''))
  const plain = given.find(([input]) => !(own.inputs[input] ?? '').includes('${{'))
  if (plain !== undefined)
    return {
      status: 'problem',
      text: `${own.path} holds the value of ${plain[0]} itself, for everyone to read.`,
      advice: `Revoke that key, and pass a new one as a secret: gh secret set ${plain[2]}`,
    }
  if (secrets.length === 0)
    return limits === undefined
      ? ok('No key of a model is passed: the offline engine works alone, or a step signs in.')
      : {
          status: 'warning',
          text: `No key of a model is passed, unless a step signs in. ${limits}`,
          advice: 'Add to the step: anthropic-api-key: ${{ secrets.ANTHROPIC_API_KEY }}',
        }
  const facts = known(github)
  const names = 'finding' in facts ? undefined : facts.secrets
  if (names === undefined)
    return {
      status: 'unknown',
      text: `Whether the secret ${secrets.join(', ')} is set could not be read.`,
      advice: 'Look there: Settings › Secrets and variables › Actions.',
    }
  const unset = secrets.filter(name => !names.includes(name))
  if (unset.length === 0) return ok(`The secret ${secrets.join(', ')} is set.`)
  return {
    status: 'warning',
    text: `The secret ${unset.join(', ')} is not set: only the offline engine works.`,
    advice: `Set it: ${unset.map(name => `gh secret set ${name}`).join('; ')}`,
  }
}

function ok(text: string): SetupFinding {
  return { status: 'ok', text, advice: '' }
}

function known(github: DoctorFacts['github']): GitHubFacts | { readonly finding: SetupFinding } {
  if (!('why' in github)) return github
  return { finding: { status: 'unknown', text: github.why, advice: github.remedy } }
}

function hasGateway(inputs: Readonly<Record<string, string>>, provider: string): boolean {
  return (inputs[`${provider}-base-url`] ?? '') !== ''
}

function secretsIn(text: string): string[] {
  return Array.from(text.matchAll(/\bsecrets\.(\w{1,100})/g), ([, name = '']) => name)
}
