import { type ChangedRange, type Parser, type Tree, TreeFragment } from '@lezer/common'

/** Characters of the texts whose trees are kept: those of a large file, before and after an edit, and its tests. */
const MAX_CHARACTERS = 4_000_000

/** Characters that are compared at once. */
const BLOCK = 4_096

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
  const shorter = Math.min(before.length, after.length)
  let from = 0
  // Blocks compare far faster than characters.
  while (from < shorter && before.slice(from, from + BLOCK) === after.slice(from, from + BLOCK)) from += BLOCK
  from = Math.min(from, shorter)
  while (from < shorter && before[from] === after[from]) from += 1
  const most = shorter - from
  const [endA, endB] = [before.length, after.length]
  const isSame = (at: number) =>
    before.slice(endA - at - BLOCK, endA - at) === after.slice(endB - at - BLOCK, endB - at)
  let same = 0
  while (same + BLOCK <= most && isSame(same)) same += BLOCK
  while (same < most && before[endA - 1 - same] === after[endB - 1 - same]) same += 1
  return { fromA: from, toA: before.length - same, fromB: from, toB: after.length - same }
}
