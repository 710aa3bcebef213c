import { spawn } from 'node:child_process'
import { realpathSync, symlinkSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { install, ROOT, write } from '../world/project.ts'
import type { CheatCase, CheatFramework } from './cheat-case.ts'

/** A case whose runner may be on the machine. */
export type Runnable = CheatCase & { readonly framework: Exclude<CheatFramework, 'junit'> }

type Command = readonly [file: string, ...args: string[]]

/** The plain command of each runner that may be installed. */
const COMMANDS: Readonly<Record<Runnable['framework'], Command>> = {
  'node-test': [process.execPath, '--test'],
  vitest: [process.execPath, 'node_modules/vitest/vitest.mjs', 'run'],
  jest: [process.execPath, 'node_modules/jest/bin/jest.js', '--ci', '--runInBand'],
  mocha: [process.execPath, 'node_modules/mocha/bin/mocha.js', 'test/*.test.js'],
  pytest: ['python3', '-m', 'pytest', '-q', '-p', 'no:cacheprovider'],
  unittest: ['python3', '-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'],
  go: ['go', 'test', './...'],
  cargo: ['cargo', 'test', '--quiet', '--offline'],
}

/** Runners that are npm packages of this repository. */
const PACKAGES: readonly CheatFramework[] = ['vitest', 'jest', 'mocha']

/** Variables that toolchains need. All others stay out: some say that vitest runs, and one case writes them down. */
const PASSED = /^(?:PATH|HOME|LANG|TMPDIR|GO\w*|CARGO_HOME|(?:RUSTUP|PYENV|XDG)_\w+)$/

export interface CheatRun {
  readonly code: number | null
  readonly output: string
}

/** Lay the failing project into a temporary folder, and run its tests before and after the edit. */
export async function runCheat(given: Runnable) {
  await using home = await mkdtempDisposable(join(realpathSync(tmpdir()), 'fix-cheat-'))
  const root = join(home.path, 'app')
  write(root, given.files)
  if (PACKAGES.includes(given.framework)) install(root, [given.framework])
  // A library without a program, so `install` does not know it.
  if (given.framework === 'mocha') symlinkSync(join(ROOT, 'node_modules/chai'), join(root, 'node_modules/chai'))
  const before = await run(root, COMMANDS[given.framework])
  write(root, given.edit)
  const after = await run(root, COMMANDS[given.framework])
  return { before, after }
}

async function run(root: string, [file, ...args]: Command): Promise<CheatRun> {
  const host = Object.entries(process.env).filter(([name]) => PASSED.test(name))
  const child = spawn(file, args, {
    cwd: root,
    // Python writes no byte code: a file that is edited within a second would run as it was.
    env: { ...Object.fromEntries(host), PYTHONPATH: root, PYTHONDONTWRITEBYTECODE: '1', CARGO_TERM_COLOR: 'never' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, output: out + err }
}
