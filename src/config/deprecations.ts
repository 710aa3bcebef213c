import type { Deprecation, Input } from './input-kinds.ts'
import { type RawInputs, INPUTS } from './settings.ts'

/** Minor versions that warn of an input before it may be removed. */
const WARNED_MINORS = 2

type Inputs = Readonly<Record<string, Pick<Input<unknown>, 'deprecated'>>>

/**
 * List a warning for each deprecated input that is given, in the workflow or in the file: one line with what to write.
 */
export function deprecationWarnings(raw: RawInputs, inputs: Inputs = INPUTS): string[] {
  return Object.entries(inputs).flatMap(([name, { deprecated }]) => {
    const given = raw[name]
    if (deprecated === undefined || given === undefined || given.trim() === '') return []
    return [`Input ${name} is deprecated since ${deprecated.since}. ${deprecationRemedy(deprecated)}`]
  })
}

/** Say what to write, and until when the old input works. */
export function deprecationRemedy({ since, instead }: Deprecation): string {
  const [major, minor] = versionOf(since)
  return `Write ${instead} in its place: it may be removed in ${major}.${minor + WARNED_MINORS}.0.`
}

/** Return true if enough minor versions have warned, or a major one came, so that an input may be removed. */
export function mayBeRemoved({ since }: Pick<Deprecation, 'since'>, version: string): boolean {
  const [major, minor] = versionOf(since)
  const [majorNow, minorNow] = versionOf(version)
  return majorNow > major || (majorNow === major && minorNow >= minor + WARNED_MINORS)
}

function versionOf(version: string): readonly [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return [major, minor]
}
