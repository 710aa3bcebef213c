import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sandbox, WrappedCommand } from '../contracts/sandbox-port.ts'

/** Time limit of the probe in milliseconds. */
const LIMIT_MS = 10_000
/** Last line that the probe prints. */
const END = 'end of the probe'

/** Look for a word in the environment of every process, and into a file; print what can be read. */
const SCRIPT = [
  'if grep -q -s -F -e "$1" /proc/[0-9]*/environ; then echo "the environment of other processes"; fi',
  'if [ -n "$(cat "$2" 2>/dev/null)" ]; then echo "files that are hidden"; fi',
  `echo "${END}"`,
].join('\n')

export interface ProbeOptions {
  /** A file with some text in it that must not be readable. */
  readonly secretFile: string
  readonly cwd: string
}

/**
 * Try what a hostile test would: read a secret from another process's environment and from a hidden file. The same is
 * tried without the sandbox, where it must succeed, since a probe that cannot find anything proves nothing.
 *
 * @returns what it could do, or undefined if nothing
 */
export async function breakOut(sandbox: Sandbox, { secretFile, cwd }: ProbeOptions): Promise<string | undefined> {
  const word = randomUUID()
  const decoy = spawn('sleep', ['60'], { env: { PATH: '/usr/bin:/bin', DECOY: word }, stdio: 'ignore' })
  decoy.on('error', () => undefined)
  const command = { file: '/bin/sh', args: ['-c', SCRIPT, 'sh', word, secretFile], cwd, env: { PATH: '/usr/bin:/bin' } }
  try {
    const [outside, inside] = await Promise.all([
      printed({ ...command, input: '' }),
      printed(sandbox.wrap(command, '/dev/null')),
    ])
    if (!outside.includes('the environment')) return 'the probe itself does not work here'
    if (inside.trim() === END) return undefined
    return inside.includes(END)
      ? `it can still read ${inside.split('\n')[0]}`
      : inside.trim().split('\n').at(-1) || 'it started nothing'
  } finally {
    decoy.kill('SIGKILL')
  }
}

/** Try whether a command finds a copy in the place of another folder. @param folder one that commands may write */
export async function findsCopy(sandbox: Pick<Sandbox, 'wrap'>, folder: string): Promise<boolean> {
  const word = randomUUID()
  const [copy, checkout] = [join(folder, 'copy'), join(folder, 'checkout')]
  for (const each of [copy, checkout]) await mkdir(each, { recursive: true })
  await writeFile(join(copy, 'word'), word)
  const command = { file: '/bin/cat', args: [join(checkout, 'word')], cwd: checkout, env: { PATH: '/usr/bin:/bin' } }
  const found = await printed(sandbox.wrap({ ...command, standIn: { copy, checkout } }, '/dev/null'))
  await rm(folder, { recursive: true, force: true })
  return found === word
}

function printed({ file, args, env, input }: WrappedCommand): Promise<string> {
  return new Promise(resolve => {
    const child = execFile(file, [...args], { env, timeout: LIMIT_MS, cwd: '/' }, (_, stdout, stderr) =>
      resolve(stdout === '' ? stderr : stdout),
    )
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}
