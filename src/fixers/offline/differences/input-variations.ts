import type { SeenValue } from './seen-value.ts'

/** Arguments of one call. */
export type CallInput = readonly SeenValue[]

/** Elements of a list, and entries of a map, that vary. */
const MAX_INNER = 3

/**
 * List the inputs near those of the tests, those first that differ least: each argument a little smaller and larger,
 * one argument as large as another, and with the numbers of the code. The inputs themselves come first.
 * @param numbers those of the code, which are where it decides
 */
export function inputsNear(inputs: readonly CallInput[], numbers: readonly string[], most: number): CallInput[] {
  const found = new Map<string, CallInput>()
  const add = (input: CallInput) => found.set(JSON.stringify(input), found.get(JSON.stringify(input)) ?? input)
  for (const input of inputs) add(input)
  const steps = inputs.map(input => input.flatMap((value, at) => variationsOf(value).map(each => input.with(at, each))))
  // A step of each input, then the next one.
  for (let step = 0; step < Math.max(0, ...steps.map(each => each.length)); step += 1)
    for (const each of steps) for (const input of each.slice(step, step + 1)) add(input)
  for (const input of inputs)
    for (const [at, value] of input.entries())
      if (isNumber(value))
        for (const each of [...othersIn(input, at), ...numbers])
          for (const near of around(each)) add(input.with(at, near))
  return [...found.values()].slice(0, most)
}

function othersIn(input: CallInput, at: number): string[] {
  return input.flatMap((other, index) => (index !== at && isNumber(other) ? other.number : []))
}

function isNumber(value: SeenValue): value is { readonly number: string } {
  return typeof value === 'object' && value !== null && 'number' in value
}

/** A number, and the next whole ones. */
function around(text: string): SeenValue[] {
  return [0, -1, 1].map(step => moved(text, step))
}

/** Add to a number: an integer of any size keeps all its digits, and a float stays one. */
function moved(text: string, by: number): SeenValue {
  if (/^-?\d+$/.test(text)) return { number: String(BigInt(text) + BigInt(by)) }
  const sum = String(Number(text) + by)
  return { number: /^-?\d+$/.test(sum) ? `${sum}.0` : sum }
}

function variationsOf(value: SeenValue): SeenValue[] {
  if (value === null) return []
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'string') return textsNear(value)
  if ('number' in value) return [...around(value.number).slice(1), { number: /\./.test(value.number) ? '0.0' : '0' }]
  if ('list' in value) return listsNear(value.list).map(list => ({ list }))
  if ('tuple' in value) return elementsNear(value.tuple).map(tuple => ({ tuple }))
  if ('map' in value) return mapsNear(value.map).map(map => ({ map }))
  return []
}

/** Longest text that varies, in characters: a longer one may be a secret, which is masked only as a whole. */
const MAX_TEXT_LENGTH = 12

function textsNear(text: string): string[] {
  if (text.length > MAX_TEXT_LENGTH) return ['']
  const half = Math.ceil(text.length / 2)
  const all = [
    text.slice(0, -1),
    text + text.slice(-1),
    '',
    text.slice(0, half),
    ` ${text}`,
    text.toUpperCase(),
    text.toLowerCase(),
    text + text,
  ]
  return [...new Set(all)].filter(each => each !== text)
}

function listsNear(list: readonly SeenValue[]): (readonly SeenValue[])[] {
  return [list.slice(0, -1), [...list, ...list.slice(-1)], list.slice(1), ...elementsNear(list), [], list.toReversed()]
}

/** Vary one element. */
function elementsNear(list: readonly SeenValue[]): (readonly SeenValue[])[] {
  return list.slice(0, MAX_INNER).flatMap((value, at) => variationsOf(value).map(each => list.with(at, each)))
}

type Entries = readonly (readonly [SeenValue, SeenValue])[]

function mapsNear(map: Entries): Entries[] {
  const changed = map
    .slice(0, MAX_INNER)
    .flatMap(([key, value], at) => variationsOf(value).map(each => map.with(at, [key, each] as const)))
  return [...map.keys()].map((at): Entries => map.toSpliced(at, 1)).concat(changed)
}
