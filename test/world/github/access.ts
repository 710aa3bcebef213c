import type { Role } from './records.ts'
import type { Repository } from './repository.ts'
import { type Caller, type Need, type Token, allows } from './tokens.ts'

const ranks: readonly Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin']

/** What a person may do. An outsider reads a public repository and does not see a private one. */
export function roleOf(repo: Repository, login: string): Role {
  if (login === repo.owner) return 'admin'
  return repo.world.collaborators[login] ?? (repo.world.visibility === 'public' ? 'read' : 'none')
}

export function atLeast(role: Role, wanted: Role): boolean {
  return ranks.indexOf(role) >= ranks.indexOf(wanted)
}

/** Who gets to know that a repository exists. */
export function sees(repo: Repository, caller: Caller): boolean {
  if (caller === 'bad-credentials') return false
  if (repo.world.visibility === 'public') return true
  return caller !== 'anonymous' && reach(repo, caller) !== 'none'
}

/** No token can do more than its owner: a person their role, a bot nothing where it is not installed. */
export function may(token: Token, { repo, need }: { repo: Repository; need: Need }): boolean {
  return allows(token, need) && atLeast(reach(repo, token), roleFor(need))
}

function reach(repo: Repository, { type, login, repositories }: Token): Role {
  if (type === 'User') return roleOf(repo, login)
  if (repositories === undefined || repositories.includes(repo.fullName)) return 'admin'
  return repo.world.visibility === 'public' ? 'read' : 'none'
}

function roleFor(need: Need): Role {
  switch (need) {
    case 'contents:write':
    case 'checks:write':
    case 'statuses:write':
    case 'actions:write':
    case 'workflows:write':
      return 'write'
    default:
      // Whoever reads a repository may open issues, comment, and propose pull requests.
      return 'read'
  }
}
