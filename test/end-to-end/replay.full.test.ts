import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { write } from '../world/scene.ts'
import { expectOneSentence, expectSameEnd, GREEN, type Had, Recorded, type Refused } from './replay.cases.ts'

let recorded: Recorded
beforeAll(async () => {
  recorded = await Recorded.record()
})
afterAll(() => recorded?.[Symbol.asyncDispose]())

describe('a conversation that is had again', () => {
  it.each<Had>([
    ['001-analyst-1', 2, ['read_file: 1 export function sum(a, b) {', 'history: ', 'report_analysis']],
    ['001-reviewer-3', 1, ['report_review']],
    ['002-fixer-4', 3, ['edit_file: ', `run_tests: ${GREEN}`, 'done']],
  ])('comes to the same end: %s', (...had) => expectSameEnd(recorded, had))

  it('ends otherwise where it was told to have ended otherwise', async () => {
    const file = recorded.changed('002-fixer-4', text => text.replace(/"ending": ".*"/, '"ending": "It gave up."'))

    const { code, stdout } = await recorded.replay(file)

    expect(code, stdout).toBe(1)
    expect(stdout).toMatch(/Different end: .*\n {2}recorded: It gave up\.\n$/)
  })

  it('works on the commit that the transcript names', async () => {
    const head = recorded.repository.git('rev-parse', 'HEAD').trim()
    const file = recorded.changed('001-fixer-2', text => text.replace(/"commit": "\w+"/, `"commit": "${head}"`))

    const { code, stdout } = await recorded.replay(file)

    expect(code, stdout).toBe(1)
    expect(stdout).toMatch(/^≠ edit_file: .*\n {4}recorded: Done\./m)
    expect(stdout).toMatch(/^≠ run_tests: 1 passed, 0 failed\. .*\n {4}recorded: 0 passed, 1 failed\.\n/m)
    // The code of the second run is the code of the first one.
    expect(stdout).toMatch(/^≠ run_tests: 1 passed, 0 failed \(known of this code\)\. /m)
    expect(stdout).toMatch(/\n4 of 5 calls have a different result\.\n$/)
  })
})

describe('replay refuses in one sentence', () => {
  it.each<Refused>([
    ['no file', () => [], /^replay takes exactly one transcript\. /],
    ['two files', all => [fixer(all), fixer(all)], /^replay takes exactly one transcript\. /],
    ['a file that is not there', () => ['nowhere.json'], /^nowhere\.json cannot be read\. /],
    ['a folder', ({ talks }) => [talks], /^.*transcripts cannot be read\. /],
    ['what is no JSON', all => [fixer(all).replace(/json$/, 'md')], /^.*\.md is not a transcript of fix-tests\. /],
    [
      'JSON of something else',
      ({ repository }) => [join(repository.path, 'package.json')],
      /json is not a transcript of fix-tests\. /,
    ],
    [
      'a transcript of another version',
      all => [all.changed('001-fixer-2', text => text.replace('"transcript": 1', '"transcript": 2'))],
      /changed\.json is not a transcript of fix-tests\. /,
    ],
    [
      'a commit that would be an option of git',
      all => [
        all.changed('001-fixer-2', text => text.replace(/"commit": "\w+"/, '"commit": "--upload-pack=touch pwned"')),
      ],
      /changed\.json is not a transcript of fix-tests\. /,
    ],
    [
      'an option that means nothing to it',
      all => [fixer(all), '--max-iterations', '2'],
      /^--max-iterations is not an option of replay\. /,
    ],
  ])('%s', (...refused) => expectOneSentence(recorded, refused))

  it('a checkout with uncommitted changes', async () => {
    write(recorded.repository.path, { 'sum.js': 'export const sum = 0\n' })
    try {
      const { code, stderr } = await recorded.replay(fixer(recorded))

      expect(code).toBe(2)
      expect(stderr).toMatch(/^fix-tests: The work tree has uncommitted changes \(sum\.js\)\. .*\n$/)
    } finally {
      recorded.repository.git('checkout', '--quiet', '--', 'sum.js')
    }
  })

  it('a folder that is in no repository', async () => {
    const { code, stderr } = await recorded.repository.run(['replay', fixer(recorded)], {
      cwd: dirname(recorded.repository.path),
    })

    expect(code).toBe(2)
    expect(stderr).toMatch(/^fix-tests: .* is not a git checkout\. .*\n$/)
  })
})

function fixer(all: Recorded): string {
  return all.transcript('001-fixer-2')
}
