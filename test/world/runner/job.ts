// A job of one step: the stages pre, main and post of one action, one after another.

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createCommandFiles, readCommandFiles, type Said } from './command-files.ts'
import { stageEnvironment } from './environment.ts'
import { settleJob, type JobSetting } from './job-setting.ts'
import { findLeaks } from './leaks.ts'
import { readManifest, unexpectedInputs } from './manifest.ts'
import { Masker } from './masker.ts'
import { processesOf, signalProcess, signalTree } from './process-tree.ts'
import type { ActionResult, ActionRun } from './runner.ts'
import { startStage, type StageEnd, type StageProcess } from './stage-process.ts'
import { StepLog } from './step-log.ts'

/** How long the runner waits after each signal before it sends the next, in milliseconds. */
const cancelLadder = [
  ['SIGINT', 7500],
  ['SIGTERM', 2500],
] as const

export class Job {
  readonly #run: ActionRun
  readonly #setting: JobSetting
  readonly #secrets: readonly string[]
  readonly #log: StepLog
  readonly #masker: Masker
  readonly #said: Said = { outputs: {}, state: {}, exportedEnv: {}, paths: [], rawSummary: '' }
  /** The process of every stage so far. */
  readonly #roots: number[] = []
  #current: StageProcess | undefined
  #stopped: 'killed' | 'cancelled' | undefined
  #failure: StageEnd | undefined

  constructor(run: ActionRun) {
    this.#run = run
    this.#setting = settleJob(run, readManifest(run.actionDir))
    this.#secrets = [run.github.token, this.#setting.runtimeToken, ...(run.secrets ?? [])]
    this.#masker = maskerOf(this.#secrets)
    // Git sends the token in this shape, so GitHub masks it too.
    this.#masker.add(Buffer.from(`x-access-token:${run.github.token}`).toString('base64'))
    this.#log = new StepLog({
      masker: this.#masker,
      workspace: run.workspace,
      showDebug: run.env?.RUNNER_DEBUG === '1',
      onLine: run.onLine,
    })
  }

  get pid(): number {
    return this.#current?.pid ?? -1
  }

  /** The first stage has started when this returns its promise. */
  async finish(): Promise<ActionResult> {
    const finished = new AbortController()
    await using _ = this.#setting
    try {
      const stages = this.#runStages()
      if (this.#run.timeoutMs !== undefined) void this.#cancelAfter(this.#run.timeoutMs, finished.signal)
      const end = await stages
      return this.#result(end, this.#endOrphans())
    } finally {
      finished.abort()
    }
  }

  kill(signal: NodeJS.Signals): void {
    this.#stopped = 'killed'
    signalTree(this.#tree, signal)
  }

  async cancel(): Promise<void> {
    if (!this.#current) return
    this.#stopped ??= 'cancelled'
    this.#log.error('The operation was canceled.')
    const { pid, ended } = this.#current
    for (const [signal, patience] of cancelLadder) {
      signalProcess(pid, signal)
      if (await endsWithin(patience, ended)) return
    }
    signalTree(this.#tree, 'SIGKILL')
    await ended
  }

  async #runStages(): Promise<StageEnd> {
    const { pre, main, post } = this.#setting.manifest.runs
    this.#announce()
    let end: StageEnd = { exitCode: null, signal: null }
    if (pre !== undefined) end = await this.#runStage('pre', pre)
    if (!this.#failure && !this.#stopped) end = await this.#runStage('main', main)
    if (post !== undefined && this.#stopped !== 'killed') {
      this.#log.note('Post job cleanup.')
      await this.#runStage('post', post)
    }
    return this.#failure ?? end
  }

  async #runStage(stage: string, script: string): Promise<StageEnd> {
    const folder = join(this.#setting.temp, '_runner_file_commands', `${stage}-${randomUUID()}`)
    const files = createCommandFiles(folder)
    this.#current = startStage({
      node: this.#run.node ?? process.execPath,
      script: join(this.#run.actionDir, script),
      cwd: this.#run.workspace,
      env: stageEnvironment({ run: this.#run, setting: this.#setting, files, said: this.#said }),
      onLine: line => this.#log.receive(line),
    })
    this.#roots.push(this.#current.pid)
    const end = await this.#current.ended
    this.#current = undefined
    this.#log.closeGroup()

    // A machine that dies uploads nothing.
    if (this.#stopped !== 'killed') readCommandFiles(files, { said: this.#said, log: this.#log })
    if (end.exitCode !== 0 || this.#log.failed) this.#failure ??= end
    return end
  }

  /** The group that opens every step's log on GitHub. */
  #announce(): void {
    this.#log.openGroup(`Run ${this.#setting.manifest.name}`)
    const sections = { with: [...this.#setting.inputs], env: Object.entries(this.#run.env ?? {}) }
    for (const [title, values] of Object.entries(sections)) {
      const told = values.filter(([, value]) => value !== '')
      if (told.length > 0) this.#log.note(`${title}:`)
      for (const [name, value] of told) this.#log.note(`  ${name}: ${value}`)
    }
    this.#log.closeGroup()
    const unexpected = unexpectedInputs(this.#setting.manifest, this.#run.inputs ?? {})
    if (unexpected) this.#log.warning(unexpected)
  }

  async #cancelAfter(limit: number, finished: AbortSignal): Promise<void> {
    const inTime = await delay(limit, false, { signal: finished }).catch(() => true)
    if (inTime) return
    this.#log.error(
      `The job running on runner local has exceeded the maximum execution time of ${limit / 60_000} minutes.`,
    )
    await this.cancel()
  }

  /** Names of the processes that outlived the job; GitHub ends them in "Complete job". */
  #endOrphans(): string[] {
    const orphans = processesOf(this.#tree)
    if (orphans.length > 0) this.#log.note('Cleaning up orphan processes')
    for (const { pid, name } of orphans) this.#log.note(`Terminate orphan process: pid (${pid}) (${name})`)
    signalTree(this.#tree, 'SIGKILL')
    return orphans.map(({ name }) => name)
  }

  get #tree() {
    return { roots: this.#roots, trackingId: this.#setting.trackingId }
  }

  #result(end: StageEnd, orphans: string[]): ActionResult {
    const { rawSummary, ...said } = this.#said
    const { lines, rawLines, annotations, rawAnnotations, masks, groups, debug } = this.#log
    const told = { rawLines, shownLines: lines, rawSummary, outputs: said.outputs, rawAnnotations }
    return {
      conclusion: this.#stopped === 'cancelled' ? 'cancelled' : this.#stopped || this.#failure ? 'failure' : 'success',
      ...end,
      ...said,
      summary: this.#masker.mask(rawSummary),
      annotations,
      masks,
      groups,
      debug,
      log: lines.join('\n'),
      leaks: findLeaks(told, { secrets: maskerOf(this.#secrets), everything: this.#masker }),
      orphans,
    }
  }
}

function maskerOf(secrets: readonly string[]): Masker {
  const masker = new Masker()
  for (const secret of secrets) masker.add(secret)
  return masker
}

async function endsWithin(milliseconds: number, ended: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController()
  const timeout = delay(milliseconds, false, { signal: timer.signal }).catch(() => true)
  const inTime = await Promise.race([ended.then(() => true), timeout])
  timer.abort()
  return inTime
}
