import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { UserError } from '../contracts/errors.ts'
import { type RawInputs, INPUT_NAMES, type InputName, INPUTS, SECRET_INPUTS } from './settings.ts'

/** Where a repository keeps its settings. */
export const CONFIG_FILE = '.github/fix-tests.yml'

/**
 * What is no setting of a repository: secrets, where they are sent to, what of the job's environment is handed on, and what
 * the runner tells of one job. Whoever opens a pull request chooses the branch that the file is read from.
 */
const NOT_IN_FILE: ReadonlySet<string> = new Set<InputName>([
  ...SECRET_INPUTS,
  'anthropic-base-url',
  'openai-base-url',
  'pass-env',
  'job-context',
])

export const CONFIG_NAMES = INPUT_NAMES.filter(name => !NOT_IN_FILE.has(name))

/**
 * Reads the settings of a repository: the same names as the inputs, as YAML.
 * @param where the file and, where it has one, its branch, for messages
 * @returns as inputs are given
 * @throws UserError with the line
 */
export function readConfig(yaml: string, where = CONFIG_FILE): RawInputs {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const wrong = (offset: number | undefined, problem: string, remedy: string) =>
    new UserError(`${where}:${offset === undefined ? 1 : lines.linePos(offset).line}: ${problem}`, remedy)
  const [error] = document.errors
  if (error !== undefined) throw wrong(error.pos[0], `this is not YAML (${error.message}).`, 'Correct the file.')
  if (document.contents === null) return {}
  if (!isMap(document.contents))
    throw wrong(document.contents.range?.[0], 'the file holds no settings by name.', 'Write one name: value per line.')
  const given: Record<string, string> = {}
  for (const { key, value } of document.contents.items) {
    const name = String(isScalar(key) ? key.value : key)
    const offset = isScalar(key) ? key.range?.[0] : undefined
    const known = CONFIG_NAMES.find(each => each === name)
    if (known === undefined) {
      const isInput = NOT_IN_FILE.has(name)
      throw wrong(
        offset,
        `${JSON.stringify(name)} is ${isInput ? 'given in the workflow alone' : 'no setting'}.`,
        isInput ? 'Take it out of the file.' : 'See the inputs in the README for the names.',
      )
    }
    const at = isNode(value) ? value.range?.[0] : offset
    let meant: unknown
    let told: string
    try {
      meant = isNode(value) ? value.toJS(document) : value
      told = JSON.stringify(meant)
    } catch {
      // An alias of nothing, of itself, or of more than anybody would write.
      throw wrong(at, `${name}: the aliases (*) in it cannot be followed.`, 'Write the value itself.')
    }
    const text = asGiven(meant, known)
    if (text === undefined || (text !== '' && !INPUTS[known].type.safeParse(text).success))
      throw wrong(at, `${name}: ${told} is not valid.`, INPUTS[known].wanted)
    given[name] = text
  }
  return given
}

/** A value of YAML as an input is given; undefined for what no input can be. */
function asGiven(value: unknown, name: InputName): string | undefined {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  const takesLists = Array.isArray(INPUTS[name].json.type)
  if (takesLists && Array.isArray(value) && value.every(item => typeof item === 'string' || typeof item === 'number'))
    // As an input, a list without items is another thing than one that is not given.
    return value.length === 0 ? ',' : value.join('\n')
  return undefined
}

/** The JSON Schema of such a file. @param descriptions by name */
export function configSchema(descriptions: Readonly<Record<string, string>>): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'fix-tests',
    description:
      'Settings of fix-tests for a repository (.github/fix-tests.yml): the same as the inputs of the action, which win.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      CONFIG_NAMES.map(name => {
        const { json, otherwise } = INPUTS[name]
        return [
          name,
          {
            description: descriptions[name] ?? '',
            ...json,
            ...(otherwise === undefined ? {} : { default: otherwise }),
          },
        ]
      }),
    ),
  }
}

/** What is given, and for the rest what the file says. */
export function mergeInputs(file: RawInputs, given: RawInputs): RawInputs {
  const said = Object.entries(given).filter(([, value]) => value !== undefined && value.trim() !== '')
  return { ...file, ...Object.fromEntries(said) }
}
