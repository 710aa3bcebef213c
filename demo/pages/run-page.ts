import type { Repository } from '../../test/world/github/repository.ts'
import { type Html, html } from './html.ts'

/** Show a run of a workflow: its commit, jobs, steps and artifacts; undefined if there is none. */
export function runPage({ fullName, world }: Repository, id: number): Html | undefined {
  const run = world.runs.find(each => each.id === id)
  if (run === undefined) return undefined
  const artifacts = world.artifacts.filter(({ run: of }) => of === id)
  return html`<h1>${run.name} <small>#${run.number}</small></h1>
<p><strong>${run.conclusion ?? run.status}</strong> · ${run.event} · ${run.headBranch} at
<a href="${`/${fullName}/commit/${run.headSha}`}"><code>${run.headSha.slice(0, 7)}</code></a></p>
${(run.jobs ?? []).map(
  job => html`<h2>${job.name} <small>${job.conclusion ?? job.status}</small></h2>
<ul>${job.steps.map(step => html`<li>${step.name}: ${step.conclusion ?? 'not run'}</li>`)}</ul>`,
)}
${artifacts.map(({ name }) => html`<p class="faint">Artifact: ${name}</p>`)}`
}
