import { isNewer, knownValues } from '../config/newest-leg.ts'
import { isMap, scalarText, usesAction, valueAt, type YamlMap } from '../config/workflow-file.ts'
import { chosenRunner } from './chosen-runner.ts'
import type { TestJob } from './test-job.ts'

/** Words in names of what runs the usual tests. */
const USUAL = /^(?:tests?|unit|ci|specs?)$/

/** Words in names of what runs others, or runs them in an unusual way. */
const UNUSUAL =
  /^(?:legacy|canary|nightly|experimental|windows|macos|e2e|lint|checks?|docs?|examples?|alternatives?|old|oldest|minimal|minimum|msrv|bench|benchmarks?|releases?|upstream|typing|typechecking|pyemscripten|wasm)$/

/** Options by which a command runs a part of the tests. */
const NARROWS =
  /\s(?:-pl|-[pkR]|--(?:projects?|package|manifest-path|filter|scope|selectProjects|tests|tests-regex|ignore))(?:[\s=]|$)/

/**
 * Points of a job. What tests another repository is never taken. The events decide next, if the job runs on Linux, and
 * what narrows it to a part of the project weighs more than its name, which decides among those that are alike.
 */
const POINTS = {
  pullRequest: 40,
  push: 20,
  otherRepository: -100,
  otherSystem: -30,
  otherFolder: -15,
  onlyPaths: -15,
  partOfTests: -12,
  filesOfOtherJob: -10,
  container: -5,
  unsure: -5,
  usualName: 6,
  unusualName: -8,
  usualId: 4,
} as const

/** Order the jobs of a workflow; jobs alike but for the versions that they set up are a matrix, written out. */
export function byLikelihood(a: TestJob, b: TestJob): number {
  const [one, other] = [a, b].map(({ steps }) => ({ values: versionsIn(steps) }))
  const isSame = a.command === b.command && one !== undefined && other !== undefined
  const newer = isSame ? Number(isNewer(other, one)) - Number(isNewer(one, other)) : 0
  return likelihood(b) - likelihood(a) || newer
}

/**
 * Rate how likely a job is to be the one whose failures are to be fixed: a workflow for pull requests is CI, and one
 * for releases or the night runs tests as well.
 */
export function likelihood(found: TestJob): number {
  const { events, workflow, file, id, job, top, steps, testStep, directory, elsewhere, on, command } = found
  const fill = knownValues({ top, job })
  const isOther = chosenRunner(job['runs-on'], fill).isOther
  const isFiltered = ['pull_request', 'push'].some(event => valueAt(on, event, 'paths') !== undefined)
  const needsFiles = steps.slice(0, testStep).some(step => usesAction(step, 'actions/download-artifact'))
  const facts: readonly (readonly [isSo: boolean, points: number])[] = [
    [steps.some(isOfOther), POINTS.otherRepository],
    [isOther, POINTS.otherSystem],
    [directory !== '' || elsewhere !== undefined, POINTS.otherFolder],
    [isFiltered, POINTS.onlyPaths],
    [needsFiles, POINTS.filesOfOtherJob],
    [NARROWS.test(command), POINTS.partOfTests],
    [job.container !== undefined, POINTS.container],
    [found.sign !== 'sure', POINTS.unsure],
    [USUAL.test(id.toLowerCase()), POINTS.usualId],
  ]
  const names = [file.path.split('/').at(-1) ?? '', workflow, `${id} ${scalarText(job.name) ?? ''}`]
  return byEvents({ events }) + names.reduce((sum, name) => sum + byName(name), 0) + sumOf(facts)
}

function sumOf(facts: readonly (readonly [isSo: boolean, points: number])[]): number {
  return facts.reduce((sum, [isSo, points]) => sum + (isSo ? points : 0), 0)
}

/** Rate the events that start a workflow. */
export function byEvents({ events }: { readonly events: readonly string[] }): number {
  return (events.includes('pull_request') ? POINTS.pullRequest : 0) + (events.includes('push') ? POINTS.push : 0)
}

/** True for a job that changes of the code start, and not only tags, people, a time or another workflow's end. */
export function isOfChanges({ events, on }: Pick<TestJob, 'events' | 'on'>): boolean {
  if (events.some(event => /^(?:pull_request(?:_target)?|merge_group)$/.test(event))) return true
  const push = valueAt(on, 'push')
  const isOfTags = isMap(push) && push.tags !== undefined && push.branches === undefined
  return events.includes('push') && !(isOfTags && push['branches-ignore'] === undefined)
}

/** Rate a name by its words. */
export function byName(name: string): number {
  const words = name.toLowerCase().split(/[^a-z\d]+/)
  return sumOf([
    [words.some(word => USUAL.test(word)), POINTS.usualName],
    [words.some(word => UNUSUAL.test(word)), POINTS.unusualName],
  ])
}

/** Map the inputs such as `java-version` of the steps that set up a language to their values. */
function versionsIn(steps: readonly YamlMap[]): Record<string, unknown> {
  const inputs = steps.flatMap(step => (isMap(step.with) ? Object.entries(step.with) : []))
  return Object.fromEntries(inputs.filter(([name]) => /^[a-z]+-version$/.test(name)))
}

/**
 * True for a checkout of a repository by its name, or by its owner's; an expression alone is that of the pull request's
 * head.
 */
function isOfOther(step: YamlMap): boolean {
  const repository = scalarText(valueAt(step, 'with', 'repository')) ?? ''
  // What stands outside of `${{ … }}`.
  const named = repository.split('${{').map((part, at) => (at === 0 ? part : (part.split('}}')[1] ?? '')))
  return usesAction(step, 'actions/checkout') && named.some(part => !/^\/?$/.test(part))
}
