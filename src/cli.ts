import { runCommandLine } from './cli/main.ts'

process.exitCode = await runCommandLine(process.argv.slice(2), process.env)
// What is left open must not keep the terminal waiting.
process.exit()
