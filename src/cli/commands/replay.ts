import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hiddenFiles } from '../../domain/policy/hidden-files.ts'
import { redactor } from '../../domain/policy/redaction.ts'
import { testKey } from '../../domain/model/test-case.ts'
import { UserError } from '../../contracts/errors.ts'
import type { TestRunner } from '../../contracts/ports.ts'
import { withoutHiddenLines } from '../../fixers/agents/hidden-lines.ts'
import { runConversation } from '../../fixers/agents/run-conversation.ts'
import { type ConversationMessages, repeatEdits } from '../../fixers/agents/saved-conversation.ts'
import { Transcript } from '../../fixers/agents/transcript.ts'
import { Transcripts } from '../../fixers/agents/transcript-files.ts'
import { RecordedModel } from '../../fixers/models/recorded.ts'
import { projectAt } from '../../frameworks/project/project-files.ts'
import { isolate, sharedFolders } from '../../engine/isolate.ts'
import { editPolicy, createTestbeds, matchesGlob } from '../../engine/testbed-settings.ts'
import { secretsOf } from '../../engine/model-access.ts'
import type { Settings } from '../../config/settings.ts'
import type { ConversationTools } from '../../fixers/agents/tools/tool.ts'
import { projectDirectory } from '../../engine/project-directory.ts'
import { Resources } from '../../engine/resources.ts'
import { ProjectFiles } from '../../engine/source-index.ts'
import { type Checkout, requireClean, checkOutCommit } from '../../workspace/checkout.ts'
import { Worktrees } from '../../workspace/worktrees.ts'
import { GitError } from '../../workspace/git.ts'
import { lockCheckout } from '../../workspace/checkout-lock.ts'
import { recoverEdits, recoveryNotes } from '../../workspace/recover-edits.ts'
import { Repository } from '../../workspace/repository.ts'
import { GitWorkspace } from '../../workspace/workspace.ts'
import type { ProgressDisplay } from '../progress-display.ts'
import { createLocalContext } from '../local-context.ts'
import { printComparison } from '../compare-transcripts.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Run `fix-tests replay`: repeat a conversation with the recorded answers of the model, and run its tools on the
 * recorded commit. Nothing is sent, and the checkout is restored.
 * @returns the exit code: 0 same end and same results, 1 any difference
 */
export async function replayConversation(
  { file, inputs }: { file: string; inputs: Readonly<Record<string, string>> },
  env: Env,
  { display, signal }: { display: ProgressDisplay; signal: AbortSignal },
): Promise<number> {
  const recorded = await readTranscript(file)
  const { checkout, settings, stateRoot } = await createLocalContext(inputs, env)
  await mkdir(stateRoot, { recursive: true, mode: 0o700 })
  await using _lock = await lockCheckout(join(stateRoot, 'lock'))
  // If this process is killed, the next run restores the checkout from the journal.
  const journal = join(stateRoot, 'touched.json')
  for (const each of recoveryNotes(await recoverEdits(checkout, journal))) display.emit(each)
  await requireClean(checkout)
  const temp = await mkdtemp(join(tmpdir(), 'fix-tests-replay-'))
  try {
    const replayed = await replay(recorded, { checkout, settings, journal, temp, env, display, signal })
    display.end()
    return printComparison(recorded, replayed, file)
  } finally {
    await rm(temp, { recursive: true, force: true })
  }
}

/** Read a transcript. @throws UserError if the file is not one */
async function readTranscript(file: string): Promise<Transcript> {
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

interface ReplayOptions {
  readonly checkout: Checkout
  readonly settings: Settings
  readonly journal: string
  readonly temp: string
  readonly env: Env
  readonly display: ProgressDisplay
  readonly signal: AbortSignal
}

/** Repeat the conversation. @returns its new transcript */
async function replay(recorded: Transcript, options: ReplayOptions): Promise<Transcript> {
  const { settings, temp, env } = options
  await using resources = new Resources()
  const { workspace, tests } = await openProject(recorded, options, resources)
  const begun = (recorded.turns[0]?.messages ?? []) as ConversationMessages['messages']
  const from = {
    saved: 1,
    role: recorded.role,
    model: recorded.model,
    messages: begun,
    compacted: [],
    compactions: 0,
  } as const
  const directory = join(temp, 'transcripts')
  const redact = redactor(secretsOf(settings, env))
  const isHidden = hiddenFiles(settings['never-show'], matchesGlob)
  await repeatEdits(from, { source: workspace, isHidden })
  const answers = recorded.turns.map(({ answer }) => answer)
  const { transcripts } = await runConversation(
    {
      role: recorded.role,
      model: new RecordedModel(recorded.model, answers),
      iteration: 0,
      title: recorded.title,
      tests: recorded.tests,
      hide: await withoutHiddenLines({ source: workspace, isHidden }),
      opening: begun.slice(0, 1).flatMap(({ content }) => textsIn(content)),
      from,
      tools: toolsOf(recorded, { workspace, tests }, options),
    },
    { redact, isHidden, transcripts: new Transcripts(directory, redact) },
  )
  return await readTranscript(join(directory, `${transcripts[0]}.json`))
}

interface ReplayedProject {
  readonly workspace: GitWorkspace
  readonly tests: Pick<TestRunner, 'run'>
}

/** Check out the recorded commit, apart from tokens and keys, and open what the tools of the conversation work on. */
async function openProject(
  { commit }: Transcript,
  { checkout: bare, settings, journal, temp, env, display, signal }: ReplayOptions,
  resources: Resources,
): Promise<ReplayedProject> {
  const repository = await Repository.open({ dir: join(temp, 'git'), work: bare.top, host: bare.host })
  await repository.fetch(pathToFileURL(bare.top).href, [commit]).catch((error: unknown) => {
    if (!(error instanceof GitError)) throw error
    throw new UserError(
      `Commit ${commit.slice(0, 7)} of the transcript is not in this repository.`,
      'Fetch the fix-tests branch that it was recorded on, or change to the right repository.',
      { cause: error },
    )
  })
  const folders = sharedFolders(temp)
  const { sandbox } = resources.use(await isolate({ checkout: bare, host: env, settings, directory: temp }))
  const checkout = { ...bare, sandbox }
  resources.use(await checkOutCommit(checkout, { sha: commit, from: repository }))
  const project = projectAt(projectDirectory(checkout, settings))
  const copies = resources.use(await Worktrees.open(checkout, folders.copies))
  const shared = { repository, head: commit, policy: editPolicy(settings) }
  const workspace = resources.use(await GitWorkspace.open({ ...shared, root: checkout.top, journal }, commit))
  const testbeds = createTestbeds({
    settings,
    reported: undefined,
    checkout,
    copies,
    workspace: shared,
    project,
    files: new ProjectFiles({ top: checkout.top, project, files: await workspace.list() }),
    host: env,
    spentMs: 0,
    secrets: secretsOf(settings, env),
    temp: folders.runs,
    sandbox,
    emit: display.emit,
    signal,
  })
  return { workspace, tests: testbeds.checkout(workspace).tests }
}

/** Make the tools of the conversation. They have no limits: the recorded one kept within them. */
function toolsOf(
  { commit, tests: ids }: Transcript,
  { workspace, tests }: ReplayedProject,
  { display, signal }: ReplayOptions,
): ConversationTools {
  return {
    source: workspace,
    commit,
    history: workspace.history,
    guard: async scope => {
      const changed = scope === 'own files' ? [] : scope
      const run = await tests.run({ kind: 'affected', tests: ids, files: changed }, signal)
      const passed = new Set(run.cases.filter(({ status }) => status === 'passed').map(({ id }) => testKey(id)))
      // A transcript does not hold which tests passed before, so that none counts as broken.
      return { run, red: ids.filter(id => !passed.has(testKey(id))), broken: [] }
    },
    emit: display.emit,
    signal,
    budgetMs: Number.POSITIVE_INFINITY,
    budgetTokens: Number.POSITIVE_INFINITY,
    budgetDollars: Number.POSITIVE_INFINITY,
  }
}

function textsIn(content: ConversationMessages['messages'][number]['content']): string[] {
  if (typeof content === 'string') return [content]
  return content.flatMap(block => (block.type === 'text' ? [block.text] : []))
}
