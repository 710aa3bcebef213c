import type { Limits } from '../domain/policy/budget.ts'
import { totalmem } from 'node:os'
import picomatch from 'picomatch'
import type { EditPolicy } from '../domain/policy/edit-policy.ts'
import { projectAt } from '../frameworks/project-files.ts'
import type { Project } from '../frameworks/framework.ts'
import type { Settings } from '../config/settings.ts'
import type { Job } from './job.ts'
import { planTests } from './test-plan.ts'
import { TimeoutEstimate } from '../test-runner/timeout-estimate.ts'
import { Testbeds, type TestbedsOptions } from './testbeds.ts'
import { isTestFile, type ProjectFiles } from './source-index.ts'

export interface TestbedSettings
  extends Pick<TestbedsOptions, 'checkout' | 'copies' | 'workspace' | 'temp' | 'emit' | 'signal'>,
    Pick<Job, 'settings' | 'reported' | 'host' | 'secrets'> {
  readonly project: Project
  readonly files: ProjectFiles
}

/** Create the testbeds of a checkout from the settings. */
export function createTestbeds(options: TestbedSettings): Testbeds {
  const { settings, reported, project, files, host, secrets, ...shared } = options
  const timeoutMs = testTimeoutMs(settings, reported)
  return new Testbeds({
    ...shared,
    projectRoot: project.root,
    planAt: root => planTests(projectAt(root), settings, reported),
    runner: {
      host,
      pass: settings['pass-env'],
      secrets,
      timeoutMs,
      pace: new TimeoutEstimate(timeoutMs, settings['test-timeout-minutes'] !== undefined),
      reportPaths: settings['report-paths'],
      testsThatImport: async changed => files.testsThatImport(changed, isTestFile),
      memory: memoryLimit(settings),
    },
  })
}

/** Build the edit policy from the settings. */
export function editPolicy(settings: Settings): EditPolicy {
  return {
    protected: settings['protected-paths'],
    matches: (pattern, path) => picomatch.isMatch(path, pattern, { dot: true }),
  }
}

/** Read the limits of a run from the settings. */
export function limitsOf(settings: Settings): Limits {
  return {
    iterations: settings['max-iterations'],
    attempts: settings['max-attempts'],
    minutes: settings['timeout-minutes'],
    tokens: settings['max-tokens'],
    dollars: settings['max-cost-usd'],
    cluster: {
      minutes: settings['max-cluster-minutes'],
      tokens: settings['max-cluster-tokens'],
      dollars: settings['max-cluster-cost-usd'],
    },
  }
}

/** Choose the deadline of a test run in milliseconds: the input, or an estimate from the reports within bounds. */
function testTimeoutMs(settings: Settings, reported: Job['reported']): number {
  const configured = settings['test-timeout-minutes']
  if (configured !== undefined) return configured * 60_000
  const reportedMs = (reported ?? []).reduce((sum, { durationMs }) => sum + durationMs, 0)
  return Math.min(Math.max(3 * reportedMs, 5 * 60_000), 15 * 60_000)
}

/** Choose the memory limit of a test run in bytes: the input, or most of the machine. */
function memoryLimit(settings: Settings): number {
  const configured = settings['test-memory-mb']
  return configured === undefined ? 0.9 * totalmem() : configured * 1_000_000
}
