import { UserError } from '../contracts/errors.ts'
import { useProxy } from '../config/use-proxy.ts'
import { logLine } from '../rendering/markdown-escape.ts'
import { parseArguments } from './arguments.ts'
import { ProgressDisplay } from './progress-display.ts'
import { resumeCommand, startedAs } from './started-as.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Run one command.
 * @param words path of the program's file, and the words of the user
 * @returns the exit code; 2 is a usage error
 */
export async function runCommandLine([script = '', ...argv]: readonly string[], env: Env): Promise<number> {
  const display = new ProgressDisplay(process.stderr)
  const stop = new AbortController()
  const program = startedAs({ script, env, cwd: process.cwd() })
  const signal = (advice: string) => stopOnSignals(stop, advice)
  stopUnread(stop)
  try {
    const args = parseArguments(argv, program)
    await useProxy(env)
    // Each command is loaded on demand.
    switch (args.kind) {
      case 'help':
      case 'version':
      case 'completion':
        return (await import('./commands/describe.ts')).describeProgram(args, program)
      case 'init':
      case 'doctor':
        return await (await import('./commands/install.ts')).runInstallCommand(args, env, { program })
      case 'run':
        return await (await import('./commands/run-local.ts')).runLocally(args, env, {
          display,
          signal: signal(`Resume with: ${resumeCommand(program, args.only)}`),
          program,
        })
      case 'replay':
        return await (await import('./commands/replay.ts')).replayConversation(args, env, {
          display,
          signal: signal('The same command plays it again.'),
        })
      case 'history':
        return await (await import('./commands/show-history.ts')).showHistory(args, env)
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
  constructor(advice: string) {
    super('Stopped. The work tree is restored, and verified commits are kept.', advice)
  }
}

/**
 * Stop as at Ctrl-C when the output can no longer be written: `head` has read enough, or `tee` has ended. Without a
 * listener such an error would end the process in the middle of its work.
 */
function stopUnread(stop: AbortController): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', () => stop.abort(new Stopped('Its output could no longer be written.')))
}

function stopOnSignals(stop: AbortController, advice: string): AbortSignal {
  const end = () => stop.abort(new Stopped(advice))
  // A second Ctrl-C ends the process at once. Programs such as timeout send the other signal twice by themselves.
  process.once('SIGINT', end)
  process.on('SIGTERM', end)
  return stop.signal
}
