import { label, labelsOf } from '../payloads/issues.ts'
import { type Repository, born } from '../repository.ts'
import { Refusal, type Route, created, found, invalid, ok, page, route } from '../route.ts'
import { allows } from '../tokens.ts'
import { issueAccess, issueOf, textLimit } from './common.ts'

const defaultColour = 'ededed'

export const labelRoutes: readonly Route[] = [
  route('issues/list-labels-for-repo', ['issues:read', 'pull-requests:read'], call =>
    page(call.repo.world.labels, { input: call.input, show: each => label(call, each) }),
  ),

  route('issues/get-label', ['issues:read', 'pull-requests:read'], call =>
    ok(label(call, found(findLabel(call.repo, call.input.name)))),
  ),

  route('issues/create-label', ['issues:write', 'pull-requests:write'], call => {
    const { name, color = defaultColour, description = null } = call.input
    if (findLabel(call.repo, name)) throw invalid({ resource: 'Label', code: 'already_exists', field: 'name' })
    if (!/^[0-9a-fA-F]{6}$/.test(color)) {
      throw invalid({ resource: 'Label', code: 'invalid', field: 'color' }, { mistake: true })
    }
    return created(label(call, addLabel(call.repo, { name, color, description })))
  }),

  route('issues/list-labels-on-issue', issueAccess('read'), call =>
    page(labelsOf(call, issueOf(call).labels), { input: call.input, show: each => each }),
  ),

  route('issues/add-labels', issueAccess('write'), call => {
    const record = issueOf(call)
    const asked = (call.input.labels ?? []).map(each => (typeof each === 'string' ? each : each.name))
    const isNew = asked.some(each => findLabel(call.repo, each) === undefined)
    // Whoever may write pull requests may put labels on, and not make them.
    if (isNew && call.token !== undefined && !allows(call.token, 'issues:write'))
      throw new Refusal(403, 'You do not have permission to create labels on this repository.')
    const names = ensureLabels(call.repo, asked)
    call.repo.change(() => {
      record.labels = [...new Set([...record.labels, ...names])]
    })
    return ok(labelsOf(call, record.labels))
  }),

  route('issues/remove-label', issueAccess('write'), call => {
    const record = issueOf(call)
    const name = findLabel(call.repo, call.input.name)?.name
    if (name === undefined || !record.labels.includes(name)) throw new Refusal(404, 'Label does not exist')
    call.repo.change(() => {
      record.labels = record.labels.filter(each => each !== name)
    })
    return ok(labelsOf(call, record.labels))
  }),
]

/** The labels as the repository spells them; those it does not know yet are made, as GitHub does. */
export function ensureLabels(repo: Repository, names: readonly string[]): string[] {
  return names.map(
    name => (findLabel(repo, name) ?? addLabel(repo, { name, color: defaultColour, description: null })).name,
  )
}

function findLabel(repo: Repository, name: string) {
  return repo.world.labels.find(each => each.name.toLowerCase() === name.toLowerCase())
}

function addLabel(repo: Repository, facts: { name: string; color: string; description: string | null }) {
  textLimit(facts.name, { resource: 'Label', field: 'name', limit: 50 })
  textLimit(facts.description, { resource: 'Label', field: 'description', limit: 100 })
  return repo.change(world => {
    const record = { id: born(world).id, ...facts }
    world.labels.push(record)
    return record
  })
}
