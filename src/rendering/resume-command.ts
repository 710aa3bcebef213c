import { shellWord } from '../domain/text/shell-words.ts'

/**
 * Print the command that resumes a run of the command line.
 * @param program words that start the program
 * @param only files and names of the tests that the run was asked for
 */
export function resumeCommand(program: string, only: readonly string[] = []): string {
  return [program, 'run', '--resume', ...only.map(shellWord)].join(' ')
}
