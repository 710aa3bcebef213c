import leven from 'leven'
import { UserError } from '../contracts/errors.ts'
import { FRAMEWORKS } from '../frameworks/registry.ts'
import { DIALECT_NAMES } from '../test-reports/dialects/dialects.ts'

/** Frameworks that a report can be of. */
const NAMES = [...new Set([...FRAMEWORKS.map(({ name }) => name), ...DIALECT_NAMES, 'dart'])].toSorted()
/** Most typing errors in a word that is still meant. */
const MAX_ERRORS = 2

/** Check a name that the user gives. @throws UserError that names the one that was probably meant, or all */
export function requireFramework(name: string): string {
  if (NAMES.includes(name)) return name
  const [nearest] = NAMES.map(known => ({ known, errors: leven(known, name.toLowerCase()) }))
    .filter(({ errors }) => errors <= MAX_ERRORS)
    .toSorted((a, b) => a.errors - b.errors)
  throw new UserError(
    `--framework ${name} is not a framework that is known here.`,
    nearest === undefined ? `Use one of ${NAMES.join(', ')}.` : `Did you mean ${nearest.known}?`,
  )
}
