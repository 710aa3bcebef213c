import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { billOfMaterials, type Lock } from '../../scripts/sbom.ts'
import { ROOT } from '../world/project.ts'

interface Bill {
  readonly serialNumber: string
  readonly components: readonly { readonly name: string; readonly version: string; readonly purl: string }[]
}

const bill = (lock: Lock, licenses: string, bundle = 'x') => billOfMaterials(lock, { licenses, bundle }) as Bill

describe('the bill of materials', () => {
  it('has the packages of the bundle with their versions, and none of the tools', () => {
    const packages = {
      '': { version: '1.0.0' },
      'node_modules/@a/b': { version: '1.2.3', license: 'MIT' },
      'node_modules/@a/b/node_modules/c': { version: '2.0.0' },
      'node_modules/c': { version: '3.0.0' },
      'node_modules/tool': { version: '4.0.0' },
      'node_modules/tool/node_modules/c': { version: '5.0.0' },
    }

    const { components } = bill({ version: '1.0.0', packages }, '@a/b\nc\nMIT\n\nText.\n')

    expect(components).toEqual([
      {
        type: 'library',
        name: '@a/b',
        version: '1.2.3',
        purl: 'pkg:npm/%40a/b@1.2.3',
        licenses: [{ expression: 'MIT' }],
      },
      { type: 'library', name: 'c', version: '2.0.0', purl: 'pkg:npm/c@2.0.0' },
      { type: 'library', name: 'c', version: '3.0.0', purl: 'pkg:npm/c@3.0.0' },
    ])
  })

  it('is the same for the same build, under a number of the form of a UUID', () => {
    const lock = { version: '1.0.0', packages: {} }

    expect(bill(lock, '', 'a')).toEqual(bill(lock, '', 'a'))
    expect(bill(lock, '', 'a').serialNumber).not.toBe(bill(lock, '', 'b').serialNumber)
    expect(bill(lock, '', 'a').serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })

  it('of this project has what it bundles', () => {
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock
    const names = bill(lock, readFileSync(join(ROOT, 'dist/licenses.txt'), 'utf8')).components.map(({ name }) => name)

    expect(names).toEqual(expect.arrayContaining(['@octokit/rest', 'zod', 'yaml', '@anthropic-ai/sdk']))
    expect(names).not.toContain('vitest')
  })
})
