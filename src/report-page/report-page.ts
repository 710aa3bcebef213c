import { changePart, proofPart } from './change-part.ts'
import { causesSection } from './causes-part.ts'
import { conversationSection } from './conversation-part.ts'
import { costSection } from './cost-part.ts'
import { durationSection } from './duration-part.ts'
import { eventSection } from './event-part.ts'
import type { ReportPageInput } from './page-input.ts'
import { pageDocument } from './page-document.ts'
import type { PageSection } from './page-elements.ts'
import { summaryNodes } from './summary-part.ts'
import { testRows } from './test-rows.ts'
import { testsSection } from './tests-part.ts'
import { timelineSection } from './timeline-part.ts'

/** Render a result as one HTML file that needs nothing else and asks for nothing. Pure. */
export function renderReportPage(input: ReportPageInput): string {
  const { view, state } = input
  const rows = testRows(state, view)
  return pageDocument({
    title: `fix-tests: ${view.request.headBranch} at ${view.request.headSha.slice(0, 7)}`,
    summary: summaryNodes(input),
    sections: [
      causesSection(input),
      testsSection(rows),
      ...ifAny(changePart(input)),
      proofPart(input),
      ...ifAny(timelineSection(input)),
      durationSection(input, rows),
      ...(view.usage.requests === 0 ? [] : [costSection(input)]),
      ...ifAny(conversationSection(input)),
      eventSection(input.events),
    ],
  })
}

/** Leave a section out that would only say that there is nothing. */
function ifAny(section: PageSection): PageSection[] {
  return section.count === 0 ? [] : [section]
}
