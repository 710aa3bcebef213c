import type { SyntaxNode } from '@lezer/common'
import type { Outline } from './outline.ts'
import { isSetup, isSuite, TEST_FUNCTIONS } from './test-code.ts'

/** A function of a test file. */
export interface TestFunction {
  /** Text with its decorators. */
  readonly text: string
  /** True if it runs before each test. */
  readonly setsUp: boolean
}

/** A range of a text: offsets of its first character and behind its last one. */
export interface CodeRange {
  readonly from: number
  readonly to: number
}

/** List the functions of a file with their texts, without describe blocks: those grow by a test. */
export function testFunctions(outline: Outline): TestFunction[] {
  const found: TestFunction[] = []
  outline.tree.iterate({
    enter({ node }) {
      if (!TEST_FUNCTIONS.has(node.name) || isSuite(node, outline.text)) return
      found.push({ text: textOf(decorated(node), outline), setsUp: isSetup(node, outline) })
    },
  })
  return found
}

/**
 * List the ranges of the outermost functions of a file, with their decorators, or with the call that gets them: title
 * and table of a test are a part of it. Describe blocks are searched.
 */
export function testRanges(outline: Outline): (CodeRange & TestFunction)[] {
  const found: (CodeRange & TestFunction)[] = []
  outline.tree.iterate({
    enter({ node }) {
      if (!TEST_FUNCTIONS.has(node.name) || isSuite(node, outline.text)) return true
      const whole = node.parent?.name === 'ArgList' ? (node.parent.parent ?? node) : decorated(node)
      const text = textOf(whole, outline)
      if (whole.from >= (found.at(-1)?.to ?? 0))
        found.push({ from: whole.from, to: whole.from + text.length, text, setsUp: isSetup(node, outline) })
      return false
    },
  })
  return found
}

function decorated(node: SyntaxNode): SyntaxNode {
  return node.parent?.name === 'DecoratedStatement' ? node.parent : node
}

/** Return the text of a node. Blank lines behind it belong to what follows. */
function textOf({ from, to }: SyntaxNode, { text }: Outline): string {
  return text.slice(from, to).trimEnd()
}
