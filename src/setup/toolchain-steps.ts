import { directoryFrom } from '../config/step-directory.ts'
import { hasExpression, isMap, plainEnvironment, scalarText, valueAt, type YamlMap } from '../config/workflow-file.ts'
import { shortSentence } from '../domain/text/wording.ts'
import type { PlacedCommand } from './install-lines.ts'

/** Actions that install a toolchain. None but a local one runs code of the repository. */
const TOOLCHAINS =
  /^(?:actions\/setup-[\w-]+|pnpm\/action-setup|oven-sh\/setup-bun|denoland\/setup-deno|volta-cli\/action|jdx\/mise-action|astral-sh\/setup-uv|snok\/install-poetry|pdm-project\/setup-pdm|conda-incubator\/setup-miniconda|prefix-dev\/setup-pixi|ruby\/setup-ruby|shivammathur\/setup-php|dtolnay\/rust-toolchain|actions-rust-lang\/setup-rust-toolchain|actions-rs\/toolchain|taiki-e\/install-action|gradle\/actions\/setup-gradle|gradle\/actions\/wrapper-validation|graalvm\/setup-graalvm|coursier\/setup-action|erlef\/setup-beam|cachix\/install-nix-action|\.\/[\w./-]+)(?:@|$)/

/** Actions that only install the project. */
const INSTALLERS = /^ramsey\/composer-install@/

/** Inputs by which such an action keeps a cache. Tests of a branch could write into the default branch's one. */
const CACHES = /^(?:cache|cache-.+|enable-cache|bundler-cache|package-manager-cache|gradle-home-cache-.+)$/

/** Inputs that turn off a cache that is on by default. */
const NO_CACHE: readonly (readonly [action: RegExp, input: string, value: boolean])[] = [
  [/^actions\/setup-go@/, 'cache', false],
  // Since version 5.
  [/^actions\/setup-node@(?!v?[1-4](?:\.|$))/, 'package-manager-cache', false],
  [/^actions-rust-lang\/setup-rust-toolchain@/, 'cache', false],
  [/^jdx\/mise-action@/, 'cache', false],
  [/^prefix-dev\/setup-pixi@/, 'cache', false],
  [/^oven-sh\/setup-bun@/, 'no-cache', true],
  [/^astral-sh\/setup-uv@/, 'enable-cache', false],
  [/^gradle\/actions\/setup-gradle@/, 'cache-disabled', true],
]

/** Inputs without which such an action does not run. */
const REQUIRED: readonly (readonly [action: RegExp, inputs: RegExp])[] = [
  [/^actions\/setup-java@/, /^(?:distribution|java-version|java-version-file)$/],
  [/^graalvm\/setup-graalvm@/, /^java-version$/],
  [/^(?:dtolnay\/rust-toolchain@master|actions-rs\/toolchain@)/, /^toolchain$/],
  [/^erlef\/setup-beam@/, /^(?:otp|elixir|gleam|rebar3)-version$|^version-file$/],
  [/^taiki-e\/install-action@v/, /^tool$/],
]

/** Characters of a name or command in a note. */
const MAX_QUOTED = 80

/** Quote a name or a command in a note. */
export function shortQuote(name: string): string {
  return `“${shortSentence(name, MAX_QUOTED)}”`
}

/** True for an action that installs a toolchain, or is one of the repository's own. */
export function isToolchain(uses: string): boolean {
  return TOOLCHAINS.test(uses) || INSTALLERS.test(uses)
}

/** Copy of a step that installs a toolchain. */
interface ToolchainCopy {
  /** Undefined if it cannot be copied without its cache. */
  readonly step: YamlMap | undefined
  /** Commands that it ran. */
  readonly setup: readonly PlacedCommand[]
  readonly notes: readonly string[]
}

/** Copy a step that installs a toolchain, without its cache and without values that are not known here. */
export function withoutCache(step: YamlMap, { fill }: { fill: (text: string) => string }): ToolchainCopy {
  const uses = scalarText(step.uses) ?? ''
  const inputs: Record<string, unknown> = {}
  const unknown: (readonly [key: string, text: string])[] = []
  const given = Object.entries(isMap(step.with) ? step.with : {})
  for (const [key, value] of given) {
    const filled = typeof value === 'string' ? fill(value) : value
    if (isCache(key, filled)) continue
    if (typeof filled === 'string' && hasExpression(filled) && !/^\$\{\{ *(?:vars|runner)\.[\w.]+ *\}\}$/.test(filled))
      unknown.push([key, shortSentence(filled, MAX_QUOTED)])
    else inputs[key] = filled
  }
  const needed = unknown.find(([key]) => REQUIRED.some(([action, names]) => action.test(uses) && names.test(key)))
  if (needed !== undefined) {
    const why = `since its input ${needed[0]} (${needed[1]}) is not known here`
    const note = `The step ${shortQuote(scalarText(step.name) || uses)} of CI was left out, ${why}: add it with a value.`
    return { step: undefined, setup: [], notes: [note] }
  }
  for (const [action, input, value] of NO_CACHE) if (action.test(uses)) inputs[input] = value
  const { env } = plainEnvironment([step.env], fill)
  const directory = directoryFrom('', scalarText(inputs['working-directory']) ?? '')
  const install = installOf(uses, valueAt(step, 'with'), fill)
  const copy = {
    uses,
    ...(Object.keys(inputs).length === 0 ? {} : { with: inputs }),
    ...(Object.keys(env).length === 0 ? {} : { env }),
  }
  return {
    step: INSTALLERS.test(uses) ? undefined : copy,
    setup: install === undefined || directory === undefined ? [] : [{ text: install, directory }],
    notes: unknown.map(([key, text]) => `${uses.split('@', 1)[0]} lacks its input ${key} (${text}): write a value.`),
  }
}

/** Return the command by which such an action installs the project, too. */
function installOf(uses: string, inputs: unknown, fill: (text: string) => string): string | undefined {
  const [bundler, versions, options] = ['bundler-cache', 'dependency-versions', 'composer-options'].map(key =>
    fill(scalarText(valueAt(inputs, key)) ?? ''),
  )
  if (bundler === 'true') return 'bundle install'
  if (!INSTALLERS.test(uses)) return undefined
  const verb = versions === 'lowest' ? 'update --prefer-lowest' : versions === 'highest' ? 'update' : 'install'
  return `composer ${verb} ${hasExpression(options ?? '') ? '' : options}`.trim()
}

/** True for an input that keeps a cache. What turns it off stays. */
export function isCache(key: string, value: unknown): boolean {
  return CACHES.test(key) && String(value) !== 'false'
}
