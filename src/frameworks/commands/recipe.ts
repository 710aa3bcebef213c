/** The one command of a target, and what its file sets for it; or the reason why it is no plain command. */
export type Recipe =
  | { readonly text: string; readonly env: Readonly<Record<string, string>> }
  /** A part of a sentence. */
  | { readonly why: string }

export type RecipeProgram = 'make' | 'just'

/** Read the recipe of a target in a Makefile or a justfile, if it has one line and no variable. */
export function recipeOf(program: RecipeProgram, target: string, file: string): Recipe {
  const lines = file.split('\n')
  const at = lines.findIndex(line => isHeader(program, target, line))
  if (at < 0) return { why: `there is no target ${target}` }
  const [, prerequisites = ''] = (lines[at] ?? '').split(':')
  // The text after the mark is the help text of the target.
  if (prerequisites.replace(/#.*/, '').trim() !== '') return { why: `the target ${target} depends on other targets` }
  const end = lines.findIndex((line, index) => index > at && !/^\s/.test(line))
  const [line, ...more] = lines.slice(at + 1, end < 0 ? undefined : end).filter(each => each.trim() !== '')
  if (line === undefined || more.length > 0 || /\$[({]|\{\{/.test(line))
    return { why: `the target ${target} is more than one plain command` }
  const env = exportsOf(program, lines)
  return env === undefined
    ? { why: `${program} sets up what the target ${target} needs` }
    : { text: line.trim().replace(/^[@-]+/, ''), env }
}

/** True for the line with which a target begins. A recipe of just may have parameters. */
function isHeader(program: RecipeProgram, target: string, line: string): boolean {
  if (program === 'make') return line.startsWith(`${target}:`)
  const named = line.replace(/^@/, '')
  return named.startsWith(target) && /^(?:[ \t][^:=]*)?:(?!=)/.test(named.slice(target.length))
}

/** Exports of a text without variables. just quotes it. */
const LITERAL = {
  make: /^export[ \t]{1,9}(?<name>[A-Za-z_]\w{0,99})[ \t]{0,9}:?=(?<value>[^$#\\]{0,500})$/,
  just: /^export[ \t]{1,9}(?<name>[A-Za-z_]\w{0,99})[ \t]{0,9}:=[ \t]{0,9}(?:"(?<double>[^"\\]{0,500})"|'(?<single>[^']{0,500})')[ \t]{0,9}$/,
} as const

/** Lines by which such a file sets variables or a folder in ways that only its program knows. */
const SETS = {
  make: /^[ \t]*(?:(?:un)?export\b|-?s?include\b|\.EXPORT_ALL_VARIABLES\b)/,
  just: /^(?:(?:un)?export\b|import\b|mod\b|set[ \t]{1,9}(?:export|dotenv-[\w-]{1,20}|working-directory)\b(?![ \t]{0,9}:=[ \t]{0,9}false\b))/,
} as const

/** Read the variables that such a file sets for its recipes; undefined if only its program can tell them. */
function exportsOf(program: RecipeProgram, lines: readonly string[]): Record<string, string> | undefined {
  const setting = lines.filter(line => SETS[program].test(line))
  const found = setting.map(line => LITERAL[program].exec(line.trimEnd())?.groups)
  const isConditional = program === 'make' && lines.some(line => /^[ \t]*ifn?(?:eq|def)\b/.test(line))
  if (found.includes(undefined) || (setting.length > 0 && isConditional)) return undefined
  return Object.fromEntries(
    found.map(({ name = '', value, double, single } = {}) => [name, value?.trim() ?? double ?? single ?? '']),
  )
}
