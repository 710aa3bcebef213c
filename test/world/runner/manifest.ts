// action.yml, and the inputs that an action gets from it.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { evaluate, type Contexts } from './expressions.ts'

// Read without YAML's types: GitHub passes `default: 0.10` on as "0.10" and `default: true` as "true".
const Manifest = z.object({
  name: z.string().default('action'),
  inputs: z
    .record(
      z.string(),
      z.object({ default: z.string().default('') }).or(z.literal('').transform(() => ({ default: '' }))),
    )
    .default({}),
  runs: z.object({
    using: z.string().regex(/^node\d+$/, 'The local runner starts JavaScript actions only'),
    main: z.string(),
    pre: z.string().optional(),
    post: z.string().optional(),
  }),
})
export type Manifest = z.infer<typeof Manifest>

export function readManifest(actionDir: string): Manifest {
  const path = ['action.yml', 'action.yaml'].map(name => join(actionDir, name)).find(existsSync)
  if (path === undefined) throw new Error(`Can't find 'action.yml' or 'action.yaml' under '${actionDir}'`)
  return Manifest.parse(parse(readFileSync(path, 'utf8'), { schema: 'failsafe' }))
}

/** `with:` plus the defaults of what it leaves out; names count without case, and an unexpected one is passed on. */
export function resolveInputs(
  manifest: Manifest,
  given: Record<string, string>,
  contexts: Contexts,
): Map<string, string> {
  const inputs = new Map(Object.entries(given))
  const givenNames = new Set(Object.keys(given).map(lower))
  for (const [name, { default: text }] of Object.entries(manifest.inputs)) {
    if (!givenNames.has(lower(name))) inputs.set(name, evaluate(text, contexts))
  }
  return inputs
}

/** GitHub's warning about names that action.yml does not know, if there are any. */
export function unexpectedInputs(manifest: Manifest, given: Record<string, string>): string | undefined {
  const valid = Object.keys(manifest.inputs)
  const validNames = new Set(valid.map(lower))
  const unexpected = Object.keys(given).filter(name => !validNames.has(lower(name)))
  if (unexpected.length === 0) return undefined
  return `Unexpected input(s) '${unexpected.join("', '")}', valid inputs are ['${valid.join("', '")}']`
}

function lower(text: string): string {
  return text.toLowerCase()
}
