import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { newestLeg } from '../../src/config/newest-leg.ts'

const legOf = (matrix: string) => newestLeg({ strategy: { matrix: parse(matrix) as unknown } })

it.each<[string, object]>([
  ['{ os: [macos-latest, ubuntu-22.04, ubuntu-latest], node: [20, 22] }', { os: 'ubuntu-latest', node: 22 }],
  ['{ os: [windows-latest], node: [20, 22] }', { os: 'windows-latest', node: 22 }],
  ['{ os: [ubuntu-latest], node: [20, 22], exclude: [{ node: 22 }] }', { os: 'ubuntu-latest', node: 20 }],
  ['{ java: [17, 21], include: [{ java: 11, more: -Dold }, { java: 25, more: -Dnew }] }', { java: 21 }],
  ['{ java: [17, 21], include: [{ java: 21, more: -Dx }, { more: -Dy }] }', { java: 21, more: '-Dy' }],
  [
    '{ include: [{ os: windows-latest }, { os: ubuntu-latest, node: 20, tags: [a] }] }',
    { os: 'ubuntu-latest', node: 20 },
  ],
  ["{ os: '${{ fromJSON(inputs.os) }}', node: [20, 22] }", { os: undefined, node: 22 }],
])('of %s is %o', (matrix, values) => {
  expect(legOf(matrix)?.values).toEqual(values)
})

it('is open where its additions are computed, and none where all of it is', () => {
  expect(legOf("{ node: [22], include: '${{ fromJSON(inputs.more) }}' }")).toEqual({
    values: { node: 22 },
    isOpen: true,
  })
  expect(legOf('${{ fromJSON(inputs.all) }}')).toBeUndefined()
})
