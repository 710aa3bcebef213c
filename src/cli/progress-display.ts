import yoctoSpinner from 'yocto-spinner'
import type { Event } from '../contracts/events.ts'
import { renderEvent } from '../rendering/log-lines.ts'

const BOLD = '\u001b[1m'
const DIM = '\u001b[2m'
const YELLOW = '\u001b[33m'
const PLAIN = '\u001b[0m'

/** Progress on stderr: live on a terminal, plain lines elsewhere. Stdout is for results. */
export class ProgressDisplay {
  readonly #stream: NodeJS.WriteStream
  readonly #spinner
  readonly #live: boolean
  /** False with NO_COLOR, or on a terminal without colors. */
  readonly #colors: boolean

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream
    this.#live = stream.isTTY
    this.#colors = stream.isTTY && stream.hasColors()
    this.#spinner = this.#live ? yoctoSpinner({ stream, handleSignals: false }) : undefined
  }

  readonly emit = (event: Event): void => {
    const { kind, text } = renderEvent(event)
    if (kind === 'busy') {
      if (this.#spinner !== undefined) this.#spinner.start(text)
      return
    }
    this.end()
    const style = { heading: BOLD, detail: DIM, warning: YELLOW, step: '' }[kind]
    const indent = kind === 'heading' ? '' : kind === 'step' ? '  ' : '    '
    const mark = kind === 'warning' ? 'warning: ' : ''
    this.#stream.write(this.#colors ? `${indent}${style}${mark}${text}${PLAIN}\n` : `${indent}${mark}${text}\n`)
  }

  end(): void {
    this.#spinner?.stop()
  }
}
