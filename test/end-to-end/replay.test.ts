import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedModel, startModel } from '../world/model/model.ts'
import { write } from '../world/scene.ts'
import { Repository, type Run } from './repository.ts'
import { analysis, BEGUN, calls, done, edit, review, SUM } from './talk.ts'

const SPECIAL = 'a === 1 ? 3 : a + b'
const GREEN = '1 passed, 0 failed. If the change is whole, call done.'

let repository: Repository
let model: ScriptedModel
/** Its transcripts, by role and place in the run. */
let talks: string
let asked: number

beforeAll(async () => {
  model = await startModel([
    calls(['read_file', { path: 'sum.js' }], ['git_log', { path: 'sum.js' }]),
    analysis('sum.js', 'the operands are subtracted'),
    edit('sum.js', 'a - b', 'a * b'),
    calls(['run_tests', {}]),
    edit('sum.js', 'a * b', SPECIAL),
    calls(['run_tests', {}]),
    done('Add the operands', 'sum.js'),
    review({ severity: 'high', file: 'sum.js', line: 2, what: 'It special-cases 1.' }),
    edit('sum.js', SPECIAL, 'a + b'),
    calls(['run_tests', {}]),
    done('Add without a special case', 'sum.js'),
    review(),
  ])
  repository = new Repository([{ message: 'Begin', files: { ...BEGUN, ...SUM } }])
  const models = ['--models', 'anthropic/claude-sonnet-5-5', '--anthropic-base-url', model.url]
  const { code, stdout, stderr } = await repository.run(['run', ...models], { env: { ANTHROPIC_API_KEY: model.key } })
  expect(code, stderr).toBe(0)
  expect(model.violations).toEqual([])
  talks = /^Talks: +(.*)$/m.exec(stdout)?.[1] ?? ''
  asked = model.requests.length
  // Somebody works on, and is somewhere else by now.
  repository.git('switch', '--quiet', '--create', 'later')
  write(repository.path, { 'sum.js': 'export const sum = (...all) => all.reduce((a, b) => a + b)\n' })
  repository.git('commit', '--quiet', '--all', '--message', 'Sum all')
  write(repository.path, { 'notes.txt': 'mine\n' })
})

afterAll(async () => {
  await repository[Symbol.asyncDispose]()
  await model.close()
})

/** What a replay must leave as it is. */
function picture(): string {
  return [
    repository.git('status', '--porcelain', '--branch'),
    repository.git('for-each-ref', '--format=%(refname) %(objectname)'),
    repository.git('worktree', 'list'),
    ...['sum.js', 'notes.txt'].map(name => readFileSync(join(repository.path, name), 'utf8')),
  ].join('')
}

async function replay(...args: string[]): Promise<Run> {
  const before = picture()
  const run = await repository.run(['replay', ...args], { env: { ANTHROPIC_API_KEY: model.key } })
  expect(picture(), 'the repository is as it was').toBe(before)
  expect(model.requests, 'nobody is asked').toHaveLength(asked)
  return run
}

/** A transcript with some of its text changed. */
function changed(name: string, change: (text: string) => string): string {
  const path = join(repository.home, 'changed.json')
  writeFileSync(path, change(readFileSync(join(talks, `${name}.json`), 'utf8')))
  return path
}

describe('a conversation that is had again', () => {
  it.each<[string, number, string[]]>([
    ['001-analyst-1', 2, ['read_file: 1 export function sum(a, b) {', 'git_log: ', 'report_analysis']],
    ['001-fixer-2', 5, ['edit_file: ', 'run_tests: 0 passed, 1 failed.', 'edit_file: ', `run_tests: ${GREEN}`, 'done']],
    ['001-reviewer-3', 1, ['report_review']],
    ['002-fixer-4', 3, ['edit_file: ', `run_tests: ${GREEN}`, 'done']],
  ])('comes to the same end: %s', async (name, answers, calling) => {
    const { code, stdout, stderr } = await replay(join(talks, `${name}.json`))

    expect(code, stdout + stderr).toBe(0)
    const [head, ...lines] = stdout.trimEnd().split('\n')
    expect(head).toMatch(
      new RegExp(`^${name.split('-')[1]} on anthropic/claude-sonnet-5-5, ${answers} answers? of .*${name}\\.json$`),
    )
    expect(lines.slice(0, -1)).toEqual(calling.map(call => expect.stringContaining(`  ${call}`)))
    expect(lines.at(-1)).toMatch(/^It ended as it did then: /)
  })

  it('has another result where the code behaves otherwise than it did', async () => {
    const file = changed('001-fixer-2', text => text.replaceAll(GREEN, '0 passed, 1 failed.'))

    const { code, stdout } = await replay(file)

    expect(code, stdout).toBe(1)
    expect(stdout).toContain(`≠ run_tests: ${GREEN}\n    then: 0 passed, 1 failed.\n`)
    expect(stdout).toMatch(/\nIt ended as it did then: .*\n1 of 5 calls had another result\.\n$/)
  })

  it('ends otherwise where it was told to have ended otherwise', async () => {
    const file = changed('002-fixer-4', text => text.replace(/"ending": ".*"/, '"ending": "It gave up."'))

    const { code, stdout } = await replay(file)

    expect(code, stdout).toBe(1)
    expect(stdout).toMatch(/It ended otherwise: .*\n {2}then: It gave up\.\n$/)
  })

  it('works on the commit that the transcript names', async () => {
    const head = repository.git('rev-parse', 'HEAD').trim()
    const file = changed('001-fixer-2', text => text.replace(/"commit": "\w+"/, `"commit": "${head}"`))

    const { code, stdout } = await replay(file)

    expect(code, stdout).toBe(1)
    expect(stdout).toMatch(/^≠ edit_file: .*\n {4}then: Done\./m)
    expect(stdout).toMatch(/^≠ run_tests: 1 passed, 0 failed\. .*\n {4}then: 0 passed, 1 failed\.\n/m)
    expect(stdout).toMatch(/\n3 of 5 calls had another result\.\n$/)
  })
})

describe('replay refuses in one sentence', () => {
  let file: string
  beforeEach(() => {
    file = join(talks, '001-fixer-2.json')
  })

  it.each<[string, () => string[], RegExp]>([
    ['no file', () => [], /^replay wants one transcript\. /],
    ['two files', () => [file, file], /^replay wants one transcript\. /],
    ['a file that is not there', () => ['nowhere.json'], /^nowhere\.json cannot be read\. /],
    ['a folder', () => [talks], /^.*transcripts cannot be read\. /],
    ['what is no JSON', () => [file.replace(/json$/, 'md')], /^.*\.md is not a transcript of fix-tests\. /],
    [
      'JSON of something else',
      () => [join(repository.path, 'package.json')],
      /json is not a transcript of fix-tests\. /,
    ],
    [
      'a transcript of another version',
      () => [changed('001-fixer-2', text => text.replace('"transcript": 1', '"transcript": 2'))],
      /changed\.json is not a transcript of fix-tests\. /,
    ],
    [
      'a commit that is not here',
      () => [changed('001-fixer-2', text => text.replace(/"commit": "\w+"/, `"commit": "${'ab'.repeat(20)}"`))],
      /^The transcript is of commit abababa, which is not in this repository\. /,
    ],
    [
      'a commit that would be an option of git',
      () => [changed('001-fixer-2', text => text.replace(/"commit": "\w+"/, '"commit": "--upload-pack=touch pwned"'))],
      /changed\.json is not a transcript of fix-tests\. /,
    ],
    [
      'an option that means nothing to it',
      () => [file, '--max-iterations', '2'],
      /^Unknown option '--max-iterations'\. /,
    ],
  ])('%s', async (_, args, sentence) => {
    const { code, stdout, stderr } = await replay(...args())

    expect(code, stderr).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^fix-tests: .+\n$/)
    expect(stderr.slice('fix-tests: '.length)).toMatch(sentence)
  })

  it('a checkout with uncommitted changes', async () => {
    write(repository.path, { 'sum.js': 'export const sum = 0\n' })
    try {
      const { code, stderr } = await replay(file)

      expect(code).toBe(2)
      expect(stderr).toMatch(/^fix-tests: The work tree has uncommitted changes \(sum\.js\)\. .*\n$/)
    } finally {
      repository.git('checkout', '--quiet', '--', 'sum.js')
    }
  })

  it('a folder that is in no repository', async () => {
    const { code, stderr } = await repository.run(['replay', file], { cwd: dirname(repository.path) })

    expect(code).toBe(2)
    expect(stderr).toMatch(/^fix-tests: .* is not a git checkout\. .*\n$/)
  })
})
