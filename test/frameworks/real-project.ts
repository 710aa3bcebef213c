import { type TestId, titleOf } from '../../src/domain/model/test-case.ts'
import type { Framework, Invocation } from '../../src/frameworks/framework.ts'
import { failing, onDisk, ran as inOrder } from './on-disk.ts'
import type { Files } from '../world/scene.ts'

export { failing }

interface Options {
  readonly framework: Framework
  readonly packages?: readonly string[]
  /** Packages of npm's registry, as `name@version`. */
  readonly fromRegistry?: readonly string[]
  readonly using?: Invocation
  readonly path?: string
  /** The test files that import a changed one. */
  readonly related?: readonly string[]
}

/** A project of JavaScript on the disk whose tests are run for real. */
export async function realProject(files: Files, { path, related = [], ...options }: Options) {
  const there = await onDisk(files, {
    ...options,
    ...(path === undefined ? {} : { env: { PATH: path } }),
    testsThatImport: () => Promise.resolve(related),
  })
  return { ...there, run: there.select }
}

/** What ran, in order of titles. */
export function ran(run: Parameters<typeof inOrder>[0]): string[] {
  return inOrder(run).toSorted()
}

/** Runs each of these tests alone, and tells of those that did not run or did not run alone. */
export async function notAlone(there: Awaited<ReturnType<typeof realProject>>, tests: readonly TestId[]) {
  const odd: { asked: string; ran: string[]; result: string }[] = []
  for (const id of tests) {
    const run = await there.only(id)
    const found = { asked: titleOf(id), ran: ran(run), result: run.result }
    if (found.result !== 'finished' || found.ran.length !== 1 || found.ran[0] !== found.asked) odd.push(found)
  }
  return odd
}

/** Titles that are hard on shells, regular expressions, XML and separators. */
export const ODD = [
  `says "hi" & 'bye' <b> \`x\``,
  'a (group) [class] {1,2} a|b ^$ .* c:\\d+ /slash/',
  'a > b › c :: d',
  'naïve 💥 日本',
  '--flag --help',
  'two  spaces',
  'new\nline',
  '$HOME #hash @tag',
  '/slashes/',
]
