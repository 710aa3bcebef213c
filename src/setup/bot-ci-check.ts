import type { TestJob } from './test-job.ts'
import type { DoctorFacts, SetupFinding } from './doctor-facts.ts'
import { excludesEvent, requiredInputs, startsOn } from './event-filters.ts'
import { isOwnToken } from './own-use.ts'

/** Check whether CI runs on the branch of a fix, and so judges it. */
export function botCiCheck({ own, ci, branches }: DoctorFacts): SetupFinding | undefined {
  const [job] = watchedFirst(ci.jobs, own?.watches ?? [])
  if (own === undefined || job === undefined) return undefined
  return isOwnToken(own.inputs) ? pushedCi(job, branches) : startedCi(job)
}

/** Prefer the jobs of workflows that the own one waits for: CI is started again by the workflow that failed. */
function watchedFirst(jobs: readonly TestJob[], watches: readonly string[]): readonly TestJob[] {
  const isWatched = ({ callers }: TestJob) => callers.some(name => watches.includes(name))
  return jobs.toSorted((one, other) => Number(isWatched(other)) - Number(isWatched(one)))
}

/** Judge whether CI runs on what another token than the job's own pushes. */
function pushedCi({ workflow, on, startedBy, ...job }: TestJob, branches: string): SetupFinding {
  // A fix is a pull request to the branch that failed, whatever its name.
  const starts = {
    push: startsOn(on, 'push', `${branches}x`),
    pull_request: startsOn(on, 'pull_request', 'any/branch'),
  }
  const events = Object.entries(starts).flatMap(([event, isStarted]) => (isStarted ? [event] : []))
  if (events.some(event => !isSkipped(job, event)))
    return { status: 'ok', text: 'CI starts by itself on what the token of github-token pushes.', advice: '' }
  return {
    status: 'warning',
    text: `${workflow} does not run the tests for every fix: a filter of branches or a condition of events is in the way.`,
    advice: `In ${startedBy.path}: let pull_request to any branch, or push on ${branches}**, start it and run the tests.`,
  }
}

/** Judge whether fix-tests can start CI, since GitHub starts none for what a job's own token pushes. */
function startedCi({ workflow, events, on, startedBy, file, id, ...job }: TestJob): SetupFinding {
  if (!events.includes('workflow_dispatch'))
    return {
      status: 'warning',
      text: `GitHub starts no CI for what a job's own token pushes, and ${workflow} cannot be started by fix-tests.`,
      advice: `Add workflow_dispatch: to on: in ${startedBy.path}, or pass the token of a GitHub App as github-token.`,
    }
  const inputs = requiredInputs(on)
  if (inputs.length > 0)
    return {
      status: 'warning',
      text: `fix-tests cannot start ${workflow}: workflow_dispatch requires its ${inputs.length === 1 ? 'input' : 'inputs'} ${inputs.join(', ')}.`,
      advice: `In ${startedBy.path}: give each of them a default, or pass the token of a GitHub App as github-token.`,
    }
  if (isSkipped(job, 'workflow_dispatch'))
    return {
      status: 'warning',
      text: `A run of ${workflow} that fix-tests starts leaves the tests out, by the condition of their job or step.`,
      advice: `In ${file.path}, job ${id}: let if: be true on workflow_dispatch, too.`,
    }
  return { status: 'ok', text: `${workflow} can be started on the branch of a fix.`, advice: '' }
}

/** True if the job or the step of the tests does not run on an event. */
function isSkipped({ job, steps, testStep }: Pick<TestJob, 'job' | 'steps' | 'testStep'>, event: string): boolean {
  return [job.if, steps[testStep]?.if].some(condition => excludesEvent(condition, event))
}
