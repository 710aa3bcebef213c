import { parse } from 'yaml'
import { z } from 'zod'
import { configSchema } from '../src/config/config-file.ts'
import { INPUTS } from '../src/config/settings.ts'

const Entry = z.object({ description: z.string(), default: z.string().optional() })
const Manifest = z.object({ inputs: z.record(z.string(), Entry), outputs: z.record(z.string(), Entry) })

/** A README whose parts between `<!-- inputs -->` and `<!-- /inputs -->`, and so for outputs, are those of action.yml. */
export function withTables(readme: string, manifest: string): string {
  const { inputs, outputs } = Manifest.parse(parse(manifest))
  const inputRows = Object.entries(inputs).map(([name, { description, default: given }]) => {
    const value = given ?? defaultOf(name)
    return `| \`${name}\` | ${description} | ${value === undefined ? '' : `\`${value}\``} |`
  })
  const outputRows = Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${description} |`)
  const withInputs = between(readme, 'inputs', ['| input | what it is | default |', '|---|---|---|', ...inputRows])
  return between(withInputs, 'outputs', ['| output | what it is |', '|---|---|', ...outputRows])
}

/** The JSON Schema of .github/fix-tests.yml, with the descriptions of action.yml. */
export function schemaText(manifest: string): string {
  const { inputs } = Manifest.parse(parse(manifest))
  const descriptions = Object.entries(inputs).map(([name, { description }]) => [name, description])
  return `${JSON.stringify(configSchema(Object.fromEntries(descriptions)), undefined, 2)}\n`
}

/** What the source takes for an input that is not given; undefined where that says nothing. */
function defaultOf(name: string): string | undefined {
  const { fallback } = INPUTS[name as keyof typeof INPUTS] ?? {}
  const text = Array.isArray(fallback) ? fallback.map(String).join(', ') : String(fallback ?? '')
  return text === '' ? undefined : text
}

function between(text: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`README.md has no part ${begin} … ${end}`)
  return `${text.slice(0, from + begin.length)}\n${lines.join('\n')}\n${text.slice(to)}`
}
