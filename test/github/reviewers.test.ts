import { describe, expect, it } from 'vitest'
import { reviewersOf } from '../../src/github/reviewers.ts'
import { bot, openShop, type Shop } from './shop.ts'

const OWNERS = '* @ada\n/src/ @octo/core @linus\nold.ts @dependabot[bot] mail@example.com\n'

/** Commit files to main. */
async function put(shop: Shop, files: Readonly<Record<string, string>>): Promise<void> {
  const { client, owner, repo } = shop.place
  const main = shop.head('main')
  const { data: tree } = await client.rest.git.createTree({
    owner,
    repo,
    base_tree: main,
    tree: Object.entries(files).map(([path, content]) => ({ path, content, mode: '100644', type: 'blob' })),
  })
  const made = { owner, repo, message: 'Own', tree: tree.sha, parents: [main] }
  const { data: commit } = await client.rest.git.createCommit(made)
  shop.git('update-ref', 'refs/heads/main', commit.sha)
}

async function asked(
  shop: Shop,
  wanted: readonly string[],
  files: readonly string[],
  author: string | undefined = bot,
) {
  return reviewersOf(shop.place, wanted, { files, base: 'main', headSha: shop.head('feature'), author })
}

describe.concurrent('who is asked for a review', () => {
  it.each<[readonly string[], readonly string[], string | undefined, readonly string[]]>([
    [[], ['src/cart.ts'], bot, []],
    [['ada', '@grace', 'octo/core'], [], bot, ['ada', 'grace', 'octo/core']],
    [['suggested'], [], bot, ['hopper']],
    [['codeowners'], ['README.md'], bot, ['ada']],
    [['codeowners'], ['src/cart.ts'], bot, ['octo/core', 'linus']],
    [['codeowners'], ['old.ts'], bot, []],
    [['codeowners'], ['README.md', 'src/cart.ts'], bot, ['ada', 'octo/core', 'linus']],
    [['authors'], ['src/price.ts'], bot, ['grace', 'ada']],
    [['suggested', 'codeowners', 'authors'], ['src/cart.ts'], bot, ['hopper', 'octo/core', 'linus', 'ada']],
    [['codeowners', 'authors', 'ada'], ['README.md', 'src/cart.ts'], 'ada', ['octo/core', 'linus']],
    [['Ada', 'ADA', 'linus'], [], 'ada', ['linus']],
    [['grace', 'Grace'], [], bot, ['grace']],
    [['renovate[bot]', 'grace'], [], bot, ['grace']],
    [['a', 'b', 'c', 'd', 'e', 'f'], [], bot, ['a', 'b', 'c', 'd', 'e']],
    [['ada'], [], undefined, ['ada']],
  ])('%j, for %j by %s: %j', async (wanted, files, author, people) => {
    await using shop = await openShop()
    await put(shop, { '.github/CODEOWNERS': OWNERS, CODEOWNERS: '* @eve\n' })

    expect(await asked(shop, wanted, files, author)).toEqual(people)
    expect(shop.github.violations).toEqual([])
  })

  it.each([
    ['CODEOWNERS', ['docs/CODEOWNERS']],
    ['docs/CODEOWNERS', []],
  ])('is told by %s where nothing comes before it', async (path, others) => {
    await using shop = await openShop()
    await put(shop, { [path]: '* @grace\n', ...Object.fromEntries(others.map(other => [other, '* @eve\n'])) })

    expect(await asked(shop, ['codeowners'], ['a.ts'])).toEqual(['grace'])
  })

  it('is nobody where there is no CODEOWNERS', async () => {
    await using shop = await openShop()

    expect(await asked(shop, ['codeowners'], ['a.ts'])).toEqual([])
  })

  it('is not told by the CODEOWNERS of what is to be merged', async () => {
    await using shop = await openShop()
    const { place } = shop
    await put(shop, { CODEOWNERS: '* @eve\n' })

    const people = await reviewersOf(place, ['codeowners'], {
      files: ['a.ts'],
      base: 'feature',
      headSha: shop.head('main'),
      author: bot,
    })

    expect(people).toEqual([])
  })
})
