import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { breaches, ENGINE_FOLDERS, engineBreaches, FENCE, roomOf } from './fence.ts'
import { circles, importsOf, sources } from './imports.ts'

const files = sources(join(resolve(import.meta.dirname, '..', '..'), 'src'))
const imports = importsOf(files)

describe('the fence', () => {
  it('holds for every import of src', () => {
    expect(breaches(imports)).toEqual([])
  })

  it('knows every import of src', () => {
    // An import that the patterns missed would be an import that nothing checks.
    const specifiers = [...files].flatMap(([file, text]) =>
      [...text.matchAll(/from '(\.{1,2}\/[^']+\.ts)'/g)].map(([, path]) => `${file} ${path}`),
    )

    expect(imports.filter(({ isPackage }) => !isPackage).length).toBeGreaterThanOrEqual(new Set(specifiers).size)
    expect(imports.filter(({ to, isPackage }) => !isPackage && !files.has(to) && !to.endsWith('.json'))).toEqual([])
  })

  it('has a rule for each room, and a room for each rule', () => {
    const rooms = new Set([...files.keys()].map(roomOf))

    expect([...rooms].toSorted()).toEqual(Object.keys(FENCE).toSorted())
  })

  it.each(Object.keys(FENCE))('stops what %s may not import', room => {
    const rule = FENCE[room]
    const probe = room === '.' ? 'probe.ts' : `${room}/probe.ts`
    const target = Object.keys(FENCE).find(
      other => other !== room && other !== '.' && !rule?.rooms.some(allowed => `${other}/`.startsWith(`${allowed}/`)),
    )
    const up = '../'.repeat(probe.split('/').length - 1) || './'
    const broken = new Map([[probe, `import type { Thing } from '${up}${target}/thing.ts'\n`]])

    expect(breaches(importsOf(broken))).toEqual([`${probe} imports ${target}/thing.ts`])
  })

  it.each([
    ['domain/model', "import { readFileSync } from 'node:fs'"],
    ['rendering', "export { get } from 'node:http'"],
    ['contracts', "import 'zod'"],
    ['triage', "const fs = await import('node:fs')"],
  ])('stops a package that the pure room %s does not name', (room, text) => {
    expect(breaches(importsOf(new Map([[`${room}/probe.ts`, text]])))).toHaveLength(1)
  })
})

describe('the folders of the repair engine', () => {
  it('import one way', () => {
    expect(engineBreaches(imports)).toEqual([])
  })

  it('are those that the list names', () => {
    const folders = [...files.keys()].flatMap(file => /^fixers\/offline\/([^/]+)\//.exec(file)?.[1] ?? [])

    expect([...new Set(folders)].toSorted()).toEqual(ENGINE_FOLDERS.toSorted())
  })

  it.each(ENGINE_FOLDERS)('stop what %s may not import', folder => {
    const probe = `fixers/offline/${folder}/probe.ts`
    const later = ENGINE_FOLDERS[ENGINE_FOLDERS.indexOf(folder) + 1]
    const target = later === undefined ? 'probe-engine.ts' : `${later}/thing.ts`
    const broken = new Map([[probe, `import type { Thing } from '../${target}'\n`]])

    expect(engineBreaches(importsOf(broken))).toEqual([`${probe} imports fixers/offline/${target}`])
  })
})

describe('circles of files', () => {
  it('are none, type imports included', () => {
    expect(circles(imports)).toEqual([])
  })

  it('are found', () => {
    const round = new Map([
      ['a/one.ts', "import type { Two } from '../b/two.ts'"],
      ['b/two.ts', "import { three } from './three.ts'"],
      ['b/three.ts', "export { one } from '../a/one.ts'"],
      ['b/four.ts', "import { three } from './three.ts'"],
    ])

    expect(circles(importsOf(round))).toEqual([['a/one.ts', 'b/three.ts', 'b/two.ts']])
  })
})
