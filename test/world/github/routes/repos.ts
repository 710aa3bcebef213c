import { basename } from 'node:path'
import { roleOf } from '../access.ts'
import { readActivities } from '../activities.ts'
import { readCommits } from '../commits.ts'
import { fill } from '../fill.ts'
import { nodeId } from '../identity.ts'
import { commit } from '../payloads/commits.ts'
import { fullRepository, permissionsOf, user } from '../payloads/repository.ts'
import { Refusal, type Route, found, ok, page, route } from '../route.ts'
import { apiUrl, pageUrl } from '../site.ts'

export const repoRoutes: readonly Route[] = [
  route('repos/get', 'metadata:read', call => ok(fullRepository(call, call.token.login))),

  route('repos/list-commits', 'contents:read', call => {
    const { sha, path } = call.input
    const start = found(call.repo.git.commit(sha ?? call.repo.world.defaultBranch))
    const commits = readCommits(call.repo.git, [start, '--', ...(path === undefined ? [] : [path])])
    return page(commits, { input: call.input, show: each => commit(call, each) })
  }),

  route('repos/get-commit', 'contents:read', call => {
    const { ref } = call.input
    const sha = call.repo.git.commit(ref)
    const [record] = sha === undefined ? [] : readCommits(call.repo.git, ['--max-count=1', sha])
    if (!record) throw new Refusal(422, `No commit found for SHA: ${ref}`)
    return ok(commit(call, record))
  }),

  route('repos/get-content', 'contents:read', call => {
    const { git, world } = call.repo
    const { path, ref = world.defaultBranch } = call.input
    const revision = `${found(git.commit(ref))}:${path}`
    const sha = found(git.attempt(['rev-parse', '--verify', '--quiet', revision]))
    // Of a folder, GitHub lists the entries; nobody here reads them.
    if (git.objectType(sha) === 'tree') return ok([])
    const bytes = git.fixed(['cat-file', '-p', sha])
    // GitHub breaks base64 into lines, which surprises many a client.
    const content = bytes.toString('base64').replace(/.{60}/g, '$&\n') + '\n'
    const [url, html_url] = [apiUrl(call, `/contents/${path}`), pageUrl(call, `/blob/${ref}/${path}`)]
    const _links = { self: url, git: null, html: html_url }
    const facts = { type: 'file', name: basename(path), path, sha, size: bytes.length, encoding: 'base64', content }
    return ok(fill('content-file', { ...facts, url, html_url, _links }))
  }),

  route('repos/list-activities', 'contents:read', call => {
    const { ref, direction = 'desc', per_page: size = 30 } = call.input
    const all = readActivities(call.repo).filter(each => each.ref === ref)
    if (direction === 'asc') all.reverse()
    // GitHub pages this list by cursors; this is the first page.
    const activities = all.slice(0, size).map(({ id, before, after, timestamp, type, actor }) => {
      const facts = { id, node_id: nodeId('PSH', id), before, after, ref, timestamp, activity_type: type }
      return { ...facts, actor: user(call.site, actor) }
    })
    return ok(activities)
  }),

  route('repos/get-branch-rules', 'metadata:read', call => {
    const { branch } = call.input
    const rules = call.repo.world.rules.filter(({ prefix }) => branch.startsWith(prefix))
    const source = { ruleset_source_type: 'Repository', ruleset_source: call.repo.fullName, ruleset_id: 1 }
    return page(rules, { input: call.input, show: ({ rule }) => ({ ...rule, ...source }) })
  }),

  route('repos/get-collaborator-permission-level', 'metadata:read', call => {
    const { username } = call.input
    const role = roleOf(call.repo, username)
    return ok({
      // The old field has only four values; `role_name` tells maintainers and triagers apart.
      permission: role === 'maintain' ? 'write' : role === 'triage' ? 'read' : role,
      role_name: role,
      user: { ...user(call.site, username), role_name: role, permissions: permissionsOf(role) },
    })
  }),
]
