import type { CiLimits } from '../domain/model/ci-report.ts'
import { FIRST_RUN_SHARE, type Limits } from '../domain/policy/budget.ts'
import { totalmem } from 'node:os'
import picomatch from 'picomatch'
import type { Sandbox } from '../contracts/sandbox-port.ts'
import { environmentOf } from '../domain/model/ci-step.ts'
import type { EditPolicy } from '../domain/policy/edit-policy.ts'
import type { Project } from '../frameworks/framework.ts'
import { withPrograms } from '../frameworks/project/project-files.ts'
import type { Settings } from '../config/settings.ts'
import type { Job } from './job.ts'
import { planTests } from './test-plan.ts'
import type { UnpassedVariables } from '../triage/unpassed-variables.ts'
import { childEnvironment, type ChildEnvOptions, withheldVariables } from '../test-runner/child-env.ts'
import { keepsState } from '../syntax/module-state.ts'
import { TimeoutEstimate } from '../test-runner/timeout-estimate.ts'
import { Testbeds, type TestbedsOptions } from './testbeds.ts'
import { isTestFile, type ProjectFiles } from './source-index.ts'

export interface TestbedSettings
  extends Pick<TestbedsOptions, 'checkout' | 'copies' | 'workspace' | 'temp' | 'emit' | 'signal'>,
    Pick<Job, 'settings' | 'reported' | 'host' | 'secrets' | 'ciSteps'> {
  readonly project: Project
  readonly files: ProjectFiles
  /** Path of the folder for the tests' temporary files; by default one of the runs' own folder. */
  readonly testTemp?: string | undefined
  /** Keeps what is run apart. */
  readonly sandbox: Sandbox | undefined
  /** Milliseconds that earlier runs spent on this request. */
  readonly spentMs: number
}

/** Create the testbeds of a checkout from the settings. */
export function createTestbeds(options: TestbedSettings): Testbeds {
  const {
    settings,
    reported,
    project,
    files,
    host,
    secrets,
    sandbox,
    ciSteps = [],
    spentMs,
    testTemp,
    ...shared
  } = options
  const endsAt = Date.now() + settings['timeout-minutes'] * 60_000 - spentMs
  const timeoutMs = testTimeoutMs(settings, reported)
  return new Testbeds({
    ...shared,
    inProject: files.sourceOf,
    projectRoot: project.root,
    planAt: at => planTests(withPrograms(at, host.PATH), settings, { reported, ciSteps }),
    runner: {
      host,
      pass: settings['pass-env'],
      plain: environmentOf(ciSteps),
      secrets,
      timeoutMs,
      remainingMs: () => endsAt - Date.now(),
      pace: new TimeoutEstimate(timeoutMs, settings['test-timeout-minutes'] !== undefined),
      reportPaths: settings['report-paths'],
      testFiles: async () => files.testFiles(isTestFile),
      testsThatImport: async changed => files.testsThatImport(changed, isTestFile),
      keepsState,
      memory: memoryLimit(settings),
      sandbox,
      testTemp,
    },
  })
}

/** Return a check whether the tests get a variable of the environment. */
export function passedVariables(job: Job): (name: string) => boolean {
  const env = childEnvironment(job.host, childEnvOptions(job))
  return name => Object.hasOwn(env, name)
}

/** List the variables that this process or the failed step has, and the tests do not get. */
export function unpassedVariables(job: Job): UnpassedVariables {
  const { host, ciSteps = [] } = job
  const withheld = (names: readonly string[]) => withheldVariables(host, childEnvOptions(job), names)
  return {
    // Inputs and the runner's own tokens are not for tests.
    here: withheld(Object.keys(host).filter(name => host[name] !== '' && !/^(?:INPUT|ACTIONS)_/.test(name))),
    inCi: withheld([...new Set(ciSteps.flatMap(({ leftOut }) => leftOut))]),
  }
}

function childEnvOptions({ settings, secrets, ciSteps = [] }: Job): ChildEnvOptions {
  return { pass: settings['pass-env'], plain: environmentOf(ciSteps), secrets, temp: '', marker: '' }
}

/** Build the edit policy from the settings. */
export function editPolicy(settings: Settings): EditPolicy {
  return {
    protected: settings['protected-paths'],
    allowed: settings['allowed-paths'],
    matches: matchesGlob,
  }
}

/** Compiled patterns: a search asks for each of its candidates whether the file may be edited. */
const matchers = new Map<string, (path: string) => boolean>()

/** Match a glob pattern with a path; a name that begins with a dot is a name like others. */
export function matchesGlob(pattern: string, path: string): boolean {
  const matcher = matchers.get(pattern) ?? picomatch(pattern, { dot: true })
  matchers.set(pattern, matcher)
  return matcher(path)
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

/** Choose the limits of the work that red CI may start. */
export function ciLimitsOf(settings: Settings): CiLimits {
  return {
    rounds: settings['max-ci-rounds'],
    hours: settings['max-ci-hours'],
    dollars: settings['max-cost-usd'],
  }
}

/**
 * Choose the deadline of a test run in milliseconds: the input, or an estimate from the reports within bounds. At most
 * a share of the whole time goes to a run without a limit of its own.
 */
export function testTimeoutMs(
  settings: Pick<Settings, 'timeout-minutes' | 'test-timeout-minutes'>,
  reported: Job['reported'],
): number {
  const configured = settings['test-timeout-minutes']
  if (configured !== undefined) return configured * 60_000
  const reportedMs = (reported ?? []).reduce((sum, { durationMs }) => sum + durationMs, 0)
  const share = FIRST_RUN_SHARE * settings['timeout-minutes'] * 60_000
  return Math.min(Math.max(3 * reportedMs, 5 * 60_000), 15 * 60_000, share)
}

/** Choose the memory limit of a test run in bytes: the input, or most of the machine. */
export function memoryLimit(settings: Pick<Settings, 'test-memory-mb'>): number {
  const configured = settings['test-memory-mb']
  return configured === undefined ? 0.9 * totalmem() : configured * 1_000_000
}
