// `npm start`: installs what the demo needs, and runs it on the Node that the action runs on. Plain JavaScript without
// dependencies, since on a fresh machine there is nothing yet but Node 20 or later, npm and git.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

function run(file, args, options = {}) {
  const { status, error } = spawnSync(file, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) throw error
  return status ?? 1
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`This needs Node 20 or later; here is ${process.versions.node}. Install it from https://nodejs.org.`)
  process.exit(1)
}
if (spawnSync('git', ['--version']).status !== 0) {
  console.error('This needs git, which was not found. Install it from https://git-scm.com.')
  process.exit(1)
}
if (!existsSync(node)) {
  console.log('Installing what the demo needs (npm ci) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const status = run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status)
}
process.exit(run(node, [join(root, 'demo', 'demo.ts'), ...process.argv.slice(2)]))
