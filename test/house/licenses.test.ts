import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importsOf, sources } from './imports.ts'
import { mergedLicenses } from '../../scripts/licenses.ts'

const LICENSES: Readonly<Record<string, string>> = { a: 'MIT', '@b/c': 'MIT', d: 'ISC', e: 'MIT' }
const licenseOf = (name: string) => LICENSES[name]

it('packages of the same licence text stand together, each text once', () => {
  const list =
    'a\nMIT\nCopyright X\n\nDo as you like.\n\n@b/c\nMIT\nCopyright Y\n\nd\nISC\nA text.\n\ne\nMIT\nCopyright X\n\nDo as you like.\n'

  expect(mergedLicenses(list, licenseOf)).toBe(
    'a\ne\nMIT\n\nCopyright X\n\nDo as you like.\n\n@b/c\nMIT\n\nCopyright Y\n\nd\nISC\n\nA text.\n',
  )
})

it('a list of another form is refused', () => {
  expect(() => mergedLicenses('# Licences\na\nMIT\ntext', licenseOf)).toThrow('does not begin with a package')
})

it('the list beside the bundle names each package that the source imports', () => {
  const lines = new Set(readFileSync('dist/licenses.txt', 'utf8').split('\n'))
  const imported = importsOf(sources('src')).flatMap(({ to, isPackage }) =>
    isPackage && !to.startsWith('node:') ? [to.split('/', to.startsWith('@') ? 2 : 1).join('/')] : [],
  )

  expect(imported.length).toBeGreaterThan(20)
  expect([...new Set(imported)].filter(name => !lines.has(name))).toEqual([])
})
