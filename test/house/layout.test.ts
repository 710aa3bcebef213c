import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sources } from './imports.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')
const files = sources(join(ROOT, 'src'))

/** Files that stand once per framework, language or report format: the same name is the same thing there. */
const ONE_PER_FRAMEWORK = /^(?:frameworks|test-reports\/(?:dialects|formats))\/[^/]+\.ts$/
/** Each entry has a `main`. */
const ONE_PER_ENTRY = /^[^/]+\/main\.ts$/

/** The files that have this in common, where several have it. */
function recurring(of: (file: string, text: string) => readonly string[]): string[] {
  const where = new Map<string, string[]>()
  for (const [file, text] of files)
    for (const name of of(file, text)) where.set(name, [...(where.get(name) ?? []), file])
  return [...where].filter(([, all]) => all.length > 1).map(([name, all]) => `${name}: ${all.join(', ')}`)
}

describe('one word, one meaning', () => {
  it('no file name recurs', () => {
    const names = recurring(file => (ONE_PER_FRAMEWORK.test(file) || ONE_PER_ENTRY.test(file) ? [] : [basename(file)]))

    expect(names).toEqual([])
  })

  it('no name is exported by two files', () => {
    const exported = /^export (?:async )?(?:abstract )?(?:function\*?|const|class|interface|type|enum) (\w+)/gm

    // A zod schema and its type share a name in one file.
    const names = recurring((_, text) => [...new Set([...text.matchAll(exported)].map(([, name]) => name ?? ''))])

    expect(names).toEqual([])
  })
})

describe('the size of things', () => {
  const lines = (file: string) =>
    readFileSync(join(ROOT, 'src', file), 'utf8')
      .trimEnd()
      .split('\n').length

  it('no file is longer than 250 lines', () => {
    expect([...files.keys()].filter(file => lines(file) > 250)).toEqual([])
  })

  it('no file is shorter than 15 lines, but for the entry points', () => {
    expect([...files.keys()].filter(file => file.includes('/') && !file.endsWith('.d.ts') && lines(file) < 15)).toEqual(
      [],
    )
  })

  it('no line of a comment is longer than one of code', () => {
    const isLong = (line: string) => line.length > 120 && /^\s*(?:\/\/|\/?\*)/.test(line) && !/https?:\S{60}/.test(line)

    const long = [...files].flatMap(([file, text]) =>
      text.split('\n').flatMap((line, at) => (isLong(line) ? [`${file}:${at + 1}`] : [])),
    )

    expect(long).toEqual([])
  })

  it('at the root stand entry points only', () => {
    expect([...files.keys()].filter(file => !file.includes('/'))).toEqual(['cli.ts', 'entrypoints.ts', 'index.ts'])
  })
})
