import {
  eventsOf,
  isMap,
  parseWorkflow,
  scalarText,
  stepsIn,
  usesAction,
  valueAt,
  type YamlMap,
} from '../config/workflow-file.ts'
import type { WorkflowText } from '../config/reusable-workflows.ts'
import { textList } from './event-filters.ts'

/** A step that uses the action, with its surroundings. */
export interface OwnUse {
  readonly path: string
  readonly job: string
  /** Names of the workflows whose runs start it; undefined for a step of CI's own job. */
  readonly watches: readonly string[] | undefined
  /** The value of `on:` of its workflow. */
  readonly on: unknown
  /** Permissions of the job's token by name; undefined if the workflow leaves them to the repository. */
  readonly permissions: Readonly<Record<string, string>> | undefined
  /** Inputs of the step, as texts. */
  readonly inputs: Readonly<Record<string, string>>
}

/**
 * Find the step that does the work: of several, the one whose job may write most, or that gets a token of its own.
 * Pure.
 * @param action `owner/name`
 */
export function ownUse(files: readonly WorkflowText[], action: string): OwnUse | undefined {
  const found = files.flatMap(({ path, text }) => {
    const parsed = parseWorkflow(text)
    if ('why' in parsed) return []
    const { top, jobs } = parsed
    return jobs.flatMap(({ id, job }) => {
      return stepsIn(job)
        .filter(step => usesAction(step, action))
        .map(
          (step): OwnUse => ({
            path,
            job: id,
            watches: watchedBy(top),
            on: top.on,
            permissions: permissionsIn(job.permissions ?? top.permissions),
            inputs: textsOf(step.with),
          }),
        )
    })
  })
  const isWriting = ({ permissions, inputs }: OwnUse) =>
    permissions === undefined || mayDo(permissions, 'contents', 'write') || inputs['github-token'] !== undefined
  // The job that only tidies up may write as well, but less.
  return found.filter(isWriting).toSorted((one, other) => writes(other) - writes(one))[0] ?? found[0]
}

/** Count what a job may write; with another token, or if the job leaves it to the repository, that is not known. */
function writes({ permissions, inputs }: OwnUse): number {
  const isUnknown = permissions === undefined || permissions['*'] !== undefined || inputs['github-token'] !== undefined
  if (isUnknown) return Number.MAX_SAFE_INTEGER
  return Object.values(permissions).filter(access => access === 'write').length
}

/** Return true if permissions include an access; write includes read. */
export function mayDo(permissions: Readonly<Record<string, string>>, name: string, access: 'read' | 'write'): boolean {
  const given = permissions[name] ?? permissions['*']
  return given === 'write' || given === access
}

/** True if the step gets another token than the job's own. */
export function isOwnToken(inputs: Readonly<Record<string, string>>): boolean {
  const token = inputs['github-token'] ?? ''
  return token !== '' && !/\b(?:github\.token|secrets\.GITHUB_TOKEN)\b/.test(token)
}

function watchedBy(top: YamlMap): readonly string[] | undefined {
  if (!eventsOf(top.on).includes('workflow_run')) return undefined
  return textList(valueAt(top.on, 'workflow_run', 'workflows')) ?? []
}

/** Read `permissions`: a map, or `read-all` or `write-all`, which become the name `*`. */
function permissionsIn(value: unknown): Readonly<Record<string, string>> | undefined {
  if (value === undefined) return undefined
  const all = /^(read|write)-all$/.exec(scalarText(value) ?? '')?.[1]
  return all === undefined ? textsOf(value) : { '*': all }
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (!isMap(value)) return {}
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, scalarText(each) ?? '']))
}
