import type { Frame } from '../domain/tests.ts'

/** How the lines of a stack look, by language. Groups: symbol (may be empty), file, line. */
const PATTERNS: readonly RegExp[] = [
  // Node.js: "at sum (/app/src/sum.ts:3:7)", "at /app/src/sum.ts:3:7", "at file:///app/a.mjs:1:2"
  /^\s*at (?:async )?(?:(?<symbol>[^(\n]+?) \((?:file:\/\/)?(?<file>[^:\n]*(?::[\\/][^:\n]*)?):(?<line>\d+):\d+\)|(?:file:\/\/)?(?<bare>[^\s():]*(?::[\\/][^\s():]*)?):(?<at>\d+):\d+)/,
  // vitest: "❯ sum src/sum.ts:3:7"
  /^\s*❯ (?:(?<symbol>(?:new |async )?\S+) )?(?<file>[^\s:]+):(?<line>\d+):\d+/,
  // Python, as pytest prints it: "src/app/sum.py:3: TypeError", "tests/test_a.py:7: in test_sum"
  /^(?<file>[^\s:]+\.py):(?<line>\d+): (?:in )?(?<symbol>\S*)/,
  // Python's own traceback: File "/app/sum.py", line 3, in add
  /^\s*File "(?<file>[^"]+)", line (?<line>\d+)(?:, in (?<symbol>\S+))?/,
  // Go: "    sum_test.go:7: got 2 want 3", "\t/app/sum.go:7 +0x1d"
  /^\s+(?<symbol>)(?<file>[^\s:]+\.go):(?<line>\d+)/,
  // Java: "at ex.Calc.add(Calc.java:7)"
  /^\s*at (?<symbol>[\w.$<>]+)\((?<file>\w+\.(?:java|kt)):(?<line>\d+)\)/,
]

/**
 * The frames of a stack that lie in the project, innermost first.
 * @param inProject the relative path of a file of the project, or undefined for all others
 */
export function framesOf(stack: string, inProject: (file: string) => string | undefined): Frame[] {
  const frames: Frame[] = []
  for (const text of stack.split('\n')) {
    const groups = PATTERNS.map(pattern => pattern.exec(text)?.groups).find(found => found !== undefined)
    const path = groups?.file ?? groups?.bare
    const file = path === undefined ? undefined : inProject(path)
    if (groups === undefined || file === undefined) continue
    frames.push({ file, line: Number(groups.line ?? groups.at), symbol: groups.symbol ?? '' })
  }
  // Python prints the innermost frame last, all others first.
  return frames.some(({ file }) => file.endsWith('.py')) ? frames.toReversed() : frames
}
