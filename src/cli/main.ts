import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserError } from '../contracts/errors.ts'
import { logLine } from '../rendering/markdown-escape.ts'
import { parseArguments, USAGE } from './arguments.ts'
import { ProgressDisplay } from './progress-display.ts'

type Env = Readonly<Record<string, string | undefined>>

/** @returns the exit code; 2 is a mistake of use */
export async function runCommandLine(argv: readonly string[], env: Env): Promise<number> {
  const display = new ProgressDisplay(process.stderr)
  const stop = new AbortController()
  try {
    const args = parseArguments(argv)
    // What a command needs is loaded only for it.
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
    // Ctrl-C reaches the children too: what they say of it is not the cause.
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
    super('Stopped; the work tree is as it was, and what was verified is kept.', 'Go on with: fix-tests run --resume')
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
