import { createHash } from 'node:crypto'
import type { Analysis } from '../../domain/model/attempt.ts'
import { clusterSignature } from '../../domain/model/cluster.ts'
import { analysisOf, type FixHistory, recall, recollection } from '../../domain/history/fix-history.ts'
import { noUsage } from '../../domain/model/usage.ts'
import type { Assignment } from '../../domain/model/assignment.ts'
import type { Abstention, AnalystAnswer, FixerAnswer } from '../../domain/model/answer.ts'
import type { Fixer, FixerTools } from '../../contracts/ports.ts'
import type { Model } from '../models/model.ts'
import { rejectionReason } from './accept-analysis.ts'
import { converse, type ConversationResult, type Shared } from './converse.ts'
import { analystPrompt } from './prompts/analyst.ts'
import { evidenceOf, type Guidance } from './prompts/evidence.ts'
import { fixerPrompt } from './prompts/fixer.ts'
import { readableText } from './tools/reading-tools.ts'

export interface AgentOptions extends Shared {
  /** As in the chain of fixers. */
  readonly name: string
  readonly analyst: Model
  readonly fixer: Model
  /** For failures that look small, at the first attempt. */
  readonly small: Model | undefined
  readonly guidance: readonly Guidance[]
  readonly memory: FixHistory
}

/** Models at work: an analyst that makes out the root cause, then a fixer that makes the change. */
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
    const code = await codeOf(assignment, tools)
    const known = this.#known(assignment, code)
    const files = new Set(await source.list())
    const circumstances = { debugging: assignment.debugging !== undefined, earlier: assignment.earlier, files }
    if (known !== undefined && rejectionReason(known, { ...circumstances, wrong: 'code' }) === undefined)
      return { kind: 'analysis', analysis: known, code, usage: noUsage }
    const heard = await this.#ask('analyst', assignment, { tools, prompt: analystPrompt(assignment) })
    const { usage, transcripts, ending } = heard
    if (ending.kind !== 'final' || ending.final.of !== 'analysis') return abstention(heard)
    const { analysis, wrong } = ending.final
    const reason = rejectionReason(analysis, { ...circumstances, wrong })
    // The same question would get the same answer: the next fixer is asked.
    if (reason !== undefined) return { kind: 'abstention', reason, final: true, usage, transcripts }
    return { kind: 'analysis', analysis, code, usage, transcripts }
  }

  async fix(assignment: Assignment & { analysis: Analysis }, tools: FixerTools): Promise<FixerAnswer> {
    const { analysis, demands } = assignment
    const heard = await this.#ask('fixer', assignment, { tools, prompt: fixerPrompt(analysis, demands) })
    const { usage, transcripts, ending } = heard
    if (ending.kind !== 'final' || ending.final.of !== 'change') return abstention(heard)
    const { summary, changes, leftUndone } = ending.final
    const { rootCause, affectedTests, confidence } = analysis
    const proposal = { summary, rootCause, changes, leftUndone, affectedTests, confidence }
    return { kind: 'proposal', proposal, usage, transcripts }
  }

  async #ask(
    role: 'analyst' | 'fixer',
    assignment: Assignment,
    { tools, prompt }: { tools: FixerTools; prompt: string },
  ): Promise<ConversationResult> {
    const { guidance, memory, redact } = this.#options
    const recollections = recall(memory, assignment.clusters).map(recollection)
    const parts = await evidenceOf(assignment, { source: tools.source, redact, guidance, recollections })
    const last = parts.at(-1) ?? ''
    return converse(
      {
        role,
        model: this.#model(role, assignment),
        iteration: assignment.iteration,
        title: assignment.clusters.map(({ title }) => title).join('; '),
        tests: assignment.failures.map(({ id }) => id),
        opening: [...parts.slice(0, -1), `${last}\n${prompt}`],
        tools,
      },
      this.#options,
    )
  }

  #model(role: 'analyst' | 'fixer', assignment: Assignment): Model {
    const { small } = this.#options
    return small !== undefined && isSmall(assignment) ? small : this.#options[role]
  }

  /** What was made out of the same failures in the same code before, unless something else is wanted now. */
  #known({ clusters, debugging, candidate, strategy }: Assignment, code: string): Analysis | undefined {
    if (debugging !== undefined || candidate > 1 || strategy === 'surgical') return undefined
    return analysisOf(this.#options.memory, { signature: clusterSignature(clusters), code })
  }
}

/** One cause in one file, and nobody has tried it in vain. */
function isSmall({ kind, clusters, debugging, strategy, failures }: Assignment): boolean {
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

/** A digest of what the analyst is shown of the code. */
async function codeOf({ clusters }: Assignment, { source }: FixerTools): Promise<string> {
  const files = [...new Set(clusters.flatMap(({ suspects }) => suspects))].toSorted()
  const texts = await Promise.all(files.map(async file => [file, (await readableText(file, source)) ?? null]))
  return texts.length === 0 ? '' : createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)
}

function abstention({ ending, usage, transcripts }: ConversationResult): Abstention {
  const answered = { usage, transcripts }
  switch (ending.kind) {
    case 'final':
      return { kind: 'abstention', reason: 'It ended its work in a way that is not its own.', final: true, ...answered }
    case 'gave-up':
      return { kind: 'abstention', reason: ending.reason, final: true, ...answered }
    case 'unavailable':
      return { kind: 'abstention', reason: ending.reason, final: true, unavailable: true, ...answered }
    case 'stopped':
      return { kind: 'abstention', reason: ending.reason, final: ending.final, ...answered }
    case 'late':
      return { kind: 'abstention', reason: ending.reason, final: false, ...answered }
  }
}
