import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../world/project.ts'
import { pageText } from './pages.ts'

/** The sources, as they are and with `…` for each expression in a template. */
const sources = globSync('src/**/*.ts', { cwd: ROOT }).flatMap(path => {
  const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(/\\(['`"])/g, '$1')
  return [text, text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…').replaceAll(/…+/g, '…')]
})

const quoted = Array.from(
  pageText('docs/troubleshooting.md').matchAll(/^\| `(.+?)` \|/gm),
  ([, sentence = '']) => sentence,
)

describe('docs/troubleshooting.md', () => {
  it('quotes many sentences, each once', () => {
    expect(quoted.length).toBeGreaterThan(40)
    expect(new Set(quoted).size).toBe(quoted.length)
  })

  it.each(quoted)('quotes a sentence of the product: %s', sentence => {
    expect(sources.some(text => text.includes(sentence))).toBe(true)
  })
})
