import type { Git } from './git.ts'

export interface Signature {
  readonly name: string
  readonly email: string
  /** UTC, in whole seconds, as in the API. */
  readonly date: string
}

export interface Commit {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly author: Signature
  readonly committer: Signature
  readonly message: string
  readonly signature: string | null
  /** The object without its signature: what was signed. */
  readonly unsigned: string
}

/**
 * GitHub signs the commits that bots make through the API. The local GitHub puts this signature into the commit, so
 * that git itself stores which commits are verified.
 */
export const ourSignature = '-----BEGIN PGP SIGNATURE-----\n\nlocal GitHub\n-----END PGP SIGNATURE-----'

/** The commits that `git rev-list` names, in its order. */
export function readCommits(git: Git, revList: readonly string[]): Commit[] {
  const names = git.fixed(['rev-list', ...revList]).toString()
  if (names === '') return []
  return parseBatch(git.fixed(['cat-file', '--batch'], names))
}

export function readCommit(git: Git, sha: string): Commit {
  const [commit] = readCommits(git, ['--max-count=1', sha])
  if (!commit) throw new Error(`no commit ${sha}`)
  return commit
}

export function countCommits(git: Git, range: string): number {
  return Number(git.fixed(['rev-list', '--count', range]).toString())
}

export function writeCommit(git: Git, commit: Omit<Commit, 'sha' | 'unsigned'>): string {
  const lines = [
    `tree ${commit.tree}`,
    ...commit.parents.map(parent => `parent ${parent}`),
    `author ${identityLine(commit.author)}`,
    `committer ${identityLine(commit.committer)}`,
    // A header's further lines start with a blank.
    ...(commit.signature === null ? [] : [`gpgsig ${commit.signature.replaceAll('\n', '\n ')}`]),
    '',
    commit.message,
  ]
  return git.line(['hash-object', '-t', 'commit', '-w', '--stdin'], { input: lines.join('\n') })
}

function identityLine({ name, email, date }: Signature): string {
  return `${withoutBrackets(name)} <${withoutBrackets(email)}> ${Math.floor(Date.parse(date) / 1000)} +0000`
}

function withoutBrackets(text: string): string {
  return text.replace(/[<>\n]/g, '')
}

/** `cat-file --batch` answers `<sha> <type> <size>`, a line feed, that many bytes, a line feed, for each name. */
function parseBatch(output: Buffer): Commit[] {
  const commits: Commit[] = []
  let at = 0
  while (at < output.length) {
    const lineEnd = output.indexOf('\n', at)
    const [sha = '', , size = ''] = output.toString('utf8', at, lineEnd).split(' ')
    const end = lineEnd + 1 + Number(size)
    commits.push(parseCommit(sha, output.toString('utf8', lineEnd + 1, end)))
    at = end + 1
  }
  return commits
}

function parseCommit(sha: string, text: string): Commit {
  const split = text.indexOf('\n\n')
  const headers = text.slice(0, split).replaceAll('\n ', '\u0000').split('\n')
  const all = (name: string): string[] =>
    headers.filter(line => line.startsWith(`${name} `)).map(line => line.slice(name.length + 1))
  return {
    sha,
    tree: all('tree')[0] ?? '',
    parents: all('parent'),
    author: parseIdentity(all('author')[0] ?? ''),
    committer: parseIdentity(all('committer')[0] ?? ''),
    message: text.slice(split + 2).replace(/\n+$/, ''),
    signature: all('gpgsig')[0]?.replaceAll('\u0000', '\n') ?? null,
    unsigned: headers
      .filter(line => !line.startsWith('gpgsig '))
      .join('\n')
      .replaceAll('\u0000', '\n ')
      .concat(text.slice(split)),
  }
}

function parseIdentity(line: string): Signature {
  const match = /^(.*?) ?<(.*?)> (\d+)/.exec(line)
  const seconds = Number(match?.[3] ?? 0)
  return {
    name: match?.[1] ?? '',
    email: match?.[2] ?? '',
    date: new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'),
  }
}
