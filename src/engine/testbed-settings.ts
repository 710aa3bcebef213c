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
  const timeoutMs = deadlineOf(settings, reported)
  return new Testbeds({
    ...shared,
    projectRoot: project.root,
    packagesAt: root => planTests(projectAt(root), settings, reported).packages,
    runner: {
      host,
      pass: settings['pass-env'],
      secrets,
      timeoutMs,
      pace: new TimeoutEstimate(timeoutMs, settings['test-timeout-minutes'] !== undefined),
      reportPaths: settings['report-paths'],
      testsThatImport: async changed => files.testsThatImport(changed, isTestFile),
      memory: memoryOf(settings),
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
function deadlineOf(settings: Settings, reported: Job['reported']): number {
  const told = settings['test-timeout-minutes']
  if (told !== undefined) return told * 60_000
  const took = (reported ?? []).reduce((sum, { durationMs }) => sum + durationMs, 0)
  return Math.min(Math.max(3 * took, 5 * 60_000), 15 * 60_000)
}

/** Choose the memory limit of a test run in bytes: the input, or most of the machine. */
function memoryOf(settings: Settings): number {
  const told = settings['test-memory-mb']
  return told === undefined ? 0.9 * totalmem() : told * 1_000_000
}
