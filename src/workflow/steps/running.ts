import type { CommandsRun, FixCommand } from '../../domain/model/fix-command.ts'
import type { Abstention } from '../../domain/model/answer.ts'
import { exitText } from '../../domain/model/test-run.ts'
import { noUsage } from '../../domain/model/usage.ts'
import { commandRefusal, MAX_COMMAND_FILES, sizeRefusal } from '../../domain/policy/edit-policy.ts'
import { count, listOf } from '../../domain/text/wording.ts'
import type { Observed } from '../../domain/workflow/observation.ts'
import type { ProjectCommands } from '../context.ts'
import { type AttemptContext, recordAbstention } from '../fixer-session.ts'

type Observation = Observed<'proposed' | 'abstained' | 'rejected'>

/**
 * Run commands of the project's own in a clean copy, and take over what they change, if they may change all of it. The
 * tests judge it afterwards, as any change.
 */
export async function running(attemptContext: AttemptContext): Promise<Observation> {
  const { attempt, testbed, context } = attemptContext
  const { workspace } = testbed
  const { commands: known } = context
  const commands = known?.list.filter(({ run }) => attempt.commands.includes(run)) ?? []
  if (known === undefined || commands.length < attempt.commands.length)
    return recordAbstention(attemptContext, abstention('The setting fix-commands does not name it any more.'))
  await workspace.discard()
  const run = await known.run(commands, workspace.tip)
  context.signal.throwIfAborted()
  if (run === undefined) return recordAbstention(attemptContext, abstention(NO_COPY))
  const problem = unusableEnding(run)
  if (problem !== undefined) return recordAbstention(attemptContext, abstention(problem))
  const nothing = withoutChange(run)
  if (nothing !== undefined) return recordAbstention(attemptContext, { ...abstention(nothing), final: false })
  const refusal = refusalOf(run, commands, known)
  if (refusal !== undefined) {
    const reason = `Its change was refused as a whole: ${refusal}`
    context.emit({ kind: 'judged', iteration: attempt.iteration, result: 'refused', reason })
    return { kind: 'rejected', result: 'refused', reason }
  }
  await workspace.replaceEdits(run.files)
  const files = await workspace.changed()
  const edits = { files, diff: await workspace.diff(), tree: await workspace.tree() }
  return { kind: 'proposed', proposal: proposalOf(run, files), usage: noUsage, transcripts: [], ...edits }
}

const NO_COPY = 'No clean copy of the code could be made to run it in.'
/** Limit of files named in a sentence. */
const MAX_NAMED = 3

/** Make the answer of a command that cannot do its work here. */
function abstention(reason: string): Abstention {
  return { kind: 'abstention', final: true, reason, usage: noUsage }
}

/** Exit codes of a shell, and of npx and the like, for a program that cannot be started. */
const CANNOT_START = [126, 127]

/** Say why a command did not do its work; undefined if all did. A linter fails for what is left, and fixes the rest. */
function unusableEnding({ ended }: CommandsRun): string | undefined {
  for (const { command, exit, said } of ended) {
    if (exit.kind !== 'exited') return `${command} ${exitText(exit)}, so none of its changes were taken.`
    if (CANNOT_START.includes(exit.code)) return `${command} could not start: ${said}`
  }
  return undefined
}

function withoutChange({ ended, files, unreadable }: CommandsRun): string | undefined {
  if (files.size > 0 || unreadable.length > 0) return undefined
  const failed = ended.find(({ exit }) => exit.kind === 'exited' && exit.code !== 0)
  if (failed === undefined) return 'It changed no file.'
  return `It changed no file: ${failed.command} ${exitText(failed.exit)}: ${failed.said}`
}

/** Say which changed file these commands must not write; undefined if they may write all of them. */
function refusalOf(
  { files, unreadable }: CommandsRun,
  commands: readonly FixCommand[],
  { policy }: ProjectCommands,
): string | undefined {
  // Before anything is written: to put many files onto the disk takes long.
  const sizes = [...files].map(([path, text]) => ({ path, bytes: Buffer.byteLength(text ?? '') }))
  const large = sizeRefusal(sizes, MAX_COMMAND_FILES)
  if (large !== undefined) return large
  const mayWrite = commands.flatMap(each => each.mayWrite)
  const refusals = [...files.keys(), ...unreadable].flatMap(path => commandRefusal(path, mayWrite, policy) ?? [])
  const more = refusals.length > 1 ? ` So are ${refusals.length - 1} more.` : ''
  if (refusals[0] !== undefined) return `${refusals[0]}${more}`
  const [odd] = unreadable
  return odd === undefined ? undefined : `${odd} is no text file of at most 1 MB.`
}

function proposalOf({ ended }: CommandsRun, files: readonly string[]) {
  const commands = ended.map(({ command }) => command).join(', then ')
  const failed = ended.flatMap(({ command, exit }) =>
    exit.kind === 'exited' && exit.code !== 0 ? [`${command} ${exitText(exit)}.`] : [],
  )
  return {
    summary: `${commands} changed ${count(files.length, 'file')}: ${listOf(files, MAX_NAMED)}.`,
    // A command names no cause, and the tests say what it is worth.
    rootCause: '',
    changes: files.map(file => ({ file, why: '' })),
    leftUndone: failed.join(' '),
    affectedTests: [],
    confidence: 1,
  }
}
