import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Pair, type YAMLMap } from 'yaml'
import { OWN_ACTION, type Source } from './sources.ts'

/** What a workflow does that no validator minds and the house does not want, as `file:line: message`. */
export function byHouseRules(source: Source): string[] {
  if (source.kind === 'action') return []
  const counter = new LineCounter()
  const document = parseDocument(source.text, { lineCounter: counter })
  // What is no YAML is told by the validators.
  if (document.errors.length > 0 || !isMap(document.contents)) return []

  const workflow = document.contents
  const found: string[] = []
  const report = (offset: number | undefined, message: string) =>
    found.push(`${source.file}:${source.lineOf(counter.linePos(offset ?? 0).line)}: ${message}`)
  const lines = source.text.split('\n')
  const steps = stepsOf(workflow)

  for (const { node } of steps) {
    const run = node.get('run')
    if (typeof run === 'string' && run.includes('${{'))
      report(offsetOf(node, 'run'), 'an expression in `run` is text that a shell runs: pass it by `env`')
    if (
      nameOf(node.get('uses')) === 'actions/checkout' &&
      String(node.getIn(['with', 'persist-credentials'])) !== 'false'
    )
      report(offsetOf(node, 'uses'), 'checkout needs `persist-credentials: false`')
  }
  if (!source.shown)
    for (const node of [...jobsOf(workflow), ...steps.map(step => step.node)]) {
      const uses = node.get('uses')
      if (typeof uses !== 'string' || isOwn(uses)) continue
      const offset = offsetOf(node, 'uses')
      const line = lines[counter.linePos(offset ?? 0).line - 1] ?? ''
      if (!/@[0-9a-f]{40}$/.test(uses)) report(offset, `${uses} is not pinned by its commit`)
      else if (!/ # v\d+(\.\d+)*$/.test(line)) report(offset, `${uses} needs a comment with its version`)
    }
  if (source.kind === 'part') return found

  if (!isMap(workflow.get('permissions')))
    report(offsetOf(workflow, 'permissions'), 'the top level needs `permissions: {}` or explicit permissions')
  for (const { job, node } of steps) {
    const uses = node.get('uses')
    if (typeof uses !== 'string' || !isOwn(uses)) continue
    const groups = [workflow, job].filter(({ items }) =>
      items.some(({ key }) => isScalar(key) && key.value === 'concurrency'),
    )
    // What may not push need not wait for its turn.
    const mayPush = job.getIn(['permissions', 'contents']) !== 'read'
    if (groups.length === 0 && mayPush)
      report(offsetOf(node, 'uses'), 'a workflow that runs fix-tests needs a `concurrency` group')
    for (const holder of groups) {
      const cancels = holder.getIn(['concurrency', 'cancel-in-progress']) ?? false
      if (cancels !== false)
        report(offsetOf(holder, 'concurrency'), 'a run of fix-tests must not be cancelled half-way by the next one')
    }
  }
  return found
}

function jobsOf(workflow: YAMLMap): YAMLMap[] {
  const jobs = workflow.get('jobs')
  return isMap(jobs) ? jobs.items.map(({ value }) => value).filter(isMap) : []
}

function stepsOf(workflow: YAMLMap): { job: YAMLMap; node: YAMLMap }[] {
  return jobsOf(workflow).flatMap(job => {
    const steps = job.get('steps')
    return isSeq(steps) ? steps.items.filter(isMap).map(node => ({ job, node })) : []
  })
}

/** Our own action, and what lies in the same repository. */
function isOwn(uses: string): boolean {
  return uses.startsWith('./') || `${nameOf(uses)}/`.startsWith(`${OWN_ACTION}/`)
}

function nameOf(uses: unknown): string {
  return String(uses).split('@', 1)[0] ?? ''
}

/** Where a key of a mapping stands, or else the mapping itself. */
function offsetOf(node: YAMLMap, name: string): number | undefined {
  const key = node.items
    .map((pair: Pair) => pair.key)
    .find(candidate => isScalar(candidate) && candidate.value === name)
  return (isScalar(key) ? key.range : node.range)?.[0]
}
