// What becomes of each line an action prints: a command is obeyed, the rest is logged; all of it is masked.
// Source: actions/runner, Runner.Worker/{ActionCommandManager,ExecutionContext}.cs.

import { annotation, annotationLimit, type Annotation, type AnnotationLevel } from './annotations.ts'
import { parseCommand, type Command } from './commands.ts'
import type { Masker } from './masker.ts'

const commandNames = new Set(
  'add-mask add-matcher add-path debug echo endgroup error group notice remove-matcher save-state set-env set-output stop-commands warning'.split(
    ' ',
  ),
)

const changelog = 'For more information see: https://github.blog/changelog'
const disabled = (name: string) =>
  `The \`${name}\` command is disabled. Please upgrade to using Environment Files or opt into unsecure command execution by setting the \`ACTIONS_ALLOW_UNSECURE_COMMANDS\` environment variable to \`true\`. ${changelog}/2020-10-01-github-actions-deprecating-set-env-and-add-path-commands/`
const deprecated = (name: string) =>
  `The \`${name}\` command is deprecated and will be disabled soon. Please upgrade to using Environment Files. ${changelog}/2022-10-11-github-actions-deprecating-save-state-and-set-output-commands/`

interface Settings {
  masker: Masker
  workspace: string
  showDebug: boolean
  onLine?: ((line: string) => void) | undefined
}

export class StepLog {
  /** As a person sees it. */
  readonly lines: string[] = []
  /** As the action printed it, without the lines that asked for a mask. Unmasked: only for finding leaks. */
  readonly rawLines: string[] = []
  readonly annotations: Annotation[] = []
  readonly rawAnnotations: Annotation[] = []
  readonly groups: string[] = []
  readonly debug: string[] = []
  readonly masks: string[] = []
  /** A command or a command file that could not be processed fails the step, whatever the exit code. */
  failed = false

  readonly #settings: Settings
  #indent = ''
  #echo = false
  #stopToken: string | undefined

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** One line from the action's stdout or stderr; GitHub reads commands from both. */
  receive(line: string): void {
    const command = parseCommand(line, name => commandNames.has(name) || name === this.#stopToken)
    const isMask = command?.name === 'add-mask' && this.#stopToken === undefined
    this.rawLines.push(isMask ? '' : line)
    if (!command || !this.#obey(command, line)) this.#write(line)
  }

  /** What the runner itself says. */
  note(text: string): void {
    this.#write(text)
  }

  error(message: string): void {
    this.#annotate('error', message)
  }

  warning(message: string): void {
    this.#annotate('warning', message)
  }

  openGroup(title: string): void {
    this.#indent = ''
    this.#write(`▸ ${title}`)
    this.#indent = '  '
  }

  closeGroup(): void {
    this.#indent = ''
  }

  #obey(command: Command, line: string): boolean {
    if (this.#stopToken !== undefined) {
      if (command.name !== this.#stopToken) return false
      this.#stopToken = undefined
      this.#write(line)
      return true
    }

    const speaksForItself = ['add-mask', 'debug', 'error', 'notice', 'warning', 'stop-commands'].includes(command.name)
    if (this.#echo && !speaksForItself) this.#write(line)
    try {
      this.#perform(command, line)
    } catch (error) {
      this.failed = true
      this.error(`Unable to process command '${command.name === 'add-mask' ? 'add-mask' : line}' successfully.`)
      this.error(error instanceof Error ? error.message : String(error))
    }
    return true
  }

  #perform({ name, data, properties }: Command, line: string): void {
    switch (name) {
      case 'error':
      case 'warning':
      case 'notice':
        return this.#annotate(name, data, properties)
      case 'debug':
        this.debug.push(this.#settings.masker.mask(data))
        if (this.#settings.showDebug) this.#write(`##[debug]${data}`)
        return
      case 'group':
        this.groups.push(this.#settings.masker.mask(data))
        return this.openGroup(data)
      case 'endgroup':
        return this.closeGroup()
      case 'add-mask':
        return this.#mask(data)
      case 'echo':
        this.#echo = echoValue(data)
        return
      case 'stop-commands':
        return this.#stop(data, line)
      case 'set-env':
      case 'add-path':
        throw new Error(disabled(name))
      case 'set-output':
      case 'save-state':
        // GitHub still obeys these two with a warning; an action written today has no excuse.
        throw new Error(deprecated(name))
      default: // Problem matchers turn later lines into annotations; no action under test uses them.
    }
  }

  #annotate(level: AnnotationLevel, message: string, properties: ReadonlyMap<string, string> = new Map()): void {
    const raw = annotation(level, message, { workspace: this.#settings.workspace, properties })
    if (this.annotations.filter(other => other.level === level).length < annotationLimit) {
      const { masker } = this.#settings
      this.rawAnnotations.push(raw)
      this.annotations.push({
        ...raw,
        message: masker.mask(raw.message),
        ...(raw.title ? { title: masker.mask(raw.title) } : {}),
      })
    }
    if (message !== '') this.#write(`##[${level}]${raw.message}`)
  }

  #mask(value: string): void {
    if (value.trim() === '') return this.warning(`Can't add secret mask for empty string in ##[add-mask] command.`)
    if (this.#echo) this.#write('::add-mask::***')
    this.masks.push(value)
    this.#settings.masker.add(value)
    // A secret of several lines comes back line by line from what the action's children print.
    for (const line of value.split(/[\r\n]+/)) this.#settings.masker.add(line.trim())
  }

  #stop(token: string, line: string): void {
    if (token === '' || token.toLowerCase() === 'pause-logging' || commandNames.has(token.toLowerCase())) {
      throw new Error(
        `You cannot use a endToken that is an empty string, the string 'pause-logging', or another workflow command.`,
      )
    }
    this.#stopToken = token.toLowerCase()
    if (token.length > 6) this.#settings.masker.add(token)
    this.#write(line)
  }

  #write(text: string): void {
    // Masked whole: a secret of several lines is not found in its lines.
    for (const line of this.#settings.masker.mask(text).split(/\r?\n/)) {
      this.lines.push(this.#indent + line)
      this.#settings.onLine?.(this.#indent + line)
    }
  }
}

function echoValue(data: string): boolean {
  const value = data.trim().toLowerCase()
  if (value !== 'on' && value !== 'off') {
    throw new Error(`Invalid echo command value. Possible values can be: 'on', 'off'. Current value is: '${data}'.`)
  }
  return value === 'on'
}
