import type { Frame } from '../domain/model/test-case.ts'

/** Line formats of stacks in one language. Groups: symbol (may be missing), file, line. */
interface Language {
  readonly patterns: readonly RegExp[]
  /** True if the innermost frame is printed last. */
  readonly innermostLast?: true
}

const LANGUAGES: readonly Language[] = [
  {
    patterns: [
      // Node.js: "at sum (/app/src/sum.ts:3:7)", "at /app/src/sum.ts:3:7", "at file:///app/a.mjs:1:2"
      /^\s*at (?:async )?(?:(?<symbol>[^(\n]+?) \((?:file:\/\/)?(?<file>[^:\n]*(?::[\\/][^:\n]*)?):(?<line>\d+):\d+\)|(?:file:\/\/)?(?<bare>\/?[A-Za-z]:[\\/][^:\n]*|[\\/][^:\n]*|[^\s():]*(?::[\\/][^\s():]*)?):(?<at>\d+):\d+)/,
      // vitest: "❯ sum src/sum.ts:3:7"
      /^\s*❯ (?:(?<symbol>(?:new |async )?\S+) )?(?<file>[^\s:]+):(?<line>\d+):\d+/,
    ],
  },
  {
    innermostLast: true,
    patterns: [
      // pytest: "src/app/sum.py:3: TypeError", "tests/test_a.py:7: in test_sum"
      /^(?<file>[^\s:]+\.py):(?<line>\d+): (?:in )?(?<symbol>\S*)/,
      // Python's own traceback: File "/app/sum.py", line 3, in add
      /^\s*(?:E\s+)?File "(?<file>[^"]+)", line (?<line>\d+)(?:, in (?<symbol>\S+))?/,
    ],
  },
  {
    patterns: [
      // Go: "    sum_test.go:7: got 2 want 3", "\t/app/sum.go:7 +0x1d", "./sum.go:7:2: undefined: x"
      /^\s+(?<symbol>)(?<file>[^\s:]+\.go):(?<line>\d+)/,
      /^(?<symbol>)(?<file>[^\s:]+\.go):(?<line>\d+):\d+: /,
    ],
  },
  {
    patterns: [
      // Java and Kotlin: "at ex.Calc.add(Calc.java:7)", "at app//ex.Calc$Inner.add(Calc.java:7)"
      /^\s*at (?:[\w.@-]+\/{1,2})*(?<symbol>[\w.$<>]+)\((?<file>[\w$-]+\.(?:java|kt|groovy|scala)):(?<line>\d+)\)/,
      // javac through Maven and Gradle, and kotlinc: "/app/src/Calc.java:[9,20] cannot find symbol", "/app/Calc.java:9:
      // error: …"
      /^(?:\[ERROR\] |e: (?:file:\/\/)?)?(?<symbol>)(?<file>[^\s:[\]]+\.(?:java|kt|groovy|scala)):\[?(?<line>\d+)/,
    ],
  },
  {
    patterns: [
      // Rust: "panicked at src/lib.rs:7:9:", "             at ./src/lib.rs:7:9", "  --> src/lib.rs:7:23"
      /panicked at (?:'[^]*', )?(?<symbol>)(?<file>[^\s:']+\.rs):(?<line>\d+):\d+/,
      /^\s+(?:at|-->) (?<symbol>)(?:\.\/)?(?<file>[^\s:]+\.rs):(?<line>\d+):\d+/,
    ],
  },
  // Ruby: "./lib/calc.rb:3:in `add'", "# ./spec/calc_spec.rb:4:in 'block in <top>'", "test/calc_test.rb:6"
  {
    patterns: [
      /^\s*(?:# )?(?<file>[^\s:#][^\s:]*\.rb):(?<line>\d+)(?::in [`'](?:block (?:\(\d+ levels\) )?in )?(?<symbol>[^']*)')?/,
    ],
  },
  {
    patterns: [
      // PHP: "#0 /app/src/Calc.php(7): add()", "/app/src/Calc.php:7"
      /^\s*#\d+ (?<file>\/?[^\s(]+\.php)\((?<line>\d+)\): (?<symbol>[^(]*)/,
      /^(?<symbol>)(?<file>\/?[^\s:]+\.php):(?<line>\d+)$/,
    ],
  },
  // .NET: "at Ex.Calc.Add() in /app/Calc.cs:line 7"
  { patterns: [/^\s*at (?<symbol>[^(]+)\([^)]*\) in (?<file>.+?):line (?<line>\d+)/] },
  // C and C++: "calc_test.cpp:5: Failure", "/app/calc.c:7:3: error: …", "#1 0x… in add calc.c:7"
  {
    patterns: [
      /^(?<symbol>)(?<file>[^\s:]+\.(?:cc?|cpp|cxx|hh?|hpp|m|mm)):(?<line>\d+)/,
      /^\s*#\d+ .* in (?<symbol>\S+) (?<file>\S+\.(?:cc?|cpp|cxx|hh?|hpp)):(?<line>\d+)/,
    ],
  },
]
/** Maximum number of characters of a frame. */
const MAX_LINE = 1_000

/**
 * List the frames of a stack that are in the project, innermost first.
 * @param inProject returns the relative path of a file of the project, or undefined for other files
 */
export function framesOf(stack: string, inProject: (file: string) => string | undefined): Frame[] {
  const frames: Frame[] = []
  let reversed = false
  for (const text of stack.split('\n')) {
    const found = frameIn(text.slice(0, MAX_LINE))
    if (found === undefined) continue
    const file = inProject(found.file) ?? (found.path === undefined ? undefined : inProject(found.path))
    if (file === undefined) continue
    reversed ||= found.innermostLast
    frames.push({ file, line: found.line, symbol: found.symbol })
  }
  return reversed ? frames.toReversed() : frames
}

interface Found {
  readonly file: string
  /** Path of the file with its package's folders, if the frame has the file name alone. */
  readonly path: string | undefined
  readonly line: number
  readonly symbol: string
  readonly innermostLast: boolean
}

function frameIn(text: string): Found | undefined {
  // Every frame has a line number after a colon, a bracket or a word.
  if (!/[:(] ?\[?\d|line \d/.test(text)) return undefined
  for (const language of LANGUAGES) {
    const groups = language.patterns.map(pattern => pattern.exec(text)?.groups).find(found => found !== undefined)
    const file = groups?.file ?? groups?.bare
    if (groups === undefined || file === undefined) continue
    const symbol = groups.symbol ?? ''
    const line = Number(groups.line ?? groups.at)
    const plain = text.includes('file://') ? decoded(file) : file
    return { file: plain, path: javaPath(file, symbol), line, symbol, innermostLast: language.innermostLast === true }
  }
}

/** Decode the path of an address of a file. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // It has a percent sign of its own.
    return path
  }
}

/** Return ex/math/Calc.java for `ex.math.Calc.add` in Calc.java. */
function javaPath(file: string, symbol: string): string | undefined {
  if (!/\.(?:java|kt|groovy|scala)$/.test(file) || file.includes('/')) return undefined
  const parts = symbol.split('.').slice(0, -2)
  return parts.length === 0 ? undefined : `${parts.join('/')}/${file}`
}
