import type { Cluster } from '../domain/model/cluster.ts'
import type { Diagnosis } from '../domain/model/diagnosis.ts'
import type { Request } from '../domain/model/request.ts'
import { testKey, titleOf } from '../domain/model/test-case.ts'
import { codeBlock, inlineCode, truncateText, inlineText } from './markdown-escape.ts'
import { count } from '../domain/text/wording.ts'

/** How many root causes, tests and places of each, and characters of messages and titles are told, until it fits. */
const STEPS = [
  { clusters: 15, tests: 8, places: 5, message: 800, title: 300 },
  { clusters: 15, tests: 3, places: 2, message: 300, title: 150 },
  { clusters: 5, tests: 1, places: 1, message: 150, title: 100 },
] as const
type Most = (typeof STEPS)[number]

export interface ExplanationOptions {
  readonly request: Request
  /** Why nothing is changed, as a sentence; '' when that is what was asked for. */
  readonly why: string
  /** Bytes that it may have. */
  readonly limit: number
}

/** A diagnosis for a comment: what the reports say, without anything having been run. Pure. */
export function explanationReport(diagnosis: Diagnosis, { request, why, limit }: ExplanationOptions): string {
  const texts = STEPS.map(most => written(diagnosis, request, why, most))
  return texts.find(text => Buffer.byteLength(text) <= limit) ?? texts.at(-1) ?? ''
}

function written(diagnosis: Diagnosis, { headSha, headBranch, run }: Request, why: string, most: Most): string {
  const { summary, clusters, flaky, complete } = diagnosis
  const of = run === undefined ? '' : `, as [${inlineText(run.name || 'the run')}](${run.url}) reports`
  const rest = clusters.length - most.clusters
  return [
    `## Diagnosis: ${count(summary.failed, 'failing test')}, ${count(clusters.length, 'root cause')}`,
    '',
    `At ${inlineCode(headSha.slice(0, 7))} on ${inlineCode(headBranch)}${of}: ${summary.passed} passed, ${summary.failed} failed, ${summary.skipped} skipped. ${inlineText(why)}`,
    ...(complete ? [] : ['', '> [!WARNING]', '> The reports are not complete: there may be more failures.']),
    ...clusters
      .slice(0, most.clusters)
      .flatMap((cluster, index) => ['', ...section(cluster, index + 1, diagnosis, most)]),
    ...(rest > 0 ? ['', `… and ${count(rest, 'root cause')} more.`] : []),
    ...(flaky.length === 0
      ? []
      : [
          '',
          '### Flaky: passed and failed on the same code',
          '',
          ...flaky.slice(0, 20).map(id => `- ${inlineCode(truncateText(titleOf(id), most.title))}`),
        ]),
    '',
    '<sub>Made by fix-tests from the test reports alone. Nothing was run or changed.</sub>',
    '',
  ].join('\n')
}

function section(cluster: Cluster, number: number, { failures, clusters }: Diagnosis, most: Most): string[] {
  const { tests, criticality, reason, pattern, suggestion, causedBy, places } = cluster
  const mine = failures.filter(({ id }) => tests.includes(testKey(id)))
  const message = mine[0]?.problem.message.trim() ?? ''
  const cause = clusters.findIndex(({ id }) => id === causedBy)
  return [
    `### ${number}. ${count(tests.length, 'test')}, ${inlineText(pattern, most.title)}, ${criticality}${cause < 0 ? '' : ` (explained by ${cause + 1})`}`,
    '',
    ...(message === '' ? [] : [codeBlock(truncateText(message, most.message)), '']),
    `Why ${criticality}: ${inlineText(reason, most.title)}. ${inlineText(suggestion, most.title)}`,
    '',
    ...mine.slice(0, most.tests).map(({ id }) => `- ${inlineCode(truncateText(titleOf(id), most.title))}`),
    ...(mine.length > most.tests ? [`- … and ${mine.length - most.tests} more`] : []),
    ...(places.length === 0
      ? []
      : [
          '',
          `Look at ${places
            .slice(0, most.places)
            .map(
              ({ file, line, why }) =>
                `${inlineCode(`${truncateText(file, most.title)}${line === undefined ? '' : `:${line}`}`)} (${inlineText(why, most.title)})`,
            )
            .join(', ')}.`,
        ]),
  ]
}
