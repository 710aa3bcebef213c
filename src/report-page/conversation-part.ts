import { codeBox, emptyNote, foldedNode, type PageSection } from './page-elements.ts'
import type { ReportPageInput } from './page-input.ts'
import { styled } from './page-node.ts'

/** Show what was said to the models and what they answered, folded. */
export function conversationSection({ conversations, view }: ReportPageInput): PageSection {
  const base = { id: 'conversations', title: 'Conversations' }
  if (view.usage.requests === 0) return { ...base, count: 0, content: [emptyNote('No model was asked.')] }
  if (conversations?.length === 0)
    return { ...base, count: 0, content: [emptyNote('Models were asked, but this run has no conversation of them.')] }
  if (conversations === undefined) {
    const text = 'They are not in this page. With the input upload-transcripts the next run includes them.'
    return { ...base, content: [emptyNote(text)] }
  }
  const note = 'Everything that the models were sent and answered, without secrets. Long texts are cut.'
  return {
    ...base,
    count: conversations.length,
    content: [
      styled('p', 'faint', note),
      ...conversations.map(({ name, text }) =>
        foldedNode([styled('code', 'name', name)], codeBox(text, `Conversation ${name}`)),
      ),
    ],
  }
}
