import { localSourceIndex, diagnoseReports, withFiles } from '../../engine/diagnose-reports.ts'
import { type Redact, redacted, redactor } from '../../domain/policy/redaction.ts'
import type { Request } from '../../domain/model/request.ts'
import { countByStatus } from '../../domain/model/test-case.ts'
import { isNamed, unmatchedWords } from '../../domain/policy/test-filter.ts'
import { sentenceOf } from '../../contracts/errors.ts'
import { StickyComment } from '../../github/comments.ts'
import { readMarkers } from '../../github/html-marker.ts'
import { patchIn } from '../../github/artifacts.ts'
import type { ReportOrigin } from '../../triggers/task.ts'
import type { Settings } from '../../config/settings.ts'
import { codeBlock } from '../../rendering/markdown-escape.ts'
import { explanationReport } from '../../rendering/explanation.ts'
import { count } from '../../domain/text/wording.ts'
import type { StepOutcome } from '../outputs/step-outcome.ts'
import { findReports } from '../collect-reports.ts'
import { commentName } from '../fix-request.ts'
import { inspectCheckout } from '../../workspace/checkout.ts'
import { jobHost } from '../../workspace/git.ts'
import { readFailingCommit } from '../read-failing-commit.ts'
import type { Session } from '../session.ts'

export interface ExplainOptions {
  readonly session: Session
  readonly settings: Settings
  readonly request: Request
  readonly reports: ReportOrigin
  readonly name: string
  /** Reason why nothing is changed, as a sentence; '' if the user wants a diagnosis only. */
  readonly why: string
}

/** Maximum size of a comment, without its markers, in bytes. */
const MAX_COMMENT = 63_000
/** Maximum size of a patch in a comment, in bytes. */
const MAX_PATCH = 20_000

const TOO_LONG = 'The patch is too long to show here: see the artifact of the run.'

/** Diagnose the failures from their reports alone, without running any code. */
export async function explainFailure({
  session,
  settings,
  request,
  reports,
  name,
  why,
}: ExplainOptions): Promise<StepOutcome> {
  const { environment, env, api } = session
  if (reports === 'nowhere')
    return {
      kind: 'refused',
      why: 'This commit has no failed run with test reports, and a diagnosis runs no tests itself.',
      remedy: 'Wait for CI, then retry.',
    }
  const read = await findReports({
    client: api.client,
    settings,
    request,
    reports,
    checkout: reports === 'workspace' ? await inspectCheckout(environment.workspace, jobHost(env)) : undefined,
    top: environment.workspace,
    since: 0,
  })
  for (const text of read.notes) session.warn(text)
  const { only = [] } = request
  // Until the end: the files are read when they are needed.
  await using commit = await readFailingCommit(session, request)
  const sources = commit?.sources ?? (await localSourceIndex(environment.workspace, jobHost(env)))
  const failing = withFiles(
    read.cases.filter(({ status }) => status === 'failed'),
    sources,
  )
  const unmatched = unmatchedWords(only, failing)
  if (unmatched !== undefined) return { kind: 'refused', ...unmatched }
  const left = new Set(failing.filter(({ id, files }) => !isNamed(id, only, files)).map(({ id }) => id))
  const cases = read.cases.filter(({ id, status }) => status !== 'failed' || !left.has(id))
  const framework = cases[0]?.id.framework ?? ''
  const reported = { ...read, cases, framework, summary: countByStatus(read.cases) }
  const diagnosis = await diagnoseReports(reported, sources, session.signal)
  if (diagnosis.failures.length === 0 && diagnosis.complete)
    return { kind: 'nothing', why: 'The test reports show no failing test.' }
  const redact = redactor(session.secrets)
  const patch = (request.fork === undefined ? undefined : await forkPatch(session, request, redact)) ?? ''
  const limit = MAX_COMMENT - Buffer.byteLength(patch)
  // In escaped or shortened text no secret would be found.
  const markdown = redact(explanationReport(redacted(diagnosis, redact), { request, why, limit }) + patch)
  const isPosted = await postComment(markdown, { session, settings, request, name })
  const title = `Diagnosis: ${count(diagnosis.failures.length, 'failing test')}, ${count(diagnosis.clusters.length, 'root cause')}`
  return { kind: 'message', outcome: 'explained', title, markdown, ...(isPosted ? {} : { reply: markdown }) }
}

/** Post the diagnosis in the sticky comment, unless a run uses that comment. @returns true if posted */
async function postComment(
  markdown: string,
  { session, settings, request, name }: Pick<ExplainOptions, 'session' | 'settings' | 'request' | 'name'>,
): Promise<boolean> {
  const { pullRequest: pull } = request
  if (pull === undefined || !settings.comment) return false
  const comment = new StickyComment(session.api, { pull, name: commentName(name) })
  try {
    if (readMarkers('run', await comment.read()) !== undefined) return false
    await comment.write(markdown)
    return true
  } catch (error) {
    session.warn(sentenceOf(error))
    return false
  }
}

/** Load the patch that fix-tests made in the fork's own job, to show it; undefined if there is none. */
async function forkPatch({ api }: Session, { run }: Request, redact: Redact): Promise<string | undefined> {
  const found = run === undefined ? undefined : await patchIn(api, run.id)
  if (found === undefined) return undefined
  const patch = redact(found)
  return [
    '',
    '### A fix, made in the fork’s own run',
    '',
    'The fork’s own code made this patch, without access to this repository, and it has not been run here. Treat it as a proposal; `git apply` applies it.',
    '',
    Buffer.byteLength(patch) > MAX_PATCH ? TOO_LONG : codeBlock(patch, 'diff'),
    '',
  ].join('\n')
}
