import { noteMoves } from './activities.ts'
import { writeCommit } from './commits.ts'
import { noreplyEmail } from './payloads/users.ts'
import { pullIssue, readPull, setState } from './pull-requests.ts'
import { now } from './repository.ts'
import type { Place } from './site.ts'

/** What the green button does: a merge commit on the base. */
export function mergePull(place: Place, number: number, login: string): string {
  const { repo } = place
  const record = pullIssue(repo, number)
  const pull = readPull(place, number)
  if (!pull || pull.state === 'closed') throw new Error(`#${number} of ${repo.fullName} is not open`)
  noteMoves(repo)
  const [tree = ''] = repo.git.line(['merge-tree', '--write-tree', pull.base.sha, pull.head.sha]).split('\n')
  const author = { name: login, email: noreplyEmail(login), date: now() }
  const owner = pull.head.repository.split('/')[0] ?? ''
  const commit = writeCommit(repo.git, {
    tree,
    parents: [pull.base.sha, pull.head.sha],
    author,
    committer: { ...author, name: 'GitHub', email: 'noreply@github.com' },
    message: `Merge pull request #${number} from ${owner}/${pull.head.ref}\n\n${pull.title}`,
  })
  repo.git.line(['update-ref', `refs/heads/${pull.base.ref}`, commit])
  noteMoves(repo, login, { type: 'pr_merge' })
  repo.change(() => {
    setState(record, 'closed')
    record.pull.merged = { at: now(), by: login, commit }
    record.updatedAt = now()
  })
  return commit
}
