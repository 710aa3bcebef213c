// A job of one step: the main stage of one action.

import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type CommandFiles, type Said, createCommandFiles, readCommandFiles } from './command-files.ts'
import { environmentOf } from './environment.ts'
import { findLeaks } from './leaks.ts'
import { readManifest, resolveInputs, unexpectedInputs } from './manifest.ts'
import { Masker } from './masker.ts'
import { processesOf, signalProcess, signalTree } from './process-tree.ts'
import type { ActionResult, ActionRun } from './runner.ts'
import { startStage, type StageEnd, type StageProcess } from './stage-process.ts'
import { StepLog } from './step-log.ts'

/** The time that the runner waits after each signal before it sends the next, in milliseconds. */
const cancelLadder = [
  ['SIGINT', 7500],
  ['SIGTERM', 2500],
] as const

export class Job {
  readonly #run: ActionRun
  readonly #root: string
  readonly #secrets: readonly string[]
  readonly #masker: Masker
  readonly #log: StepLog
  readonly #files: CommandFiles
  readonly #stage: StageProcess
  /** Children inherit it: so GitHub finds those that outlive the job. */
  readonly #trackingId = `github_${randomUUID()}`
  #stopped: 'killed' | 'cancelled' | undefined
  #cancellation: Promise<void> | undefined
  #isOver = false

  /** Start the action. @throws if it cannot be started */
  constructor(run: ActionRun) {
    this.#run = run
    this.#root = run.temp ?? mkdtempSync(join(tmpdir(), 'runner-'))
    const temp = run.temp ?? join(this.#root, '_temp')
    const toolCache = join(this.#root, '_tool')
    for (const folder of [join(temp, '_github_workflow'), toolCache]) mkdirSync(folder, { recursive: true })
    const eventPath = join(temp, '_github_workflow', 'event.json')
    writeFileSync(eventPath, JSON.stringify(run.event.payload, null, 2))
    this.#files = createCommandFiles(join(temp, '_runner_file_commands', randomUUID()))

    const runtimeToken = run.runtimeToken ?? `runtime-${randomUUID()}`
    this.#secrets = [run.github.token, runtimeToken, ...(run.secrets ?? [])]
    this.#masker = maskerOf(this.#secrets)
    // Git sends the token in this shape, so GitHub masks it too.
    this.#masker.add(Buffer.from(`x-access-token:${run.github.token}`).toString('base64'))
    this.#log = new StepLog({ masker: this.#masker, workspace: run.workspace, onLine: run.onLine })

    const manifest = readManifest(run.actionDir)
    const inputs = resolveInputs(manifest, run.inputs ?? {}, { token: run.github.token, matrix: run.matrix })
    this.#announce(`Run ${manifest.name}`, inputs)
    const unexpected = unexpectedInputs(manifest, run.inputs ?? {})
    if (unexpected) this.#log.warning(unexpected)
    const paths = { eventPath, temp, toolCache, files: this.#files }
    this.#stage = startStage({
      node: process.execPath,
      script: join(run.actionDir, manifest.runs.main),
      cwd: run.workspace,
      env: environmentOf({ ...paths, run, inputs, runtimeToken, trackingId: this.#trackingId }),
      onLine: line => this.#log.receive(line),
    })
  }

  get pid(): number {
    return this.#stage.pid
  }

  async finish(): Promise<ActionResult> {
    try {
      const end = await this.#stage.ended
      this.#isOver = true
      await this.#cancellation
      this.#log.closeGroup()
      // A machine that dies uploads nothing.
      const isDead = this.#stopped === 'killed'
      const said = isDead ? { outputs: {}, rawSummary: '' } : readCommandFiles(this.#files, this.#log)
      return this.#result(end, said, this.#endOrphans())
    } finally {
      if (this.#run.temp === undefined) rmSync(this.#root, { recursive: true, force: true })
    }
  }

  kill(): void {
    this.#stopped = 'killed'
    signalTree(this.#tree, 'SIGKILL')
  }

  cancel(): Promise<void> {
    if (this.#isOver) return Promise.resolve()
    this.#cancellation ??= this.#cancel()
    return this.#cancellation
  }

  async #cancel(): Promise<void> {
    this.#stopped ??= 'cancelled'
    this.#log.error('The operation was canceled.')
    const { pid, ended } = this.#stage
    const { patience = 1 } = this.#run
    for (const [signal, wait] of cancelLadder) {
      signalProcess(pid, signal)
      if (await endsWithin(wait * patience, ended)) return
    }
    signalTree(this.#tree, 'SIGKILL')
    await ended
  }

  /** Open every step's log as GitHub does: with the inputs and variables. */
  #announce(title: string, inputs: ReadonlyMap<string, string>): void {
    this.#log.openGroup(title)
    const sections = { with: [...inputs], env: Object.entries(this.#run.env ?? {}) }
    for (const [name, values] of Object.entries(sections)) {
      const told = values.filter(([, value]) => value !== '')
      if (told.length > 0) this.#log.note(`${name}:`)
      for (const [key, value] of told) this.#log.note(`  ${key}: ${value}`)
    }
    this.#log.closeGroup()
  }

  /** Kill the processes that outlived the job, as GitHub does in "Complete job". Returns their names. */
  #endOrphans(): string[] {
    const orphans = processesOf(this.#tree)
    if (orphans.length > 0) this.#log.note('Cleaning up orphan processes')
    for (const { pid, name } of orphans) this.#log.note(`Terminate orphan process: pid (${pid}) (${name})`)
    signalTree(this.#tree, 'SIGKILL')
    return orphans.map(({ name }) => name)
  }

  get #tree() {
    return { root: this.#stage.pid, trackingId: this.#trackingId }
  }

  #result(end: StageEnd, { outputs, rawSummary }: Said, orphans: string[]): ActionResult {
    const { lines, rawLines, annotations, rawAnnotations, debug, failed } = this.#log
    const told = { rawLines, shownLines: lines, rawSummary, outputs, rawAnnotations }
    const isFailure = this.#stopped !== undefined || end.exitCode !== 0 || failed
    return {
      conclusion: this.#stopped === 'cancelled' ? 'cancelled' : isFailure ? 'failure' : 'success',
      ...end,
      outputs,
      summary: this.#masker.mask(rawSummary),
      annotations,
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
