import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserError } from '../contracts/errors.ts'
import { logLine } from '../rendering/markdown-escape.ts'
import { parseArguments } from './arguments.ts'
import { ProgressDisplay } from './progress-display.ts'
import { USAGE } from './help-text.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Run one command. @returns the exit code; 2 is a usage error */
export async function runCommandLine(argv: readonly string[], env: Env): Promise<number> {
  const display = new ProgressDisplay(process.stderr)
  const stop = new AbortController()
  try {
    const args = parseArguments(argv)
    // Each command is loaded on demand.
    switch (args.kind) {
      case 'help':
        process.stdout.write(`${USAGE}\n`)
        return 0
      case 'version':
        process.stdout.write(`${version()}\n`)
        return 0
      case 'run':
        return await (await import('./commands/run-local.ts')).runLocally(args, env, {
          display,
          signal: stopOnSignals(stop),
        })
      case 'replay':
        return await (await import('./commands/replay.ts')).replayConversation(args, env, {
          display,
          signal: stopOnSignals(stop),
        })
      case 'parse':
        return await (await import('./commands/parse.ts')).parseReports(args)
      case 'triage':
        return await (await import('./commands/triage.ts')).triageReports(args, env)
    }
  } catch (thrown) {
    display.end()
    // Ctrl-C reaches child processes too, so their errors are not the cause.
    const error: unknown = stop.signal.aborted ? stop.signal.reason : thrown
    if (error instanceof Stopped) {
      process.stderr.write(`${error.sentence}\n`)
      return 1
    }
    if (!(error instanceof UserError)) throw error
    process.stderr.write(`fix-tests: ${logLine(error.sentence)}\n`)
    return 2
  }
}

class Stopped extends UserError {
  constructor() {
    super('Stopped. The work tree is restored, and verified commits are kept.', 'Resume with: fix-tests run --resume')
  }
}

function stopOnSignals(stop: AbortController): AbortSignal {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Stopped()))
  return stop.signal
}

function version(): string {
  const manifest = join(dirname(fileURLToPath(import.meta.url)), '..', 'package.json')
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}
