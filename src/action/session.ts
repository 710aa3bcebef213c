import * as core from '@actions/core'
import { secretsOf } from '../engine/model-access.ts'
import { CONFIG_FILE, mergeInputs, readConfig } from '../config/config-file.ts'
import type { ActionsEnv } from '../config/actions-env.ts'
import { sentenceOf, UserError } from '../contracts/errors.ts'
import type { AuthorizationRules } from '../triggers/authorization.ts'
import { defaultBranch, textAt } from '../github/branches.ts'
import { createClient } from '../github/client.ts'
import type { RepositoryApi } from '../github/client.ts'
import { type RawInputs, inputsOf, parseSettings, type Settings } from '../config/settings.ts'
import { JobLog } from './outputs/job-log.ts'

type Env = Readonly<Record<string, string | undefined>>

/** What every errand of a step needs: who asks GitHub, with which settings, and who hears of it. */
export class Session {
  readonly env: Env
  readonly environment: ActionsEnv
  readonly signal: AbortSignal
  readonly api: RepositoryApi
  readonly token: string
  readonly secrets: readonly string[]
  readonly log = new JobLog()
  readonly #given: RawInputs
  readonly #settings = new Map<string, Promise<Settings>>()

  constructor({ env, environment, signal }: { env: Env; environment: ActionsEnv; signal: AbortSignal }) {
    this.env = env
    this.environment = environment
    this.signal = signal
    this.#given = inputsOf(env)
    // What is wrong in the workflow is told before GitHub is asked anything.
    const settings = parseSettings(this.#given)
    this.secrets = secretsOf(settings, env)
    for (const secret of this.secrets) core.setSecret(secret)
    const token = settings['github-token']
    if (token === undefined)
      throw new UserError('Input github-token is missing.', 'Pass a token, such as ${{ github.token }}.')
    this.token = token
    const onWait = (text: string) => this.warn(text)
    const [owner = '', repo = ''] = environment.repository.split('/')
    this.api = { client: createClient({ token, apiUrl: environment.apiUrl, onWait }), owner, repo }
  }

  warn(text: string): void {
    this.log.emit({ kind: 'note', level: 'warning', text })
  }

  /**
   * Does what stands beside the work itself: work that is done does not fail for it.
   * @returns undefined when it failed, which the log tells
   */
  async bestEffort<Made>(work: () => Promise<Made>): Promise<Made | undefined> {
    try {
      return await work()
    } catch (error) {
      this.warn(sentenceOf(error))
      return undefined
    }
  }

  /** `https://…/owner/name` */
  get repositoryUrl(): string {
    return `${this.environment.serverUrl}/${this.environment.repository}`
  }

  /** The page of this run. */
  get runUrl(): string {
    return `${this.repositoryUrl}/actions/runs/${this.environment.runId}`
  }

  /**
   * The inputs, and under them what the repository itself says.
   * @param base the branch that a change is to be merged into; what is to be merged does not set its own terms
   */
  settingsFor(base: string | undefined): Promise<Settings> {
    const name = base ?? ''
    const known = this.#settings.get(name)
    if (known !== undefined) return known
    const read = this.#read(base)
    this.#settings.set(name, read)
    return read
  }

  async #read(base: string | undefined): Promise<Settings> {
    const ref = base ?? (await defaultBranch(this.api))
    const text = await textAt(this.api, { path: CONFIG_FILE, ref })
    return parseSettings(
      text === undefined ? this.#given : mergeInputs(readConfig(text, `${CONFIG_FILE} on ${ref}`), this.#given),
    )
  }

  /** Who may ask is the default branch's to say, whatever branch a pull request is opened onto. */
  async rulesFor(base: string | undefined): Promise<AuthorizationRules> {
    const [settings, own] = await Promise.all([this.settingsFor(base), this.settingsFor(undefined)])
    return {
      permission: own['command-permission'],
      bots: own['allowed-bots'],
      drafts: settings.drafts,
      optIn: settings['opt-in-label'],
      skip: settings['skip-label'],
    }
  }
}
