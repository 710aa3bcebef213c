import { relative } from 'node:path'
import type { Transcript } from '../fixers/agents/transcript.ts'
import { count } from '../domain/text/wording.ts'
import { logLine } from '../rendering/markdown-escape.ts'

/** Print each tool call of a replay and its end, beside the recorded ones. @returns the exit code */
export function printComparison(recorded: Transcript, replayed: Transcript, file: string): number {
  const before = callsIn(recorded)
  const after = callsIn(replayed)
  const lines = after.map(({ name, result }, index) => {
    const old = before[index]?.result
    const isSame = old === undefined || result === undefined || firstLine(old) === firstLine(result)
    const shown = result === undefined ? '' : `: ${firstLine(result)}`
    return `${isSame ? ' ' : '≠'} ${name}${shown}${isSame ? '' : `\n    recorded: ${firstLine(old)}`}`
  })
  const differing = lines.filter(line => line.startsWith('≠')).length
  const { ending } = replayed
  const hasSameEnding = ending === recorded.ending
  const end = hasSameEnding ? `Same end: ${ending}` : `Different end: ${ending}\n  recorded: ${recorded.ending}`
  const where = relative(process.cwd(), file)
  const head = `${recorded.role} on ${recorded.model}, ${count(recorded.turns.length, 'answer')} from ${where}`
  const tail =
    differing === 0
      ? []
      : [`${differing} of ${count(after.length, 'call')} ${differing === 1 ? 'has' : 'have'} a different result.`]
  process.stdout.write(
    `${[head, ...lines, end, ...tail].map(text => text.split('\n').map(logLine).join('\n')).join('\n')}\n`,
  )
  return hasSameEnding && differing === 0 ? 0 : 1
}

function callsIn({ turns }: Transcript): { name: string; result: string | undefined }[] {
  const results = new Map<unknown, string>()
  for (const { messages } of turns)
    for (const { content } of messages)
      if (typeof content !== 'string')
        for (const block of content)
          if (block.type === 'tool_result') results.set(block.tool_use_id, String(block.content))
  return turns.flatMap(({ answer }) =>
    answer.content
      .filter(({ type }) => type === 'tool_use')
      .map(({ name, id }) => ({ name: String(name), result: results.get(id) })),
  )
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 200)
}
