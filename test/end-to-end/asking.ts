import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import { type Files, layOut, type Scene, type SceneOptions, write } from '../world/scene.ts'

/** What a workflow for commands lets its token do. */
export const COMMANDS: NonNullable<SceneOptions['permissions']> = {
  contents: 'write',
  'pull-requests': 'write',
  issues: 'write',
  actions: 'read',
  checks: 'write',
}

export interface Word {
  readonly body: string
  /** `ada`, who may write here, unless told. */
  readonly login?: string
  /** The pull request of the failing branch unless told. */
  readonly pull?: number
  readonly action?: 'created' | 'edited' | 'deleted'
}

/** What came of a comment: of the run, and below the comment. */
export interface Heard {
  readonly result: ActionResult
  readonly reactions: readonly string[]
  /** What the bot has answered, without its markers. */
  readonly replies: readonly string[]
}

/** A scene in which `ada` may write. */
export async function layOutCommands(options: SceneOptions): Promise<Scene> {
  const scene = await layOut({ ...options, permissions: options.permissions ?? COMMANDS })
  scene.github.setCollaborator(scene.repository, 'ada', 'write')
  return scene
}

/** What a job is told of a comment. Its checkout is of the default branch, as it is on GitHub. */
export function commenting(scene: Scene, word: Word): { id: number; run: Partial<ActionRun> } {
  const { body, login = 'ada', pull = scene.pull ?? 0, action = 'created' } = word
  const { id } = scene.github.comment(scene.repository, pull, { body, login })
  return {
    id,
    run: {
      event: { name: 'issue_comment', payload: scene.github.issueCommentEvent(scene.repository, id, action) },
      actor: login,
      sha: scene.git('rev-parse', 'main').trim(),
    },
  }
}

/** Somebody writes a comment, and the workflow for comments runs. */
export async function say(scene: Scene, word: Word, run: Partial<ActionRun> = {}): Promise<Heard> {
  const said = commenting(scene, word)
  const result = await scene.run({ ...said.run, ...run })
  expectClean(scene, result)
  return heardOf(scene, said.id, { result, pull: word.pull })
}

export function heardOf(
  scene: Scene,
  id: number,
  { result, pull = scene.pull ?? 0 }: { result: ActionResult; pull?: number | undefined },
): Heard {
  const comments = scene.github.comments(scene.repository, pull)
  return {
    result,
    reactions: comments.find(comment => comment.id === id)?.reactions ?? [],
    replies: comments
      .filter(({ body }) => body.startsWith(`<!-- fix-tests:reply {"comment":${id}}`))
      .map(({ body }) => body.slice(body.indexOf('\n') + 1)),
  }
}

/** The sticky comments of a pull request. */
export function stickies(scene: Scene, pull = scene.pull ?? 0): string[] {
  const comments = scene.github.comments(scene.repository, pull)
  return comments.flatMap(({ body }) => (body.startsWith('<!-- fix-tests:comment ') ? [body] : []))
}

/** All refs but those that GitHub makes by itself. */
export function refsOf(scene: Scene): string {
  return scene.git('for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads', 'refs/fix-tests', 'refs/tags')
}

export function expectClean(scene: Scene, result: ActionResult): void {
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
  expect(result.orphans).toEqual([])
}

/** Somebody pushes a commit. @returns it */
export function commit(bare: string, branch: string, { message, files }: { message: string; files: Files }): string {
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-person-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  try {
    git('clone', '--quiet', '--branch', branch, bare, '.')
    write(folder, files)
    git('add', '--all')
    git('commit', '--quiet', '--message', message)
    // Not the way through GitHub's doors: people have rights of their own.
    git('push', '--quiet', 'origin', branch)
    return git('rev-parse', 'HEAD')
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
