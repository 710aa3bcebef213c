import { signMeaning } from '../domain/model/cheat-sign.ts'
import { isolationText } from '../domain/model/isolation.ts'
import { count } from '../domain/text/wording.ts'
import { changedLineNotes, coverageCounts } from './changed-line-notes.ts'
import { diffNodes } from './diff-part.ts'
import { chip, codeBox, durationText, emptyNote, factList, type PageSection } from './page-elements.ts'
import type { ReportPageInput } from './page-input.ts'
import { cutText, element, type PageNode, styled } from './page-node.ts'
import { sideBySide } from './side-by-side.ts'

/** Characters of the change that a page shows. */
const MAX_CHANGE = 300_000

/** Show the whole change, with what is known about how the tests cover it. */
export function changePart({ change, view }: ReportPageInput): PageSection {
  const files = sideBySide(cutText(change, MAX_CHANGE))
  const notes = changedLineNotes(files, view)
  const { added, uncovered } = coverageCounts(files, notes)
  const content =
    change.trim() === ''
      ? [emptyNote('Nothing was changed.')]
      : [
          styled('p', 'faint', coverageText({ added, uncovered, view })),
          ...diffNodes(cutText(change, MAX_CHANGE), notes),
        ]
  return { id: 'changes', title: 'Changes', count: files.length, content }
}

function coverageText({
  added,
  uncovered,
  view,
}: { added: number; uncovered: number } & Pick<ReportPageInput, 'view'>): string {
  const lines = count(added, 'changed line')
  const { mutantCheck, proof } = view
  const needed =
    proof?.held === true && proof.needed.length > 0
      ? `Without the change, ${count(proof.needed.length, 'test')} failed again. `
      : ''
  const removal =
    view.uncovered.length === 0
      ? 'The failing tests need what the change takes out, as far as fix-tests checked.'
      : 'The failing tests pass without a part of the change.'
  const covered =
    added === 0
      ? removal
      : uncovered === 0
        ? `The failing tests need ${added === 1 ? 'the changed line' : `each of the ${lines}`}, as far as fix-tests checked.`
        : `Of ${lines}, the failing tests pass without ${uncovered}: they are marked.`
  const mutants =
    mutantCheck === undefined || mutantCheck.checked === 0
      ? ''
      : ` Of ${count(mutantCheck.checked, 'small change')} to the fixed lines, the tests noticed ${mutantCheck.checked - mutantCheck.survivors.length}.`
  return needed + covered + mutants
}

/** Show which runs prove the result, and what speaks against it. */
export function proofPart({ view, reproduce }: ReportPageInput): PageSection {
  const { proof, isolation, signs, titles } = view
  const slower = (proof?.slower ?? []).map(({ test, beforeMs, afterMs }) =>
    element(
      'li',
      {},
      element('code', {}, titles.get(test) ?? test),
      ` ${durationText(beforeMs)} → ${durationText(afterMs)}`,
    ),
  )
  const marks = signs.map(({ kind, file, line, code, grave }) =>
    element(
      'li',
      {},
      chip(grave ? 'bad' : 'half', grave ? 'grave' : 'minor'),
      ' ',
      element('code', {}, line === 0 ? file : `${file}:${line}`),
      ` ${signMeaning(kind)}: `,
      element('code', {}, code),
    ),
  )
  const check = proof?.check
  const content: PageNode[] = [
    proof === undefined
      ? emptyNote('Nothing was proved: no change was left to prove.')
      : factList([
          [
            'Whole suite again',
            proof.place === 'nowhere'
              ? 'The tests cannot run here.'
              : chip(
                  proof.held ? 'good' : 'bad',
                  proof.held ? `confirmed in a ${proof.place}` : `not confirmed: ${proof.reason}`,
                ),
          ],
          ['Red without the change', proof.needed.length === 0 ? '' : count(proof.needed.length, 'test')],
          [
            "Project's own check",
            check === undefined
              ? undefined
              : element(
                  'span',
                  {},
                  chip(check.passed ? 'good' : 'bad', check.passed ? 'passed' : 'failed'),
                  ' ',
                  element('code', {}, check.command),
                ),
          ],
          [
            'Its findings',
            check === undefined || check.findings.length === 0
              ? undefined
              : element('ul', {}, ...check.findings.map(each => element('li', {}, each))),
          ],
          ['Slower with the change', slower.length === 0 ? undefined : element('ul', {}, ...slower)],
        ]),
    ...(marks.length === 0 ? [] : [element('h3', {}, 'Signs of a cheat'), element('ul', {}, ...marks)]),
    ...(isolation === undefined ? [] : [styled('p', 'faint', isolationText(isolation))]),
    ...(reproduce === ''
      ? []
      : [element('h3', {}, 'Run the tests by hand'), codeBox(reproduce, 'Commands that run the tests')]),
  ]
  return { id: 'proof', title: 'Proof', content }
}
