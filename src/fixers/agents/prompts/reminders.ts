import type { Role } from '../../../domain/model/usage.ts'
import { ALLOWED } from '../tools/toolbox.ts'

/** What somebody hears who answers without a tool. */
export function reminder(role: Role): string {
  const { end } = ALLOWED[role]
  return `Use a tool: ${end} when you are done, give_up when you cannot go on, the others to go on.`
}

/** What somebody hears whose last words were not in the form that was asked for. */
export function mismatch(role: Role): string {
  return `That is not in the form that was asked for. Call ${ALLOWED[role].end} once more, with all of its arguments.`
}
