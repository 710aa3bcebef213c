import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../world/project.ts'
import { pageText } from './pages.ts'

/** A text with `…` for each expression in its templates. */
function abridged(text: string): string {
  return text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…').replaceAll(/…+/g, '…')
}

const sourceOf = (path: string) => readFileSync(join(ROOT, path), 'utf8').replaceAll(/\\(['`"])/g, '$1')
/** The sources, as they are and abridged. */
const sources = globSync('src/**/*.ts', { cwd: ROOT }).flatMap(path => [sourceOf(path), abridged(sourceOf(path))])

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

  it.each([
    'src/state-store/push-errors.ts',
    'src/github/api-errors.ts',
    'src/github/artifacts.ts',
    'src/test-reports/discover.ts',
    'src/engine/test-plan.ts',
    'src/action/target-branch.ts',
    'src/workspace/checkout.ts',
  ])('quotes each sentence of %s, whose faults lie outside of fix-tests', path => {
    // An argument of an error, or a function that makes one.
    const thrown = abridged(sourceOf(path)).matchAll(
      /\b(?:(?:UserError|\w*Reports)\(\s*(?:\w+ \? )?|sentence(?::| =) (?:\w+|\([^()]*\)) => )(?:'(.*?)'|`(.*?)`)/gs,
    )
    const sentences = Array.from(thrown, ([, plain, template]) => plain ?? template ?? '')

    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.filter(sentence => !quoted.includes(sentence))).toEqual([])
  })
})
