import { signMeaning } from '../domain/model/cheat-sign.ts'
import { inlineCode } from './markdown-escape.ts'
import type { ReportOptions } from './report-options.ts'
import type { ResultView } from './result-view.ts'

/** Signs that a report lists; the grave ones come first. */
const MAX_SIGNS = 12

/** Render what in the change looks as if it were made for its tests; empty if nothing does. */
export function signsSection({ signs, tip }: ResultView, { repositoryUrl }: ReportOptions): string {
  if (signs.length === 0) return ''
  const sorted = signs.toSorted((a, b) => Number(b.grave) - Number(a.grave))
  const lines = sorted.slice(0, MAX_SIGNS).map(({ kind, file, line, code, grave }) => {
    const place = line === 0 ? file : `${file}:${line}`
    const path = file.split('/').map(encodeURIComponent).join('/')
    const shown =
      repositoryUrl === ''
        ? inlineCode(place)
        : `[${inlineCode(place)}](${repositoryUrl}/blob/${tip}/${path}#L${line || 1})`
    return `- ${shown} ${signMeaning(kind)}${code === '' ? '' : `: ${inlineCode(code)}`}${grave ? '' : ' (may well be right)'}`
  })
  const rest = signs.length - lines.length
  const isGrave = signs.some(({ grave }) => grave)
  const heading = isGrave
    ? '> [!WARNING]\n> The tests pass, but the change holds what a change to deceive them would hold. Read these lines before you merge.'
    : 'Nothing here has to be wrong; these lines deserve a look.'
  return ['### Signs to look at', '', heading, '', ...lines, ...(rest > 0 ? [`- … and ${rest} more`] : [])].join('\n')
}
