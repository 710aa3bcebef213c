import type { Candidate } from '../candidates/candidates.ts'
import type { FaultLocalization } from '../suspects/suspect-files.ts'

/** Say why a search looked at the place of a change, in a sentence; empty if nothing but its file speaks for it. */
export function placeReason(
  { file, line, symbol }: Pick<Candidate, 'file' | 'line' | 'symbol'>,
  { stack, changed, suspects, asserted, mentioned, executed }: FaultLocalization,
): string {
  const distance = Math.min(...[...(stack.get(file) ?? [])].map(at => Math.abs(at - line)))
  const within = suspects.filter(span => span.file === file && span.from <= line && line <= span.to)
  const isInducing = within.some(each => each.isInducing === true)
  const names = (of: ReadonlySet<string>) => symbol !== '' && of.has(symbol)
  const reasons = [
    ...(distance === 0 ? ['the failure names it'] : []),
    ...(isInducing ? ['the tests pass without what the failing change did there'] : []),
    ...(!isInducing && changed.get(file)?.has(line) === true ? ['the failing change touched it'] : []),
    ...(names(asserted)
      ? [`the failing assertion calls \`${symbol}\``]
      : names(mentioned)
        ? [`the failing tests name \`${symbol}\``]
        : []),
    ...(executed?.hasRun(file, line) === true ? ['the failing tests run it'] : []),
  ]
  const [last, ...others] = reasons.toReversed()
  const all = others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
  return last === undefined ? '' : `Line ${line} was looked at since ${all}.`
}
