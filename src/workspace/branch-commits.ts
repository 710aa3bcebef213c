import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Redact } from '../domain/policy/redaction.ts'
import type { MakeCommit } from '../contracts/ports.ts'
import { GitError } from './git.ts'
import type { Repository } from './repository.ts'
import type { WorkTree } from './work-tree.ts'

export interface BranchOptions {
  readonly repository: Repository
  /** The failing commit, where the branch begins. */
  readonly head: string
  /** Removes secrets from commit messages. */
  readonly redact?: Redact
  /** Creates the commits in another way, for example signed by GitHub. */
  readonly makeCommit?: MakeCommit | undefined
}

/** The commits of the fix's branch. Each method that creates one checks it out. */
export class BranchCommits {
  readonly #options: BranchOptions
  readonly #workTree: WorkTree

  constructor(options: BranchOptions, workTree: WorkTree) {
    this.#options = options
    this.#workTree = workTree
  }

  /** List id and message of the branch's commits, newest first. */
  log(): Promise<readonly { sha: string; message: string }[]> {
    return this.#options.repository.log(this.#options.head, this.#workTree.tip)
  }

  async commit(
    { tree, message }: { tree: string; message: string },
    parent: string = this.#workTree.tip,
  ): Promise<string> {
    const { repository, redact = text => text, makeCommit } = this.#options
    const make = makeCommit ?? (commit => repository.commitTree(commit))
    const sha = await make({ tree, parents: [parent], message: redact(message) })
    await this.#workTree.moveTo(sha)
    return sha
  }

  /** Replace all commits of the branch by one with the same files. */
  async squash(message: string): Promise<string> {
    await this.#workTree.discard()
    return this.commit({ tree: await this.#workTree.tree(), message }, this.#options.head)
  }

  /**
   * Revert one commit of the branch.
   * @returns undefined if later commits changed the same lines; then nothing has changed
   */
  async revert({ commit, message }: { commit: string; message: string }): Promise<string | undefined> {
    const { repository } = this.#options
    const { tip } = this.#workTree
    // A name of its own: a git that was killed may have left a lock.
    const index = join(repository.dir, `revert-${randomUUID()}`)
    // git revert works on HEAD, an index and the work tree: set all three to the branch's tip.
    await this.#workTree.discard()
    await repository.git(['update-ref', '--no-deref', 'HEAD', tip])
    await repository.git(['read-tree', tip], { index })
    // Without the checkout's line ends: git would see a local change in them.
    for (const path of await repository.changedPaths(`${commit}^`, commit))
      await this.#workTree.prepareForGit(path, await repository.text(`${commit}^`, path))
    await repository.git(['update-index', '-q', '--refresh'], { index }).catch(() => '')
    const tree = await this.#revertedTree(commit, index)
    await repository.git(['revert', '--quit'])
    await rm(index, { force: true })
    if (tree !== undefined) return this.commit({ tree, message })
    await this.#workTree.discard()
    return undefined
  }

  /** The tree without the changes of a commit, or undefined if they conflict with later ones. */
  async #revertedTree(commit: string, index: string): Promise<string | undefined> {
    const { repository } = this.#options
    try {
      await repository.git(['revert', '--no-commit', commit], { index })
    } catch (error) {
      if (error instanceof GitError && error.code === 1) return undefined
      throw error
    }
    return (await repository.git(['write-tree'], { index })).trim()
  }
}
