// The log of a step: each line of an action is a command to obey or text to print; all of it is masked.
// Source: actions/runner, Runner.Worker/{ActionCommandManager,ExecutionContext}.cs.

import { isAbsolute, relative } from 'node:path'
import { parseCommand, type Command } from './commands.ts'
import type { Masker } from './masker.ts'

export type AnnotationLevel = 'error' | 'warning' | 'notice'

export interface Annotation {
  level: AnnotationLevel
  message: string
  title?: string
  file?: string
  line?: number
}

/** GitHub keeps ten annotations of each level for a step, and silently drops the rest. */
const annotationLimit = 10
const messageLimit = 4096

const commandNames = new Set(
  'add-mask add-matcher add-path debug echo endgroup error group notice remove-matcher save-state set-env set-output stop-commands warning'.split(
    ' ',
  ),
)

interface Settings {
  masker: Masker
  workspace: string
  onLine?: ((line: string) => void) | undefined
}

export class StepLog {
  /** As a person sees it. */
  readonly lines: string[] = []
  /** As the action printed it, without the lines that ask for a mask. Unmasked: only for finding leaks. */
  readonly rawLines: string[] = []
  readonly annotations: Annotation[] = []
  readonly rawAnnotations: Annotation[] = []
  readonly debug: string[] = []
  /** True after a bad command or command file: the step fails, whatever the exit code. */
  failed = false

  readonly #settings: Settings
  #indent = ''
  #stopToken: string | undefined

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Take one line of the action's stdout or stderr; GitHub reads commands from both. */
  receive(line: string): void {
    const command = parseCommand(line, name => commandNames.has(name) || name === this.#stopToken)
    const isMask = command?.name === 'add-mask' && this.#stopToken === undefined
    this.rawLines.push(isMask ? '' : line)
    if (!command || !this.#obey(command, line)) this.note(line)
  }

  error(message: string): void {
    this.#annotate('error', message)
  }

  warning(message: string): void {
    this.#annotate('warning', message)
  }

  openGroup(title: string): void {
    this.#indent = ''
    this.note(`▸ ${title}`)
    this.#indent = '  '
  }

  closeGroup(): void {
    this.#indent = ''
  }

  /** Print a text. */
  note(text: string): void {
    // Masked whole: a secret of several lines is not found in its lines.
    for (const line of this.#settings.masker.mask(text).split(/\r?\n/)) {
      this.lines.push(this.#indent + line)
      this.#settings.onLine?.(this.#indent + line)
    }
  }

  #obey({ name, data, properties }: Command, line: string): boolean {
    if (this.#stopToken !== undefined) {
      if (name !== this.#stopToken) return false
      this.#stopToken = undefined
      this.note(line)
      return true
    }
    switch (name) {
      case 'error':
      case 'warning':
      case 'notice':
        this.#annotate(name, data, properties)
        break
      case 'debug':
        this.debug.push(this.#settings.masker.mask(data))
        break
      case 'group':
        this.openGroup(data)
        break
      case 'endgroup':
        this.closeGroup()
        break
      case 'add-mask':
        this.#mask(data)
        break
      case 'stop-commands':
        this.#stopToken = data.toLowerCase()
        this.note(line)
        break
      case 'set-env':
      case 'add-path':
      case 'set-output':
      case 'save-state':
        // GitHub has disabled the first two, and warns of the others: no action written today has an excuse.
        this.failed = true
        this.error(`Unable to process command '${line}' successfully: it is disabled or deprecated.`)
        break
      default: // `echo` and problem matchers change nothing that a test looks at.
    }
    return true
  }

  #annotate(level: AnnotationLevel, message: string, properties: ReadonlyMap<string, string> = new Map()): void {
    const [title, file, line] = ['title', 'file', 'line'].map(name => properties.get(name))
    const raw: Annotation = {
      level,
      message: message.slice(0, messageLimit),
      ...(title ? { title } : {}),
      ...(file ? { file: isAbsolute(file) ? relative(this.#settings.workspace, file) : file } : {}),
      ...(line ? { line: Number(line) } : {}),
    }
    if (this.annotations.filter(other => other.level === level).length < annotationLimit) {
      const { masker } = this.#settings
      this.rawAnnotations.push(raw)
      const masked = { message: masker.mask(raw.message), ...(title ? { title: masker.mask(title) } : {}) }
      this.annotations.push({ ...raw, ...masked })
    }
    if (message !== '') this.note(`##[${level}]${raw.message}`)
  }

  #mask(value: string): void {
    if (value.trim() === '') return this.warning(`Can't add secret mask for empty string in ##[add-mask] command.`)
    this.#settings.masker.add(value)
    // A secret of several lines comes back line by line from the action's children.
    for (const line of value.split(/[\r\n]+/)) this.#settings.masker.add(line.trim())
  }
}
