import type { Role } from './records.ts'
import type { Repository } from './repository.ts'
import { type Caller, type Need, type Token, allows } from './tokens.ts'

const ranks: readonly Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin']

/** Return the role of a person. Every repository here is private: an outsider has none. */
export function roleOf(repo: Repository, login: string): Role {
  return login === repo.owner ? 'admin' : (repo.world.collaborators[login] ?? 'none')
}

export function atLeast(role: Role, wanted: Role): boolean {
  return ranks.indexOf(role) >= ranks.indexOf(wanted)
}

/** Tell whether a caller gets to know that a repository exists. */
export function sees(repo: Repository, caller: Caller): boolean {
  return typeof caller !== 'string' && (caller.type === 'Bot' || roleOf(repo, caller.login) !== 'none')
}

/** Permissions limit every token, and the role of its owner limits a user's. */
export function may(token: Token, { repo, need }: { repo: Repository; need: Need }): boolean {
  return allows(token, need) && (token.type === 'Bot' || atLeast(roleOf(repo, token.login), roleFor(need)))
}

/** A reader may open issues, comment, and propose pull requests. */
function roleFor(need: Need): Role {
  // A user's token reads the settings and secrets of repositories that its user administers.
  if (/^(?:administration|secrets):/.test(need)) return 'admin'
  return /^(contents|checks|actions|workflows):write$/.test(need) ? 'write' : 'read'
}
