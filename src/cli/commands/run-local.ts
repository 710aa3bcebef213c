import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  snapshotRate,
  remainingTargets,
  keptAttempts,
  testById,
  totalSpending,
  totalUsage,
} from '../../domain/model/selectors.ts'
import type { State } from '../../domain/model/state.ts'
import { type TestId, type TestKey, titleOf } from '../../domain/model/test-case.ts'
import { UserError } from '../../contracts/errors.ts'
import { asksModels, secretsOf } from '../../engine/model-access.ts'
import { parseSettings, type Settings } from '../../config/settings.ts'
import { precheck, type Result } from '../../engine/job.ts'
import { fixTests } from '../../engine/run.ts'
import { readAll, reportsInWorkspace } from '../../test-reports/discover.ts'
import type { Emit } from '../../contracts/ports.ts'
import { count, headlineOf } from '../../rendering/headline.ts'
import { branchingPoint } from '../../workspace/checkout.ts'
import { LocalStore } from '../../state-store/local-store.ts'
import { isAlive } from '../../workspace/checkout-lock.ts'
import type { Arguments } from '../arguments.ts'
import { printCommand } from '../../frameworks/parse-command.ts'
import type { ProgressDisplay } from '../progress-display.ts'
import { createLocalContext } from '../local-context.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * `fix-tests run`
 * @returns the exit code: 0 fixed or nothing to fix, 1 not or only partly fixed, 2 a mistake of use
 */
export async function runLocally(
  args: Arguments & { kind: 'run' },
  env: Env,
  { display, signal }: { display: ProgressDisplay; signal: AbortSignal },
): Promise<number> {
  const inputs = { ...keysIn(env, args.inputs), ...args.inputs }
  parseSettings(inputs)
  if (args.json !== undefined) requireWritable(args.json)
  const { checkout, settings, stateRoot } = await createLocalContext(inputs, env)
  precheck(settings)
  if (checkout.branch === undefined) {
    throw new UserError(
      'HEAD is detached, so there is no branch that the fix belongs to.',
      'Check out a branch first: git switch <branch>.',
    )
  }
  const secrets = secretsOf(settings, env)
  const compares = settings['compare-base'] || settings.bisect
  const left = compares || asksModels(settings) ? await branchingPoint(checkout) : undefined
  const result = await fixTests({
    settings,
    request: { trigger: 'command-line', repository: '', headBranch: checkout.branch, headSha: checkout.sha },
    name: '',
    checkout,
    host: env,
    base: compares ? left : undefined,
    // Whoever runs this here has chosen the code.
    trusted: left ?? checkout.sha,
    secrets,
    stateRoot,
    resume: args.resume ? 'anywhere' : 'no',
    owner: { id: randomUUID(), name: `process ${process.pid} on ${hostname()}`, host: hostname(), pid: process.pid },
    isGone: async ({ host, pid }) => host === hostname() && !isAlive(pid),
    emit: display.emit,
    signal,
    repositoryUrl: '',
    reported: await reported(settings, checkout.top, display.emit),
    async openKeeper({ repository, key }) {
      await repository.fetch(pathToFileURL(checkout.top).href, [checkout.sha])
      return new LocalStore({ repository, key, top: checkout.top, host: checkout.host })
    },
    publish: async () => undefined,
  })
  display.end()
  signal.throwIfAborted()
  return tell(result, { args, stateRoot, branch: checkout.branch })
}

/** Keys under the names that the providers' own tools read. A token is not used where a key is given. */
function keysIn(env: Env, given: Readonly<Record<string, string>>): Record<string, string | undefined> {
  const key = given['anthropic-api-key'] ?? env.ANTHROPIC_API_KEY
  return {
    'anthropic-api-key': key,
    ...(key === undefined || key === '' ? { 'anthropic-auth-token': env.ANTHROPIC_AUTH_TOKEN } : {}),
    'anthropic-base-url': env.ANTHROPIC_BASE_URL,
    'openai-api-key': env.OPENAI_API_KEY,
    'openai-base-url': env.OPENAI_BASE_URL,
  }
}

async function reported(settings: Settings, top: string, emit: Emit) {
  const patterns = settings['report-paths']
  if (patterns === undefined) return undefined
  const root = resolve(top, settings['working-directory'])
  const { files, notes } = await reportsInWorkspace(root, { patterns })
  const reports = await readAll(files, { root, notes })
  for (const text of reports.notes) emit({ kind: 'note', level: 'warning', text })
  // A report that breaks off and shows no failure says nothing: then the tests are run to find the failing ones.
  return reports.complete || reports.cases.some(({ status }) => status === 'failed') ? reports.cases : undefined
}

async function tell(
  { state, report, transcripts }: Result,
  { args, stateRoot, branch }: { args: Arguments & { kind: 'run' }; stateRoot: string; branch: string },
): Promise<number> {
  const path = join(stateRoot, state.key, 'report.md')
  await writeFile(path, report.markdown)
  if (args.json !== undefined) writeFileSync(args.json, `${JSON.stringify(summaryOf(state, path), undefined, 2)}\n`)
  const lines = [headlineOf(state)]
  if (keptAttempts(state).length > 0) {
    lines.push(
      `Branch:  ${state.branch} (${count(keptAttempts(state).length, 'commit')} on ${branch})`,
      `Look:    ${printCommand({ file: 'git', args: ['diff', `${branch}...${state.branch}`] })}`,
      `Take it: ${printCommand({ file: 'git', args: ['merge', state.branch] })}`,
    )
  }
  lines.push(`Report:  ${path}`)
  if (existsSync(transcripts)) lines.push(`Talks:   ${transcripts}`)
  process.stdout.write(`${lines.join('\n')}\n`)
  return state.outcome === 'fixed' || state.outcome === 'nothing-to-fix' ? 0 : 1
}

/** The result for programs. */
function summaryOf(state: State, reportPath: string) {
  const ids = testById(state)
  const titles = (keys: readonly TestKey[]) => keys.map(key => titleOf(ids.get(key) as TestId))
  const remaining = new Set(remainingTargets(state))
  return {
    outcome: state.outcome,
    branch: keptAttempts(state).length > 0 ? state.branch : null,
    headSha: state.tip,
    passRateBefore: snapshotRate(state, state.initial),
    passRateAfter: snapshotRate(state, state.current),
    fixedTests: titles(state.targets.filter(key => !remaining.has(key))),
    remainingTests: titles([...remaining]),
    flakyTests: titles(state.flaky),
    iterations: state.attempts.map(({ iteration, strategy, fixer, result, reason, commit, revert }) => ({
      iteration,
      strategy,
      fixer,
      result,
      reason,
      commit,
      revert,
    })),
    usage: totalUsage(state),
    usageByRole: totalSpending(state),
    reviews: state.reviews.map(({ sha, by, verdict, reason, findings }) => ({ sha, by, verdict, reason, findings })),
    reportPath,
  }
}

function requireWritable(path: string): void {
  try {
    const made = !existsSync(path)
    writeFileSync(path, '', { flag: 'a' })
    if (made) rmSync(path)
  } catch (error) {
    throw new UserError(`--json ${path} cannot be written.`, 'Give a path in a folder that exists.', { cause: error })
  }
}
