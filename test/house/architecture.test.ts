import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { walkAll } from '../domain/walking.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')

describe('ARCHITECTURE.md', () => {
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')

  it('names every folder and file at the top of src', () => {
    for (const name of readdirSync(join(ROOT, 'src'))) expect(text).toContain(name)
  })

  it('has the diagram of the workflow draw every way that the machine takes from one phase to the next, and no other', () => {
    const workflow = readFileSync(join(ROOT, 'docs', 'design', 'workflow.md'), 'utf8')
    const diagram = /^```mermaid\nstateDiagram-v2\n(.*?)^```$/ms.exec(workflow)?.[1] ?? ''

    const { transitions } = walkAll()

    const drawn = new Set(
      diagram.split('\n').flatMap(line => /^ *(\w+ --> \w+)(?: *:.*)?$/.exec(line)?.slice(1, 2) ?? []),
    )
    const missing = [...transitions].filter(way => !drawn.has(way)).toSorted()
    const superfluous = [...drawn].filter(way => !transitions.has(way)).toSorted()
    expect({ missing, superfluous }).toEqual({ missing: [], superfluous: [] })
  })
})

describe('the environment', () => {
  it('is read at the two entry points only', () => {
    // What another process runs is text here: reporters for test frameworks.
    const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      file => file.endsWith('.ts') && !file.startsWith('frameworks/reporters/'),
    )
    const readers = files.filter(file => readFileSync(join(ROOT, 'src', file), 'utf8').includes('process.env'))

    expect(readers.toSorted()).toEqual(['cli.ts', 'index.ts'])
  })
})
