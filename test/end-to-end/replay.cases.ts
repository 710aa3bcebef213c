import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type ScriptedModel, startModel } from '../world/model/model.ts'
import { write } from '../world/scene.ts'
import { BEGUN } from './projects.ts'
import { Repository, type Run } from './repository.ts'
import { analysis, calls, done, edit, review, SUM } from './talk.ts'

const SPECIAL = 'a === 1 ? 3 : a + b'
export const GREEN = '1 passed, 0 failed. If the change is whole, call done.'

/** A repository in which a run has kept its conversations, and which has changed since. */
export class Recorded {
  readonly #model: ScriptedModel
  readonly repository: Repository
  /** The folder of the transcripts, by role and place in the run. */
  readonly talks: string
  readonly #asked: number

  private constructor(model: ScriptedModel, repository: Repository, talks: string) {
    this.#model = model
    this.repository = repository
    this.talks = talks
    this.#asked = model.requests.length
  }

  static async record(): Promise<Recorded> {
    const model = await startModel([
      calls(['read_file', { path: 'sum.js' }], ['history', { path: 'sum.js' }]),
      analysis('sum.js', 'the operands are subtracted'),
      edit('sum.js', 'a - b', 'a * b'),
      calls(['run_tests', {}]),
      edit('sum.js', 'a * b', SPECIAL),
      calls(['run_tests', {}]),
      done('Add the operands'),
      review({ severity: 'high', file: 'sum.js', line: 2, what: 'It special-cases 1.' }),
      edit('sum.js', SPECIAL, 'a + b'),
      calls(['run_tests', {}]),
      done('Add without a special case'),
      review(),
    ])
    const repository = new Repository([{ message: 'Begin', files: { ...BEGUN, ...SUM } }])
    const models = ['--models', 'anthropic/claude-sonnet-5-5', '--anthropic-base-url', model.url]
    const { code, stdout, stderr } = await repository.run(['run', ...models], { env: { ANTHROPIC_API_KEY: model.key } })
    expect(code, stderr).toBe(0)
    expect(model.violations).toEqual([])
    const talks = /^Transcripts: +(.*)$/m.exec(stdout)?.[1] ?? ''
    const recorded = new Recorded(model, repository, talks)
    // A person works on, and is on another branch by now.
    repository.git('switch', '--quiet', '--create', 'later')
    write(repository.path, { 'sum.js': 'export const sum = (...all) => all.reduce((a, b) => a + b)\n' })
    repository.git('commit', '--quiet', '--all', '--message', 'Sum all')
    write(repository.path, { 'notes.txt': 'mine\n' })
    return recorded
  }

  /** What a replay must leave as it is. */
  #picture(): string {
    const { repository } = this
    return [
      repository.git('status', '--porcelain', '--branch'),
      repository.git('for-each-ref', '--format=%(refname) %(objectname)'),
      repository.git('worktree', 'list'),
      ...['sum.js', 'notes.txt'].map(name => readFileSync(join(repository.path, name), 'utf8')),
    ].join('')
  }

  /** Replays, after which the repository is as it was, and no model was asked. */
  async replay(...args: string[]): Promise<Run> {
    const before = this.#picture()
    const run = await this.repository.run(['replay', ...args], { env: { ANTHROPIC_API_KEY: this.#model.key } })
    expect(this.#picture(), 'the repository is as it was').toBe(before)
    expect(this.#model.requests, 'no model is asked').toHaveLength(this.#asked)
    return run
  }

  transcript(name: string): string {
    return join(this.talks, `${name}.json`)
  }

  /** A transcript with some of its text changed. */
  changed(name: string, change: (text: string) => string): string {
    const path = join(this.repository.home, 'changed.json')
    writeFileSync(path, change(readFileSync(this.transcript(name), 'utf8')))
    return path
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.repository[Symbol.asyncDispose]()
    await this.#model.close()
  }
}

/** What a replay calls, answer by answer. */
export type Had = readonly [name: string, answers: number, calling: readonly string[]]

export async function expectSameEnd(recorded: Recorded, [name, answers, calling]: Had): Promise<void> {
  const { code, stdout, stderr } = await recorded.replay(recorded.transcript(name))

  expect(code, stdout + stderr).toBe(0)
  const [head, ...lines] = stdout.trimEnd().split('\n')
  expect(head).toMatch(
    new RegExp(`^${name.split('-')[1]} on anthropic/claude-sonnet-5-5, ${answers} answers? from .*${name}\\.json$`),
  )
  expect(lines.slice(0, -1)).toEqual(calling.map(call => expect.stringContaining(`  ${call}`)))
  expect(lines.at(-1)).toMatch(/^Same end: /)
}

/** Arguments that replay refuses, and its sentence. */
export type Refused = readonly [what: string, args: (recorded: Recorded) => string[], sentence: RegExp]

export async function expectOneSentence(recorded: Recorded, [, args, sentence]: Refused): Promise<void> {
  const { code, stdout, stderr } = await recorded.replay(...args(recorded))

  expect(code, stderr).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^fix-tests: .+\n$/)
  expect(stderr.slice('fix-tests: '.length)).toMatch(sentence)
}
