import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Git } from './git.ts'
import { stableId } from './identity.ts'
import type { IssueRecord, World } from './records.ts'

/** One repository of the local GitHub: a bare git repository, and beside it what git cannot hold. */
export class Repository {
  readonly fullName: string
  readonly git: Git
  readonly #document: string
  readonly #world: World

  constructor(directory: string, world?: World) {
    this.git = new Git(directory)
    this.#document = join(directory, 'world.json')
    this.#world = world ?? readDocument(this.#document)
    this.fullName = this.#world.fullName
    if (world) this.#write()
  }

  get directory(): string {
    return this.git.directory
  }

  get owner(): string {
    return this.fullName.split('/')[0] ?? ''
  }

  get name(): string {
    return this.fullName.split('/')[1] ?? ''
  }

  get world(): Readonly<World> {
    return this.#world
  }

  /** The only way to write: the change is on disk when this returns. */
  change<T>(edit: (world: World) => T): T {
    const result = edit(this.#world)
    this.#write()
    return result
  }

  issue(number: number): IssueRecord | undefined {
    return this.#world.issues.find(issue => issue.number === number)
  }

  file(...path: string[]): string {
    const file = join(this.directory, ...path)
    mkdirSync(join(file, '..'), { recursive: true })
    return file
  }

  #write(): void {
    const draft = `${this.#document}.new`
    writeFileSync(draft, JSON.stringify(this.#world, null, 1))
    renameSync(draft, this.#document)
  }
}

function readDocument(file: string): World {
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function isRepository(directory: string): boolean {
  return existsSync(join(directory, 'world.json'))
}

export function emptyWorld(fullName: string, options: Pick<World, 'defaultBranch' | 'forkOf'>): World {
  return {
    id: stableId(fullName),
    fullName,
    ...options,
    createdAt: now(),
    nextId: 1001,
    allowPullRequestsByActions: true,
    archived: false,
    protectedBranches: [],
    rules: [],
    collaborators: {},
    labels: [],
    issues: [],
    comments: [],
    reviews: [],
    reviewComments: [],
    runs: [],
    artifacts: [],
    checkRuns: [],
    statuses: [],
    requiredChecks: [],
    teams: [],
    activities: [],
    notedBranches: {},
  }
}

/** A fresh id and both dates, as every new record has them. */
export function born(world: World): { id: number; createdAt: string; updatedAt: string } {
  const at = now()
  return { id: world.nextId++, createdAt: at, updatedAt: at }
}

/** GitHub tells time in whole seconds. */
export function now(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, 'Z')
}
