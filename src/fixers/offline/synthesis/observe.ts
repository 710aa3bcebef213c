import type { Candidate } from '../candidates.ts'
import type { QuickRejection } from '../quick-rejection.ts'
import { placeWeight } from '../rank.ts'
import type { FaultLocalization } from '../suspect-files.ts'
import type { TriedFile } from '../tried-file.ts'
import { operatorWeight } from '../rank.ts'
import { applyMutation, type MutationSource } from '../mutation.ts'
import { inFileTestLines } from '../../../syntax/in-file-tests.ts'
import { languageOf } from '../../../syntax/languages.ts'
import { builtChanges } from './built-changes.ts'
import { readRows } from './observations.ts'
import { probed } from './probe.ts'
import { type Site, sitesIn } from './sites.ts'

/** Files, and sites of each, that are looked at. */
const MAX_FILES = 2
const MAX_SITES = { expression: 18, statement: 8 } as const
/** Changes of all sites together. */
const MAX_CHANGES = 150

/**
 * Look at the values that expressions of the suspected code have in the tests, and build changes from them. None without a
 * judge, since each look is a run. The files are as they were afterwards.
 */
export async function buildCandidates(
  localization: FaultLocalization,
  { quick, file: tried }: { readonly quick: QuickRejection; readonly file: TriedFile },
): Promise<Candidate[]> {
  if (localization.isOfFindings || localization.isOfCompiler || quick.notes === undefined) return []
  const found: Candidate[] = []
  for (const [rank, file] of localization.files.slice(0, MAX_FILES).entries()) {
    const text = await tried.text(file)
    const language = languageOf(file)
    if (text === undefined || language === undefined) continue
    const source: MutationSource = { file, text, language }
    const weigh = ({ line, symbol }: Site) => placeWeight({ file, line, symbol, rank }, localization)
    const sites = likeliest(source, weigh)
    if (sites.length === 0 || !(await tried.write({ file, result: probed(source, sites, quick.notes) }))) continue
    const seen = await quick.observe()
    if (seen === undefined) continue
    const [failing, passing] = [readRows(seen.failing), readRows(seen.passing)]
    for (const [index, site] of sites.entries()) {
      const own = failing.get(index) ?? []
      if (own.length === 0) continue
      const changes = builtChanges(
        { site, failing: own, passing: passing.get(index) ?? [] },
        source,
        localization.evidence,
      )
      for (const change of changes) {
        const score = weigh(site) * operatorWeight(change.operator, localization.signals) * (change.likelihood ?? 1)
        const { line, symbol } = site
        found.push({ ...change, file, line, symbol, score, result: applyMutation(text, change), restores: false })
      }
    }
  }
  return found.toSorted((one, other) => other.score - one.score).slice(0, MAX_CHANGES)
}

/** Choose the likeliest sites of a file, in the order of the text. */
function likeliest(source: MutationSource, weigh: (site: Site) => number): Site[] {
  const isOfTest = inFileTestLines(source.file, source.text)
  const all = sitesIn(source).filter(({ line }) => !isOfTest(line))
  const chosen = (['expression', 'statement'] as const).flatMap(kind =>
    all
      .filter(site => site.kind === kind)
      .map(site => ({ site, weight: weigh(site) * (site.isCondition ? 1.5 : 1) }))
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, MAX_SITES[kind]),
  )
  return chosen.map(({ site }) => site)
}
