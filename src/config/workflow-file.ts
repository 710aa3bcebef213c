import { parseDocument } from 'yaml'
import { messageOf } from '../contracts/errors.ts'

/** Characters of a workflow's file that are read. GitHub's own limit is near. */
const MAX_CHARS = 500_000

/** Characters of one variable. Systems limit the length of a variable. */
const MAX_VALUE = 32_000

/** Names of variables that belong to the machine, GitHub's runner or fix-tests. */
const NOT_TAKEN = /^(?:(?:GITHUB|RUNNER|ACTIONS|INPUT|FIX_TESTS)_.*|PATH|HOME|PWD|TMPDIR|TEMP|TMP|USERPROFILE)$/i

/** A map of a YAML file, whose values are not checked yet. */
export type YamlMap = Readonly<Record<string, unknown>>

/** The parts of a workflow's file that say what its steps run. */
export interface WorkflowFile {
  /** The whole file, for its `env` and `defaults`. */
  readonly top: YamlMap
  readonly jobs: readonly { readonly id: string; readonly job: YamlMap }[]
}

/** Parse a workflow's file. Never throws: the text is untrusted. @returns the file, or why it cannot be read */
export function parseWorkflow(text: string): WorkflowFile | { readonly why: string } {
  if (text.length > MAX_CHARS) return { why: `it has more than ${MAX_CHARS} characters` }
  let top: unknown
  try {
    const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent', uniqueKeys: true })
    const [error] = document.errors
    if (error !== undefined) return { why: `it is not YAML (${error.message.slice(0, 100)})` }
    top = document.toJS({ maxAliasCount: 100 })
  } catch (error) {
    return { why: `it is not readable as YAML (${messageOf(error).slice(0, 100)})` }
  }
  if (!isMap(top) || !isMap(top.jobs)) return { why: 'it has no jobs' }
  return { top, jobs: Object.entries(top.jobs).flatMap(([id, job]) => (isMap(job) ? { id, job } : [])) }
}

/** Return true for a map of a YAML file. */
export function isMap(value: unknown): value is YamlMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Return true for a step that uses an action, at any version. */
export function usesAction(step: YamlMap, action: string): boolean {
  const [name = ''] = (scalarText(step.uses) ?? '').split('@', 1)
  return name.toLowerCase() === action.toLowerCase()
}

/** List the names of the events that start a workflow. */
export function eventsOf(on: unknown): string[] {
  if (typeof on === 'string') return [on]
  if (Array.isArray(on)) return on.map(each => scalarText(each) ?? '').filter(each => each !== '')
  return isMap(on) ? Object.keys(on) : []
}

/** List the steps of a job. */
export function stepsIn(job: YamlMap): YamlMap[] {
  return Array.isArray(job.steps) ? job.steps.filter(isMap) : []
}

/** Look up a value in maps within maps. */
export function valueAt(from: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isMap(at) && Object.hasOwn(at, key) ? at[key] : undefined), from)
}

/** Return a scalar as the text that GitHub makes of it. */
export function scalarText(value: unknown): string | undefined {
  if (value === null) return ''
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** Check whether a text has an expression, `${{ … }}`. */
export function hasExpression(text: string): boolean {
  return text.includes('${{')
}

/**
 * Merge the variables of several levels, the outermost first. A value is taken if it is plain; one that is not takes
 * the value of an outer level away, since the step did not get that one either.
 * @param fill replaces expressions whose values are known
 */
export function plainEnvironment(
  levels: readonly unknown[],
  fill: (text: string) => string = text => text,
): {
  readonly env: Readonly<Record<string, string>>
  readonly leftOut: readonly string[]
} {
  const taken = new Map<string, string | undefined>()
  for (const [name, value] of levels.filter(isMap).flatMap(level => Object.entries(level))) {
    // No system can pass such a name, and a workflow with it does not start.
    if (/^[^\s=\0]{1,200}$/.test(name)) taken.set(name, NOT_TAKEN.test(name) ? undefined : plainValue(value, fill))
  }
  const env = [...taken].flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  const leftOut = [...taken].flatMap(([name, value]) => (value === undefined ? name : []))
  return { env: Object.fromEntries(env), leftOut }
}

function plainValue(value: unknown, fill: (text: string) => string): string | undefined {
  const scalar = scalarText(value)
  const text = scalar === undefined ? undefined : fill(scalar)
  const isPlain = text !== undefined && !hasExpression(text) && !text.includes('\0') && text.length <= MAX_VALUE
  return isPlain ? text : undefined
}

/** Check whether a text is what a template with expressions can become. Takes linear time, as both are untrusted. */
export function matchesTemplate(template: string, text: string): boolean {
  const parts = literalParts(template.trim())
  const [first = '', ...rest] = parts
  const last = rest.pop()
  const value = text.trim()
  if (last === undefined) return value === first
  if (!value.startsWith(first)) return false
  let at = first.length
  for (const part of rest) {
    const found = value.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return value.length - last.length >= at && value.endsWith(last)
}

/** Split a template at its expressions. */
function literalParts(template: string): string[] {
  const parts: string[] = []
  let at = 0
  for (;;) {
    const from = template.indexOf('${{', at)
    const to = from < 0 ? -1 : template.indexOf('}}', from)
    if (to < 0) return [...parts, template.slice(at)]
    parts.push(template.slice(at, from))
    at = to + 2
  }
}
