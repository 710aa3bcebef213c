import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Files, importCommits, install } from '../world/scene.ts'
import { TOOL_CACHES } from '../world/tool-caches.ts'

export const CLI = resolve(import.meta.dirname, '..', '..', 'dist', 'cli.js')

export interface Run {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A person's repository, and the shipped command line in it. */
export class Repository implements AsyncDisposable {
  readonly home = mkdtempSync(join(tmpdir(), 'fix-tests-cli-'))
  readonly path = join(this.home, 'project')

  constructor(commits: readonly { message: string; files: Files }[], packages: readonly string[] = []) {
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', this.path])
    this.git('config', 'user.name', 'Ada')
    this.git('config', 'user.email', 'ada@example.com')
    importCommits(this.path, commits)
    this.git('reset', '--quiet', '--hard')
    install(this.path, packages)
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.path, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  }

  /** @param options.killAt the process tree is killed when it has printed this, and with `killOn` when that resolves */
  run(
    args: readonly string[],
    options: {
      killAt?: RegExp
      killOn?: Promise<unknown>
      stopAt?: RegExp
      stopBy?: readonly NodeJS.Signals[]
      /** The output is not read any more when this was printed, as by `head`. */
      closeAt?: RegExp
      onLog?: (log: string) => void
      env?: Record<string, string>
      cwd?: string
    } = {},
  ): Promise<Run> {
    const env = { PATH: process.env.PATH, HOME: this.home, ...TOOL_CACHES, ...options.env }
    const child = spawn(process.execPath, [CLI, ...args], { cwd: options.cwd ?? this.path, env, detached: true })
    const out = { stdout: '', stderr: '' }
    let stopped = false
    child.stdout.on('data', (chunk: Buffer) => (out.stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => {
      out.stderr += chunk.toString()
      options.onLog?.(out.stderr)
      if (options.closeAt?.test(out.stderr) === true)
        for (const stream of [child.stdout, child.stderr]) stream.destroy()
      if (options.killAt?.test(out.stderr) && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      if (options.stopAt?.test(out.stderr) !== true || stopped) return
      stopped = true
      // Two signals of one kind that come at once are one.
      for (const [index, signal] of (options.stopBy ?? ['SIGINT']).entries())
        setTimeout(() => child.kill(signal), 40 * index)
    })
    void options.killOn?.then(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'))
    return new Promise(done => child.on('close', code => done({ code, ...out })))
  }

  /** Put a program of this name into a folder for the PATH. @returns the folder */
  program(name: string, script: string): string {
    const bin = join(this.home, 'bin')
    mkdirSync(bin, { recursive: true })
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    return bin
  }

  async [Symbol.asyncDispose](): Promise<void> {
    rmSync(this.home, { recursive: true, force: true, maxRetries: 3 })
  }
}
