import { testScript } from './detect-framework.ts'
import type { Command, Framework, Invocation, Project } from './framework.ts'
import { injectedReporters, withReporters } from './injected-reporters.ts'
import { packageScripts } from './node-package.ts'
import { scriptCommand } from './package-manager.ts'
import { FRAMEWORKS } from './registry.ts'
import { resolveText } from './resolve-command.ts'

/** Name of frameworks that run a command as it is. Their tests may be of any framework. */
export const VERBATIM = 'custom'

/**
 * Wrap a command that runs as it is, with reporters slipped in. Runs of single tests use the framework behind it, if it
 * can be started without the command; otherwise each run covers the whole suite.
 */
export function verbatimFramework(command: Command, wraps?: Framework['wraps']): Framework {
  return {
    name: VERBATIM,
    programs: /^$/,
    detect: () => 'the command runs as it is',
    commands: (_project, { dir }) => [withReporters(command, injectedReporters(dir), { orPrinted: true })],
    selector: test => wraps?.framework.selector(test) ?? test.file,
    manualCommand: tests => wraps?.framework.manualCommand(tests) ?? [command.file, ...command.args],
    wraps,
  }
}

/** How the test script of package.json runs, if it runs as it is. */
export interface VerbatimScript {
  readonly framework: Framework
  /** Reason why, as a part of a sentence. */
  readonly why: string
  /** True if each run covers the whole suite. */
  readonly isWhole: boolean
}

/**
 * Return how a test script that is more than the start of one framework runs. @param known the framework that the
 * project is set up for
 */
export function verbatimScript(project: Project, known: Framework | undefined): VerbatimScript | undefined {
  const scripts = packageScripts(project)
  const text = scripts.test
  const script = testScript(project)
  // npm writes a script that only fails.
  if (text === undefined || /no test specified/.test(text) || script === undefined) return undefined
  if (script.kind !== 'opaque') return undefined
  const wraps = known === undefined ? undefined : selectable(text, { project, known })
  return {
    framework: verbatimFramework(scriptCommand('test', project), wraps),
    why: script.why,
    isWhole: wraps === undefined,
  }
}

/**
 * Decide how single tests run without the script: not if it builds what they test, since no build would follow a
 * change. A script of one command is a wrapper around the framework.
 */
function selectable(text: string, of: { project: Project; known: Framework }): Framework['wraps'] {
  const { project, known } = of
  const parts = commandsIn(text)
  const resolved = parts.map(part => resolveText('test', part, { project, frameworks: FRAMEWORKS }))
  const found: Invocation[] = resolved.flatMap(each =>
    each.kind === 'framework' && each.framework === known ? [each.using] : [],
  )
  const others = parts.filter((_, index) => resolved[index]?.kind !== 'framework')
  if (parts.length === 1) return { framework: known }
  const isPlain = found.length === 1 && found.length + others.length === parts.length
  return isPlain && others.every(part => isCheck(part, project)) ? { framework: known, using: found[0] } : undefined
}

/** Split a line of shell code into its commands. */
function commandsIn(text: string): string[] {
  const parts = text.match(/(?:'[^']*'|"(?:[^"\\]|\\.)*"|\\.|[^'"\\&|;])+/g) ?? []
  return parts.map(part => part.trim()).filter(part => part !== '')
}

/** Commands that check the code and write nothing that tests use. */
const CHECKS =
  /^(?:npx )?(?:eslint|standard|ts-standard|xo|prettier|biome|oxlint|tsd|attw|publint|knip|dtslint|echo|tsc(?=.*--noEmit\b)|vue-tsc(?=.*--noEmit\b))\b/

function isCheck(command: string, project: Project): boolean {
  if (CHECKS.test(command)) return true
  const name = /^(?:npm|pnpm|yarn|bun)(?: run)? (?<name>[\w:.-]+)$/.exec(command)?.groups?.name
  const text = name === undefined ? undefined : packageScripts(project)[name]
  return text !== undefined && commandsIn(text).every(part => CHECKS.test(part))
}
