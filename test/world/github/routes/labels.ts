import { labelsOf } from '../payloads/issues.ts'
import { type Repository, born } from '../repository.ts'
import { Refusal, type Route, ok, route } from '../route.ts'
import { allows } from '../tokens.ts'
import { issueAccess, issueOf, limit } from './common.ts'

export const labelRoutes: readonly Route[] = [
  route('issues/add-labels', issueAccess('write'), call => {
    const record = issueOf(call)
    const asked = (call.input.labels ?? []).map(each => (typeof each === 'string' ? each : each.name))
    const isNew = asked.some(each => findLabel(call.repo, each) === undefined)
    // With the permission for pull requests alone, a token may add labels and not create them.
    if (isNew && !allows(call.token, 'issues:write'))
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

/** Return the labels as the repository spells them; create unknown ones, as GitHub does. */
export function ensureLabels(repo: Repository, names: readonly string[]): string[] {
  return names.map(name => (findLabel(repo, name) ?? addLabel(repo, name)).name)
}

function findLabel(repo: Repository, name: string) {
  return repo.world.labels.find(each => each.name.toLowerCase() === name.toLowerCase())
}

function addLabel(repo: Repository, name: string) {
  limit(name, { resource: 'Label', field: 'name' })
  return repo.change(world => {
    const record = { id: born(world).id, name, color: 'ededed', description: null }
    world.labels.push(record)
    return record
  })
}
