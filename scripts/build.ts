/** Builds dist/ from src/: types away with tsc, one bundle with ncc, and a small file for each door. */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergedLicenses } from './licenses.ts'

const bin = (name: string) => join('node_modules', '.bin', name)
const run = (name: string, ...args: string[]) =>
  execFileSync(bin(name), args, { stdio: ['ignore', 'ignore', 'inherit'] })
const write = (name: string, ...lines: string[]) => writeFileSync(join('dist', name), `${lines.join('\n')}\n`)

rmSync('lib', { recursive: true, force: true })
run('tsc', '-p', 'tsconfig.build.json')

// ncc does not clean its output folder, and calls every entry index.js.
rmSync('dist', { recursive: true, force: true })
// A cache of an earlier build may number modules differently.
run('ncc', 'build', join('lib', 'entrypoints.js'), '-o', 'dist', '--license', 'licenses.txt', '--no-cache', '--quiet')
renameSync(join('dist', 'index.js'), join('dist', 'entrypoints.js'))
const licenses = join('dist', 'licenses.txt')
writeFileSync(licenses, mergedLicenses(readFileSync(licenses, 'utf8'), licenseOf))
write('index.js', "import { action } from './entrypoints.js'", '', 'await action()')
write('cli.js', '#!/usr/bin/env node', "import { commandLine } from './entrypoints.js'", '', 'await commandLine()')
chmodSync(join('dist', 'cli.js'), 0o755)
write('package.json', JSON.stringify({ type: 'module' }))

/** Read the licence that an installed package declares. */
function licenseOf(name: string): string | undefined {
  const manifest = join('node_modules', name, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { license } = JSON.parse(readFileSync(manifest, 'utf8')) as { license?: string }
  return license
}
