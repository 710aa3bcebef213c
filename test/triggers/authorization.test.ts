import { describe, expect, it } from 'vitest'
import {
  skipLabelReason,
  type AuthorizationRules,
  skipReason,
  authorizationRefusal,
} from '../../src/triggers/authorization.ts'
import { PERMISSIONS, permissionFrom } from '../../src/github/users.ts'
import type { PullFacts } from '../../src/github/pull-requests.ts'

const open: AuthorizationRules = { permission: 'write', bots: [], drafts: false, optIn: undefined, skip: undefined }
const ada = { login: 'ada', isBot: false }
const dependabot = { login: 'dependabot[bot]', isBot: true }
const pull: PullFacts = { author: ada, draft: false, labels: [] }

describe('of people', () => {
  const pairs = PERMISSIONS.flatMap(needed => PERMISSIONS.map(held => [held, needed] as const))

  it.each(pairs)('with %s where %s is needed, those may ask who have at least that', (held, needed) => {
    const ranks: readonly string[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin']

    const why = authorizationRefusal({ ...ada, permission: held }, { ...open, permission: needed, bots: ['ada'] })

    if (ranks.indexOf(held) >= ranks.indexOf(needed)) expect(why).toBeUndefined()
    else
      expect(why).toBe(
        `ada has ${held === 'none' ? 'no permission' : `the permission ${held}`} here, and ${needed} is needed.`,
      )
  })
})

describe('of bots', () => {
  it.each<[string, readonly string[], boolean]>([
    ['renovate[bot]', [], false],
    ['renovate[bot]', ['renovate[bot]'], true],
    ['renovate[bot]', ['dependabot[bot]', 'renovate[bot]'], true],
    ['renovate[bot]', ['renovate'], false],
    ['renovate', ['renovate[bot]'], false],
    ['Renovate[bot]', ['renovate[bot]'], false],
    ['renovate[bot]', ['*'], false],
    ['', [''], true],
  ])('%j may ask where %j are allowed: %s', (login, allowed, may) => {
    for (const permission of PERMISSIONS) {
      const why = authorizationRefusal(
        { login, isBot: true, permission },
        { ...open, permission: 'read', bots: allowed },
      )

      expect(why).toBe(may ? undefined : `${login} is a bot that allowed-bots does not name.`)
    }
  })
})

describe('nothing is done by itself', () => {
  it.each<[string, string, PullFacts | undefined, Partial<AuthorizationRules>, RegExp]>([
    [
      'for a draft',
      'x',
      { ...pull, draft: true },
      {},
      /^The pull request is a draft, and drafts is not set to true\.$/,
    ],
    ['for what Dependabot opened', 'x', { ...pull, author: dependabot }, {}, /^x is a branch of dependabot\[bot\]/],
    ['for a branch of Dependabot', 'dependabot/npm/x-1', undefined, {}, /of dependabot\[bot\], which allowed-bots/],
    [
      'for a branch of Renovate',
      'renovate/x-1.x',
      undefined,
      {},
      /of renovate\[bot\], which allowed-bots does not name/,
    ],
    ['where another bot is allowed', 'renovate/x', undefined, { bots: ['dependabot[bot]'] }, /of renovate\[bot\]/],
    ['without the label', 'x', pull, { optIn: 'fix me' }, /^There is no pull request with the label fix me/],
    ['without a pull request', 'x', undefined, { optIn: 'fix me' }, /label fix me, which opt-in-label asks for\.$/],
    ['with half the label', 'x', { ...pull, labels: ['fix', 'me'] }, { optIn: 'fix me' }, /label fix me/],
    [
      'for an allowed draft of a bot',
      'x',
      { ...pull, author: dependabot, draft: true },
      { drafts: true },
      /dependabot/,
    ],
    ['for a draft of an allowed bot', 'x', { author: dependabot, draft: true, labels: [] }, bots(), /is a draft/],
  ])('%s', (_, branch, facts, change, why) => {
    expect(skipReason(branch, facts, { ...open, ...change })).toMatch(why)
  })
})

describe('work begins by itself', () => {
  it.each<[string, string, PullFacts | undefined, Partial<AuthorizationRules>]>([
    ['for a branch', 'x', undefined, {}],
    ['for a pull request', 'x', pull, {}],
    ['for a branch that only sounds like a bot’s', 'my/dependabot/x', undefined, {}],
    ['for a person’s pull request, whatever its branch is called', 'renovate/x', pull, {}],
    ['for a draft where drafts are wanted', 'x', { ...pull, draft: true }, { drafts: true }],
    ['for a branch of an allowed bot', 'dependabot/x', undefined, bots()],
    ['for a pull request of an allowed bot', 'dependabot/x', { ...pull, author: dependabot }, bots()],
    ['with the label', 'x', { ...pull, labels: ['a', 'fix me'] }, { optIn: 'fix me' }],
  ])('%s', (_, branch, facts, change) => {
    expect(skipReason(branch, facts, { ...open, ...change })).toBeUndefined()
  })
})

describe('a label keeps everybody out', () => {
  it('where there is one', () => {
    const why = skipLabelReason({ ...pull, labels: ['a', 'leave me'] }, { ...open, skip: 'leave me' })

    expect(why).toBe('The pull request has the label leave me, which skip-label names.')
  })

  it.each<[string, PullFacts | undefined, string | undefined]>([
    ['another one', { ...pull, labels: ['leave'] }, 'leave me'],
    ['none', pull, 'leave me'],
    ['no pull request', undefined, 'leave me'],
    ['no such setting', { ...pull, labels: ['undefined', ''] }, undefined],
  ])('and not with %s', (_, facts, skip) => {
    expect(skipLabelReason(facts, { ...open, skip })).toBeUndefined()
  })

  it('however it is spelled, as labels of GitHub are the same in capitals', () => {
    const facts = { ...pull, labels: ['Leave Me'] }

    expect(skipLabelReason(facts, { ...open, skip: 'leave me' })).toBeDefined()
    expect(skipReason('x', facts, { ...open, optIn: 'leave me' })).toBeUndefined()
  })
})

describe('a permission is read', () => {
  it.each([
    [{ permission: 'write', role_name: 'maintain' }, 'maintain'],
    [{ permission: 'read', role_name: 'triage' }, 'triage'],
    [{ permission: 'admin', role_name: 'admin' }, 'admin'],
    [{ permission: 'write', role_name: 'Release manager' }, 'write'],
    [{ permission: 'read', role_name: undefined }, 'read'],
    [{ permission: 'none', role_name: '' }, 'none'],
    [{ permission: 'owner', role_name: 'toString' }, 'none'],
  ] as const)('%j as %s', (told, permission) => {
    expect(permissionFrom(told)).toBe(permission)
  })
})

function bots(): Partial<AuthorizationRules> {
  return { bots: ['dependabot[bot]'] }
}
