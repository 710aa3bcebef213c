import { otherConstant, wrongValue } from './constants.ts'
import { otherAssignedPlace } from './assigned-places.ts'
import { wholeBaseCase } from './base-cases.ts'
import { clamps } from './clamps.ts'
import { comprehensionFilter } from './comprehension-filters.ts'
import { copiedExpression } from './copies.ts'
import { earlyExit } from './early-exits.ts'
import { extremes } from './extremes.ts'
import { forgottenUpdate } from './forgotten-updates.ts'
import { forgottenParameter } from './forgotten-parameters.ts'
import { guards } from './guards.ts'
import { helperCalls, unreadHelperCall } from './helper-calls.ts'
import { IDENTIFIER_SWAP } from './identifier-swaps.ts'
import { misspelledName } from './known-names.ts'
import { lastTurn } from './last-turns.ts'
import { literalCondition } from './literal-conditions.ts'
import { loopBounds } from './loops.ts'
import { missingCase } from './missing-case.ts'
import { MISSING_CODE_OPERATORS } from './missing-code.ts'
import { missingStatement } from './missing-statements.ts'
import { missingExport } from './missing-exports.ts'
import type { RepairOperator } from '../code/mutation.ts'
import { namedOperand } from './named-operands.ts'
import { operands } from './operands.ts'
import { ownCopies } from './own-copies.ts'
import { presence } from './presence.ts'
import { siblingStatement } from './sibling-statements.ts'
import { roundings } from './roundings.ts'
import { OPERATORS } from './operators.ts'
import { otherPattern } from './patterns.ts'
import { returnedValue } from './returned-values.ts'
import { siblingMethod } from './siblings.ts'
import { defaultArgument, missingResult } from './signatures.ts'
import { slices } from './slices.ts'
import { statements } from './statements.ts'
import { strips } from './strips.ts'
import { swappedNames } from './swapped-names.ts'
import { otherText } from './texts.ts'
import { unfinished } from './unfinished.ts'
import { unusedImport } from './unused-imports.ts'
import { widerCondition } from './wider-conditions.ts'
import { wrapUnwrap } from './wraps.ts'

/** All that the engine tries, in the order in which equally likely changes are tried. */
export const REPAIR_OPERATORS: readonly RepairOperator[] = [
  { kind: 'misspelled-name', mutate: misspelledName },
  { kind: 'misspelled-name', mutate: unfinished },
  { kind: 'missing-export', mutate: missingExport },
  { kind: 'wrong-value', mutate: wrongValue },
  ...OPERATORS,
  { kind: 'arithmetic', mutate: roundings },
  { kind: 'comparison', mutate: wholeBaseCase },
  { kind: 'constant', mutate: otherConstant },
  { kind: 'constant', mutate: literalCondition },
  { kind: 'other-name', mutate: IDENTIFIER_SWAP },
  { kind: 'other-name', mutate: namedOperand },
  { kind: 'sibling-method', mutate: siblingMethod },
  { kind: 'text', mutate: otherText },
  { kind: 'pattern', mutate: otherPattern },
  { kind: 'statement', mutate: statements },
  { kind: 'statement', mutate: missingStatement },
  { kind: 'statement', mutate: siblingStatement },
  { kind: 'statement', mutate: forgottenUpdate },
  { kind: 'statement', mutate: earlyExit },
  { kind: 'statement', mutate: lastTurn },
  ...MISSING_CODE_OPERATORS,
  { kind: 'missing-return', mutate: missingResult },
  { kind: 'operand', mutate: operands },
  { kind: 'operand', mutate: widerCondition },
  { kind: 'boolean', mutate: returnedValue },
  { kind: 'boolean', mutate: presence },
  { kind: 'wrapped', mutate: ownCopies },
  { kind: 'wrapped', mutate: wrapUnwrap },
  { kind: 'wrapped', mutate: strips },
  { kind: 'wrapped', mutate: helperCalls },
  { kind: 'forgotten-parameter', mutate: unreadHelperCall },
  { kind: 'loop', mutate: loopBounds },
  { kind: 'slice', mutate: slices },
  { kind: 'unused-import', mutate: unusedImport },
  { kind: 'swapped-arguments', mutate: swappedNames },
  { kind: 'forgotten-parameter', mutate: forgottenParameter },
  { kind: 'missing-case', mutate: missingCase },
  { kind: 'default-argument', mutate: defaultArgument },
  { kind: 'copied-expression', mutate: otherAssignedPlace },
  { kind: 'copied-expression', mutate: copiedExpression },
  { kind: 'guard', mutate: guards },
  { kind: 'guard', mutate: clamps },
  { kind: 'guard', mutate: extremes },
  { kind: 'guard', mutate: comprehensionFilter },
]
