import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { CONFIG_FILE, mergeInputs, readConfig } from '../config/config-file.ts'
import { type RawInputs, parseSettings, type Settings } from '../config/settings.ts'
import { type Checkout, inspectCheckout } from '../workspace/checkout.ts'

type Env = Readonly<Record<string, string | undefined>>

/** The project of the current folder, and where its state lies on this machine. */
export interface LocalContext {
  readonly checkout: Checkout
  readonly settings: Settings
  readonly stateRoot: string
}

/** @throws UserError when the current folder is in no git repository, or its settings are wrong */
export async function createLocalContext(inputs: RawInputs, env: Env): Promise<LocalContext> {
  const home = env.HOME ?? homedir()
  const checkout = await inspectCheckout(process.cwd(), { PATH: env.PATH ?? '', HOME: home })
  // Whoever runs this here has chosen what is checked out.
  const file = await readFile(join(checkout.top, CONFIG_FILE), 'utf8').catch(() => '')
  const { 'working-directory': place, ...said } = readConfig(file)
  const isTop = realpathSync(process.cwd()) === realpathSync(checkout.top)
  const given = parseSettings(mergeInputs(isTop ? { ...said, 'working-directory': place } : said, inputs))
  // Here the project is that of the current folder, wherever it lies in its repository.
  const directory = relative(checkout.top, resolve(realpathSync(process.cwd()), given['working-directory'])) || '.'
  const state = env.XDG_STATE_HOME || join(home, '.local', 'state')
  const stateRoot = join(state, 'fix-tests', createHash('sha256').update(checkout.top).digest('hex').slice(0, 16))
  return { checkout, settings: { ...given, 'working-directory': directory }, stateRoot }
}
