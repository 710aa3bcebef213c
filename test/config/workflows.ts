import type { CiJob } from '../../src/domain/model/ci-step.ts'

/** Names of a job's steps. One that begins with `!` failed. */
export type Steps = readonly string[]

/** A job as GitHub reports it, with the steps that GitHub adds. */
export function ciJob(name: string, steps: Steps, labels: readonly string[] = ['ubuntu-latest']): CiJob {
  const all = ['Set up job', ...steps, 'Post Run actions/checkout@v4', 'Complete job']
  return { name, labels, steps: all.map(step => ({ name: step.replace(/^!/, ''), failed: step.startsWith('!') })) }
}

/** A monorepo's workflow, with variables at all levels. */
export const monorepoWorkflow = `
name: CI
on:
  push: { branches: [main] }
env:
  FORCE_COLOR: 1
  LEVEL: outer
  TOKEN: \${{ secrets.NPM_TOKEN }}
defaults:
  run:
    shell: bash
jobs:
  lint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - run: npm run lint
  unit:
    name: Unit tests
    runs-on: ubuntu-latest
    env: { TZ: UTC, NODE_ENV: development, EMPTY: }
    services:
      redis: { image: redis, ports: [6379, "16379:6379/tcp"] }
      database:
        image: postgres
        ports: ["127.0.0.1:5432:5432", "\${{ vars.PORT }}:1", "53:53/udp", 70000, "0:1"]
      search: { image: search }
      "not a name": { image: x, ports: [1] }
    defaults: { run: { working-directory: ./packages/core } }
    steps:
      - uses: actions/checkout@v4
        with: { lfs: true, submodules: recursive }
      - uses: actions/setup-node@v4
        with: { node-version: 1.10 }
      - run: npm ci
      - name: Test
        run: |
          npm run build
          npm test
        env:
          NODE_ENV: test
          STRICT: true
          VERSION: 1.10
          LEVEL: \${{ github.ref_name }}
          GITHUB_TOKEN: none
      - name: Upload reports
        if: always()
        uses: actions/upload-artifact@v4
`

/** A workflow with a matrix, and names that GitHub makes. */
export const matrixWorkflow = `
on: [push, pull_request]
jobs:
  build:
    runs-on: ubuntu-latest
    steps: [{ uses: actions/checkout@v4 }, { run: npm run build }]
  test:
    strategy: { matrix: { node: [18, 20], os: [ubuntu-latest] } }
    runs-on: \${{ matrix.os }}
    steps:
      - uses: actions/checkout@v4
      - run: npm test
        env: { NODE: 'v\${{ matrix.node }}' }
`

/** A workflow whose names have expressions. */
export const pythonWorkflow = `
"on": push
jobs:
  docs:
    name: docs
    runs-on: ubuntu-latest
    steps: [{ run: make docs }]
  tests:
    name: py\${{ matrix.python }} on \${{ matrix.system }}
    runs-on: ubuntu-latest
    strategy: { matrix: { include: [{ python: '3.12', system: Linux }] } }
    steps:
      - { name: Checkout, uses: actions/checkout@v4 }
      - uses: actions/setup-python@v5
      - { name: 'Tests with \${{ matrix.python }}', run: python -m pytest }
      - { name: Tests with coverage, run: python -m pytest --cov }
`
