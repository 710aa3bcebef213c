import { valueAt } from '../config/workflow-file.ts'
import { listOf } from '../domain/text/wording.ts'
import type { CiOverview } from './ci-jobs.ts'
import type { CheckLine, DoctorFacts, SetupFinding } from './doctor-facts.ts'
import { startsOn, textList } from './event-filters.ts'
import { GITHUB_CHECKS } from './github-checks.ts'

type Check = (facts: DoctorFacts) => SetupFinding | undefined

const CHECKS: Readonly<Record<string, Check>> = {
  tests: testsCheck,
  CI: ciCheck,
  workflow: workflowCheck,
  reports: reportsCheck,
  ...GITHUB_CHECKS,
  models: modelsCheck,
  isolation: isolationCheck,
}

/** Check what fix-tests needs. Pure. */
export function checkSetup(facts: DoctorFacts): CheckLine[] {
  return Object.entries(CHECKS).flatMap(([name, check]) => {
    const finding = check(facts)
    return finding === undefined ? [] : [{ name, ...finding }]
  })
}

function testsCheck({ tests }: DoctorFacts): SetupFinding {
  if ('problem' in tests) return { status: 'problem', text: tests.problem, advice: tests.remedy }
  return { status: 'ok', text: tests.join(' '), advice: '' }
}

function ciCheck({ ci, own }: DoctorFacts): SetupFinding | undefined {
  const [job] = ci.jobs
  if (job !== undefined)
    return {
      status: 'ok',
      text: `The workflow ${job.workflow} runs them (${job.file.path}, job ${job.id}).`,
      advice: '',
    }
  // A step in the job of CI is beside its tests.
  if (own !== undefined && own.watches === undefined) return undefined
  const isNamed = own?.watches?.some(name => ci.names.includes(name)) === true
  return {
    status: isNamed ? 'warning' : 'problem',
    text: 'No workflow in .github/workflows seems to run the tests.',
    advice: 'Add a workflow that runs them on push and pull_request.',
  }
}

function workflowCheck({ own, ci, branches, program }: DoctorFacts): SetupFinding {
  if (own === undefined)
    return { status: 'problem', text: 'No workflow uses fix-tests.', advice: `Write one: ${program} init` }
  const { path, job, watches, on } = own
  if (watches === undefined) return { status: 'ok', text: `fix-tests is a step of ${path}, job ${job}.`, advice: '' }
  const problem = watchProblem(watches, ci) ?? filterProblem(on, branches)
  return problem === undefined
    ? { status: 'ok', text: `${path} runs after ${watches.join(', ')}.`, advice: '' }
    : { status: 'problem', text: `${path} ${problem.text}`, advice: problem.advice }
}

/** A problem as the end of a sentence about a workflow, and what to do. */
type Problem = Pick<SetupFinding, 'text' | 'advice'>

/** Find out why no failed test starts a workflow: it waits for runs of others. */
function watchProblem(watches: readonly string[], { names, jobs }: CiOverview): Problem | undefined {
  const advice = `Name the workflow of CI there${names.length === 0 ? '' : `, one of ${names.join(', ')}`}.`
  if (watches.length === 0) return { text: 'names no workflow under on: workflow_run: workflows.', advice }
  const missing = watches.filter(name => !names.includes(name))
  if (missing.length > 0) return { text: `waits for ${missing.join(', ')}, but no workflow has that name.`, advice }
  if (jobs.length === 0 || jobs.some(({ callers }) => callers.some(name => watches.includes(name)))) return undefined
  const tested = [...new Set(jobs.map(({ workflow }) => workflow))].join(', ')
  return {
    text: `waits for ${watches.join(', ')}, but the tests run in ${tested}.`,
    advice: `Name the workflow that runs the tests under on: workflow_run: workflows: ${tested}.`,
  }
}

/** Find out by the filters of `workflow_run` which runs of CI do not start a workflow. */
function filterProblem(on: unknown, branches: string): Problem | undefined {
  const types = textList(valueAt(on, 'workflow_run', 'types'))
  if (types !== undefined && !types.includes('completed'))
    return {
      text: `starts when a run of CI is ${types.join(' or ')}, before its tests have failed.`,
      advice: 'Write types: [completed] under on: workflow_run.',
    }
  if (startsOn(on, 'workflow_run', `${branches}x`)) return undefined
  return {
    text: `does not start after runs of CI on branches ${branches}…, where CI judges a fix.`,
    advice: `Remove branches and branches-ignore under on: workflow_run, or let them include ${branches}**.`,
  }
}

function reportsCheck({ advice, ci, own }: DoctorFacts): SetupFinding | undefined {
  const [job] = ci.jobs
  if (advice === undefined || job === undefined) return undefined
  // A step of the same job finds the reports in the workspace.
  const isStep = own !== undefined && own.watches === undefined
  const missing = advice.missing.filter(each => !isStep || !each.includes('upload'))
  if (missing.length === 0)
    return { status: 'ok', text: `CI writes reports${isStep ? '' : ' and uploads them'}.`, advice: '' }
  const before = advice.before === undefined ? '' : ` First: ${advice.before}.`
  return {
    status: 'problem',
    text: `In ${job.file.path}, job ${job.id}: ${missing.join(', and ')}.`,
    advice: `${before} ${advice.place}\n${advice.lines}`.trim(),
  }
}

function isolationCheck({ isolation: { works, text } }: DoctorFacts): SetupFinding {
  return {
    status: works ? 'ok' : 'warning',
    text,
    advice: works
      ? ''
      : "That is this machine. GitHub's Ubuntu runners can isolate; isolation: require makes sure of it.",
  }
}

/** Judge what models answered here. A model without a key on this machine is not asked. */
function modelsCheck({ trials }: DoctorFacts): SetupFinding | undefined {
  if (trials.length === 0) return undefined
  const failed = trials.filter(({ result }) => result !== 'answers')
  const refused = failed.filter(({ result }) => result === 'refuses')
  const text = failed.map(({ reason }) => reason).join(' ')
  if (refused.length > 0)
    return {
      status: 'problem',
      text,
      advice:
        'Correct the key of this environment or the name of the model. If the key is also the secret of the workflow, correct that, too.',
    }
  if (failed.length > 0)
    return { status: 'unknown', text, advice: 'The key may be right: run it again where the model can be asked.' }
  const names = trials.map(({ name }) => name)
  return {
    status: 'ok',
    text: `${listOf(names, names.length)} ${names.length === 1 ? 'answers' : 'answer'} with the key of this environment.`,
    advice: '',
  }
}
