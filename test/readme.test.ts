import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { withTables } from '../scripts/tables.ts'
import { initialState } from '../src/domain/state.ts'
import { INPUT_NAMES } from '../src/inputs.ts'
import { outputsOf } from '../src/action/result.ts'

const manifest = readFileSync('action.yml', 'utf8')
const readme = readFileSync('README.md', 'utf8')
const action = parse(manifest) as {
  inputs: Record<string, unknown>
  outputs: Record<string, unknown>
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
      Object.keys(outputsOf(state, { report: '', transcripts: '' })).toSorted(),
    )
  })

  it('runs on Node 24 from dist', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
  })
})

describe('the README', () => {
  it('has the tables that action.yml gives (npm run readme)', () => {
    expect(readme).toBe(withTables(readme, manifest))
  })

  it('begins with the two commands', () => {
    expect(readme.indexOf('npm start')).toBeLessThan(1_000)
    expect(readme.indexOf('npm cit')).toBeLessThan(1_000)
  })

  it('shows the workflow that is in the repository', () => {
    const workflow = readFileSync('.github/workflows/fix-tests.yml', 'utf8')

    expect(readme).toContain(workflow.slice(workflow.indexOf('name:')).trim())
  })
})

describe('workflows', () => {
  it.each(['ci', 'fix-tests'])(
    '%s.yml grants nothing at the top, pins actions by SHA, and puts no expression into a shell',
    name => {
      const text = readFileSync(`.github/workflows/${name}.yml`, 'utf8')
      const workflow = parse(text) as {
        permissions: object
        jobs: Record<string, { steps: { uses?: string; run?: string }[] }>
      }

      expect(workflow.permissions).toEqual({})
      for (const { uses, run } of Object.values(workflow.jobs).flatMap(({ steps }) => steps)) {
        if (uses !== undefined && !uses.startsWith('./') && !uses.startsWith('fix-tests/'))
          expect(uses).toMatch(/@[0-9a-f]{40}$/)
        if (run !== undefined) expect(run).not.toContain('${{')
      }
    },
  )
})
