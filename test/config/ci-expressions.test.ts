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
    ['contains(fromJSON(\'["a", "Ubuntu-Latest"]\'), matrix.os)', true],
    ['contains(fromJSON(inputs.systems), matrix.os)', undefined],
    ["(github.event.inputs.suite || 'all') == 'all'", undefined],
    ["${{ (inputs.os || 'linux') == 'linux' }}", undefined],
    ["startsWith(github.head_ref || 'main', 'm')", undefined],
    ["!contains(env.OTHER || 'abc', 'abc')", undefined],
    ["contains(github.ref && 'x', 'x')", undefined],
    ["(matrix.odd || 'all') == 'all'", true],
    ['!(github.ref && matrix.odd)', true],
    ["!((github.ref || 'a') == 'a')", undefined],
    ['!(github.ref || matrix.node) == false', true],
    ["github.ref && (inputs.a || runner.os != 'Linux') || matrix.odd", undefined],
    ["(github.ref && matrix.odd) || runner.os == 'Linux'", true],
    ["matrix.OS == 'ubuntu-latest'", true],
    ["Matrix.Py['VERSION'] == '3.14'", true],
    ["RUNNER.os == 'Linux'", true],
    ["STARTSWITH(matrix.os, 'UBUNTU') && Success()", true],
    ['TRUE', undefined],
    ['matrix.os.name', false],
    ['matrix.*', undefined],
    ['matrix[inputs.key]', undefined],
    ['matrix.py', true],
    ["matrix.py == 'a'", undefined],
    ["hashFiles('a') == ''", undefined],
    ['other.os', undefined],
    ['unknown(matrix.os)', undefined],
    ["format('{0}')", undefined],
    ["matrix.node > 'a'", false],
    [`${'!'.repeat(100)}true`, undefined],
    [Array.from({ length: 150 }).fill('true').join(' && '), undefined],
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

it('a text of many repetitions is not known', () => {
  const format = Array.from({ length: 12 }).reduce<string>(inner => `format('${'{0}'.repeat(10)}', ${inner})`, "'a'")

  expect(fillExpressions(`\${{ ${format} }}`, context)).toContain('${{')
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
    ["${{ Matrix.NODE }} ${{ matrix['py'].version }}", '22 3.14'],
    ["${{ 'it''s ''a''' }}", "it's 'a'"],
    ['${{ matrix.none }}${{ matrix.py.none || 1.50 }}', '${{ matrix.none }}1.5'],
    ["${{ matrix.constructor || 'a' }}", 'a'],
    ["${{ fromJSON('[1]') }}", "${{ fromJSON('[1]') }}"],
  ])('%s becomes %s', (text, filled) => {
    expect(fillExpressions(text, context)).toBe(filled)
  })
})
