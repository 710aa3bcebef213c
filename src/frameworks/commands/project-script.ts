import { shellLine } from '../../domain/text/shell-words.ts'
import { type CheckRole, roleOf } from './check-roles.ts'
import type { Project } from '../framework.ts'
import { packageScripts } from '../project/node-package.ts'
import { runsAllPackages, scriptOf } from '../project/package-manager.ts'

/** One command of a script. */
export interface ScriptCommand {
  readonly text: string
  readonly role: CheckRole | undefined
  /** Script of package.json that contains it; '' if it is in none. */
  readonly script: string
}

/** Names of scripts that deploy something. */
const DEPLOYS = /^(?:deploy|publish|release|ship|upload)(?:$|[:_-])/

/** Purposes of commands beside the tests. */
const BESIDE: ReadonlySet<CheckRole> = new Set(['types', 'lint', 'build', 'print'])

/** Variables that are set for a command, as a shell or cross-env does. */
const SETTINGS =
  /^(?:cross-env\s{1,9})?(?:[A-Za-z_]\w{0,99}=(?:'[^']{0,500}'|"[^"$`\\]{0,500}"|[^\s'"$`\\;&|<>()]{0,500})\s{1,9}){1,20}/

/** Maximum number of scripts that call each other. */
const MAX_DEPTH = 5

/**
 * Split a script into the commands that run one after the other until one fails, and expand the scripts that it calls.
 * A command that needs more of a shell stays whole; undefined if the parts depend on each other, such as after `cd`.
 */
export function scriptCommands(text: string, project: Project, script = '', depth = 0): ScriptCommand[] | undefined {
  const parts = splitSequence(text)
  if (parts === undefined || depth > MAX_DEPTH) return undefined
  const expanded = parts.map(part => {
    const { words, operator } = shellLine(part)
    const [settings = ''] = SETTINGS.exec(part) ?? []
    const called =
      operator === undefined ? calledScripts(shellLine(part.slice(settings.length)).words, project) : undefined
    if (called === undefined) return [{ text: part, role: runsAllPackages(words) ? 'tests' : roleOf(words), script }]
    // A script that deploys something by its name is not looked into.
    if (called.some(name => DEPLOYS.test(name))) return [{ text: part, role: 'deploy' as const, script }]
    const whole = [{ text: part, role: roleOf(words), script }]
    const inner = called.map(name => lifecycle(name, project, depth + 1))
    if (settings === '') return inner.includes(undefined) ? undefined : inner.flatMap(each => each ?? [])
    // What is set for a script is set for its commands, but not yet where a shell reads their texts, nor behind a pipe.
    const commands = inner.flatMap(each => each ?? [])
    const isOfShell =
      inner.includes(undefined) ||
      commands.some(({ text: own }) => /\$/.test(own) || shellLine(own).operator !== undefined)
    return isOfShell ? whole : commands.map(each => ({ ...each, text: `${settings}${each.text}` }))
  })
  return expanded.includes(undefined) ? undefined : expanded.flatMap(commands => commands ?? [])
}

/** Expand a script of package.json with what npm runs before and after it. */
export function lifecycle(name: string, project: Project, depth = 0): ScriptCommand[] | undefined {
  const scripts = packageScripts(project)
  const names = [`pre${name}`, name, `post${name}`].filter(each => scripts[each] !== undefined)
  const all = names.map(each => scriptCommands(scripts[each] ?? '', project, each, depth))
  return all.includes(undefined) ? undefined : all.flatMap(commands => commands ?? [])
}

/**
 * Return the only command that neither checks nor builds anything, nor deploys it: of a script that starts no framework
 * that is known, it runs the tests. Undefined if there are none or several of them, or no others.
 */
export function onlyOther(commands: readonly ScriptCommand[]): ScriptCommand | undefined {
  const [other, ...more] = commands.filter(({ role }) => role === undefined || !BESIDE.has(role))
  return other?.role !== 'deploy' && more.length === 0 && commands.length > 1 ? other : undefined
}

/** List the scripts that a command runs in order; undefined if it is another command, or passes arguments on. */
function calledScripts(words: readonly string[], project: Project): string[] | undefined {
  const [program = '', ...rest] = words
  const scripts = packageScripts(project)
  if (/^(?:run-s|npm-run-all2?|run-p)$/.test(program)) {
    const names = rest.filter(
      word =>
        !/^(?:-s|-p|-l|-n|-c|--(?:sequential|serial|parallel|silent|print-\w+|continue-on-error|aggregate-output))$/.test(
          word,
        ),
    )
    const found = names.flatMap(name => matching(name, Object.keys(scripts)))
    return names.some(name => name.startsWith('-') || matching(name, Object.keys(scripts)).length === 0)
      ? undefined
      : found
  }
  const called = scriptOf(words, project)
  return called === undefined || called.rest.length > 0 ? undefined : [called.name]
}

/** Match names of scripts: `lint:*` is one level, `lint:**` all levels. */
function matching(pattern: string, names: readonly string[]): string[] {
  if (!pattern.includes('*')) return names.filter(name => name === pattern)
  const source = pattern
    .split(/(\*\*|\*)/)
    .map(part => (part === '**' ? '.+' : part === '*' ? '[^:]+' : part.replace(/[^\w:-]/g, '\\$&')))
    .join('')
  return names.filter(name => new RegExp(`^${source}$`).test(name))
}

/** Split at `&&`, `;` and new lines outside of quotes; undefined if a part changes the shell for the next ones. */
export function splitSequence(text: string): string[] | undefined {
  const parts: string[] = []
  let part = ''
  for (const [piece] of text.matchAll(/'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|&&|\|\||[\s\S]/g)) {
    if (piece === '&&' || piece === ';' || piece === '\n') {
      parts.push(part)
      part = ''
    } else part += piece
  }
  const commands = [...parts, part].map(each => each.trim()).filter(each => each !== '' && !each.startsWith('#'))
  const isStateful = commands.some(each =>
    /^(?:cd|pushd|export|source|\.|set|unset|trap|if|for|while|case|function|\{|\(|exit)(?:\s|$)|^\w+=\S*$|\|\|/.test(
      each,
    ),
  )
  return isStateful && commands.length > 1 ? undefined : commands
}
