import type { Culprit } from '../domain/model/origin.ts'
import type { SuspectedChange } from '../domain/model/intent.ts'
import type { History } from '../contracts/ports.ts'
import { GitError } from './git.ts'
import type { Repository } from './repository.ts'

export interface HistoryOptions {
  readonly repository: Repository
  /** The failing commit. */
  readonly head: string
  /** A commit of the branch that the change is to be merged into. */
  readonly base?: string | undefined
}

/** Options for a diff in git's own format, whatever the repository's attributes say. */
export const PLAIN_DIFF = ['--no-color', '--no-ext-diff', '--no-textconv'] as const

/** Changed lines from which a change is too long to say where to look: the last commit's is read instead. */
const MAX_LINES = 10_000

/** Reads the history of the bot's repository up to the failing commit. */
export class GitHistory implements History {
  readonly #options: HistoryOptions
  #failingDiff: Promise<string> | undefined
  #suspected: Promise<SuspectedChange> | undefined
  #recent: Promise<readonly string[]> | undefined
  #changeBase: Promise<string | undefined> | undefined

  constructor(options: HistoryOptions) {
    this.#options = options
  }

  failingDiff(): Promise<string> {
    this.#failingDiff ??= this.#readFailingDiff()
    return this.#failingDiff
  }

  async base(): Promise<string | undefined> {
    const { base, head, repository } = this.#options
    if (base !== undefined && (await repository.has(`${base}^{commit}`))) {
      const found = await this.#git(['merge-base', '--end-of-options', base, head]).catch(() => '')
      if (found.trim() !== '' && found.trim() !== head) return found.trim()
    }
    return this.#parent()
  }

  async suspectedChange(): Promise<SuspectedChange> {
    this.#suspected ??= this.#readSuspectedChange()
    return this.#suspected
  }

  async bisect({ good, steps, ask }: Parameters<History['bisect']>[0]): Promise<Culprit | undefined> {
    const { head, repository } = this.#options
    if (!(await repository.isAncestor(good, head))) return undefined
    // git bisect needs a HEAD to return to; here it names a branch that does not exist.
    await this.#git(['update-ref', '--no-deref', 'HEAD', head])
    let output: string | undefined = await this.#git(['bisect', 'start', '--no-checkout', head, good])
    try {
      for (let step = 0; output !== undefined; step += 1) {
        const first = /^(?<sha>[0-9a-f]{40}) is the first bad commit/m.exec(output)?.groups?.sha
        if (first !== undefined)
          return { sha: first, subject: (await this.#git(['log', '-1', '--format=%s', first])).trim() }
        if (step === steps) return undefined
        const commit = (await this.#git(['rev-parse', '--verify', 'BISECT_HEAD'])).trim()
        output = await this.#mark(await ask(commit))
      }
      return undefined
    } finally {
      await this.#git(['bisect', 'reset']).catch(() => '')
    }
  }

  /** Pass an answer to git bisect; undefined if it cannot find the commit with it. */
  async #mark(answer: 'good' | 'bad' | 'skip'): Promise<string | undefined> {
    return this.#git(['bisect', answer]).catch((error: unknown) => {
      if (error instanceof GitError && (error.code === 1 || error.code === 2)) return undefined
      throw error
    })
  }

  /** List the files that the latest commits changed, the most often changed first. */
  recent(): Promise<readonly string[]> {
    this.#recent ??= recentFiles(this.#options.head, args => this.#git(args))
    return this.#recent
  }

  async log(path: string): Promise<string> {
    const format = '--format=%h %as %an: %s'
    return this.#gitIfKnown(['log', '-15', format, '--no-show-signature', this.#options.head, '--', path])
  }

  async blame(path: string, { from, to }: { from: number; to: number }): Promise<string> {
    return this.#gitIfKnown(['blame', '--date=short', '--abbrev=7', `-L${from},${to}`, this.#options.head, '--', path])
  }

  async diff(path: string): Promise<string> {
    const base = await this.#suspectedBase()
    return base === undefined ? '' : this.#gitIfKnown(['diff', ...PLAIN_DIFF, base, this.#options.head, '--', path])
  }

  /** Run git; empty if it fails, for example on a new file or a shallow history. */
  async #gitIfKnown(args: readonly string[]): Promise<string> {
    return this.#git(args).catch((error: unknown) => {
      if (error instanceof GitError) return ''
      throw error
    })
  }

  async #readFailingDiff(): Promise<string> {
    const base = await this.#suspectedBase()
    return base === undefined ? '' : this.#git(['diff', ...PLAIN_DIFF, base, this.#options.head])
  }

  /** Return the commit that the failing change is based on: the base, or the parent if there is too much since then. */
  #suspectedBase(): Promise<string | undefined> {
    this.#changeBase ??= this.#findSuspectedBase()
    return this.#changeBase
  }

  async #findSuspectedBase(): Promise<string | undefined> {
    const base = await this.base()
    const parent = await this.#parent()
    if (base === undefined || parent === undefined || base === parent) return base
    // The diff itself may not fit into the memory.
    const counts = await this.#git(['diff', '--shortstat', base, this.#options.head])
    const lines = [...counts.matchAll(/\b(\d{1,9}) (?:insertion|deletion)/g)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    )
    return lines > MAX_LINES ? parent : base
  }

  /** Return the first parent of the failing commit; undefined if it has none, or is not fetched. */
  async #parent(): Promise<string | undefined> {
    const { head, repository } = this.#options
    return (await repository.has(`${head}^1^{commit}`))
      ? (await this.#git(['rev-parse', `${head}^1`])).trim()
      : undefined
  }

  async #readSuspectedChange(): Promise<SuspectedChange> {
    const base = await this.#suspectedBase()
    const { head } = this.#options
    if (base === undefined) return { commits: [], diff: '' }
    const range = ['--max-count=20', '--no-merges', '--no-show-signature', '--format=%H%x00%B%x01']
    const [log, diff] = await Promise.all([this.#gitIfKnown(['log', ...range, `${base}..${head}`]), this.failingDiff()])
    const commits = log.split('\u0001').flatMap(text => {
      const [sha = '', message] = text.trimStart().split('\0')
      return message === undefined ? [] : [{ sha, message }]
    })
    return { commits, diff }
  }

  #git(args: readonly string[]): Promise<string> {
    return this.#options.repository.git(args)
  }
}

/** List the files of the 20 latest commits up to one, the most often changed first. */
export async function recentFiles(
  commit: string,
  git: (args: readonly string[]) => Promise<string>,
): Promise<string[]> {
  const log = await git(['log', '-20', '--no-merges', '--name-only', '--format=', '-z', commit])
  const counts = new Map<string, number>()
  for (const file of log.split('\0').map(name => name.trim()))
    if (file !== '') counts.set(file, (counts.get(file) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([file]) => file)
}
