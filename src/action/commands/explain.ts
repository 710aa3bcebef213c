import { localSourceIndex, diagnoseReports } from '../../engine/diagnose-reports.ts'
import { redactor } from '../../domain/policy/redaction.ts'
import type { Request } from '../../domain/model/request.ts'
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
import type { Session } from '../session.ts'

export interface ExplainOptions {
  readonly session: Session
  readonly settings: Settings
  readonly request: Request
  readonly reports: ReportOrigin
  readonly name: string
  /** Why nothing is changed, as a sentence; '' when that is what was asked for. */
  readonly why: string
}

/** Bytes of a comment, less what markers need, and of a patch that is shown in it. */
const LIMIT = 63_000
const PATCH = 20_000

const TOO_LONG = 'It is too long to be shown here: see the artifact of the run.'

/** A diagnosis of what failed, from its reports alone: no code of it is run. */
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
      why: 'There is no failed run with test reports for this commit, and a diagnosis runs nothing itself.',
      remedy: 'Wait for CI, and ask again.',
    }
  const read = await findReports({
    client: api.client,
    settings,
    request,
    reports,
    top: environment.workspace,
    since: 0,
  })
  for (const text of read.notes) session.warn(text)
  const { only = [] } = request
  const failing = read.cases.filter(({ status }) => status === 'failed')
  const none = unmatchedWords(
    only,
    failing.map(({ id }) => id),
  )
  if (none !== undefined) return { kind: 'refused', ...none }
  const cases = read.cases.filter(({ id, status }) => status !== 'failed' || isNamed(id, only))
  const framework = cases[0]?.id.framework ?? ''
  const diagnosis = diagnoseReports({ ...read, cases, framework }, await localSourceIndex(environment.workspace, env))
  if (diagnosis.failures.length === 0 && diagnosis.complete)
    return { kind: 'nothing', why: 'The test reports show no failing test.' }
  const patch = (request.fork === undefined ? undefined : await proposed(session, request)) ?? ''
  const redact = redactor(session.secrets)
  const markdown = redact(
    explanationReport(diagnosis, { request, why, limit: LIMIT - Buffer.byteLength(patch) }) + patch,
  )
  const isTold = await tell(markdown, { session, settings, request, name })
  const title = `Diagnosis: ${count(diagnosis.failures.length, 'failing test')}, ${count(diagnosis.clusters.length, 'root cause')}`
  return { kind: 'told', outcome: 'explained', title, markdown, ...(isTold ? {} : { reply: markdown }) }
}

/** Tells it in the sticky comment, where no run speaks there. @returns whether it is told */
async function tell(
  markdown: string,
  { session, settings, request, name }: Pick<ExplainOptions, 'session' | 'settings' | 'request' | 'name'>,
): Promise<boolean> {
  const { pullRequest: pull } = request
  if (pull === undefined || !settings.comment) return false
  const comment = new StickyComment(session.api, { pull, name })
  try {
    if (readMarkers('run', await comment.read()) !== undefined) return false
    await comment.write(markdown)
    return true
  } catch (error) {
    session.warn(sentenceOf(error))
    return false
  }
}

/** The patch that fix-tests made in the fork's own job, where it did; it is only shown. */
async function proposed({ api }: Session, { run }: Request): Promise<string | undefined> {
  const patch = run === undefined ? undefined : await patchIn(api, run.id)
  if (patch === undefined) return undefined
  return [
    '',
    '### A fix, made in the fork’s own run',
    '',
    'It was made without any right to this repository, by code of the fork, and nobody here has run it: read it as what it is, a proposal. `git apply` takes it.',
    '',
    Buffer.byteLength(patch) > PATCH ? TOO_LONG : codeBlock(patch, 'diff'),
    '',
  ].join('\n')
}
