// The text of the arguments of tool calls, which the token limit can cut off.

import type { ToolsTurn } from './script.ts'

/** One text for each call. The last of a turn that stops at the token limit ends halfway. */
export function argumentsOf({ tools, stop }: ToolsTurn): string[] {
  return tools.map(({ input, raw }, index) => {
    if (raw !== undefined) return raw
    const text = JSON.stringify(input)
    const isCut = stop === 'max_tokens' && index === tools.length - 1
    return isCut ? firstHalf(text) : text
  })
}

/** In code points, so that no character is cut in two; never the whole. */
function firstHalf(text: string): string {
  const points = Array.from(text)
  return points.slice(0, Math.floor(points.length / 2)).join('')
}

/** Parse an object as far as its JSON came; numbers and words that might go on are left out. */
export function asFarAsItCame(text: string): Record<string, unknown> {
  const known = isInString(text) ? text : text.replace(/-?\d[-+.eE\d]*$/, '')
  for (let length = known.length; length > 0; length -= 1) {
    const value = parsed(closed(known.slice(0, length)))
    if (typeof value === 'object' && value !== null) return { ...value }
  }
  return {}
}

function closed(text: string): string {
  const open: string[] = []
  for (const sign of withoutStrings(text)) {
    if (sign === '{') open.unshift('}')
    if (sign === '[') open.unshift(']')
    if (sign === '}' || sign === ']') open.shift()
  }
  return `${text}${isInString(text) ? '"' : ''}${open.join('')}`
}

function isInString(text: string): boolean {
  return withoutStrings(text).includes('"')
}

/** A quote that is left begins a string that has no end. */
function withoutStrings(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"/g, '').replace(/".*$/s, '"')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
