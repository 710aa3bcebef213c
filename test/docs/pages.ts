import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { ROOT } from '../world/project.ts'

export function pageText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** A block of code, with the headings above it, from the outermost to the nearest. */
export interface CodeBlock {
  readonly language: string
  readonly text: string
  readonly under: readonly string[]
}

/** The blocks of code of a page. */
export function codeBlocks(text: string): CodeBlock[] {
  const under: string[] = []
  const blocks: CodeBlock[] = []
  const tokens = new MarkdownIt().parse(text, {})
  for (const [index, { type, tag, info, content }] of tokens.entries()) {
    if (type === 'heading_open') under.splice(Number(tag.slice(1)) - 1, under.length, tokens[index + 1]?.content ?? '')
    if (type === 'fence') blocks.push({ language: info.trim(), text: content, under: [...under] })
  }
  return blocks
}
