import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'

export interface StageEnd {
  exitCode: number | null
  signal: NodeJS.Signals | null
}

export interface StageProcess {
  pid: number
  ended: Promise<StageEnd>
}

interface StageCommand {
  node: string
  script: string
  cwd: string
  env: NodeJS.ProcessEnv
  onLine: (line: string) => void
}

/** A child of the action that keeps the pipes open must not keep the job alive: GitHub waits this long for them. */
const patienceWithPipes = 5000

/** Starts Node on the script, as leader of a session of its own. Throws when it cannot be started. */
export function startStage({ node, script, cwd, env, onLine }: StageCommand): StageProcess {
  const child = spawn(node, [script], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<StageEnd>((resolve, reject) => {
    // Node reports a missing program later, as an event; until then somebody must be listening.
    child.on('error', reject)
    child.on('exit', (exitCode, signal) => resolve({ exitCode, signal }))
  })
  // Heard even when nobody waits yet: a rejection without a listener would end the whole test run.
  ended.catch(() => {})
  if (child.pid === undefined) throw new Error(`Cannot start ${node} in ${cwd}`)

  const flushes = [child.stdout, child.stderr].map(stream => splitLines(stream, onLine))
  const closed = once(child, 'close')
  const drained = async () => {
    const end = await ended
    const patience = new AbortController()
    await Promise.race([closed, delay(patienceWithPipes, undefined, { signal: patience.signal }).catch(() => {})])
    patience.abort()
    child.stdout.destroy()
    child.stderr.destroy()
    for (const flush of flushes) flush()
    return end
  }
  return { pid: child.pid, ended: drained() }
}

/** Lines end with \n, \r\n or \r, as for .NET's reader. Returns what hands out an unfinished last line. */
function splitLines(stream: Readable, onLine: (line: string) => void): () => void {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    // A \r at the very end may be half of a \r\n: it waits for the next chunk.
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    lines.forEach(onLine)
  })
  return () => {
    if (rest !== '') onLine(rest.replace(/\r$/, ''))
    rest = ''
  }
}
