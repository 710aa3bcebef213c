import { describe, expect, it } from 'vitest'
import { decide, fillExpressions } from '../../src/config/ci-expressions.ts'

const context = {
  values: {
    matrix: { os: 'ubuntu-latest', node: 22, odd: false, list: undefined, py: { version: '3.14', deep: { a: 1 } } },
    env: { CARGO: 'cargo' },
    runner: { os: 'Linux' },
  },
  closed: ['matrix'],
}

describe('a condition', () => {
  it.each<[condition: unknown, value: boolean | undefined]>([
    [undefined, true],
    [true, true],
    [false, false],
    ["matrix.os == 'ubuntu-latest'", true],
    ["matrix.os == 'UBUNTU-latest'", true],
    ["${{ matrix.os != 'ubuntu-latest' }}", false],
    ["startsWith(matrix.os, 'Windows')", false],
    ["endsWith(matrix.os, 'latest') && contains(matrix.os, 'untu')", true],
    ['matrix.node >= 20', true],
    ["matrix.node == '22'", true],
    ["matrix['os'] == 'ubuntu-latest'", true],
    ["matrix.py.version == '3.14'", true],
    ['matrix.missing', false],
    ['!matrix.missing', true],
    ["matrix.missing == 'a'", false],
    ['matrix.list', undefined],
    ["runner.os == 'Windows'", false],
    ["runner.arch == 'X64'", undefined],
    ["env.OTHER == 'a'", undefined],
    ['always()', true],
    ['!cancelled()', true],
    ['failure()', false],
    ["steps.cache.outputs.cache-hit != 'true'", undefined],
    ["github.event_name == 'push' && runner.os == 'Windows'", false],
    ["github.event_name == 'push' || runner.os == 'Linux'", true],
    ["github.event_name == 'push' || runner.os == 'Windows'", undefined],
    ["!(github.event_name == 'push')", undefined],
    ['contains(fromJSON(\'["a"]\'), matrix.os)', undefined],
    ["'it''s' == 'it''s'", true],
    ['matrix.os ==', undefined],
    ['(matrix.os', undefined],
    ['a b', undefined],
    ["'open", undefined],
    ["${{ matrix.os }} == 'a'", undefined],
  ])('%j is %j', (condition, value) => {
    expect(decide(condition, context)).toBe(value)
  })
})

describe('a text', () => {
  it.each([
    ['${{ matrix.node }}.x ${{ env.CARGO }}', '22.x cargo'],
    ['${{matrix.os}}', 'ubuntu-latest'],
    ['${{ matrix.py.version }} ${{ matrix.py.deep.a }} ${{ matrix.py }}', '3.14 1 ${{ matrix.py }}'],
    ["a${{ matrix.missing || '' }}b", 'ab'],
    ["${{ matrix.odd && 'x' || 'y' }}", 'y'],
    ["${{ format('{0}-{1}', matrix.node, 'a') }}", '22-a'],
    ["${{ matrix.os == 'ubuntu-latest' && 'apt' || 'brew' }}", 'apt'],
    ["${{ inputs.a || 'b' }}", "${{ inputs.a || 'b' }}"],
    ["${{ inputs.a && '' }}", "${{ inputs.a && '' }}"],
    ['${{ matrix.missing }}', '${{ matrix.missing }}'],
    ['${{ matrix.list }} ${{ secrets.A }}', '${{ matrix.list }} ${{ secrets.A }}'],
    ['${{ matrix.os', '${{ matrix.os'],
  ])('%s becomes %s', (text, filled) => {
    expect(fillExpressions(text, context)).toBe(filled)
  })
})
