import type { Redact } from '../../domain/policy/redaction.ts'
import type { TestTask } from '../../domain/model/added-tests.ts'
import type { UpdateTask } from '../../domain/model/proposed-tests.ts'
import type { TestWriterAnswer } from '../../domain/model/answer.ts'
import { titleOf } from '../../domain/model/test-case.ts'
import { noUsage, sumOf, tokensOf, type Usage } from '../../domain/model/usage.ts'
import type { TestWriter, TestWriterTools } from '../../contracts/ports.ts'
import type { Model } from '../models/model.ts'
import { shownFailures, withoutHiddenLines } from './hidden-lines.ts'
import type { Guidance } from './prompts/evidence.ts'
import { testUpdateOpening, testWriterOpening } from './prompts/test-writer-prompt.ts'
import { type ConversationResult, runConversation, type SharedOptions } from './run-conversation.ts'
import { readSaved, repeatEdits } from './saved-conversation.ts'

export interface TestWriterOptions extends SharedOptions {
  /** In order of use: the next model writes if one is unavailable. */
  readonly models: readonly Model[]
  readonly guidance: readonly Guidance[]
}

/** A conversation with a test writer. */
interface Work {
  readonly iteration: number
  readonly title: string
  /** Takes lines of hidden files out of what programs print. */
  readonly hide: Redact
  /** Blocks of the first message. */
  readonly opening: readonly string[]
}

const ROLE = 'test-writer'

/** Writes tests of what no test notices of a fix, and updates outdated ones, by a model. */
export class AgentTestWriter implements TestWriter {
  readonly name: string
  readonly #options: TestWriterOptions

  constructor(options: TestWriterOptions) {
    this.name = options.models[0]?.name ?? ''
    this.#options = options
  }

  async write(task: TestTask, tools: TestWriterTools): Promise<TestWriterAnswer> {
    const { guidance, redact, isHidden } = this.#options
    const failingDiff = await tools.history.failingDiff()
    const context = { source: tools.source, guidance, failingDiff, redact, isHidden }
    const title = task.change.fixes.map(({ summary }) => summary).join('; ')
    const hide = await withoutHiddenLines({ source: tools.source, isHidden })
    const change = { ...task.change, failures: shownFailures(task.change.failures, hide) }
    const opening = await testWriterOpening({ ...task, change }, context)
    return this.#ask({ iteration: task.iteration, title, hide, opening }, tools)
  }

  async update(task: UpdateTask, tools: TestWriterTools): Promise<TestWriterAnswer> {
    const { guidance, redact, isHidden } = this.#options
    const context = { source: tools.source, guidance, redact, isHidden }
    const title = task.tests.map(({ failure }) => titleOf(failure.id)).join('; ')
    const hide = await withoutHiddenLines({ source: tools.source, isHidden })
    const tests = task.tests.map(test => ({ ...test, failure: shownFailures([test.failure], hide)[0] ?? test.failure }))
    const opening = await testUpdateOpening({ ...task, tests }, context)
    return this.#ask({ iteration: task.iteration, title, hide, opening }, tools)
  }

  async #ask(work: Work, tools: TestWriterTools): Promise<TestWriterAnswer> {
    const before = tools.conversation.load()?.spending[ROLE] ?? noUsage
    const usages: Usage[] = []
    const transcripts: string[] = []
    const reasons: string[] = []
    for (const model of this.#options.models) {
      const conversation = await this.#converse(model, work, { tools, before, spent: sumOf(usages) })
      usages.push(conversation.usage)
      transcripts.push(...conversation.transcripts)
      const { ending } = conversation
      const cost = { usage: sumOf(usages), transcripts }
      if (ending.kind === 'final' && ending.final.of === 'change' && ending.final.files.length > 0)
        return { kind: 'tests', summary: ending.final.summary, ...cost }
      reasons.push(ending.kind === 'final' ? 'It ended without a test.' : ending.reason)
      if (ending.kind !== 'unavailable' || tools.signal.aborted) break
      for (const file of await tools.source.changed()) await tools.source.reset(file)
    }
    return { kind: 'abstention', final: true, reason: reasons.join(' '), usage: sumOf(usages), transcripts }
  }

  async #converse(
    model: Model,
    work: Work,
    { tools, before, spent }: { tools: TestWriterTools; before: Usage; spent: Usage },
  ): Promise<ConversationResult> {
    const { source, conversation } = tools
    const saved = readSaved(conversation.load()?.text)
    const isOwn = saved?.role === ROLE && saved.model === model.name
    const { isHidden } = this.#options
    const from = isOwn && (await repeatEdits(saved, { source, isHidden })) ? saved : undefined
    // A new conversation knows nothing of edits that the old one has left.
    if (from === undefined) for (const file of await source.changed()) await source.reset(file)
    return runConversation(
      {
        ...work,
        role: ROLE,
        model,
        from,
        keep: ({ usage, text }) => conversation.keep({ spending: { [ROLE]: sumOf([before, spent, usage]) }, text }),
        tests: [],
        tools: {
          ...tools,
          budgetTokens: tools.budgetTokens - tokensOf(spent),
          budgetDollars: tools.budgetDollars - spent.dollars,
        },
      },
      this.#options,
    )
  }
}
