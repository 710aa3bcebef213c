import { parse } from 'yaml'
import { fillExpressions } from '../config/ci-expressions.ts'
import type { ExpressionContext } from '../config/expression-reader.ts'
import { directoryFrom } from '../config/step-directory.ts'
import { hasExpression, isMap, scalarText, stepsIn, valueAt, type YamlMap } from '../config/workflow-file.ts'
import type { Project } from '../frameworks/framework.ts'
import { isCache } from './toolchain-steps.ts'

/** Actions that keep files for other runs. */
const KEEPING = /^(?:actions\/cache(?:\/.+)?|Swatinem\/rust-cache|buildjet\/cache|useblacksmith\/cache)@/i

/** Steps of an action, with the values of its inputs. */
interface ActionSteps {
  readonly steps: readonly YamlMap[]
  readonly context: ExpressionContext
}

/**
 * List the steps of an action of the repository's own that keeps a cache, as far as its file shows: they take its
 * place, without the cache. Undefined for any other step.
 * @param project at the repository's top
 */
export function cachingSteps(
  { uses, with: given }: YamlMap,
  { context, project }: { context: ExpressionContext; project: Project },
): ActionSteps | undefined {
  const path = scalarText(uses) ?? ''
  const directory = path.startsWith('./') ? directoryFrom('', path) : undefined
  const files = directory === undefined ? [] : ['yml', 'yaml'].map(end => project.text(`${directory}/action.${end}`))
  const action = parsed(files.find(each => each !== undefined) ?? '')
  const steps = stepsIn(action.runs ?? {})
  if (!steps.some(keepsCache)) return undefined
  const inputs = Object.entries(action.inputs ?? {}).map(([name, input]) => {
    const value = scalarText(valueAt(given, name) ?? valueAt(input, 'default') ?? '') ?? ''
    const filled = fillExpressions(value, context)
    return [name, hasExpression(filled) ? undefined : filled] as const
  })
  const values = { ...context.values, inputs: Object.fromEntries(inputs) }
  // An action does not end up in itself.
  const inner = steps.filter(step => step.uses !== uses)
  return { steps: inner, context: { values, closed: [...context.closed, 'inputs'] } }
}

function keepsCache(step: YamlMap): boolean {
  return (
    KEEPING.test(scalarText(step.uses) ?? '') ||
    Object.entries(isMap(step.with) ? step.with : {}).some(([key, value]) => isCache(key, value))
  )
}

/** Read the file of an action; nothing if it is none. */
function parsed(text: string): { readonly inputs?: YamlMap; readonly runs?: YamlMap } {
  try {
    const action: unknown = parse(text, { logLevel: 'silent', maxAliasCount: 100 })
    const [inputs, runs] = ['inputs', 'runs'].map(key => valueAt(action, key))
    return { ...(isMap(inputs) ? { inputs } : {}), ...(isMap(runs) ? { runs } : {}) }
  } catch {
    return {}
  }
}
