import { expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { BEGUN } from './projects.ts'
import { Repository } from './repository.ts'
import { analysis, done, edit, review, roleOf, testOf } from './talk.ts'

/** A sum that counts away from its end, and a test of something else. */
const LOOP = {
  'sum.js':
    'export function sum(a, b) {\n  let total = a\n  for (let i = 0; i < b; i -= 1) total += 1\n  return total\n}\n',
  'test/sum.test.js': testOf('sum', 'sums', 'sum(1, 2), 3'),
  'twice.js': 'export const twice = number => 2 * number\n',
  'test/twice.test.js': testOf('twice', 'doubles', 'twice(2), 4'),
}

it('a bug that is an endless loop is found without a report, and fixed', async () => {
  await using repository = new Repository([
    { message: 'Begin', files: BEGUN },
    { message: 'Calculate', files: LOOP },
  ])
  await using model = await startModel(request => {
    const role = roleOf(request)
    if (role === 'reviewer') return [review()]
    if (role === 'analyst') return [analysis('sum.js', 'the loop counts away from its end')]
    return [edit('sum.js', 'i -= 1', 'i += 1'), done('Count up')]
  })

  const { code, stderr } = await repository.run(
    ['run', '--models', 'anthropic/claude-sonnet-5-5', '--timeout-minutes', '2', '--anthropic-base-url', model.url],
    { env: { ANTHROPIC_API_KEY: model.key } },
  )

  expect(code, stderr).toBe(0)
  expect(stderr).toMatch(/test\/sum\.test\.js › sums did not end within \d+ s\. It was stopped/)
  const branch = repository.git('branch', '--list', '--format=%(refname:short)', 'fix-tests/*').trim()
  expect(repository.git('show', `${branch}:sum.js`)).toContain('i += 1')
  expect(model.violations).toEqual([])
})

it('a suite that takes more than all of the time ends with the input to set', async () => {
  const slow = Array.from(
    { length: 40 },
    (_, index) => `test('step ${index}', () => new Promise(end => setTimeout(end, 2_000)))`,
  )
  await using repository = new Repository([
    { message: 'Begin', files: BEGUN },
    { message: 'Wait', files: { 'test/slow.test.js': `import { test } from 'node:test'\n${slow.join('\n')}\n` } },
  ])

  const { code, stderr } = await repository.run(['run', '--timeout-minutes', '0.5', '--test-timeout-minutes', '10'])

  expect(code).toBe(2)
  expect(stderr.trim().split('\n').at(-1)).toContain(
    'The first run of the whole suite did not end within timeout-minutes (0.5). Set timeout-minutes to several times what the whole suite takes.',
  )
})
