import { parse } from 'yaml'
import { z } from 'zod'

const Entry = z.object({ description: z.string(), default: z.string().optional() })
const Manifest = z.object({ inputs: z.record(z.string(), Entry), outputs: z.record(z.string(), Entry) })

/** A README whose parts between `<!-- inputs -->` and `<!-- /inputs -->`, and so for outputs, are those of action.yml. */
export function withTables(readme: string, manifest: string): string {
  const { inputs, outputs } = Manifest.parse(parse(manifest))
  const inputRows = Object.entries(inputs).map(([name, { description, default: value }]) => {
    return `| \`${name}\` | ${description} | ${value === undefined ? '' : `\`${value}\``} |`
  })
  const outputRows = Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${description} |`)
  const withInputs = between(readme, 'inputs', ['| input | what it is | default |', '|---|---|---|', ...inputRows])
  return between(withInputs, 'outputs', ['| output | what it is |', '|---|---|', ...outputRows])
}

function between(text: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`README.md has no part ${begin} … ${end}`)
  return `${text.slice(0, from + begin.length)}\n${lines.join('\n')}\n${text.slice(to)}`
}
