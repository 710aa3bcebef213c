import { runCommandLine } from './cli/main.ts'

process.exitCode = await runCommandLine(process.argv.slice(1), process.env)
// An open handle must not delay the exit.
process.exit()
