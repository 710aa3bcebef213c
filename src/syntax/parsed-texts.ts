import { type ChangedRange, type Parser, type Tree, TreeFragment } from '@lezer/common'
import { sharedEnds } from '../domain/text/shared-ends.ts'

/** Characters of the texts whose trees are kept: those of a large file, before and after an edit, and its tests. */
const MAX_CHARACTERS = 4_000_000

/** Parses texts, and keeps the trees of the last ones: each part of a run looks at the same few files again. */
export class ParsedTexts {
  readonly #parser: Parser
  /** Trees by text, the one used last at the end. */
  readonly #trees = new Map<string, Tree>()
  #characters = 0

  constructor(parser: Parser) {
    this.#parser = parser
  }

  /** Return the tree of a text. */
  tree(text: string): Tree {
    const tree = this.#known(text) ?? this.#parse(text)
    this.#trees.set(text, tree)
    return tree
  }

  /**
   * Return a tree that has errors if and only if the text has some; it may nest correct code in another way. What the
   * text has in common with one whose tree is known is not parsed again.
   */
  treeNear(text: string, like: string): Tree {
    const tree = this.#trees.get(like)
    if (tree === undefined || this.#trees.has(text)) return this.tree(text)
    const fragments = TreeFragment.applyChanges(TreeFragment.addTree(tree), [changeOf(like, text)])
    return this.#parser.parse(text, fragments)
  }

  /** Take a tree out, so that it is put back as the one used last. */
  #known(text: string): Tree | undefined {
    const tree = this.#trees.get(text)
    this.#trees.delete(text)
    return tree
  }

  #parse(text: string): Tree {
    this.#characters += text.length
    for (const oldest of this.#trees.keys()) {
      if (this.#characters <= MAX_CHARACTERS) break
      this.#trees.delete(oldest)
      this.#characters -= oldest.length
    }
    return this.#parser.parse(text)
  }
}

/** Describe what differs between two texts as one change. */
function changeOf(before: string, after: string): ChangedRange {
  const { start, end } = sharedEnds(before, after)
  return { fromA: start, toA: before.length - end, fromB: start, toB: after.length - end }
}
