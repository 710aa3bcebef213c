import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkPackages } from '../world/npm-packages.ts'
import type { Files } from '../world/scene.ts'
import { Repository } from './repository.ts'

/** A run of the shipped command line with commands of the project, and what became of the code. */
export interface CommandRun {
  readonly code: number | null
  readonly log: string
  readonly report: string
  readonly outcome: string
  /** Subjects of the commits on the branch, oldest first; empty without a branch. */
  readonly subjects: readonly string[]
  /** Text of a file on the branch; undefined if it has no such file. */
  file(path: string): string | undefined
}

/** Lay out a project as one commit. @param packages packages of npm's registry that it has installed */
export function projectOf(files: Files, packages: readonly string[] = []): Repository {
  const repository = new Repository([{ message: 'Begin', files: { '.gitignore': 'node_modules\n.venv\n', ...files } }])
  if (packages.length > 0) linkPackages(repository.path, packages)
  return repository
}

/** Run fix-tests with these commands and without a model. */
export async function fixBy(
  repository: Repository,
  commands: readonly string[],
  options: { args?: readonly string[]; env?: Record<string, string> } = {},
): Promise<CommandRun> {
  const given = commands.length === 0 ? [] : ['--fix-commands', commands.join('\n')]
  const args = ['run', '--models', 'offline', '--json', '../result.json', ...given, ...(options.args ?? [])]
  const { code, stderr } = await repository.run(args, options.env === undefined ? {} : { env: options.env })
  const path = join(repository.home, 'result.json')
  if (!existsSync(path)) throw new Error(stderr)
  const { branch, reportPath, outcome } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
  const hasBranch = repository.git('branch', '--list', branch ?? '') !== ''
  const log = hasBranch ? repository.git('log', '--reverse', '--format=%s', `main..${branch}`) : ''
  return {
    code,
    log: stderr,
    report: readFileSync(reportPath ?? '', 'utf8'),
    outcome: outcome ?? '',
    subjects: log.split('\n').filter(line => line !== ''),
    file(at) {
      const listed = hasBranch ? repository.git('ls-tree', branch ?? '', '--', at) : ''
      return listed === '' ? undefined : repository.git('show', `${branch}:${at}`)
    },
  }
}
