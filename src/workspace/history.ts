import type { Culprit } from '../domain/model/state.ts'
import type { History } from '../contracts/ports.ts'
import { GitError } from './git.ts'
import { byChanges, recentLog } from './churn.ts'
import type { Repository } from './repository.ts'

export interface HistoryOptions {
  readonly repository: Repository
  /** The failing commit. */
  readonly head: string
  /** A commit of the branch that the change is to be merged into. */
  readonly base?: string | undefined
}

/** A diff as git itself writes it, whatever the repository's attributes say. */
export const PLAIN_DIFF = ['--no-color', '--no-ext-diff', '--no-textconv'] as const

/** What the bot's repository tells of the commits up to the failing one. */
export class GitHistory implements History {
  readonly #options: HistoryOptions
  #failingDiff: Promise<string> | undefined

  constructor(options: HistoryOptions) {
    this.#options = options
  }

  failingDiff(): Promise<string> {
    // The failing commit stays what it is.
    this.#failingDiff ??= this.#readFailingDiff()
    return this.#failingDiff
  }

  async base(): Promise<string | undefined> {
    const { base, head, repository } = this.#options
    if (base !== undefined && (await repository.has(`${base}^{commit}`))) {
      const found = await this.#git(['merge-base', '--end-of-options', base, head]).catch(() => '')
      if (found.trim() !== '' && found.trim() !== head) return found.trim()
    }
    return (await repository.has(`${head}^1^{commit}`))
      ? (await this.#git(['rev-parse', `${head}^1`])).trim()
      : undefined
  }

  async bisect({ good, steps, ask }: Parameters<History['bisect']>[0]): Promise<Culprit | undefined> {
    const { head, repository } = this.#options
    if (!(await repository.isAncestor(good, head))) return undefined
    // git bisect wants to know where to go back to; HEAD names a branch here that is never born.
    await this.#git(['update-ref', '--no-deref', 'HEAD', head])
    let said: string | undefined = await this.#git(['bisect', 'start', '--no-checkout', head, good])
    try {
      for (let step = 0; said !== undefined; step += 1) {
        const first = /^(?<sha>[0-9a-f]{40}) is the first bad commit/m.exec(said)?.groups?.sha
        if (first !== undefined)
          return { sha: first, subject: (await this.#git(['log', '-1', '--format=%s', first])).trim() }
        if (step === steps) return undefined
        const commit = (await this.#git(['rev-parse', '--verify', 'BISECT_HEAD'])).trim()
        said = await this.#told(await ask(commit))
      }
      return undefined
    } finally {
      await this.#git(['bisect', 'reset']).catch(() => '')
    }
  }

  /** What git bisect says to an answer, or undefined when it says that no commit can be found so. */
  async #told(answer: 'good' | 'bad' | 'skip'): Promise<string | undefined> {
    return this.#git(['bisect', answer]).catch((error: unknown) => {
      if (error instanceof GitError && (error.code === 1 || error.code === 2)) return undefined
      throw error
    })
  }

  /** The files that the latest commits up to the failing one changed, the most often changed first. */
  async recent(): Promise<readonly string[]> {
    return byChanges(await this.#git(recentLog(this.#options.head)))
  }

  async log(path: string): Promise<string> {
    const format = '--format=%h %as %an: %s'
    return this.#asked(['log', '-15', format, '--no-show-signature', this.#options.head, '--', path])
  }

  async blame(path: string, { from, to }: { from: number; to: number }): Promise<string> {
    return this.#asked(['blame', '--date=short', '--abbrev=7', `-L${from},${to}`, this.#options.head, '--', path])
  }

  async diff(path: string): Promise<string> {
    const { head, repository } = this.#options
    if (!(await repository.has(`${head}^1^{commit}`))) return ''
    return this.#asked(['diff', ...PLAIN_DIFF, `${head}^1`, head, '--', path])
  }

  /** What git says, or nothing where it has nothing to say: of a file that is new, or of a history that is cut off. */
  async #asked(args: readonly string[]): Promise<string> {
    return this.#git(args).catch((error: unknown) => {
      if (error instanceof GitError) return ''
      throw error
    })
  }

  async #readFailingDiff(): Promise<string> {
    const { head, repository } = this.#options
    if (!(await repository.has(`${head}^1^{commit}`))) return ''
    return this.#git(['diff', ...PLAIN_DIFF, `${head}^1`, head])
  }

  #git(args: readonly string[]): Promise<string> {
    return this.#options.repository.git(args)
  }
}
