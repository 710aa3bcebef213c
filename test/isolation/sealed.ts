/** Seals itself if asked to, says so, and waits. Started by tests. */
import { sealProcess } from '../../src/isolation/seal-process.ts'

if (process.argv[2] === 'sealed') sealProcess(process.env)
process.stdout.write(`${JSON.stringify({ pid: process.pid, file: process.execPath, args: process.argv.slice(2) })}\n`)
setInterval(() => undefined, 1_000)
