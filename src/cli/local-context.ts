import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { CONFIG_FILE, mergeInputs, readConfig } from '../config/config-file.ts'
import { deprecationWarnings } from '../config/deprecations.ts'
import { type RawInputs, parseSettings, type Settings } from '../config/settings.ts'
import { logLine } from '../rendering/markdown-escape.ts'
import { type Checkout, inspectCheckout } from '../workspace/checkout.ts'
import { ownHost } from '../workspace/git.ts'

/** A name that people give the file of settings. */
const UNREAD_FILE = CONFIG_FILE.replace(/yml$/, 'yaml')

type Env = Readonly<Record<string, string | undefined>>

/** Project in the current folder, with its settings and the directory of its state on this machine. */
export interface LocalContext {
  readonly checkout: Checkout
  readonly settings: Settings
  /** Settings of the repository's file, as it has them. */
  readonly configured: RawInputs
  readonly stateRoot: string
}

/** Inspect the current folder. @throws UserError if it is in no git repository, or its settings are invalid */
export async function createLocalContext(inputs: RawInputs, env: Env): Promise<LocalContext> {
  const home = env.HOME ?? homedir()
  const checkout = await inspectCheckout(process.cwd(), ownHost(env))
  // The user chose what is checked out, so its configuration file is trusted.
  const file = await readFile(join(checkout.top, CONFIG_FILE), 'utf8').catch(() => '')
  if (file === '' && existsSync(join(checkout.top, UNREAD_FILE)))
    process.stderr.write(`fix-tests: ${UNREAD_FILE} is not read: rename it to ${CONFIG_FILE}.\n`)
  const config = readConfig(file)
  const { 'working-directory': _directory, ...configElsewhere } = config
  const isTop = realpathSync(process.cwd()) === realpathSync(checkout.top)
  const raw = mergeInputs(isTop ? config : configElsewhere, inputs)
  for (const warning of deprecationWarnings(raw)) process.stderr.write(`fix-tests: ${logLine(warning)}\n`)
  const settings = parseSettings(raw)
  // The command line works on the project in the current folder, also below the top of the repository.
  const directory = relative(checkout.top, resolve(realpathSync(process.cwd()), settings['working-directory'])) || '.'
  const state = env.XDG_STATE_HOME || join(home, '.local', 'state')
  const stateRoot = join(state, 'fix-tests', createHash('sha256').update(checkout.top).digest('hex').slice(0, 16))
  return { checkout, settings: { ...settings, 'working-directory': directory }, configured: config, stateRoot }
}

/** Read model keys from the variables that the providers' own tools use. A key wins over a token. */
export function modelKeys(env: Env, given: Readonly<Record<string, string>> = {}): Record<string, string | undefined> {
  const key = given['anthropic-api-key'] ?? env.ANTHROPIC_API_KEY
  return {
    'anthropic-api-key': key,
    ...(key === undefined || key === '' ? { 'anthropic-auth-token': env.ANTHROPIC_AUTH_TOKEN } : {}),
    'anthropic-base-url': env.ANTHROPIC_BASE_URL,
    'openai-api-key': env.OPENAI_API_KEY,
    'openai-base-url': env.OPENAI_BASE_URL,
  }
}
