import { parse } from 'yaml'
import { z } from 'zod'
import { INPUTS } from './settings.ts'

const Entry = z.object({ description: z.string(), default: z.string().optional() })
const Manifest = z.object({ inputs: z.record(z.string(), Entry), outputs: z.record(z.string(), Entry) })

/** An input or output as people read about it. */
export interface Described {
  readonly name: string
  readonly description: string
  /** Value if it is not given, as text; undefined if there is none. */
  readonly fallback: string | undefined
}

/**
 * Read what action.yml says about each input and output, with the defaults of the settings. README, JSON Schema and
 * `--help` show the same.
 */
export function describeManifest(manifest: string): { inputs: Described[]; outputs: Described[] } {
  const { inputs, outputs } = Manifest.parse(parse(manifest))
  const described = (all: Readonly<Record<string, z.infer<typeof Entry>>>) =>
    Object.entries(all).map(([name, { description, default: given }]) => ({
      name,
      description,
      fallback: given ?? fallbackText(name),
    }))
  return { inputs: described(inputs), outputs: described(outputs) }
}

/** Format the value that the settings take for an input that is not given; undefined if it is empty. */
function fallbackText(name: string): string | undefined {
  const { fallback } = INPUTS[name as keyof typeof INPUTS] ?? {}
  // An object has no form as a text; no input has one by default.
  const plain = typeof fallback === 'object' && !Array.isArray(fallback) ? undefined : fallback
  const text = Array.isArray(plain) ? plain.map(String).join(', ') : String(plain ?? '')
  return text === '' ? undefined : text
}
