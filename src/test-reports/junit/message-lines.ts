/** Longest message and text that are compared, in characters. */
const MAX_MESSAGE = 4_000
const MAX_TEXT = 8_000

/**
 * Give a message of an attribute the line ends back that the text below it has: XML makes spaces of them, and few
 * writers escape them.
 */
export function withLines(message: string, text: string): string {
  const said = message.trim()
  if (said.includes('\n') || said.length > MAX_MESSAGE || !said.includes(' ') || !text.includes('\n')) return message
  // Most have one line, and the text has it as it is.
  if (text.includes(said) || !text.includes(said.slice(0, said.indexOf(' ')))) return message
  const wanted = said.replace(/\s+/g, ' ')
  const { packed, places } = packedText(text.slice(0, MAX_TEXT))
  const at = packed.indexOf(wanted)
  if (at < 0) return message
  const found = text.slice(places[at], (places[at + wanted.length - 1] ?? 0) + 1)
  return found.includes('\n') ? outdented(found) : message
}

/** Make one space of all that is between words. `places`: where each character was. */
function packedText(text: string): { packed: string; places: readonly number[] } {
  const places: number[] = []
  let packed = ''
  for (let at = 0; at < text.length; at += 1) {
    const isSpace = /\s/.test(text[at] ?? '')
    if (isSpace && packed.endsWith(' ')) continue
    packed += isSpace ? ' ' : text[at]
    places.push(at)
  }
  return { packed, places }
}

/** Remove the indentation that all lines but the first have. */
function outdented(text: string): string {
  const [first = '', ...others] = text.split('\n')
  const indents = others.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length)
  const least = Math.min(...indents)
  return [first, ...others.map(line => line.slice(Number.isFinite(least) ? least : 0))].join('\n')
}
