import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { CLI } from './repository.ts'

/** Cases of a report of vitest by name; what is told of one is the message of its failure. */
export function report(cases: Readonly<Record<string, string | undefined>>, file = 'test/cart.test.ts'): string {
  const each = Object.entries(cases).map(([name, message]) =>
    message === undefined
      ? `<testcase classname="${file}" name="${name}" time="0.004"/>`
      : `<testcase classname="${file}" name="${name}" time="0.004"><failure message="${message}" type="AssertionError">AssertionError: ${message}\n ❯ ${file}:7:3</failure></testcase>`,
  )
  return `<?xml version="1.0"?>\n<testsuites name="vitest tests"><testsuite name="${file}">${each.join('\n')}</testsuite></testsuites>\n`
}

interface Run {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A folder with some files, and the shipped command line in it. */
export function lay(files: Readonly<Record<string, string>> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-reports-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true, maxRetries: 3 }))
  const path = join(home, 'project')
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(path, name)), { recursive: true })
    writeFileSync(join(path, name), text)
  }
  mkdirSync(path)
  for (const [name, text] of Object.entries(files)) put(name, text)
  const env = { PATH: process.env.PATH, HOME: home, GIT_CEILING_DIRECTORIES: home }
  const start = (args: readonly string[]) => spawn(process.execPath, [CLI, ...args], { cwd: path, env })
  return {
    path,
    put,
    start,
    git: (...args: string[]) => {
      const names = {
        GIT_AUTHOR_NAME: 'Ada',
        GIT_AUTHOR_EMAIL: 'a@x.org',
        GIT_COMMITTER_NAME: 'Ada',
        GIT_COMMITTER_EMAIL: 'a@x.org',
      }
      execFileSync('git', args, { cwd: path, env: { ...env, ...names }, stdio: 'pipe' })
    },
    async run(args: readonly string[], input = ''): Promise<Run> {
      const child = start(args)
      const out = { stdout: '', stderr: '' }
      child.stdout.setEncoding('utf8').on('data', (text: string) => (out.stdout += text))
      child.stderr.setEncoding('utf8').on('data', (text: string) => (out.stderr += text))
      // It need not be read.
      child.stdin.on('error', () => undefined).end(input)
      const [code] = (await once(child, 'close')) as [number | null]
      return { code, ...out }
    },
  }
}

interface Parsed {
  readonly framework: string
  readonly complete: boolean
  readonly summary: object
  readonly tests: readonly Readonly<Record<string, unknown>>[]
  readonly notes: readonly string[]
}

export const parsed = ({ stdout }: Run) => JSON.parse(stdout) as Parsed
export const ids = (run: Run) => parsed(run).tests.map(({ id }) => id)

/** A report of so many failing tests. */
export function many(count: number): string {
  const cases = Array.from({ length: count }, (_, index) => [`test number ${index}`, `expected ${index} to be -1`])
  return report(Object.fromEntries(cases))
}

/** A command whose result is long, and its options. */
export type Lengthy = readonly [command: 'parse' | 'triage', options: readonly string[]]

/** All of the result arrives at a reader that begins late and reads slowly. */
export async function expectAll([command, options]: Lengthy, count: number): Promise<void> {
  const scene = lay({ 'junit.xml': many(count) })
  const child = scene.start([command, 'junit.xml', ...options])
  child.stdin.end()
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const closed = once(child, 'close')
  const pieces: Buffer[] = []

  await sleep(1_000)
  for await (const piece of child.stdout) {
    pieces.push(piece as Buffer)
    if (pieces.length % 64 === 0) await sleep(1)
  }

  expect(await closed).toEqual([0, null])
  expect(stderr).toBe('')
  const text = Buffer.concat(pieces).toString()
  expect((JSON.parse(text) as Parsed).summary).toMatchObject({ total: count })
  if (command === 'parse') expect(text.length).toBeGreaterThan(count * 250)
}

/** A reader that leaves early is no error. */
export async function expectQuiet([command, options]: Lengthy, count: number): Promise<void> {
  const scene = lay({ 'junit.xml': many(count) })
  const child = scene.start([command, 'junit.xml', ...options])
  child.stdin.end()
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const closed = once(child, 'close')

  await once(child.stdout, 'data')
  child.stdout.destroy()

  expect(await closed).toEqual([0, null])
  expect(stderr).toBe('')
}
