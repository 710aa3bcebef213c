import { wholeLines } from '../code-lines.ts'
import { sliceOf, type MutationSource } from '../mutation.ts'
import { PROBES, probeHelpers } from './probe-helpers.ts'
import { basesAt, type Site } from './sites.ts'

/**
 * Return the text of a file that does the same, and appends to another file what each site saw.
 * @param sites numbered by their position
 * @param path of the file to append to, on the machine of the tests
 */
export function probed(source: MutationSource, sites: readonly Site[], path: string): string {
  const isPython = source.language.name === 'python'
  const insertions: { readonly at: number; readonly text: string; readonly order: number }[] = []
  for (const [index, site] of sites.entries()) {
    const { kind, node } = site
    const each = basesAt(site, source)
      .map(base => (isPython ? `lambda: ${base}` : `() => ${base}`))
      .join(', ')
    const list = isPython ? `lambda: [${each}]` : `() => [${each}]`
    if (kind === 'statement') {
      const own = wholeLines(node, source)
      if (own === undefined) continue
      const end = isPython ? '\n' : ';\n'
      insertions.push({ at: own.from, text: `${own.indent}${PROBES.at}(${index}, ${list})${end}`, order: -1 })
    } else {
      const length = sliceOf(node, source).length
      const open = `${PROBES.after}(${PROBES.before}(${index}, ${list}), `
      // The larger of two that begin together opens first, and closes last.
      // `return[a]` needs no space.
      const gap = /[\w$]/.test(source.text[node.from - 1] ?? '') ? ' ' : ''
      insertions.push({ at: node.from, text: gap + open, order: 1_000 - length })
      insertions.push({ at: node.to, text: ')', order: -1_000 + length })
    }
  }
  const sorted = insertions.toSorted((one, other) => one.at - other.at || one.order - other.order)
  let [text, from] = ['', 0]
  for (const { at, text: inserted } of sorted) {
    text += source.text.slice(from, at) + inserted
    from = at
  }
  return `${text}${source.text.slice(from)}\n${probeHelpers(source.language.name, path)}`
}
