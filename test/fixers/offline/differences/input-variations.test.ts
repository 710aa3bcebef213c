import { expect, it } from 'vitest'
import { inputsNear } from '../../../../src/fixers/offline/differences/input-variations.ts'
import { literalOf, SeenValue } from '../../../../src/fixers/offline/differences/seen-value.ts'

const number = (text: number | string): SeenValue => ({ number: String(text) })
const shown = (inputs: readonly (readonly SeenValue[])[]) =>
  inputs.map(each => each.map(value => literalOf(value, { name: 'python' })).join(', '))

it('the inputs of the tests come first, then a step of each, then what the code decides by', () => {
  const near = shown(
    inputsNear(
      [
        [number(3), true],
        [number(9), false],
      ],
      ['50'],
      100,
    ),
  )

  expect(near.slice(0, 4)).toEqual(['3, True', '9, False', '2, True', '8, False'])
  expect(near).toEqual(expect.arrayContaining(['49, True', '50, True', '51, False', '0, False', '3, False']))
  expect(new Set(near).size).toBe(near.length)
})

it('one number takes the value of another one, and of its neighbours', () => {
  expect(shown(inputsNear([[number(3), number(10)]], [], 100))).toEqual(
    expect.arrayContaining(['10, 10', '9, 10', '11, 10', '3, 3', '3, 2', '3, 4']),
  )
})

it.each<[SeenValue, string[]]>([
  [number('1.5'), ['0.5', '2.5', '0.0']],
  [number('12345678901234567890'), ['12345678901234567889', '12345678901234567891']],
  ['ab', ['"a"', '"abb"', '""', '" ab"', '"AB"']],
  [{ list: [number(1), 'x'] }, ['[1]', '[1, "x", "x"]', '["x"]', '[]', '["x", 1]', '[2, "x"]']],
  [{ tuple: [number(1)] }, ['(0,)', '(2,)']],
  [{ map: [['a', number(1)]] }, ['{}', '{"a": 2}']],
])('near %j', (value, wanted) => {
  expect(shown(inputsNear([[value]], [], 100))).toEqual(expect.arrayContaining(wanted))
})

it('a long text does not vary, since a part of a secret would not be masked', () => {
  expect(shown(inputsNear([['hunter2-hunter2-9']], [], 100))).toEqual(['"hunter2-hunter2-9"', '""'])
})

it('no more are made than asked for', () => {
  expect(inputsNear([[number(3), number(10), 'text']], ['7'], 9)).toHaveLength(9)
})

it.each<[SeenValue, string, string]>([
  [null, 'null', 'None'],
  [{ undefined: true }, 'undefined', 'undefined'],
  ['a"\n\u0000', '"a\\"\\n\\u0000"', '"a\\"\\n\\u0000"'],
  [{ set: [] }, '{}', 'set()'],
  [{ map: [['__proto__', true]] }, '{ ["__proto__"]: true }', '{"__proto__": True}'],
  [{ map: [['a', { list: [] }]] }, '{ "a": [] }', '{"a": []}'],
])('%j as code', (value, javascript, python) => {
  if (typeof value !== 'object' || value === null || !('set' in value))
    expect(literalOf(value, { name: 'javascript' })).toBe(javascript)
  expect(literalOf(value, { name: 'python' })).toBe(python)
})

it.each([{ number: '1); print(2' }, { number: 'nan' }, { code: 'x' }, [1], 3])('%j is no value', text => {
  expect(SeenValue.safeParse(text).success).toBe(false)
})
