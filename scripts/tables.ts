import { CONFIG_NAMES, configSchema } from '../src/config/config-file.ts'
import { deprecationRemedy } from '../src/config/deprecations.ts'
import { type Described, describeManifest } from '../src/config/input-descriptions.ts'
import type { Input, InputLevel } from '../src/config/input-kinds.ts'
import { INPUTS } from '../src/config/settings.ts'
import type { PriceList } from '../src/fixers/models/price-list.ts'

/** Facts that pages show in tables. */
export interface TableFacts {
  /** Text of action.yml. */
  readonly manifest: string
  readonly prices: PriceList
}

/** Pages with generated parts, each between `<!-- name -->` and `<!-- /name -->`. */
export const GENERATED = {
  'README.md': ['first-inputs'],
  'docs/inputs.md': ['inputs', 'rare-inputs'],
  'docs/outputs.md': ['outputs'],
  'docs/models-and-costs.md': ['prices'],
} as const satisfies Record<string, readonly Part[]>

export type Part = 'first-inputs' | 'inputs' | 'rare-inputs' | 'outputs' | 'prices'
export type GeneratedPage = keyof typeof GENERATED

/** Write the generated parts of a page anew. @throws Error if the page has no such part */
export function withTables(page: GeneratedPage, text: string, facts: TableFacts): string {
  return GENERATED[page].reduce<string>(
    (filled, part) => between(filled, part, { page, lines: tableOf(part, facts) }),
    text,
  )
}

function tableOf(part: Part, { manifest, prices }: TableFacts): string[] {
  const { inputs, outputs } = describeManifest(manifest)
  const levelOf = ({ name }: Described): InputLevel | undefined => inputOf(name).level
  switch (part) {
    case 'first-inputs':
      return [
        '| input | what it is | default |',
        '|---|---|---|',
        ...inputs
          .filter(each => levelOf(each) === 'first')
          .map(each => `| \`${each.name}\` | ${firstSentence(each.description)} | ${fallback(each)} |`),
      ]
    case 'inputs':
      return inputTable(inputs.filter(each => levelOf(each) !== 'rare'))
    case 'rare-inputs':
      return inputTable(inputs.filter(each => levelOf(each) === 'rare'))
    case 'outputs':
      return [
        '| output | what it is |',
        '|---|---|',
        ...outputs.map(({ name, description }) => `| \`${name}\` | ${description} |`),
      ]
    case 'prices':
      return priceTable(prices)
  }
}

function inputTable(inputs: readonly Described[]): string[] {
  const row = (each: Described) => {
    const { deprecated } = inputOf(each.name)
    const mark =
      deprecated === undefined ? '' : `**Deprecated since ${deprecated.since}.** ${deprecationRemedy(deprecated)} `
    const inFile = CONFIG_NAMES.some(name => name === each.name) ? 'yes' : 'no'
    return `| \`${each.name}\` | ${mark}${each.description} | ${fallback(each)} | ${inFile} |`
  }
  return ['| input | what it is | default | in the file |', '|---|---|---|---|', ...inputs.map(row)]
}

function priceTable({ date, models }: PriceList): string[] {
  const rows = (Object.keys(models) as (keyof typeof models)[]).flatMap(family =>
    Object.entries(models[family]).map(([name, { price, window }]) => {
      const cells = [price.input, price.output, price.cacheRead, price.cacheWrite].map(dollars => `$${dollars}`)
      const { long } = price
      const longer =
        long === undefined ? '' : `$${long.price.input}, $${long.price.output} above ${grouped(long.above)}`
      return `| \`${name}\` | ${cells.join(' | ')} | ${longer} | ${grouped(window)} |`
    }),
  )
  return [
    `List prices of ${date}, in US dollars per million tokens:`,
    '',
    '| model | input | output | read from the cache | written to the cache | longer requests: input, output | context window, tokens |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ]
}

function grouped(tokens: number): string {
  return tokens.toLocaleString('en-US')
}

function inputOf(name: string): Input<unknown> {
  return INPUTS[name as keyof typeof INPUTS]
}

function fallback({ fallback: value }: Described): string {
  return value === undefined ? '' : `\`${value}\``
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.) (?=[A-Z])/)[0] ?? text
}

/** The JSON Schema of .github/fix-tests.yml, with the descriptions of action.yml. */
export function schemaText(manifest: string): string {
  const descriptions = describeManifest(manifest).inputs.map(({ name, description }) => [name, description])
  return `${JSON.stringify(configSchema(Object.fromEntries(descriptions)), undefined, 2)}\n`
}

function between(text: string, part: Part, { page, lines }: { page: string; lines: readonly string[] }): string {
  const [begin, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`${page} has no part ${begin} … ${end}`)
  return `${text.slice(0, from + begin.length)}\n${lines.join('\n')}\n${text.slice(to)}`
}
