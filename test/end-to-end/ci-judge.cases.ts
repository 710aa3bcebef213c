import { expect } from 'vitest'
import { type ScriptedModel, type Script, startModel } from '../world/model/model.ts'
import type { ActionResult } from '../world/runner/runner.ts'
import { type Files, layOut, type Scene } from '../world/scene.ts'
import { runAgain } from './resume.cases.ts'
import { pullsOf } from './sessions.ts'
import { bringing, calls, heardIn, review, roleOf, SUM, sumIsFixed } from './talk.ts'

/** How CI ended on a commit of the bot. */
export interface Ending {
  readonly conclusion: 'success' | 'failure' | 'cancelled'
  /** Report of the run; undefined if it has none. */
  readonly report?: string
}

/** A report of CI in which these tests fail, beside one that passes. */
export function reportOf(...failing: readonly string[]): string {
  const failed = failing.map(
    name =>
      `<testcase name="${name}" classname="test" file="test/sum.test.js"><failure message="expected 3, got 4">expected 3, got 4</failure></testcase>`,
  )
  return `<testsuites><testsuite name="ci" tests="${failing.length + 1}" failures="${failing.length}"><testcase name="other" classname="test" file="test/sum.test.js"/>${failed.join('')}</testsuite></testsuites>`
}

/** Fixes the sum, and turns it round for each demand. */
export const script: Script = request => {
  if (roleOf(request) === 'reviewer') return review()
  const heard = heardIn(request)
  if (!heard.includes('<demand>')) return [...sumIsFixed]
  const isTurned = /\d\t {2}return b \+ a/.test(heard) || heard.includes('+  return b + a')
  const [old, to] = isTurned ? ['b + a', 'a + b'] : ['a + b', 'b + a']
  return calls(['edit_file', { path: 'sum.js', old, new: to, summary: 'Turn it' }])
}

/** A repository whose CI can be started on the bot's branches, and a model. */
export class JudgedScene implements AsyncDisposable {
  readonly scene: Scene
  readonly model: ScriptedModel
  readonly #inputs: Record<string, string>

  private constructor(scene: Scene, model: ScriptedModel, inputs: Record<string, string>) {
    this.scene = scene
    this.model = model
    this.#inputs = {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      'flaky-reruns': '0',
      ...inputs,
    }
  }

  static async open({
    inputs = {},
    starts = true,
    says = script,
    bug = SUM,
    report,
  }: {
    inputs?: Record<string, string>
    starts?: boolean
    says?: Script
    bug?: Files
    /** Changes what CI reported of the failing commit. */
    report?: (xml: string) => string
  } = {}): Promise<JudgedScene> {
    const permissions = {
      contents: 'write',
      'pull-requests': 'write',
      issues: 'write',
      actions: 'write',
      checks: 'read',
      statuses: 'read',
    } as const
    const scene = await layOut({ ...bringing(bug), ...(report && { report }), permissions })
    const { github, repository, sha } = scene
    if (starts) github.addWorkflowRun(repository, { headBranch: 'old', headSha: sha, name: 'CI', dispatchable: true })
    return new JudgedScene(scene, await startModel(says), inputs)
  }

  /** Work on the failed run. */
  async fix(run: { readonly onLine?: (line: string) => void } = {}): Promise<ActionResult> {
    return this.#checked(await this.scene.run({ inputs: this.#inputs, secrets: [this.model.key], ...run }))
  }

  /** End the newest run of CI on the bot's branch, and tell fix-tests of it. */
  async ciEnds(ending: Ending, inputs: Record<string, string> = {}): Promise<ActionResult> {
    return this.tell(this.end(ending), inputs)
  }

  /** @returns the id of the run of CI that ended */
  end({ conclusion, report }: Ending): number {
    const { github, repository } = this.scene
    const run = github
      .runs(repository)
      .find(({ headBranch, status }) => headBranch === this.branch && status !== 'completed')
    if (run === undefined) throw new Error('no CI is under way')
    if (report !== undefined)
      github.addArtifact(repository, run.id, { name: 'test-reports', files: { 'junit.xml': report } })
    github.endWorkflowRun(repository, run.id, conclusion)
    return run.id
  }

  /** Run fix-tests for the end of a run, on a fresh machine. */
  async tell(run: number, inputs: Record<string, string> = {}): Promise<ActionResult> {
    const { github, repository } = this.scene
    return this.run({ name: 'workflow_run', payload: github.workflowRunEvent(repository, run) }, inputs)
  }

  /** Run fix-tests for an event, on a fresh machine. */
  async run(event: { name: string; payload: object }, inputs: Record<string, string> = {}): Promise<ActionResult> {
    const all = { ...this.#inputs, ...inputs }
    return this.#checked(await runAgain(this.scene, { event, inputs: all, secrets: [this.model.key] }))
  }

  /** Let the machine that works on an event die at a line of its log. */
  async dieOver(run: number, moment: RegExp): Promise<string> {
    const { github, repository } = this.scene
    const event = { name: 'workflow_run', payload: github.workflowRunEvent(repository, run) }
    const running = this.scene.start({
      workspace: this.scene.checkout(),
      temp: `${this.scene.temp}-dying`,
      event,
      inputs: this.#inputs,
      secrets: [this.model.key],
      onLine: line => void (moment.test(line) && running.kill()),
    })
    const { signal, log } = await running.finished
    expect(signal, log).toBe('SIGKILL')
    return log
  }

  /** Run fix-tests for the same end of a run on several machines at once. */
  async tellAtOnce(runs: readonly number[]): Promise<ActionResult[]> {
    const { github, repository } = this.scene
    return Promise.all(
      runs.map(async (run, machine) => {
        const result = await this.scene.run({
          workspace: this.scene.checkout(),
          temp: `${this.scene.temp}-at-once-${machine}`,
          runId: 900_000 + machine,
          event: { name: 'workflow_run', payload: github.workflowRunEvent(repository, run) },
          inputs: this.#inputs,
          secrets: [this.model.key],
        })
        return this.#checked(result)
      }),
    )
  }

  get pull() {
    const [pull] = pullsOf(this.scene)
    if (pull === undefined) throw new Error('there is no pull request')
    return pull
  }

  get branch(): string {
    return this.pull.head.ref
  }

  /** The runs of CI on the bot's branch. */
  get ciRuns(): number {
    return this.scene.github.runs(this.scene.repository).filter(({ headBranch }) => headBranch === this.branch).length
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.model[Symbol.asyncDispose]()
    await this.scene[Symbol.asyncDispose]()
  }

  #checked(result: ActionResult): ActionResult {
    expect(this.scene.github.violations, result.log).toEqual([])
    expect(this.model.violations, result.log).toEqual([])
    expect(result.leaks).toEqual([])
    return result
  }
}
