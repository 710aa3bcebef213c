import { defineConfig } from 'vitest/config'

/** Where .ci/run wants the runner's own report. */
const report = process.env.TEST_REPORT

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['node_modules/**'],
    pool: 'forks',
    // One for each core: what waits for a process or a server leaves it to the others.
    maxWorkers: '100%',
    // Whole runs of the product, with real test runners in them, on machines that may be slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
})
