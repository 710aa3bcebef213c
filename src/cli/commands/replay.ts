import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { redactor } from '../../domain/policy/redaction.ts'
import type { TestId } from '../../domain/model/test-case.ts'
import { UserError } from '../../contracts/errors.ts'
import { runConversation, type ConversationResult } from '../../fixers/agents/run-conversation.ts'
import { Transcript } from '../../fixers/agents/transcript.ts'
import { Transcripts } from '../../fixers/agents/transcript-files.ts'
import { RecordedModel } from '../../fixers/models/recorded.ts'
import { projectAt } from '../../frameworks/project-files.ts'
import { editPolicy, createTestbeds } from '../../engine/testbed-settings.ts'
import { secretsOf } from '../../engine/model-access.ts'
import type { Settings } from '../../config/settings.ts'
import type { ToolContext } from '../../fixers/agents/tools/tool.ts'
import { projectDirectory } from '../../engine/test-plan.ts'
import { logLine } from '../../rendering/markdown-escape.ts'
import { ProjectFiles } from '../../engine/source-index.ts'
import { type Checkout, requireClean, checkOutCommit } from '../../workspace/checkout.ts'
import { Worktrees } from '../../workspace/worktrees.ts'
import { GitError } from '../../workspace/git.ts'
import { lockCheckout } from '../../workspace/checkout-lock.ts'
import { Repository } from '../../workspace/repository.ts'
import { GitWorkspace } from '../../workspace/workspace.ts'
import type { ProgressDisplay } from '../progress-display.ts'
import { createLocalContext } from '../local-context.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * `fix-tests replay`: the recorded answers of a model once more, with tools that work for real on the commit of then.
 * Nothing is sent anywhere, and the checkout is put back.
 * @returns the exit code: 0 it came to the same end, 1 it did not
 */
export async function replayConversation(
  { file, inputs }: { file: string; inputs: Readonly<Record<string, string>> },
  env: Env,
  { display, signal }: { display: ProgressDisplay; signal: AbortSignal },
): Promise<number> {
  const recorded = await transcriptIn(file)
  const { checkout, settings, stateRoot } = await createLocalContext(inputs, env)
  await mkdir(stateRoot, { recursive: true, mode: 0o700 })
  await using _alone = await lockCheckout(join(stateRoot, 'lock'))
  // Also what this does to the checkout is put back by the next run, should it die.
  const journal = join(stateRoot, 'touched.json')
  await GitWorkspace.recover(checkout.top, journal)
  await requireClean(checkout)
  const temp = await mkdtemp(join(tmpdir(), 'fix-tests-replay-'))
  try {
    const again = await heardAgain(recorded, { checkout, settings, journal, temp, env, display, signal })
    display.end()
    return tell(recorded, again, file)
  } finally {
    await rm(temp, { recursive: true, force: true })
  }
}

/** @throws UserError when there is none */
async function transcriptIn(file: string): Promise<Transcript> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UserError(`${file} cannot be read.`, 'Name the JSON of a transcript.', { cause: error })
  })
  try {
    return Transcript.parse(JSON.parse(text))
  } catch (error) {
    throw new UserError(
      `${file} is not a transcript of fix-tests.`,
      'Name one of the .json files in the folder of transcripts.',
      { cause: error },
    )
  }
}

interface Stage {
  readonly checkout: Checkout
  readonly settings: Settings
  readonly journal: string
  readonly temp: string
  readonly env: Env
  readonly display: ProgressDisplay
  readonly signal: AbortSignal
}

/** Has the conversation again. @returns its end, and the transcript of this time */
async function heardAgain(
  recorded: Transcript,
  { checkout, settings, journal, temp, env, display, signal }: Stage,
): Promise<{ heard: ConversationResult; transcript: Transcript }> {
  const host = checkout.host
  const repository = await Repository.open({ dir: join(temp, 'git'), work: checkout.top, host })
  await repository.fetch(pathToFileURL(checkout.top).href, [recorded.commit]).catch((error: unknown) => {
    if (!(error instanceof GitError)) throw error
    throw new UserError(
      `The transcript is of commit ${recorded.commit.slice(0, 7)}, which is not in this repository.`,
      'Fetch the branch of fix-tests that it was made on, or go to the right repository.',
      { cause: error },
    )
  })
  await using _there = await checkOutCommit(checkout, { sha: recorded.commit, from: repository })
  const project = projectAt(projectDirectory(checkout, settings))
  await using copies = await Worktrees.open(checkout, join(temp, 'copies'))
  const shared = { repository, head: recorded.commit, policy: editPolicy(settings) }
  await using workspace = await GitWorkspace.open({ ...shared, root: checkout.top, journal }, recorded.commit)
  const files = new ProjectFiles({ top: checkout.top, project, files: await workspace.list() })
  const sites = createTestbeds({
    settings,
    reported: undefined,
    checkout,
    copies,
    workspace: shared,
    project,
    files,
    host: env,
    secrets: secretsOf(settings, env),
    temp: join(temp, 'runs'),
    emit: display.emit,
    signal,
  })
  const { tests } = sites.checkout(workspace)
  const ids = recorded.tests as TestId[]
  const tools: Omit<ToolContext, 'redact'> = {
    source: workspace,
    commit: recorded.commit,
    history: workspace.history,
    runTests: selection => tests.run(selection ?? { kind: 'only', tests: ids }, signal),
    emit: display.emit,
    signal,
    budgetMs: Number.POSITIVE_INFINITY,
    budgetTokens: Number.POSITIVE_INFINITY,
    budgetDollars: Number.POSITIVE_INFINITY,
  }
  const [first] = recorded.turns
  const opening = (first?.messages ?? []).slice(0, 1).flatMap(({ content }) => textsIn(content))
  const kept = join(temp, 'transcripts')
  const redact = redactor(secretsOf(settings, env))
  const heard = await runConversation(
    {
      role: recorded.role,
      model: new RecordedModel(
        recorded.model,
        recorded.turns.map(({ answer }) => answer),
      ),
      iteration: 0,
      title: recorded.title,
      tests: ids,
      opening,
      tools,
    },
    { redact, transcripts: new Transcripts(kept, redact) },
  )
  const transcript = await transcriptIn(join(kept, `${heard.transcripts[0]}.json`))
  return { heard, transcript }
}

function textsIn(content: Transcript['turns'][number]['messages'][number]['content']): string[] {
  if (typeof content === 'string') return [content]
  return content.flatMap(block => ('text' in block && typeof block.text === 'string' ? [block.text] : []))
}

/** What the tools said, call by call, and how it ended, beside what they said then. */
function tell(
  recorded: Transcript,
  again: { heard: ConversationResult; transcript: Transcript },
  file: string,
): number {
  const then = callsIn(recorded)
  const now = callsIn(again.transcript)
  const lines = now.map(({ name, result }, index) => {
    const before = then[index]
    const same = before?.result === undefined || result === undefined || firstLine(before.result) === firstLine(result)
    const told = result === undefined ? '' : `: ${firstLine(result)}`
    return `${same ? ' ' : '≠'} ${name}${told}${same ? '' : `\n    then: ${firstLine(before?.result ?? '')}`}`
  })
  const differs = lines.filter(line => line.startsWith('≠')).length
  const ending = again.transcript.ending
  const isSame = ending === recorded.ending
  const end = isSame
    ? `It ended as it did then: ${ending}`
    : `It ended otherwise: ${ending}\n  then: ${recorded.ending}`
  const where = relative(process.cwd(), file)
  const head = `${recorded.role} on ${recorded.model}, ${recorded.turns.length} answers of ${where}`
  const tail = differs === 0 ? [] : [`${differs} of ${now.length} calls had another result.`]
  process.stdout.write(
    `${[head, ...lines, end, ...tail].map(text => text.split('\n').map(logLine).join('\n')).join('\n')}\n`,
  )
  return isSame && differs === 0 ? 0 : 1
}

function callsIn({ turns }: Transcript): { name: string; result: string | undefined }[] {
  const results = new Map<unknown, string>()
  for (const { messages } of turns)
    for (const { content } of messages)
      if (typeof content !== 'string')
        for (const block of content)
          if (block.type === 'tool_result') results.set(block.tool_use_id, String(block.content))
  return turns.flatMap(({ answer }) =>
    answer.content
      .filter(({ type }) => type === 'tool_use')
      .map(({ name, id }) => ({ name: String(name), result: results.get(id) })),
  )
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 200)
}
