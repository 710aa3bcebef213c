import { createHash } from 'node:crypto'
import type { Analysis } from '../../domain/model/attempt.ts'
import { clusterSignature } from '../../domain/model/cluster.ts'
import { quotedIntent } from '../../domain/history/quoted-intent.ts'
import { findAnalysis, type FixHistory, similarFixes, describePastFix } from '../../domain/history/fix-history.ts'
import { type IsHidden, withoutHidden } from '../../domain/policy/hidden-files.ts'
import { noUsage, spentTogether } from '../../domain/model/usage.ts'
import type { Assignment } from '../../domain/model/assignment.ts'
import type { Abstention, AnalystAnswer, FixerAnswer } from '../../domain/model/answer.ts'
import type { Fixer, FixerTools } from '../../contracts/ports.ts'
import type { Model } from '../models/model.ts'
import { shownAssignment, withoutHiddenLines } from './hidden-lines.ts'
import { rejectionReason } from './accept-analysis.ts'
import { evidenceOf, type Guidance } from './prompts/evidence.ts'
import { analystPrompt, fixerPrompt, HANDOVER } from './prompts/role-prompts.ts'
import { type ConversationResult, runConversation, type SharedOptions } from './run-conversation.ts'
import { readSaved, repeatEdits, type SavedConversation } from './saved-conversation.ts'
import { type Readable, readableText } from './tools/reading-tools.ts'

export interface AgentOptions extends SharedOptions {
  /** Name in the chain of fixers. */
  readonly name: string
  readonly analyst: Model
  readonly fixer: Model
  /** Takes the first attempt at simple failures. */
  readonly small: Model | undefined
  readonly guidance: readonly Guidance[]
  readonly memory: FixHistory
}

/** Fixes by models: an analyst finds the root cause, then a fixer makes the change. */
export class AgentFixer implements Fixer {
  readonly name: string
  readonly revises = true
  readonly #options: AgentOptions

  constructor(options: AgentOptions) {
    this.name = options.name
    this.#options = options
  }

  async analyze(assignment: Assignment, tools: FixerTools): Promise<AnalystAnswer> {
    const { source } = tools
    const code = await codeOf(assignment, { source, isHidden: this.#options.isHidden })
    const known = this.#knownAnalysis(assignment, code)
    const files = new Set(await source.list())
    const context = { debugging: assignment.debugging !== undefined, earlier: assignment.earlier, files }
    if (known !== undefined && rejectionReason(known, { ...context, wrong: 'code' }) === undefined)
      return { kind: 'analysis', analysis: known, code, usage: noUsage }
    const goesOn = this.#modelFor('analyst', assignment) === this.#modelFor('fixer', assignment)
    const conversation = await this.#converse('analyst', assignment, {
      tools,
      prompt: analystPrompt(assignment, { goesOn }),
    })
    const { usage, transcripts, ending } = conversation
    if (ending.kind !== 'final' || ending.final.of !== 'analysis') return abstention(conversation)
    const { analysis, wrong } = ending.final
    const reason = rejectionReason(analysis, { ...context, wrong })
    // A retry would get the same answer, so the next fixer takes over.
    if (reason !== undefined) {
      const { commits } = wrong === 'test' ? await tools.history.suspectedChange() : { commits: [] }
      const intent = quotedIntent(analysis.rootCause, commits)
      return { kind: 'abstention', reason, final: true, intent, usage, transcripts }
    }
    return { kind: 'analysis', analysis, code, usage, transcripts }
  }

  async fix(assignment: Assignment & { analysis: Analysis }, tools: FixerTools): Promise<FixerAnswer> {
    const { analysis, demands } = assignment
    const conversation = await this.#converse('fixer', assignment, {
      tools,
      prompt: fixerPrompt(analysis, demands),
      analysis,
    })
    const { usage, transcripts, ending } = conversation
    if (ending.kind !== 'final' || ending.final.of !== 'change') return abstention(conversation)
    const { summary, leftUndone } = ending.final
    const changes = ending.final.files.map(file => ({ file, why: plannedChange(file, analysis) }))
    const { rootCause, affectedTests, confidence } = analysis
    const proposal = { summary, rootCause, changes, leftUndone, affectedTests, confidence }
    return { kind: 'proposal', proposal, usage, transcripts }
  }

  async #converse(
    role: 'analyst' | 'fixer',
    assignment: Assignment,
    { tools, prompt, analysis }: { tools: FixerTools; prompt: string; analysis?: Analysis },
  ): Promise<ConversationResult> {
    const { guidance, memory, redact, isHidden } = this.#options
    const model = this.#modelFor(role, assignment)
    const open = tools.conversation.load()
    const saved = readSaved(open?.text)
    const from =
      saved?.model === model.name && (await canGoOn(saved, { role, assignment, tools, isHidden })) ? saved : undefined
    const recollections = similarFixes(memory, assignment.clusters).map(fix =>
      describePastFix({ ...fix, diff: withoutHidden(fix.diff, isHidden) }),
    )
    const hide = await withoutHiddenLines({ source: tools.source, isHidden })
    const parts = await evidenceOf(shownAssignment(assignment, hide), {
      source: tools.source,
      redact,
      isHidden,
      guidance,
      recollections,
      analysis,
    })
    const last = parts.at(-1) ?? ''
    return runConversation(
      {
        role,
        model,
        from,
        handover: from !== undefined && from.role !== role ? HANDOVER : undefined,
        keep: ({ usage, text }) =>
          tools.conversation.keep({ spending: spentTogether([open?.spending ?? {}, { [role]: usage }]), text }),
        iteration: assignment.iteration,
        title: assignment.clusters.map(({ title }) => title).join('; '),
        tests: assignment.failures.map(({ id }) => id),
        hide,
        opening: [...parts.slice(0, -1), `${last}\n${prompt}`],
        tools,
      },
      this.#options,
    )
  }

  #modelFor(role: 'analyst' | 'fixer', assignment: Assignment): Model {
    const { small } = this.#options
    return small !== undefined && isSimple(assignment) ? small : this.#options[role]
  }

  /** Reuse an earlier analysis of the same failures in the same code, unless a new one is required. */
  #knownAnalysis({ clusters, debugging, candidate, strategy }: Assignment, code: string): Analysis | undefined {
    if (debugging !== undefined || candidate > 1 || strategy === 'surgical') return undefined
    return findAnalysis(this.#options.memory, { signature: clusterSignature(clusters), code })
  }
}

/** Say what the analysis wanted of a file; '' if it did not name the file. */
function plannedChange(file: string, { modificationPoints }: Analysis): string {
  return [...new Set(modificationPoints.filter(point => point.file === file).map(({ change }) => change))].join(' ')
}

/** Return true if a role can go on with a conversation: its own, or the fixer with the analyst's. */
async function canGoOn(
  saved: SavedConversation,
  {
    role,
    assignment,
    tools,
    isHidden,
  }: { role: 'analyst' | 'fixer'; assignment: Assignment; tools: FixerTools; isHidden: IsHidden },
): Promise<boolean> {
  if (role === 'analyst' || saved.role === 'analyst')
    return saved.role === 'analyst' && (role === 'analyst' || assignment.kind === 'repair')
  if (await repeatEdits(saved, { source: tools.source, isHidden })) return true
  await Promise.all((await tools.source.changed()).map(file => tools.source.reset(file)))
  return false
}

/** True for one cause in few files, without a failed attempt. */
function isSimple({ kind, clusters, debugging, strategy, failures }: Assignment): boolean {
  const [only] = clusters
  return (
    kind === 'repair' &&
    clusters.length === 1 &&
    debugging === undefined &&
    strategy === 'conservative' &&
    failures.length <= 3 &&
    (only?.suspects.length ?? 0) <= 2
  )
}

/** Hash the code that the analyst is shown. */
async function codeOf({ clusters }: Assignment, context: Readable): Promise<string> {
  const files = [...new Set(clusters.flatMap(({ suspects }) => suspects))].toSorted()
  const texts = await Promise.all(files.map(async file => [file, (await readableText(file, context)) ?? null]))
  return texts.length === 0 ? '' : createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)
}

function abstention({ ending, usage, transcripts }: ConversationResult): Abstention {
  const rest = { usage, transcripts }
  switch (ending.kind) {
    case 'final':
      return { kind: 'abstention', reason: 'It ended with the report of another role.', final: true, ...rest }
    case 'gave-up':
      return { kind: 'abstention', reason: ending.reason, final: true, ...rest }
    case 'unavailable':
      return {
        kind: 'abstention',
        reason: ending.reason,
        // A limit of the rate or an overload passes.
        final: ending.isPermanent,
        unavailable: true,
        misconfigured: ending.isMisconfigured,
        ...rest,
      }
    case 'stopped':
      return { kind: 'abstention', reason: ending.reason, final: ending.final, ...rest }
    case 'late':
      return { kind: 'abstention', reason: ending.reason, final: false, ...rest }
  }
}
