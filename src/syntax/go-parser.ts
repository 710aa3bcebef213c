import { parser as go } from '@lezer/go'
import { ContextTracker, type LRParser } from '@lezer/lr'

/** The tracker of a parser: not in its types, but what `configure` sets. */
interface Tracked {
  readonly context: {
    readonly start: boolean
    shift(...of: Parameters<NonNullable<ConstructorParameters<typeof ContextTracker<boolean>>[0]['shift']>>): boolean
  }
}

/**
 * Return the parser of Go with all rules for semicolons. The grammar (1.0.1) inserts none behind a `true` or a `false`
 * that ends a line, as if the next line went on. What follows is then no statement, in a third of the files of Go's
 * own library. Source: https://go.dev/ref/spec#Semicolons.
 */
export function goParser(): LRParser {
  const { context: own } = go as unknown as Tracked
  const others = termsOf('other')
  const truths = new Set([...termsOf('true')].filter(term => !others.has(term)))
  return go.configure({
    contextTracker: new ContextTracker<boolean>({
      start: own.start,
      shift: (context, term, stack, input) => truths.has(term) || own.shift(context, term, stack, input),
    }),
  })
}

/** Collect the terms of the tokens of a declaration with a value. Those of keywords have no names in the parser. */
function termsOf(value: string): Set<number> {
  const terms = new Set<number>()
  const tracker = new ContextTracker<boolean>({
    start: false,
    shift(context, term) {
      terms.add(term)
      return context
    },
  })
  go.configure({ contextTracker: tracker }).parse(`package p; var v = ${value};`)
  return terms
}
