import { resultView } from '../src/rendering/result-view.ts'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { schemaText, withTables } from '../scripts/tables.ts'
import { initialState } from '../src/domain/model/state.ts'
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

describe('the README', () => {
  it('has the tables that action.yml gives (npm run readme)', () => {
    expect(readme).toBe(withTables(readme, manifest))
  })

  it('names the default of each input that has one', () => {
    const row = (name: string) => readme.split('\n').find(line => line.startsWith(`| \`${name}\` |`)) ?? ''

    expect(row('max-iterations')).toMatch(/\| `10` \|$/)
    expect(row('labels')).toMatch(/\| `fix-tests` \|$/)
    expect(row('fail-on-unfixed')).toMatch(/\| `true` \|$/)
    expect(row('models')).toMatch(/\|\s+\|$/)
  })

  it('begins with the two commands', () => {
    expect(readme.indexOf('npm start')).toBeLessThan(1_000)
    expect(readme.indexOf('npm cit')).toBeLessThan(1_000)
  })

  it('shows the workflow of the examples', () => {
    const workflow = readFileSync('examples/fix-tests.yml', 'utf8')

    expect(readme).toContain(workflow.slice(workflow.indexOf('name:')).trim())
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
