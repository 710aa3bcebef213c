import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { devNull } from 'node:os'
import { join, relative } from 'node:path'

/** The environment of every git here: no configuration of the machine or the user. */
export const gitEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  HOME: devNull,
  LC_ALL: 'C.UTF-8',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_TERMINAL_PROMPT: '0',
}

interface RunOptions {
  readonly input?: string | Uint8Array
  readonly env?: Readonly<Record<string, string>>
}

const maxOutput = 256 * 1024 * 1024

/**
 * One bare repository. Synchronous on purpose: a request reads several facts, and no push or other request
 * may slip in between them.
 */
export class Git {
  readonly directory: string
  /** Outputs by arguments and input that name objects by their ids: what these hold never changes. */
  readonly #fixed = new Map<string, Buffer>()

  constructor(directory: string) {
    this.directory = directory
  }

  /** Raw output. Throws with git's own words when git fails. */
  bytes(args: readonly string[], options: RunOptions = {}): Buffer {
    const result = spawnSync('git', ['--git-dir', this.directory, ...args], {
      env: { ...gitEnvironment, ...options.env },
      input: options.input ?? '',
      maxBuffer: maxOutput,
    })
    if (result.error) throw result.error
    if (result.status !== 0) throw new Error(`git ${args.join(' ')}: ${result.stderr.toString().trim()}`)
    return result.stdout
  }

  /** Raw output, read once where the arguments name every object by its id. */
  fixed(args: readonly string[], input = ''): Buffer {
    if (!namesIds(args)) return this.bytes(args, { input })
    const key = JSON.stringify([args, input])
    const output = this.#fixed.get(key) ?? this.bytes(args, { input })
    this.#fixed.set(key, output)
    return output
  }

  text(args: readonly string[], options: RunOptions = {}): string {
    return this.bytes(args, options).toString()
  }

  line(args: readonly string[], options: RunOptions = {}): string {
    return this.text(args, options).trim()
  }

  /** The output's one line, or undefined if git fails. */
  attempt(args: readonly string[]): string | undefined {
    try {
      return this.fixed(args).toString().trim()
    } catch {
      return undefined
    }
  }

  /** The commits of refs by name, read from git's files: they are asked for at each request. */
  tips(prefix = 'refs/'): Map<string, string> {
    const packed = read(join(this.directory, 'packed-refs'))
      .split('\n')
      .flatMap(line => {
        const [, sha = '', name = ''] = /^([0-9a-f]{40}) (\S+)$/.exec(line) ?? []
        return name.startsWith(prefix) ? [[name, sha] as const] : []
      })
    const loose = readdirSync(join(this.directory, prefix), { recursive: true, withFileTypes: true }).flatMap(entry => {
      const { name, parentPath } = entry
      if (!entry.isFile() || name.endsWith('.lock')) return []
      const sha = read(join(parentPath, name)).trim()
      return sha === '' ? [] : [[relative(this.directory, join(parentPath, name)), sha] as const]
    })
    return new Map([...packed, ...loose])
  }

  branch(name: string): string | undefined {
    return this.tips('refs/heads/').get(`refs/heads/${name}`)
  }

  /** A branch, a tag, `heads/x`, or a commit id, as the REST API takes them; never an option. */
  commit(revision: string): string | undefined {
    if (!isRevision(revision)) return undefined
    return this.branch(revision) ?? this.attempt(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])
  }

  /** Run `work` with a temporary index. */
  withIndex<T>(work: (env: { GIT_INDEX_FILE: string }) => T): T {
    const index = join(this.directory, `index-${randomUUID()}`)
    try {
      return work({ GIT_INDEX_FILE: index })
    } finally {
      rmSync(index, { force: true })
    }
  }

  objectType(sha: string): string | undefined {
    return /^[0-9a-f]{40}$/.test(sha) ? this.attempt(['cat-file', '-t', sha]) : undefined
  }

  mergeBase(a: string, b: string): string | undefined {
    return this.attempt(['merge-base', a, b])
  }
}

/** True if each argument is an option or names objects by their ids, but for the command and for paths at the end. */
function namesIds(args: readonly string[]): boolean {
  const paths = args.indexOf('--')
  const named = args.slice(1, paths < 0 ? undefined : paths)
  return named.every(arg => /^-|^[0-9a-f]{40}(?:$|[:^~]|\.\.[0-9a-f]{40}$)/.test(arg))
}

/** Empty for a file that is missing: git replaces and deletes them at any time. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function isRevision(text: string): boolean {
  return text !== '' && !text.startsWith('-') && !/[\s:^~?*[\\]|\.\.|@\{/.test(text)
}
