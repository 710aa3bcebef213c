import type { Arguments } from '../arguments.ts'
import { completionScript } from '../completion-scripts.ts'
import { commandHelp, generalHelp } from '../help-text.ts'
import { packageFacts, shippedFile } from '../shipped-files.ts'

/** Print what the program says about itself: help, version, completion. @returns the exit code */
export function describeProgram(
  args: Arguments & { kind: 'help' | 'version' | 'completion' },
  program: string,
): number {
  process.stdout.write(`${textOf(args, program)}\n`)
  return 0
}

function textOf(args: Arguments & { kind: 'help' | 'version' | 'completion' }, program: string): string {
  switch (args.kind) {
    case 'version':
      return packageFacts().version
    case 'completion':
      return completionScript(args.shell)
    case 'help':
      return args.command === undefined
        ? generalHelp({ program })
        : commandHelp(args.command, { program, manifest: shippedFile('action.yml') })
  }
}
