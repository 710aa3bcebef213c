import { note } from '../contracts/events.ts'
import * as core from '@actions/core'
import { secretsOf } from '../engine/model-access.ts'
import { CONFIG_FILE, mergeInputs, readConfig } from '../config/config-file.ts'
import { deprecationWarnings } from '../config/deprecations.ts'
import type { ActionsEnv } from '../config/actions-env.ts'
import { sentenceOf, UserError } from '../contracts/errors.ts'
import type { AuthorizationRules } from '../triggers/authorization.ts'
import { defaultBranch, textAt } from '../github/branches.ts'
import { createClient } from '../github/client.ts'
import type { RepositoryApi } from '../github/client.ts'
import { type RawInputs, inputsOf, parseSettings, SECRET_INPUTS, type Settings } from '../config/settings.ts'
import { JobLog } from './outputs/job-log.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Context that every task of a step shares: environment, settings, GitHub API and log. */
export class Session {
  readonly env: Env
  readonly environment: ActionsEnv
  readonly signal: AbortSignal
  readonly api: RepositoryApi
  readonly token: string
  readonly secrets: readonly string[]
  readonly log = new JobLog()
  readonly #inputs: RawInputs
  readonly #warned = new Set<string>()
  readonly #settings = new Map<string, Promise<Settings>>()

  constructor({ env, environment, signal }: { env: Env; environment: ActionsEnv; signal: AbortSignal }) {
    this.env = env
    this.environment = environment
    this.signal = signal
    this.#inputs = inputsOf(env)
    // Other inputs may be wrong, and the user who asked has to get an answer all the same.
    const settings = parseSettings(Object.fromEntries(SECRET_INPUTS.map(name => [name, this.#inputs[name]])))
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

  /** @throws UserError that names the first wrong input */
  checkInputs(): void {
    parseSettings(this.#inputs)
  }

  warn(text: string): void {
    this.log.emit(note('warning', text))
  }

  /**
   * Best effort: run optional work. A failure is logged, and does not fail the run.
   * @returns undefined if it failed
   */
  async bestEffort<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
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

  /** URL of this run. */
  get runUrl(): string {
    return `${this.repositoryUrl}/actions/runs/${this.environment.runId}`
  }

  /**
   * Load the settings: the inputs first, then the repository's configuration file.
   * @param base branch to read the file from, the one a change merges into; a change must not choose its own settings
   */
  settingsFor(base: string | undefined): Promise<Settings> {
    const name = base ?? ''
    const cached = this.#settings.get(name)
    if (cached !== undefined) return cached
    const settings = this.#read(base)
    this.#settings.set(name, settings)
    return settings
  }

  async #read(base: string | undefined): Promise<Settings> {
    const ref = base ?? (await defaultBranch(this.api))
    const text = await textAt(this.api, { path: CONFIG_FILE, ref })
    const raw =
      text === undefined ? this.#inputs : mergeInputs(readConfig(text, `${CONFIG_FILE} on ${ref}`), this.#inputs)
    this.#warnOnce(deprecationWarnings(raw))
    return parseSettings(raw)
  }

  /** Warn of inputs that will be removed. A task may read the settings of several branches. */
  #warnOnce(warnings: readonly string[]): void {
    for (const warning of warnings.filter(each => !this.#warned.has(each))) {
      this.#warned.add(warning)
      this.warn(warning)
    }
  }

  /**
   * Load the rules of authorization. The default branch decides permissions, whatever a pull request's base branch is.
   */
  async rulesFor(base: string | undefined): Promise<AuthorizationRules> {
    const [settings, defaults] = await Promise.all([this.settingsFor(base), this.settingsFor(undefined)])
    return {
      permission: defaults['command-permission'],
      bots: defaults['allowed-bots'],
      drafts: settings.drafts,
      optIn: settings['opt-in-label'],
      skip: settings['skip-label'],
    }
  }
}
