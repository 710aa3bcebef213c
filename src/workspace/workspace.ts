import { type EditPolicy, editRefusal, isOpened, sizeRefusal } from '../domain/policy/edit-policy.ts'
import { lstat, realpath, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { EditResult, FileChange } from '../domain/model/file-change.ts'
import type { Workspace } from '../contracts/ports.ts'
import { BranchCommits, type BranchOptions } from './branch-commits.ts'
import { below } from './guarded-files.ts'
import { GitHistory, PLAIN_DIFF } from './history.ts'
import { areComparable, changesBetween, differInText } from './text-changes.ts'
import { type FileTexts, WorkTree, type WorkTreeOptions } from './work-tree.ts'

export interface WorkspaceOptions extends WorkTreeOptions, BranchOptions {
  /** Tip of the branch that the fix is merged into. */
  readonly base?: string | undefined
  readonly policy: EditPolicy
}

/** Longest diff that a fixer gets, in characters. */
const MAX_DIFF = 20_000

/**
 * The checkout in which tests run and fixers edit. Commits go into the bot's own repository; the files are restored
 * when this is disposed of.
 */
export class GitWorkspace implements Workspace, AsyncDisposable {
  readonly root: string
  readonly history: GitHistory
  readonly #options: WorkspaceOptions
  readonly #workTree: WorkTree
  readonly #commits: BranchCommits

  private constructor(options: WorkspaceOptions) {
    this.root = options.root
    this.history = new GitHistory(options)
    this.#options = options
    this.#workTree = new WorkTree(options)
    this.#commits = new BranchCommits(options, this.#workTree)
  }

  /** Open the workspace with the files of `tip`, the newest commit of the branch so far. */
  static async open(options: WorkspaceOptions, tip: string): Promise<GitWorkspace> {
    const workspace = new GitWorkspace(options)
    await options.repository.listing(tip)
    await workspace.#workTree.moveTo(tip)
    return workspace
  }

  get tip(): string {
    return this.#workTree.tip
  }

  get touched(): ReadonlySet<string> {
    return this.#workTree.touched
  }

  async list(): Promise<readonly string[]> {
    const tracked = await this.#options.repository.listing(this.tip)
    return [...new Set([...tracked.keys(), ...(await this.changed())])]
  }

  read(path: string): Promise<string | undefined> {
    return this.#workTree.read(path)
  }

  async original(path: string): Promise<string | undefined> {
    return this.#workTree.tipText(path)
  }

  async write(path: string, text: string): Promise<EditResult> {
    const refusal = editRefusal(path, this.#options.policy)
    return refusal === undefined ? this.#workTree.write(path, text) : { ok: false, reason: refusal }
  }

  /** True for a file that only the setting `allowed-paths` opens. */
  isOpened(path: string): boolean {
    const { policy } = this.#options
    return isOpened(path, policy) && editRefusal(path, { ...policy, allowed: [] }) !== undefined
  }

  /** Run `work` with one more file in the work tree, of which no commit knows. */
  async withExtraFile<T>(path: string, text: string, work: () => Promise<T>): Promise<T | undefined> {
    const at = join(this.root, path)
    // A folder that is a link would lead the write elsewhere.
    const folder = await realpath(dirname(at)).catch(() => undefined)
    if (folder === undefined || !below(await realpath(this.root), folder)) return undefined
    if ((await lstat(at).catch(() => undefined)) !== undefined) return undefined
    try {
      this.#workTree.announce(path, text)
      await writeFile(at, text, { flag: 'wx' })
    } catch {
      return undefined
    }
    try {
      return await work()
    } finally {
      await rm(at, { force: true })
      this.#workTree.announce(path, undefined)
    }
  }

  reset(path: string): Promise<void> {
    return this.#workTree.reset(path)
  }

  sync(): Promise<void> {
    return this.#workTree.sync()
  }

  async changed(): Promise<readonly string[]> {
    return [...(await this.#workTree.edits()).keys()]
  }

  async diff(): Promise<string> {
    return cutDiff(await this.#diff(this.tip, await this.tree()))
  }

  changeDiff(): Promise<string> {
    return this.#diff(this.#options.head, this.tip)
  }

  tree(): Promise<string> {
    return this.#workTree.tree()
  }

  hasTree(tree: string): Promise<boolean> {
    return this.#options.repository.has(`${tree}^{tree}`)
  }

  /** Reason why the edits are too large for a commit, or undefined. */
  async refusal(most?: number): Promise<string | undefined> {
    const edits = await this.#workTree.edits()
    return sizeRefusal(
      [...edits].map(([path, text]) => ({ path, bytes: Buffer.byteLength(text ?? '') })),
      most,
    )
  }

  digest(): Promise<string> {
    return this.#workTree.digest()
  }

  replaceEdits(files: FileTexts): Promise<void> {
    return this.#workTree.replaceEdits(files)
  }

  async restore(tree: string): Promise<void> {
    await this.replaceEdits(await this.#textsBetween(this.tip, tree))
  }

  async merge({ base, tree }: { base: string; tree: string }): Promise<boolean> {
    const { repository } = this.#options
    await this.discard()
    const merged = new Map<string, string | undefined>()
    for (const [path, theirs] of await this.#textsBetween(base, tree)) {
      const before = await repository.text(base, path)
      const ours = await this.#workTree.tipText(path)
      if (ours === before) merged.set(path, theirs)
      else if (ours !== theirs) {
        if (ours === undefined || before === undefined || theirs === undefined) return false
        const text = await repository.merged({ ours, base: before, theirs })
        if (text === undefined) return false
        merged.set(path, text)
      }
    }
    await this.replaceEdits(merged)
    return true
  }

  async changes(): Promise<readonly FileChange[]> {
    const { head, repository } = this.#options
    return this.#changesBetween(head, await repository.changedPaths(head, this.tip))
  }

  async changesSince(base: string, isWanted: (path: string) => boolean): Promise<readonly FileChange[] | undefined> {
    const { repository } = this.#options
    const paths = (await repository.changedPaths(base, this.tip)).filter(isWanted)
    if (paths.length === 0) return []
    if (!(await areComparable(repository, [base, this.tip], paths))) return undefined
    return (await this.#workTree.canRestore(paths)) ? this.#changesBetween(base, paths) : undefined
  }

  #changesBetween(base: string, paths: readonly string[]): Promise<FileChange[]> {
    const { tip } = this
    return changesBetween(this.#options.repository, { base, tip, paths, tipText: path => this.#workTree.tipText(path) })
  }

  commit(options: { tree: string; message: string }): Promise<string> {
    return this.#commits.commit(options)
  }

  squash(message: string): Promise<string> {
    return this.#commits.squash(message)
  }

  revert(options: { commit: string; message: string }): Promise<string | undefined> {
    return this.#commits.revert(options)
  }

  discard(): Promise<void> {
    return this.#workTree.discard()
  }

  log(): Promise<readonly { sha: string; message: string }[]> {
    return this.#commits.log()
  }

  async at<T>(commit: string, work: () => Promise<T>): Promise<T | undefined> {
    const { tip } = this
    const { repository } = this.#options
    if (!(await differInText(repository, [tip, commit]))) return undefined
    if (!(await this.#workTree.canRestore(await repository.changedPaths(tip, commit)))) return undefined
    await this.discard()
    await this.#workTree.moveTo(commit)
    try {
      return await work()
    } finally {
      await this.#workTree.moveTo(tip)
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#workTree[Symbol.asyncDispose]()
  }

  /** The files that differ between two trees, with their texts in the second. */
  async #textsBetween(from: string, to: string): Promise<FileTexts> {
    const { repository } = this.#options
    const texts = new Map<string, string | undefined>()
    for (const path of await repository.changedPaths(from, to)) texts.set(path, await repository.text(to, path))
    return texts
  }

  #diff(...args: readonly string[]): Promise<string> {
    return this.#options.repository.gitOnce(['diff', ...PLAIN_DIFF, ...args])
  }
}

function cutDiff(diff: string): string {
  return diff.length > MAX_DIFF
    ? `${diff.slice(0, MAX_DIFF)}\n… ${diff.length - MAX_DIFF} characters left out …\n`
    : diff
}
