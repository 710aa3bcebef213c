import { eventsOf, isMap, scalarText, valueAt } from '../config/workflow-file.ts'

/**
 * True if an event on a branch starts a workflow, by the filters of its branches. Filters of paths are not read.
 * @param on the value of `on:`
 * @param branch the branch of the event; of a pull request, the one that it is to be merged into
 */
export function startsOn(on: unknown, event: string, branch: string): boolean {
  if (!eventsOf(on).includes(event)) return false
  const [only, ignored] = ['branches', 'branches-ignore'].map(key => textList(valueAt(on, event, key)))
  // A push with a filter of tags alone is one of tags.
  const isOfTags = event === 'push' && ['tags', 'tags-ignore'].some(key => valueAt(on, event, key) !== undefined)
  if (only === undefined && ignored === undefined) return !isOfTags
  return (only === undefined || matches(only, branch)) && !(ignored !== undefined && matches(ignored, branch))
}

/** List the inputs of `workflow_dispatch` without which GitHub starts no run. */
export function requiredInputs(on: unknown): string[] {
  const inputs = valueAt(on, 'workflow_dispatch', 'inputs')
  return Object.entries(isMap(inputs) ? inputs : {})
    .filter(([, input]) => valueAt(input, 'required') === true && valueAt(input, 'default') === undefined)
    .map(([name]) => name)
}

/**
 * True if a condition is certainly false on an event: each of its alternatives demands another one. What is written in
 * another way may be true.
 */
export function excludesEvent(condition: unknown, event: string): boolean {
  const text = (scalarText(condition) ?? '').replaceAll(/^\s*\$\{\{|\}\}\s*$/g, '')
  if (text.trim() === '' || /!\s*\(/.test(text)) return false
  return text.split('||').every(alternative => {
    const compared = alternative.matchAll(/\bgithub\.event_name\s{0,5}([!=]=)\s{0,5}'([\w-]{1,50})'/g)
    return [...compared].some(([, operator, name]) => (operator === '==') !== (name === event))
  })
}

/** Read a list of texts, or a single one as a list; undefined if there is none. */
export function textList(value: unknown): string[] | undefined {
  if (value === undefined) return undefined
  return [value].flat().flatMap(each => scalarText(each) ?? [])
}

/** Match a branch with patterns as GitHub does: the last that fits decides, and `!` takes away. */
function matches(patterns: readonly string[], branch: string): boolean {
  const last = patterns.findLast(pattern => fits(pattern.replace(/^!/, ''), branch))
  return last !== undefined && !last.startsWith('!')
}

/** True if a pattern may fit a branch: its text before a special character does, and a single `*` crosses no slash. */
function fits(pattern: string, branch: string): boolean {
  const [literal = ''] = pattern.split(/[*?+[]/, 1)
  if (literal === pattern) return pattern === branch
  return branch.startsWith(literal) && (pattern.includes('**') || !branch.slice(literal.length).includes('/'))
}
