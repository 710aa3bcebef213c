import { configSchema } from '../src/config/config-file.ts'
import { describeManifest } from '../src/config/input-descriptions.ts'

/** A README whose parts between `<!-- inputs -->` and `<!-- /inputs -->`, and so for outputs, are those of action.yml. */
export function withTables(readme: string, manifest: string): string {
  const { inputs, outputs } = describeManifest(manifest)
  const inputRows = inputs.map(
    ({ name, description, fallback }) =>
      `| \`${name}\` | ${description} | ${fallback === undefined ? '' : `\`${fallback}\``} |`,
  )
  const outputRows = outputs.map(({ name, description }) => `| \`${name}\` | ${description} |`)
  const withInputs = between(readme, 'inputs', ['| input | what it is | default |', '|---|---|---|', ...inputRows])
  return between(withInputs, 'outputs', ['| output | what it is |', '|---|---|', ...outputRows])
}

/** The JSON Schema of .github/fix-tests.yml, with the descriptions of action.yml. */
export function schemaText(manifest: string): string {
  const descriptions = describeManifest(manifest).inputs.map(({ name, description }) => [name, description])
  return `${JSON.stringify(configSchema(Object.fromEntries(descriptions)), undefined, 2)}\n`
}

function between(text: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`README.md has no part ${begin} … ${end}`)
  return `${text.slice(0, from + begin.length)}\n${lines.join('\n')}\n${text.slice(to)}`
}
