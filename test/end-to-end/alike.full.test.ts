import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Files } from '../world/scene.ts'
import { BEGUN } from './projects.ts'
import { Repository } from './repository.ts'

/** Source of a test that takes a time of its own in each run, so that an order by durations would vary. */
const slow = (file: string, name: string, equal: string) => `import assert from 'node:assert'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { ${name} } from '../${file}.js'

test('${name}', async () => {
  await setTimeout(150 * Math.random())
  assert.equal(${name}(${equal})
})
`

/** Three bugs in two files that offer several changes each. */
const BUGS: Files = {
  'sizes.js': `export function fits(size, limit) {
  return size < limit
}

export function area(width, height) {
  return width + height
}
`,
  'words.js': `export function initials(name) {
  return name.split(' ').map(word => word[1]).join('')
}
`,
  'test/area.test.js': slow('sizes', 'area', '3, 4), 12'),
  'test/fits.test.js': slow('sizes', 'fits', '5, 5), true'),
  'test/initials.test.js': slow('words', 'initials', "'Ada Lovelace'), 'AL'"),
}

it('two runs of one bug end alike: attempts, their order, commits, outcome and each line of the log', async () => {
  const commits = [
    { message: 'Begin', files: BEGUN },
    { message: 'Add sizes and words', files: BUGS },
  ]
  await using one = new Repository(commits)
  await using other = new Repository(commits)
  other.git('fetch', '--quiet', one.path, 'main')
  other.git('reset', '--quiet', '--hard', 'FETCH_HEAD')

  const first = await ending(one)
  const second = await ending(other)

  expect(first.result).toMatchObject({ outcome: 'fixed', remainingTests: [] })
  expect(first.commits).toMatch(/ \(fixes \d tests?\)/)
  expect(second).toEqual(first)
})

/** Run the command line, and return all that it did, without what differs by nature: times, folders, ids of commits. */
async function ending(repository: Repository) {
  const { code, stdout, stderr } = await repository.run(['run', '--models', 'offline', '--json', '../result.json'])
  const branch = repository.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/fix-tests').trim()
  const made = repository.git('rev-list', '--reverse', `main..${branch}`).trim().split('\n')
  const plain = (text: string) =>
    made
      .reduce(
        (all, sha, index) => all.replaceAll(sha, `commit ${index}`).replaceAll(sha.slice(0, 7), `commit ${index}`),
        text,
      )
      .replaceAll(repository.home, 'home')
      // The folder of the report is named by that of the repository.
      .replaceAll(/fix-tests\/[0-9a-f]{16}\//g, 'fix-tests/')
      .replaceAll(/\d+(?:\.\d+)? (?:ms|s|min)\b/g, 'a while')
  const json = plain(readFileSync(join(repository.home, 'result.json'), 'utf8'))
  const { reportPath: _path, usage: _usage, ...result } = JSON.parse(json) as Record<string, unknown>
  return {
    code,
    result,
    branch,
    commits: plain(repository.git('log', '--reverse', '--format=%T%n%B', `main..${branch}`)),
    log: plain(stderr).split('\n'),
    end: plain(stdout),
  }
}
