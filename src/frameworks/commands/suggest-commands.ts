import { checkStepOf, isCheck } from '../../domain/model/check.ts'
import { fixCommandLine } from '../../domain/model/fix-command.ts'
import type { TestCase } from '../../domain/model/test-case.ts'
import { shellLine, shellWord } from '../../domain/text/shell-words.ts'
import type { Project } from '../framework.ts'
import { roleOf } from './check-roles.ts'
import { packageScripts } from '../project/node-package.ts'
import { programName } from './parse-command.ts'

/** A tool that checks, and the words by which it also corrects. */
interface Corrector {
  /** Program with its subcommand, as the check starts it. */
  readonly check: readonly string[]
  /** The same for its correction. */
  readonly correct: readonly string[]
  /** Options of the check that the correction does not have. */
  readonly drops?: RegExp
}

const CHECK_ONLY = /^(?:--check|--check-only|--diff|--list-different|-c|-l)$/

/** Sources: the tools' own help texts. */
const CORRECTORS: readonly Corrector[] = [
  { check: ['eslint'], correct: ['eslint', '--fix'] },
  { check: ['oxlint'], correct: ['oxlint', '--fix'] },
  { check: ['stylelint'], correct: ['stylelint', '--fix'] },
  { check: ['standard'], correct: ['standard', '--fix'] },
  { check: ['xo'], correct: ['xo', '--fix'] },
  { check: ['prettier'], correct: ['prettier', '--write'], drops: CHECK_ONLY },
  { check: ['biome', 'ci'], correct: ['biome', 'check', '--write'] },
  { check: ['biome', 'check'], correct: ['biome', 'check', '--write'] },
  { check: ['biome', 'lint'], correct: ['biome', 'lint', '--write'] },
  { check: ['biome', 'format'], correct: ['biome', 'format', '--write'] },
  { check: ['deno', 'fmt'], correct: ['deno', 'fmt'], drops: CHECK_ONLY },
  { check: ['ruff', 'check'], correct: ['ruff', 'check', '--fix'] },
  { check: ['ruff', 'format'], correct: ['ruff', 'format'], drops: CHECK_ONLY },
  { check: ['black'], correct: ['black'], drops: CHECK_ONLY },
  { check: ['isort'], correct: ['isort'], drops: CHECK_ONLY },
  { check: ['rubocop'], correct: ['rubocop', '--autocorrect'] },
  { check: ['golangci-lint', 'run'], correct: ['golangci-lint', 'run', '--fix'] },
  { check: ['gofmt'], correct: ['gofmt', '-w'], drops: CHECK_ONLY },
  { check: ['cargo', 'fmt'], correct: ['cargo', 'fmt'], drops: /^--(?:check)?$/ },
  { check: ['cargo', 'clippy'], correct: ['cargo', 'clippy', '--fix', '--allow-dirty'], drops: /^(?:--|-D|warnings)$/ },
]

/** Messages of tools whose lockfile or manifest is out of date, with the command that refreshes it. */
const REFRESHERS: readonly (readonly [message: RegExp, command: string, ...mayWrite: string[]])[] = [
  [
    /updates to go\.mod needed|missing go\.sum entry|no required module provides package/,
    'go mod tidy',
    'go.mod',
    'go.sum',
  ],
  [/needs to be updated but --locked|cannot update the lock file/, 'cargo update --workspace', 'Cargo.lock'],
  [/run .cargo fix\b/, 'cargo fix --allow-dirty --tests'],
  [
    /package\.json and package-lock\.json .{0,60}in sync/,
    'npm install --package-lock-only --ignore-scripts',
    'package-lock.json',
  ],
  [/ERR_PNPM_OUTDATED_LOCKFILE/, 'pnpm install --lockfile-only --ignore-scripts', 'pnpm-lock.yaml'],
  [/changed significantly since poetry\.lock was last generated/, 'poetry lock', 'poetry.lock'],
  [/lockfile at .uv\.lock. needs to be updated/, 'uv lock', 'uv.lock'],
]

/** Limit of suggestions, and of the characters of a message that are read. */
const MAX_SUGGESTIONS = 5
const MAX_MESSAGE = 20_000

/**
 * Suggest lines of the setting `fix-commands` for failing cases: the correcting form of a check that failed, as a
 * script of package.json has it or by itself, and what refreshes an outdated lockfile.
 * @param named the commands that the setting names; their tools are not suggested again
 */
export function suggestCommands(
  failed: readonly TestCase[],
  { project, named }: { project: Project; named: readonly string[] },
): string[] {
  const scripts = Object.entries(packageScripts(project))
  const corrections = failed.flatMap(({ id }) => (isCheck(id) ? correctionOf(checkStepOf(id), scripts) : []))
  const texts = failed.flatMap(({ problems }) =>
    problems.map(({ message, stack }) => `${message}\n${stack}`.slice(0, MAX_MESSAGE)),
  )
  const refreshers = REFRESHERS.filter(([message]) => texts.some(text => message.test(text)))
  const found = [
    ...corrections,
    ...refreshers.map(([, run, ...mayWrite]) => ({ tool: run, line: fixCommandLine({ run, mayWrite }) })),
  ]
  const isNew = ({ tool, line }: Suggestion) => !named.some(run => run.includes(tool) || line.startsWith(run))
  return [...new Set(found.filter(isNew).map(({ line }) => line))].slice(0, MAX_SUGGESTIONS)
}

interface Suggestion {
  /** Program with its subcommand. */
  readonly tool: string
  readonly line: string
}

/** Find the correcting form of a check's command. @param scripts names and commands of package.json */
function correctionOf(step: string, scripts: readonly (readonly [string, string])[]): Suggestion[] {
  const { words, operator } = shellLine(step)
  if (operator !== undefined || roleOf(words) !== 'lint') return []
  for (const { check, correct, drops } of CORRECTORS) {
    const at = words.findIndex((_, index) => check.every((word, offset) => isWord(words[index + offset], word)))
    if (at < 0) continue
    const tool = check.join(' ')
    const flag = correct.find(word => word.startsWith('-'))
    const script = scripts.find(
      ([, text]) => flag !== undefined && text.includes(check[0] ?? '') && text.includes(flag),
    )
    if (script !== undefined) return [{ tool, line: `npm run ${script[0]}` }]
    const rest = words.slice(at + check.length).filter(word => drops?.test(word) !== true && !correct.includes(word))
    // Of `npx` and the like before it nothing is needed: programs of node_modules are found.
    return [{ tool, line: [...correct, ...rest].map(shellWord).join(' ') }]
  }
  return []
}

function isWord(word: string | undefined, wanted: string): boolean {
  return word !== undefined && programName(word) === wanted
}
