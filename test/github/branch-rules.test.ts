import { describe, expect, it } from 'vitest'
import { branchRules, forbiddenBy } from '../../src/github/branch-rules.ts'
import { openShop } from './shop.ts'

const BRANCH = 'fix-tests/main-1234567'

/** A rule about names, as GitHub describes it. */
function names(operator: string, pattern: string, negate?: boolean) {
  return { type: 'branch_name_pattern', parameters: { operator, pattern, ...(negate === undefined ? {} : { negate }) } }
}

describe.concurrent('rules for a branch that need not exist', () => {
  it.each([
    ['none', [], []],
    ['its creation', [{ type: 'creation' }], ['only those who may bypass it create branches of that name']],
    ['its updates', [{ type: 'update' }], ['only those who may bypass it push to branches of that name']],
    ['a name that it has not', [names('starts_with', 'bot/')], ['names of branches must start with bot/']],
    ['a name that it has', [names('starts_with', 'fix-tests/')], []],
    ['a name that it must not have', [names('contains', 'main', true)], ['names of branches must not contain main']],
    ['another ending', [names('ends_with', '-x', false)], ['names of branches must end with -x']],
    ['a pattern that it has', [names('regex', '^fix-tests/[a-z]+-[0-9a-f]{7}$')], []],
    [
      'a pattern that it has not',
      [names('regex', String.raw`^JIRA-\d+`)],
      [String.raw`names of branches must match ^JIRA-\d+`],
    ],
    ['a pattern that is none', [names('regex', '(')], []],
    [
      'signatures',
      [{ type: 'required_signatures' }],
      ['its commits must be signed, as they are with sign-commits: true'],
    ],
    ['what is of no concern', [{ type: 'deletion' }, { type: 'required_linear_history' }], []],
  ])('forbid what they say: %s', async (_, rules, expected) => {
    await using shop = await openShop()
    for (const rule of rules) shop.github.addRule(`${shop.place.owner}/${shop.place.repo}`, 'fix-tests/', rule)

    const found = await branchRules(shop.place, BRANCH)
    const forbidden = await Promise.all(found.map(rule => forbiddenBy(rule, { branch: BRANCH, isSigned: false })))

    expect(forbidden.filter(each => each !== undefined)).toEqual(expected)
    expect(shop.github.violations).toEqual([])
  })

  it('forbid nothing by signatures where GitHub signs', async () => {
    expect(await forbiddenBy({ type: 'required_signatures' }, { branch: BRANCH, isSigned: true })).toBeUndefined()
  })

  it('are none for a branch that no ruleset is about, and where a token may not see them', async () => {
    await using shop = await openShop()
    shop.github.addRule(`${shop.place.owner}/${shop.place.repo}`, 'release/', { type: 'creation' })

    expect(await branchRules(shop.place, BRANCH)).toEqual([])
    shop.github.fault({ kind: 'status', status: 404, times: 1, on: { method: 'GET', path: /\/rules\/branches\// } })
    expect(await branchRules(shop.place, 'release/1')).toEqual([])
    expect(await branchRules(shop.place, 'release/1')).toEqual([{ type: 'creation' }])
  })
})
