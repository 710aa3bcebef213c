import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { UserError } from '../contracts/errors.ts'
import type { Input, InputKind } from './input-kinds.ts'
import { type RawInputs, INPUT_NAMES, type InputName, INPUTS, SECRET_INPUTS } from './settings.ts'
import { nearestName } from './nearest-name.ts'

/** Path of a repository's configuration file. */
export const CONFIG_FILE = '.github/fix-tests.yml'

/**
 * Inputs that the file must not set: secrets, URLs they are sent to, passed environment variables, paths that are
 * opened, isolation and the runner's context. The author of a pull request chooses its base branch, and so the branch
 * that the file is read from.
 */
const NOT_IN_FILE: ReadonlySet<string> = new Set<InputName>([
  ...SECRET_INPUTS,
  'anthropic-base-url',
  'openai-base-url',
  'pass-env',
  'allowed-paths',
  'isolation',
  'network',
  'docker',
  'job-context',
])

/** Names that the configuration file can set. */
export const CONFIG_NAMES = INPUT_NAMES.filter(name => !NOT_IN_FILE.has(name))

/**
 * Parse a configuration file: YAML with the same names as the inputs.
 * @param where file and branch, for messages
 * @returns the settings as raw inputs
 * @throws UserError that names the line
 */
export function readConfig(yaml: string, where = CONFIG_FILE): RawInputs {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const errorAt = (offset: number | undefined, problem: string, remedy: string) =>
    new UserError(`${where}:${offset === undefined ? 1 : lines.linePos(offset).line}: ${problem}`, remedy)
  const [error] = document.errors
  if (error !== undefined) throw errorAt(error.pos[0], `this is not YAML (${error.message}).`, 'Correct the file.')
  if (document.contents === null) return {}
  if (!isMap(document.contents))
    throw errorAt(document.contents.range?.[0], 'the file is not a map of settings.', 'Write one name: value per line.')
  const settings: Record<string, string> = {}
  for (const { key, value } of document.contents.items) {
    const name = String(isScalar(key) ? key.value : key)
    const offset = isScalar(key) ? key.range?.[0] : undefined
    const known = CONFIG_NAMES.find(each => each === name)
    if (known === undefined) {
      const isInput = NOT_IN_FILE.has(name)
      const nearest = nearestName(name, CONFIG_NAMES)
      const meant =
        nearest === undefined
          ? 'See the inputs in the documentation for the names.'
          : `Write ${nearest} if you mean that.`
      throw errorAt(
        offset,
        `${JSON.stringify(name)} is ${isInput ? 'only allowed in the workflow' : 'not a setting'}.`,
        isInput ? 'Remove it from the file.' : meant,
      )
    }
    const at = isNode(value) ? value.range?.[0] : offset
    let parsed: unknown
    let shown: string
    try {
      parsed = isNode(value) ? value.toJS(document) : value
      shown = JSON.stringify(parsed)
    } catch {
      // An alias may be undefined, refer to itself, or expand without limit.
      throw errorAt(at, `${name}: its aliases (*) cannot be resolved.`, 'Write the value itself.')
    }
    const text = rawInput(parsed, known)
    if (text === undefined || (text !== '' && !INPUTS[known].type.safeParse(text).success))
      throw errorAt(at, `${name}: ${shown} is not valid.`, INPUTS[known].remedy)
    settings[name] = text
  }
  return settings
}

/** Convert a YAML value to a raw input; undefined if no input has such a value. */
function rawInput(value: unknown, name: InputName): string | undefined {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  const { json, itemText = plainItem } = INPUTS[name] as InputKind<unknown>
  if (!Array.isArray(json.type) || !Array.isArray(value)) return undefined
  const items = value.map(itemText)
  if (items.includes(undefined)) return undefined
  // An empty list must not become an empty input, which means: not given.
  return items.length === 0 ? ',' : items.join('\n')
}

function plainItem(item: unknown): string | undefined {
  return typeof item === 'string' || typeof item === 'number' ? String(item) : undefined
}

/** Build the JSON Schema of the configuration file. @param descriptions by name */
export function configSchema(descriptions: Readonly<Record<string, string>>): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'fix-tests',
    description:
      'Settings of fix-tests for a repository (.github/fix-tests.yml), named like the inputs of the action. An input wins over the file.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      CONFIG_NAMES.map(name => {
        const { json, fallback, deprecated: deprecation } = INPUTS[name] as Input<unknown>
        return [
          name,
          {
            description: descriptions[name] ?? '',
            ...json,
            ...(fallback === undefined ? {} : { default: fallback }),
            ...(deprecation === undefined ? {} : { deprecated: true }),
          },
        ]
      }),
    ),
  }
}

/** Merge inputs over the settings of the file. An empty input counts as not given. */
export function mergeInputs(file: RawInputs, inputs: RawInputs): RawInputs {
  const given = Object.entries(inputs).filter(([, value]) => value !== undefined && value.trim() !== '')
  return { ...file, ...Object.fromEntries(given) }
}
