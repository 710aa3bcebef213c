import { describe, expect, test } from 'vitest'
import { failedSteps } from '../../src/config/failed-steps.ts'
import { environmentOf, shellTemplate } from '../../src/domain/model/ci-step.ts'
import { type Steps, ciJob, matrixWorkflow, monorepoWorkflow, pythonWorkflow } from './workflows.ts'

const PATH = '.github/workflows/ci.yml'

/** What is read of one failed step of one job. */
function read(workflow: string, job: string, steps: Steps, labels?: readonly string[]) {
  return failedSteps(workflow, [ciJob(job, steps, labels)], PATH)
}

describe('the failed step of CI', () => {
  test('is read with shell, directory and the plain variables of all three levels', () => {
    const { steps, notes } = read(monorepoWorkflow, 'Unit tests', [
      'Run actions/checkout@v4',
      'Run actions/setup-node@v4',
      'Run npm ci',
      '!Test',
      'Upload reports',
    ])

    expect(notes).toEqual([])
    expect(steps).toEqual([
      {
        name: 'Test',
        job: 'Unit tests',
        run: 'npm run build\nnpm test\n',
        shell: 'bash',
        workingDirectory: 'packages/core',
        env: { FORCE_COLOR: '1', TZ: 'UTC', NODE_ENV: 'test', EMPTY: '', STRICT: 'true', VERSION: '1.1' },
        leftOut: ['LEVEL', 'TOKEN', 'GITHUB_TOKEN'],
        lfs: true,
        submodules: 'recursive',
        services: [
          { name: 'redis', ports: [{ container: 6379 }, { host: 16_379, container: 6379 }] },
          { name: 'database', ports: [{ host: 5432, container: 5432 }, { container: 1 }] },
          { name: 'search', ports: [] },
        ],
      },
    ])
  })

  test('of a matrix is read once, with the name of its first leg', () => {
    const jobs = ['18', '20'].map(leg =>
      ciJob(`test (${leg}, ubuntu-latest)`, ['Run actions/checkout@v4', '!Run npm test']),
    )

    const { steps, notes } = failedSteps(matrixWorkflow, jobs, PATH)

    expect(notes).toEqual([])
    expect(steps).toMatchObject([
      { job: 'test (18, ubuntu-latest)', run: 'npm test', shell: 'default', env: { NODE: 'v18' } },
    ])
  })

  test('whose name has an expression is found by its place', () => {
    const { steps } = read(pythonWorkflow, 'py3.12 on Linux', [
      'Checkout',
      'Run actions/setup-python@v5',
      '!Tests with 3.12',
      'Tests with coverage',
    ])

    expect(steps).toMatchObject([{ run: 'python -m pytest', name: 'Tests with 3.12' }])
  })

  test('of a file that is no workflow is not read, for one clear reason', () => {
    const { steps, notes } = read('jobs: [\n', 'test', ['!Run npm test'])

    expect(steps).toEqual([])
    expect(notes).toEqual([
      expect.stringMatching(/^The workflow \.github\/workflows\/ci\.yml was not read: it is not YAML/),
    ])
  })
})

test('of two steps, the first decides the value of a variable', () => {
  const rest = { name: '', job: '', run: '', shell: 'default', workingDirectory: '', leftOut: [] }
  const steps = ['1', '2'].map(value => ({
    ...rest,
    lfs: false,
    services: [],
    submodules: 'none' as const,
    env: { A: value, [`B${value}`]: value },
  }))

  expect(environmentOf(steps)).toEqual({ A: '1', B1: '1', B2: '2' })
})

test('a shell is started with the options that GitHub gives it', () => {
  expect(['default', 'bash', 'sh', 'perl {0}', 'constructor'].map(shellTemplate)).toEqual([
    'bash -e {0}',
    'bash --noprofile --norc -eo pipefail {0}',
    'sh -e {0}',
    'perl {0}',
    'constructor',
  ])
})
