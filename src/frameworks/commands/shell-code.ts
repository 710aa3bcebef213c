import { shellLine } from '../../domain/text/shell-words.ts'
import { programName } from './parse-command.ts'

/** Place of the selected tests, or of the report, in a command. */
export const PLACEHOLDER = /\{(?:tests|report)\}/

/** Code for a shell, with the arguments of the shell before it. */
export interface ShellCode {
  readonly code: string
  readonly shell: readonly string[]
}

/**
 * Read a command that needs a shell (`npm run build && npm test`) or starts one (`bash -c '…'`); undefined for any
 * other, and for one with a placeholder: what replaces that is quoted for no shell.
 */
export function shellCodeOf(text: string): ShellCode | undefined {
  const { words, operator, open } = shellLine(text)
  if (open !== undefined || PLACEHOLDER.test(text)) return undefined
  if (operator !== undefined || text.trim().includes('\n')) return { code: text, shell: ['sh', '-c'] }
  const [code = '', last = '', ...before] = words.toReversed()
  const program = programName(before.at(-1) ?? '')
  const isShell = /^(?:ba|da|z|k)?sh$/.test(program) && /^-[a-z]*c$/.test(last)
  return isShell ? { code, shell: words.slice(0, -1) } : undefined
}
