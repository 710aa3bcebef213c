// action.yml, and the inputs that an action gets from it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

// Read without YAML's types: GitHub passes `default: 0.10` on as "0.10" and `default: true` as "true".
const Input = z.object({ default: z.string().default('') })
const Manifest = z.object({
  name: z.string(),
  inputs: z.record(z.string(), Input).default({}),
  // No `pre` and `post`: the local runner runs one stage.
  runs: z.strictObject({ using: z.string().regex(/^node\d+$/), main: z.string() }),
})
export type Manifest = z.infer<typeof Manifest>

export function readManifest(actionDir: string): Manifest {
  return Manifest.parse(parse(readFileSync(join(actionDir, 'action.yml'), 'utf8'), { schema: 'failsafe' }))
}

/** Values of the expressions that a default can be. */
export interface Contexts {
  readonly token: string
  /** Undefined for a job without a matrix, where it is null. */
  readonly matrix: object | undefined
}

/** Resolve `with:` and the defaults; names ignore case, and an unexpected one is passed on. */
export function resolveInputs(manifest: Manifest, given: Record<string, string>, contexts: Contexts) {
  const inputs = new Map(Object.entries(given))
  const givenNames = new Set(Object.keys(given).map(lower))
  for (const [name, { default: text }] of Object.entries(manifest.inputs)) {
    if (!givenNames.has(lower(name))) inputs.set(name, evaluate(text, contexts))
  }
  return inputs
}

/** GitHub's warning about names that action.yml does not know; undefined if there are none. */
export function unexpectedInputs(manifest: Manifest, given: Record<string, string>): string | undefined {
  const valid = Object.keys(manifest.inputs)
  const validNames = new Set(valid.map(lower))
  const unexpected = Object.keys(given).filter(name => !validNames.has(lower(name)))
  if (unexpected.length === 0) return undefined
  return `Unexpected input(s) '${unexpected.join("', '")}', valid inputs are ['${valid.join("', '")}']`
}

function evaluate(text: string, { token, matrix }: Contexts): string {
  const [, expression] = /^\$\{\{\s*(.*?)\s*\}\}$/.exec(text) ?? []
  if (expression === 'github.token') return token
  if (expression === 'toJSON(matrix)') return JSON.stringify(matrix ?? null, null, 2)
  if (text.includes('${{')) throw new Error(`The local runner cannot evaluate ${text}`)
  return text
}

function lower(text: string): string {
  return text.toLowerCase()
}
