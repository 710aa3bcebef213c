import { exitText, isTimeOver } from '../domain/model/test-run.ts'
import { UserError } from '../contracts/errors.ts'
import type { Command } from '../frameworks/framework.ts'
import { printCommand } from '../frameworks/commands/parse-command.ts'
import type { ProcessResult } from './process.ts'
import { lastLine } from './run-result.ts'

/** Run the project's own set-up. @throws UserError if it fails */
export async function setUp(command: Command, run: () => Promise<ProcessResult>): Promise<void> {
  const { exit, output } = await run()
  if (exit.kind === 'exited' && exit.code === 0) return
  if (exit.kind === 'not-found') {
    throw new UserError(
      `The command ${JSON.stringify(exit.command)} of ${printCommand(command).slice(0, 200)} was not found.`,
      'Install it in an earlier step, or correct setup-command.',
    )
  }
  throw new UserError(
    `setup-command ${printCommand(command)} ${exitText(exit)}: ${lastLine(output)}`,
    isTimeOver(exit)
      ? 'Set timeout-minutes to several times what the set-up and the whole suite take.'
      : 'Run it in this job’s checkout to see why, and correct setup-command.',
  )
}
