import { UserError } from '../contracts/errors.ts'
import { FRAMEWORKS } from '../frameworks/registry.ts'
import { DIALECT_NAMES } from '../test-reports/dialects/dialects.ts'
import { nearestName } from '../config/nearest-name.ts'

/** Frameworks that a report can be of. */
export const REPORT_FRAMEWORKS = [
  ...new Set([...FRAMEWORKS.map(({ name }) => name), ...DIALECT_NAMES, 'dart']),
].toSorted()

/** Check a name that the user gives. @throws UserError that names the one that was probably meant, or all */
export function requireFramework(name: string): string {
  if (REPORT_FRAMEWORKS.includes(name)) return name
  const nearest = nearestName(name, REPORT_FRAMEWORKS)
  throw new UserError(
    `--framework ${name} is not a framework that is known here.`,
    nearest === undefined ? `Use one of ${REPORT_FRAMEWORKS.join(', ')}.` : `Did you mean ${nearest}?`,
  )
}
