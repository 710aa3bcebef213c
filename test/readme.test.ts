import { resultView } from '../src/rendering/result-view.ts'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { readTableFacts } from '../scripts/table-facts.ts'
import { GENERATED, type GeneratedPage, schemaText, withTables } from '../scripts/tables.ts'
import type { Input } from '../src/config/input-kinds.ts'
import { initialState, OutcomeKind } from '../src/domain/model/state.ts'
import { INPUT_NAMES, INPUTS } from '../src/config/settings.ts'
import { outputsOf } from '../src/action/outputs/step-outputs.ts'

const manifest = readFileSync('action.yml', 'utf8')
const readme = readFileSync('README.md', 'utf8')
const action = parse(manifest) as {
  inputs: Record<string, { description: string; default?: string }>
  outputs: Record<string, { description: string }>
  runs: { using: string; main: string }
}

describe('action.yml', () => {
  it('has the same inputs as the source, in the same order', () => {
    expect(Object.keys(action.inputs)).toEqual(INPUT_NAMES)
  })

  it('has the outputs that the source sets', () => {
    const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: 'a'.repeat(40) }
    const state = initialState({ key: '', branch: '', request, reported: [] })

    expect(Object.keys(action.outputs).toSorted()).toEqual(
      Object.keys(
        outputsOf(resultView(state), { report: '', transcripts: '', patch: '', reportUrl: undefined }),
      ).toSorted(),
    )
  })

  it('gives no defaults but what only the runner knows: else a file of settings could never say otherwise', () => {
    const given = Object.entries(action.inputs).filter(([, input]) => input.default !== undefined)

    expect(given.map(([name]) => name)).toEqual(['github-token', 'job-context'])
    for (const [, input] of given) expect(input.default).toMatch(/^\$\{\{ .+ \}\}$/)
  })

  it('describes each input and output in sentences, and the values of those that are one of some words', () => {
    for (const { description } of [...Object.values(action.inputs), ...Object.values(action.outputs)])
      expect(description).toMatch(/^[A-Z#{].*\.$|^auto/)
    for (const name of INPUT_NAMES) {
      const { enum: values = [] } = INPUTS[name].json as { enum?: readonly string[] }
      for (const value of values) expect(action.inputs[name]?.description, name).toContain(value)
    }
  })

  it('runs on Node 24 from dist', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
  })
})

/** The rows of the tables on a page, by the name in their first cell. */
function rowsOf(page: string): Map<string, string> {
  const rows = [...page.matchAll(/^\| `([^`]+)` \|.*$/gm)]
  return new Map(rows.map(([row, name = '']) => [name, row]))
}

const read = (path: string) => readFileSync(path, 'utf8')
const levelOf = (name: (typeof INPUT_NAMES)[number]) => (INPUTS[name] as Input<unknown>).level

describe('the tables', () => {
  it.each(Object.keys(GENERATED) as GeneratedPage[])(
    'of %s are those that action.yml, settings and prices give (npm run readme)',
    page => {
      expect(read(page)).toBe(withTables(page, read(page), readTableFacts()))
    },
  )

  it('of docs/inputs.md have each input once, the rare ones apart', () => {
    const [usual = '', rest = ''] = read('docs/inputs.md').split('## Rare inputs')
    const isRare = (name: (typeof INPUT_NAMES)[number]) => levelOf(name) === 'rare'

    expect([...rowsOf(usual).keys()]).toEqual(INPUT_NAMES.filter(name => !isRare(name)))
    expect([...rowsOf(rest).keys()]).toEqual(INPUT_NAMES.filter(isRare))
  })

  it('of docs/inputs.md name the default of each input that has one, and if the file can set it', () => {
    const row = (name: string) => rowsOf(read('docs/inputs.md')).get(name) ?? ''

    expect(row('max-iterations')).toMatch(/\| `10` \| yes \|$/)
    expect(row('labels')).toMatch(/\| `fix-tests` \| yes \|$/)
    expect(row('fail-on-unfixed')).toMatch(/\| `true` \| yes \|$/)
    expect(row('models')).toMatch(/\|\s+\| yes \|$/)
    expect(row('docker')).toMatch(/\| `hide` \| no \|$/)
  })

  it('of docs/outputs.md have each output', () => {
    expect([...rowsOf(read('docs/outputs.md')).keys()]).toEqual(Object.keys(action.outputs))
  })

  it('of docs/outcomes.md have each outcome of the source, and explained', () => {
    expect([...rowsOf(read('docs/outcomes.md')).keys()].toSorted()).toEqual(
      [...OutcomeKind.options, 'explained'].toSorted(),
    )
  })
})

describe('the README', () => {
  it('shows ten inputs', () => {
    const first = INPUT_NAMES.filter(name => levelOf(name) === 'first')
    const shown = [...rowsOf(readme).keys()].filter(name => INPUT_NAMES.some(each => each === name))

    expect(first).toHaveLength(10)
    expect(shown).toEqual(first)
  })

  it('names each outcome', () => {
    const [, ends = ''] = readme.split('## How it ends')

    expect([...OutcomeKind.options, 'explained'].filter(outcome => !ends.includes(`\`${outcome}\``))).toEqual([])
  })

  it('fits two screens', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(131)
  })

  it('begins with the two commands', () => {
    expect(readme.indexOf('npm start')).toBeLessThan(1_000)
    expect(readme.indexOf('npm cit')).toBeLessThan(1_000)
  })

  it('shows a workflow that also starts on the branches of fix-tests: a fix would stay a draft without', () => {
    expect(readme).toContain("startsWith(github.event.workflow_run.head_branch, 'fix-tests/')")
  })

  it('leads to the workflow of the examples, which docs/getting-started.md shows', () => {
    const workflow = readFileSync('examples/fix-tests.yml', 'utf8')

    expect(readme).toContain('(examples/fix-tests.yml)')
    expect(read('docs/getting-started.md')).toContain(workflow.slice(workflow.indexOf('name:')).trim())
  })
})

describe('fix-tests.schema.json', () => {
  it('is what action.yml and the source give (npm run readme)', () => {
    expect(readFileSync('fix-tests.schema.json', 'utf8')).toBe(schemaText(manifest))
  })

  it('is shipped', () => {
    const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] }

    expect(files).toContain('fix-tests.schema.json')
  })
})
