import type { WorkflowText } from '../config/reusable-workflows.ts'
import type { YamlMap } from '../config/workflow-file.ts'
import type { TestSign } from './test-lines.ts'

/** A job of CI that runs the tests. */
export interface TestJob {
  readonly file: WorkflowText
  /** File of the workflow that events start: another one, if it calls this file as a reusable workflow. */
  readonly startedBy: WorkflowText
  /** Name of that workflow, as GitHub shows it and as `workflow_run` names it. */
  readonly workflow: string
  /** Names of its events. */
  readonly events: readonly string[]
  /** Its events with their filters and inputs, as the file has them. */
  readonly on: unknown
  /** Names of all workflows that run the job, that one among them. */
  readonly callers: readonly string[]
  readonly top: YamlMap
  readonly id: string
  readonly job: YamlMap
  readonly steps: readonly YamlMap[]
  /** Index of the step that runs the tests. */
  readonly testStep: number
  /** Line of that step that runs them. */
  readonly command: string
  /** How sure it is that it does. */
  readonly sign: TestSign
  /** Directory that it runs in, relative to the top; '' for the top itself, and for one that is not there. */
  readonly directory: string
  /** The directory if it is not in the repository; '' if it is not known. */
  readonly elsewhere?: string
}
