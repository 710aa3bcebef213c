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
  ['{ node: [24, 20], os: [ubuntu-latest, windows-latest] }', { node: 24, os: 'ubuntu-latest' }],
  ['{ node: [20.x, lts/*, 24.x, 22.x] }', { node: '24.x' }],
  ['{ node: [latest, 22, 20] }', { node: 'latest' }],
  ["{ node: [22, 'lts/*', 20] }", { node: 22 }],
  ['{ python: ["3.13", pypy3.10, "3.12"] }', { python: '3.13' }],
  ['{ include: [{ task: test, node: 20 }, { task: lint, node: 22 }] }', { task: 'test', node: 20 }],
  ['{ include: [{ node: 20 }, { node: 22, canary: true }] }', { node: 20 }],
  ['{ python: ["3.10", "3.9"] }', { python: '3.10' }],
  [
    '{ include: [{ rust: 1.63.0 }, { rust: stable, features: a }, { rust: stable }] }',
    { rust: 'stable', features: 'a' },
  ],
  ["{ os: '${{ fromJSON(inputs.os) }}', node: [22, 20] }", { os: undefined, node: 22 }],
  ['{ ruby: ["3.2", "3.4", head, jruby, truffleruby] }', { ruby: '3.4' }],
  ['{ rust: [1.63.0, stable, beta, nightly] }', { rust: 'stable' }],
  ['{ python: ["3.13", "3.14", "3.14t", "3.15-dev", pypy-3.11] }', { python: '3.14' }],
  ['{ rust: [nightly] }', { rust: 'nightly' }],
  ["{ os: '${{ fromJSON(inputs.os) }}', node: [20, 22] }", { os: undefined, node: 22 }],
])('of %s is %o', (matrix, values) => {
  expect(legOf(matrix)?.values).toEqual(values)
})

it.each<[string, unknown, object]>([
  [
    '{ os: [windows-latest, self-hosted-linux-x64], node: [22] }',
    '${{ matrix.os }}',
    { os: 'self-hosted-linux-x64', node: 22 },
  ],
  [
    '{ os: [windows-latest, macos-latest], py: ["3.14"], include: [{ os: ubuntu-latest, py: "3.13" }] }',
    '${{ matrix.os }}',
    { os: 'ubuntu-latest', py: '3.13' },
  ],
  [
    '{ os: [windows, linux-gnu], n: [1] }',
    "${{ matrix.os == 'windows' && 'windows-latest' || 'ubuntu-latest' }}",
    { os: 'linux-gnu', n: 1 },
  ],
  ['{ os: [mac, other] }', "${{ matrix.os == 'mac' && 'macos-15' || 'large' }}", { os: 'other' }],
  [
    '{ py: [{ version: "3.9", os: ubuntu }, { version: "3.14", os: ubuntu }, { version: "3.14", os: windows }] }',
    '${{ matrix.py.os }}-latest',
    { py: { version: '3.14', os: 'ubuntu' } },
  ],
  [
    '{ target: [a, b], include: [{ target: a, node: 24 }, { target: b, node: 20 }] }',
    'ubuntu-latest',
    { target: 'a', node: 24 },
  ],
  [
    '{ os: [ubuntu-latest], include: [{ os: ubuntu-latest, node: 24 }] }',
    '${{ matrix.os }}',
    { os: 'ubuntu-latest', node: 24 },
  ],
])('of %s on %j is %o', (matrix, runsOn, values) => {
  const job = { 'runs-on': runsOn, strategy: { matrix: parse(matrix) as unknown } }

  expect(newestLeg(job)?.values).toEqual(values)
})

it('is open where its additions are computed, and none where all of it is', () => {
  expect(legOf("{ node: [22], include: '${{ fromJSON(inputs.more) }}' }")).toEqual({
    values: { node: 22 },
    isOpen: true,
  })
  expect(legOf('${{ fromJSON(inputs.all) }}')).toBeUndefined()
})
