import type { SyntaxNode } from '@lezer/common'
import { KNOWN_WITHOUT } from './builtins.ts'
import { isCallee, isRead } from './expressions.ts'
import { type MutationSource, nodesIn, sliceOf } from './mutation.ts'
import { isDeclared } from './scope.ts'
import { oncePerFile } from './once.ts'

/** Undeclared names of a file from which on its declarations are probably not understood. */
const MAX_NAMES = 3

/**
 * List the names that a file uses and nothing in it declares, in any scope: the code fails where it comes to them,
 * whatever a test says.
 */
export const undeclaredNames = oncePerFile(findNames)

/** Declarations of TypeScript that no scope lists. */
const TYPES = /\b(?:enum|namespace|module)\s+([A-Za-z_$][\w$]*)/g

/** Names such as `__DEV__` that a bundler puts values in for. */
const DEFINED = /^_*[A-Z][A-Z0-9_]+$/

/** True for the name of `limit: int` in Python, which says that there is one. */
function isAnnotated(node: SyntaxNode): boolean {
  return node.name === 'VariableName' && node.nextSibling?.name === 'TypeDef'
}

function findNames(source: MutationSource): string[] {
  const { name: language } = source.language
  // The names of `import *` are not known here.
  if (language === 'python' && /^\s*from\s+\S{1,200}\s+import\s+\*/m.test(source.text)) return []
  const declared = new Set([...source.text.matchAll(TYPES)].map(([, name = '']) => name))
  const used = new Set<string>()
  for (const node of nodesIn(source)) {
    if (isDeclared(node) || isAnnotated(node)) declared.add(sliceOf(node, source))
    // `typeof name` is how code asks whether there is one.
    else if (node.name === 'VariableName' && (isRead(node) || isCallee(node)) && node.prevSibling?.name !== 'typeof')
      used.add(sliceOf(node, source))
  }
  const unknown = [...used].filter(
    name => !declared.has(name) && !KNOWN_WITHOUT[language].has(name) && !DEFINED.test(name),
  )
  return unknown.length > MAX_NAMES ? [] : unknown
}
