import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtempDisposable, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { broken, type Mutation } from './mutation.ts'

/** A throw-away copy of a checkout. Disposing of it removes it. */
export interface CheckoutCopy extends AsyncDisposable {
  /** Absolute path of its top folder. */
  readonly dir: string
  /** Empty folder for the temporary files of tests. It lies beside the copy, so that no package.json is above it. */
  readonly temp: string
  /** Break the copy; disposing of the result repairs it. */
  breakBy(mutations: readonly Mutation[]): Promise<AsyncDisposable>
}

/** Copy the files of a checkout that git tracks or does not ignore, and link its `node_modules`. */
export async function copyOf(checkout: string): Promise<CheckoutCopy> {
  const home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-power-'))
  // A test that gives up its privileges has to get in.
  await chmod(home.path, 0o755)
  const dir = join(home.path, 'checkout')
  const temp = join(home.path, 'temp')
  for (const file of filesOf(checkout)) await cp(join(checkout, file), join(dir, file), { verbatimSymlinks: true })
  await symlink(join(checkout, 'node_modules'), join(dir, 'node_modules'))
  await mkdir(temp)
  return {
    dir,
    temp,
    breakBy: mutations => breakBy(dir, mutations),
    [Symbol.asyncDispose]: () => home[Symbol.asyncDispose](),
  }
}

function filesOf(checkout: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { cwd: checkout, encoding: 'utf8', maxBuffer: 64_000_000 }).split('\0')
  // A file that was deleted without a commit is listed all the same.
  return listed.filter(file => file !== '' && existsSync(join(checkout, file)))
}

async function breakBy(dir: string, mutations: readonly Mutation[]): Promise<AsyncDisposable> {
  const before = new Map<string, string>()
  for (const mutation of mutations) {
    const path = join(dir, 'src', mutation.file)
    const text = await readFile(path, 'utf8')
    if (!before.has(path)) before.set(path, text)
    await writeFile(path, broken(text, mutation))
  }
  return {
    async [Symbol.asyncDispose]() {
      for (const [path, text] of before) await writeFile(path, text)
    },
  }
}
