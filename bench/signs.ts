import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import picomatch from 'picomatch'
import { findCheatSigns } from '../src/cheat-signs/find-signs.ts'
import { TEST_FILES } from '../src/domain/policy/protected-paths.ts'
import type { Figure } from './main.ts'

/** Fixes of each clone, commits that are looked at, and limits of a fix: product files, and lines added or deleted. */
const [FIXES, COMMITS, FILES, LINES] = [60, 4_000, 3, 40]
const CODE = /\.(?:[mc]?[jt]sx?|py|go|rs|java|kt|rb|php|c|cc|cpp|h|hpp)$/
/** Subjects of commits that fix code, and of those that fix something else. */
const [FIXING, OTHERS] = [/\bfix|\bbug/i, /typo|doc|lint|ci\b|deps|bump|test/i]

/**
 * Look for signs of a cheat in fixes that people made: `BENCH_CLONES` is a folder with clones of repositories. Each
 * commit counts that says so, changes tests, and few lines of code. The names of the signs are printed.
 */
export function signs(): Figure {
  const folder = process.env.BENCH_CLONES
  if (folder === undefined) throw new Error('Set BENCH_CLONES to a folder with clones of repositories.')
  const isTest = picomatch([...TEST_FILES], { dot: true })
  let fixes = 0
  let capped = 0
  for (const name of readdirSync(folder).toSorted()) {
    const found = fixesIn(join(folder, name), isTest).map(({ sha, changes, files }) => {
      const grave = findCheatSigns(changes, { files, messages: [], isTest }).filter(each => each.grave)
      for (const { kind, file, line, code } of grave) console.error(`${name} ${sha} ${kind} ${file}:${line} ${code}`)
      return grave.length > 0
    })
    const own = found.filter(Boolean).length
    console.error(`${name}: ${own} of ${found.length}`)
    fixes += found.length
    capped += own
  }
  const share = capped / fixes
  return {
    what: `Fixes that people made (${fixes}) with a grave sign of a cheat, which caps the outcome`,
    measured: `${capped} (${(100 * share).toFixed(1)} %)`,
    goal: 'at most 2 %',
    met: share <= 0.02,
  }
}

function fixesIn(clone: string, isTest: (path: string) => boolean) {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', clone, ...args], {
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  const text = (rev: string, path: string) => {
    try {
      return git('show', `${rev}:${path}`)
    } catch {
      return undefined
    }
  }
  const log = git('log', '--no-merges', '--format=%x00%H %s', '--name-only', '-n', String(COMMITS), 'HEAD')
  const fixes = []
  for (const commit of log.split('\0').slice(1)) {
    if (fixes.length >= FIXES) break
    const [head = '', ...paths] = commit.split('\n').filter(line => line !== '')
    const [sha = '', ...subject] = head.split(' ')
    const code = paths.filter(path => CODE.test(path))
    const product = code.filter(path => !isTest(path))
    const tests = code.filter(isTest)
    if (!FIXING.test(subject.join(' ')) || OTHERS.test(subject.join(' '))) continue
    if (product.length === 0 || product.length > FILES || tests.length === 0) continue
    const numbers = git('diff-tree', '-r', '--root', '--no-commit-id', '--numstat', sha, '--', ...product).match(
      /\d+(?=\t)/g,
    )
    const lines = (numbers ?? []).reduce((sum, each) => sum + Number(each), 0)
    if (lines === 0 || lines > LINES) continue
    fixes.push({
      sha: sha.slice(0, 8),
      changes: product.map(path => ({ path, before: text(`${sha}^`, path), after: text(sha, path) })),
      files: tests.map(path => ({ path, text: text(sha, path) ?? '' })),
    })
  }
  return fixes
}
