import { createHash } from 'node:crypto'
import { editRefusal, sizeRefusal, type EditPolicy } from '../domain/policy/edit-policy.ts'
import type { Redact } from '../domain/policy/redaction.ts'
import { parseSpans } from '../domain/text/unified-diff.ts'
import type { EditResult, FileChange } from '../domain/model/file-change.ts'
import type { MakeCommit, Workspace } from '../contracts/ports.ts'
import { GuardedFiles } from './guarded-files.ts'
import { GitError } from './git.ts'
import { GitHistory, PLAIN_DIFF } from './history.ts'
import { EditJournal, type Recovered } from './edit-journal.ts'
import type { Repository } from './repository.ts'

export interface WorkspaceOptions {
  readonly root: string
  readonly repository: Repository
  /** The failing commit, which is in the work tree now. */
  readonly head: string
  /** A commit of the branch that the change is to be merged into. */
  readonly base?: string | undefined
  readonly policy: EditPolicy
  /** Takes secrets out of messages of commits. */
  readonly redact?: Redact
  /** Makes a commit otherwise than here, in the bot's own git directory too. */
  readonly makeCommit?: MakeCommit | undefined
  /** Where it is noted which files were touched, so that they are put back after a death too; a copy needs none. */
  readonly journal: string | undefined
}

/** What a diff may hold in characters. */
const MAX_DIFF = 20_000

/**
 * The checkout in which tests run and fixers edit. Every file that is touched is put back when this is disposed of, or
 * by the next run when this one dies; what was worth keeping is in commits of the bot's own repository.
 */
export class GitWorkspace implements Workspace, AsyncDisposable {
  readonly root: string
  readonly history: GitHistory
  readonly #files: GuardedFiles
  readonly #journal: EditJournal
  readonly #options: WorkspaceOptions
  #tip: string
  /** The tree that was made last, and of what. */
  #tree: { readonly of: string; readonly id: string } | undefined
  /** What the touched files held when the work began; undefined: there was none. */
  readonly #found = new Map<string, string | undefined>()
  readonly #crlf = new Set<string>()
  /**
   * What was written through this workspace since the tip, as git is to store it. Only this becomes part of a commit:
   * a test that writes to the same file on disk writes nothing that is pushed.
   */
  readonly #written = new Map<string, string | undefined>()

  private constructor(options: WorkspaceOptions) {
    this.root = options.root
    this.#files = new GuardedFiles(options.root)
    this.#journal = new EditJournal(options.journal)
    this.history = new GitHistory(options)
    this.#options = options
    this.#tip = options.head
  }

  /** Opens the workspace with the files of `tip`, the newest commit of the branch so far. */
  static async open(options: WorkspaceOptions, tip: string): Promise<GitWorkspace> {
    const workspace = new GitWorkspace(options)
    await options.repository.listing(tip)
    await workspace.#moveTo(tip)
    return workspace
  }

  /** Puts back what a run that died had left in the work tree. To be called before anything looks at it. */
  static recover(root: string, journal: string): Promise<Recovered> {
    return EditJournal.recover(journal, new GuardedFiles(root))
  }

  get tip(): string {
    return this.#tip
  }

  async list(): Promise<readonly string[]> {
    const tracked = await this.#options.repository.listing(this.#tip)
    return [...new Set([...tracked.keys(), ...(await this.changed())])]
  }

  async read(path: string): Promise<string | undefined> {
    const text = await this.#files.read(path)
    if (text === undefined || this.#found.has(path)) return text
    return (await this.#tipText(path)) === undefined ? undefined : text
  }

  async original(path: string): Promise<string | undefined> {
    return this.#tipText(path)
  }

  async write(path: string, text: string): Promise<EditResult> {
    const refusal = editRefusal(path, this.#options.policy)
    if (refusal !== undefined) return { ok: false, reason: refusal }
    if (!(await this.#files.writable(path)))
      return { ok: false, reason: `${path} is a link, a folder, or outside the project.` }
    const now = await this.#files.read(path)
    const tracked = await this.#tipText(path)
    if (now === undefined && tracked !== undefined)
      return { ok: false, reason: `${path} is not text that can be edited.` }
    if (now !== undefined && tracked === undefined && !this.#found.has(path)) {
      return { ok: false, reason: `${path} is not tracked by git, so a change of it would not be part of the fix.` }
    }
    const stored = now?.replaceAll('\r\n', '\n')
    if (!this.#found.has(path) && stored !== tracked?.replaceAll('\r\n', '\n'))
      return { ok: false, reason: `${path} lies here in another form than git stores it, so it cannot be edited.` }
    await this.#touch(path, now)
    this.#written.set(path, this.#storesLf(path) ? text.replaceAll('\r\n', '\n') : text)
    await this.#put(path, text)
    return { ok: true }
  }

  async reset(path: string): Promise<void> {
    this.#written.delete(path)
    if (this.#found.has(path)) await this.#put(path, await this.#onDisk(path))
  }

  /** Makes the touched files on disk what this workspace holds them to be, whatever a test has made of them. */
  async sync(): Promise<void> {
    for (const path of this.#found.keys()) {
      const wanted = await this.#onDisk(path)
      if (wanted !== (await this.#files.read(path))) await this.#put(path, wanted)
    }
  }

  async changed(): Promise<readonly string[]> {
    return [...(await this.#edits()).keys()]
  }

  async diff(): Promise<string> {
    return cutDiff(await this.#git(['diff', ...PLAIN_DIFF, this.#tip, await this.tree()]))
  }

  async changeDiff(): Promise<string> {
    return this.#git(['diff', ...PLAIN_DIFF, this.#options.head, this.#tip])
  }

  async tree(): Promise<string> {
    const edits = await this.#edits()
    const of = JSON.stringify([this.#tip, [...edits].map(([path, text]) => [path, text ?? null])])
    if (this.#tree?.of !== of) this.#tree = { of, id: await this.#options.repository.treeWith(this.#tip, edits) }
    return this.#tree.id
  }

  hasTree(tree: string): Promise<boolean> {
    return this.#options.repository.has(`${tree}^{tree}`)
  }

  /** Why the edits so far may not become a commit, or undefined. */
  async refusal(): Promise<string | undefined> {
    const edits = await this.#edits()
    return sizeRefusal([...edits].map(([path, text]) => ({ path, bytes: Buffer.byteLength(text ?? '') })))
  }

  async commit({ tree, message }: { tree: string; message: string }): Promise<string> {
    return this.#commit(tree, message)
  }

  async squash(message: string): Promise<string> {
    await this.discard()
    return this.#commit(await this.tree(), message, this.#options.head)
  }

  async #commit(tree: string, message: string, parent = this.#tip): Promise<string> {
    const { repository, redact = text => text } = this.#options
    const make = this.#options.makeCommit ?? (commit => repository.commitTree(commit))
    const sha = await make({ tree, parents: [parent], message: redact(message) })
    await this.#moveTo(sha)
    return sha
  }

  async code(): Promise<string> {
    const differing: [string, string | null][] = []
    for (const path of this.#found.keys()) {
      const text = await this.#stored(path)
      if (text !== (await this.#options.repository.text(this.#options.head, path))) differing.push([path, text ?? null])
    }
    return createHash('sha256')
      .update(JSON.stringify(differing.toSorted(([a], [b]) => (a < b ? -1 : 1))))
      .digest('hex')
  }

  async place(files: ReadonlyMap<string, string | undefined>): Promise<void> {
    await this.discard()
    for (const [path, text] of files) {
      await this.#touch(path, await this.#files.read(path))
      this.#written.set(path, text)
    }
    await this.sync()
  }

  async restore(tree: string): Promise<void> {
    await this.place(await this.#texts(tree, await this.#names(this.#tip, tree)))
  }

  async merge({ base, tree }: { base: string; tree: string }): Promise<boolean> {
    const { repository } = this.#options
    await this.discard()
    const merged = new Map<string, string | undefined>()
    for (const [path, theirs] of await this.#texts(tree, await this.#names(base, tree))) {
      const before = await repository.text(base, path)
      const ours = await this.#tipText(path)
      if (ours === before) merged.set(path, theirs)
      else if (ours !== theirs) {
        if (ours === undefined || before === undefined || theirs === undefined) return false
        const text = await repository.merged({ ours, base: before, theirs })
        if (text === undefined) return false
        merged.set(path, text)
      }
    }
    await this.place(merged)
    return true
  }

  async changes(): Promise<readonly FileChange[]> {
    const { head, repository } = this.#options
    const changes: FileChange[] = []
    for (const path of await this.#names(head, this.#tip)) {
      const diff = await this.#git(['diff', ...PLAIN_DIFF, '--no-renames', '--unified=0', head, this.#tip, '--', path])
      const before = await repository.text(head, path)
      changes.push({ path, before, after: await this.#tipText(path), spans: parseSpans(diff) })
    }
    return changes
  }

  async revert({ commit, message }: { commit: string; message: string }): Promise<string | undefined> {
    // git revert works on HEAD, an index and the work tree: they are made to be the branch's tip.
    await this.discard()
    await this.#git(['update-ref', '--no-deref', 'HEAD', this.#tip])
    await this.#git(['read-tree', this.#tip])
    for (const path of await this.#names(`${commit}^`, commit)) {
      await this.#touch(path, await this.#files.read(path))
      // As git stores it: with the line ends of the checkout it would count as a local change.
      await this.#put(path, await this.#tipText(path))
      await this.#note(path, await this.#options.repository.text(`${commit}^`, path))
    }
    await this.#git(['update-index', '-q', '--refresh']).catch(() => '')
    const tree = await this.#revertedTree(commit)
    await this.#git(['revert', '--quit'])
    if (tree === undefined) {
      await this.discard()
      return undefined
    }
    return this.#commit(tree, message)
  }

  /** The tree without what a commit did, or undefined when what came after it is in the way. */
  async #revertedTree(commit: string): Promise<string | undefined> {
    try {
      await this.#git(['revert', '--no-commit', commit])
    } catch (error) {
      if (error instanceof GitError && error.code === 1) return undefined
      throw error
    }
    return (await this.#git(['write-tree'])).trim()
  }

  async discard(): Promise<void> {
    this.#written.clear()
    await this.sync()
  }

  log(): Promise<readonly { sha: string; message: string }[]> {
    return this.#options.repository.log(this.#options.head, this.#tip)
  }

  /** Files that were written here, whatever is in them now. */
  get touched(): ReadonlySet<string> {
    return new Set(this.#found.keys())
  }

  async at<T>(commit: string, work: () => Promise<T>): Promise<T | undefined> {
    const tip = this.#tip
    if (!(await this.#isText(tip, commit))) return undefined
    await this.discard()
    await this.#moveTo(commit)
    try {
      return await work()
    } finally {
      await this.#moveTo(tip)
    }
  }

  /** Everything as it was found. */
  async [Symbol.asyncDispose](): Promise<void> {
    for (const [path, text] of this.#found) await this.#files.put(path, text)
    this.#found.clear()
    await this.#journal.end()
  }

  /** Only texts are written here: without a link, a submodule or a picture the commit would be another one. */
  async #isText(from: string, to: string): Promise<boolean> {
    const options = ['--no-renames', '--end-of-options', from, to]
    const sizes = await this.#git(['diff', '--numstat', ...options])
    if (/^-\t-\t/m.test(sizes)) return false
    const modes = await this.#git(['diff', '--raw', ...options])
    return [...modes.matchAll(/^:(\d{6}) (\d{6}) /gm)].every(([, ...sides]) =>
      sides.every(mode => mode === '000000' || mode.startsWith('100')),
    )
  }

  /** Makes the work tree's files those of another commit of the branch. */
  async #moveTo(sha: string): Promise<void> {
    for (const path of await this.#names(this.#tip, sha)) await this.#touch(path, await this.#files.read(path))
    this.#tip = sha
    this.#written.clear()
    await this.sync()
  }

  /** The files that were written with another text than the tip's, with the text as git is to store it. */
  async #edits(): Promise<Map<string, string | undefined>> {
    const edits = new Map<string, string | undefined>()
    for (const [path, text] of this.#written) if (text !== (await this.#tipText(path))) edits.set(path, text)
    return edits
  }

  /** The text of a touched file as git is to store it. */
  async #stored(path: string): Promise<string | undefined> {
    return this.#written.has(path) ? this.#written.get(path) : this.#tipText(path)
  }

  /** The text of a touched file as it is to lie on disk here. */
  async #onDisk(path: string): Promise<string | undefined> {
    const text = await this.#stored(path)
    return text !== undefined && this.#storesLf(path) ? text.replaceAll('\n', '\r\n') : text
  }

  async #texts(tree: string, paths: readonly string[]): Promise<Map<string, string | undefined>> {
    const texts = new Map<string, string | undefined>()
    for (const path of paths) texts.set(path, await this.#options.repository.text(tree, path))
    return texts
  }

  /** Whether the checkout turned the line ends of this file into CRLF, so that they are turned back for git. */
  #storesLf(path: string): boolean {
    return this.#crlf.has(path)
  }

  async #touch(path: string, now: string | undefined): Promise<void> {
    if (this.#found.has(path)) return
    this.#found.set(path, now)
    const stored = await this.#options.repository.text(this.#options.head, path)
    if (now?.includes('\r\n') && stored !== undefined && !stored.includes('\r')) this.#crlf.add(path)
  }

  async #put(path: string, text: string | undefined): Promise<void> {
    await this.#note(path, text)
    await this.#files.put(path, text)
  }

  #note(path: string, text: string | undefined): Promise<void> {
    return this.#journal.note(path, { found: this.#found.get(path), text })
  }

  async #tipText(path: string): Promise<string | undefined> {
    return this.#options.repository.text(this.#tip, path)
  }

  async #names(from: string, to: string): Promise<string[]> {
    if (from === to) return []
    const names = await this.#git(['diff', '--name-only', '--no-renames', '-z', '--end-of-options', from, to])
    return names.split('\0').filter(name => name !== '')
  }

  #git(args: readonly string[]): Promise<string> {
    return this.#options.repository.git(args)
  }
}

function cutDiff(diff: string): string {
  return diff.length > MAX_DIFF
    ? `${diff.slice(0, MAX_DIFF)}\n… ${diff.length - MAX_DIFF} characters left out …\n`
    : diff
}
