import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'
import { seedOf } from './test/seed.ts'

/** Where .ci/run wants the runner's own report. */
const report = process.env.TEST_REPORT

/** Exhaustive runs: every crash moment, thousands of mutations, long walks, every toolchain. */
const EXHAUSTIVE = ['test/**/*.full.test.ts']
/** Tests of the test world itself: the quick tier runs them only when the world changed. */
const WORLD = 'test/world'

/**
 * The tiers, by vitest's `--mode`. The quick tier (`npm test`) guards every behaviour. `full` adds the exhaustive runs;
 * `rest` is `full` without what the quick tier ran, so that CI runs each test once.
 */
export default defineConfig(({ mode }) => {
  const left = isWorldChanged() ? EXHAUSTIVE : [...EXHAUSTIVE, `${WORLD}/**/*.test.ts`]
  const tier = mode === 'full' || mode === 'rest' ? mode : 'quick'
  const { seed, source } = seedOf(tier, process.env.TEST_SEED)
  process.stdout.write(`Tests: ${tier} tier, seed ${seed} (${source}; repeat with TEST_SEED=${seed})\n`)
  return {
    test: {
      include: tier === 'rest' ? left : ['test/**/*.test.ts'],
      exclude: ['node_modules/**', ...(tier === 'quick' ? left : [])],
      env: { TEST_SEED: String(seed), TEST_TIER: tier },
      globalSetup: ['test/global-setup.ts'],
      setupFiles: ['test/setup.ts'],
      pool: 'forks',
      // A worker runs many files: no test mocks a module, and those that set variables put them back.
      isolate: false,
      sequence: { sequencer: LongestFirst },
      // Tests start tens of thousands of processes, and a fork takes the longer the more memory a worker has touched.
      execArgv: ['--max-semi-space-size=1'],
      // One more than there are cores: files that wait for a process or a server leave theirs to the others.
      maxWorkers: availableParallelism() + 1,
      // Whole runs of the product, with real test runners in them, on machines that may be slow.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    },
  }
})

/** Compare the test world with what main holds; true where git cannot say. */
function isWorldChanged(): boolean {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    if (git('status', '--porcelain', '--', WORLD) !== '') return true
    const main = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main', 'refs/heads/main').trim()
    const base = git('merge-base', 'HEAD', main.split('\n').at(-1) ?? '').trim()
    return git('diff', '--name-only', base, 'HEAD', '--', WORLD) !== ''
  } catch {
    return true
  }
}
