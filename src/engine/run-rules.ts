import { identityText } from '../domain/model/commit-identity.ts'
import type { FixCommand } from '../domain/model/fix-command.ts'
import { BY_VALUES } from '../domain/model/proposed-tests.ts'
import { PLAIN_SUBJECT } from '../domain/text/subject-template.ts'
import type { WorkflowRules } from '../domain/workflow/workflow-rules.ts'
import type { CheckPlan } from '../frameworks/commands/check-plan.ts'
import type { Chain } from '../fixers/chain.ts'
import { identityOf, type Job } from './job.ts'
import { limitsOf } from './testbed-settings.ts'

/** Translate the settings of a job into the rules of its workflow. */
export function rulesOf(
  job: Job,
  {
    fixers,
    testWriter,
    commands,
    check,
  }: Pick<Chain, 'fixers' | 'testWriter'> & { commands: readonly FixCommand[]; check: CheckPlan | undefined },
): WorkflowRules {
  const { settings, requesterId } = job
  const mode = settings['add-tests']
  return {
    commands: commands.map(({ run }) => run),
    fixers: [...fixers.keys()],
    revisers: [...fixers.values()].filter(({ revises }) => revises).map(({ name }) => name),
    // A check that is more than the tests runs by itself before they are proved.
    limits: { ...limitsOf(settings), ...(check === undefined || check.isTests ? {} : { checkRuns: 1 }) },
    validate: settings.validate,
    parallel: settings.parallel,
    candidates: settings.candidates,
    squash: settings.squash,
    ...(requesterId === undefined ? {} : { requesterId }),
    ...(settings['sign-off'] ? { signOff: identityText(identityOf(job)) } : {}),
    ...(settings['commit-subject'] === PLAIN_SUBJECT ? {} : { commitSubject: settings['commit-subject'] }),
    ...(testWriter === undefined || mode === 'false' ? {} : { addTests: { by: testWriter.name, mode } }),
    ...(settings['propose-tests'] ? { proposeTests: { by: testWriter?.name ?? BY_VALUES } } : {}),
  }
}
