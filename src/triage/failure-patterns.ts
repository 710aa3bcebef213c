export type PatternName =
  | 'check'
  | 'snapshot'
  | 'missing-module'
  | 'missing-dependency'
  | 'missing-fixture'
  | 'missing-variable'
  | 'missing-file'
  | 'connection'
  | 'timeout'
  | 'permission'
  | 'out-of-memory'
  | 'compile'
  | 'null-access'
  | 'index'
  | 'missing-name'
  | 'type'
  | 'assertion'
  | 'collection'
  | 'other'

interface Pattern {
  readonly name: PatternName
  /** Expressions for the type and the message, without the compared values. Their groups fill the suggestion. */
  readonly marks: readonly RegExp[]
  readonly suggest: (groups: Readonly<Record<string, string | undefined>>) => string
}

export const NOT_COLLECTED = 'The file or the set-up failed before any of its tests ran: fix that before its tests.'

/** Patterns, more specific ones first: a missing module is also a collection error. */
export const PATTERNS: readonly Pattern[] = [
  {
    name: 'snapshot',
    marks: [
      /\bsnapshot\b[^\n]*(?:mismatch|match|obsolete)|toMatch(?:Inline)?Snapshot|does not match (?:the )?(?:stored )?snapshot/i,
    ],
    suggest: () =>
      'The output changed. Where the change is meant, the snapshot has to be updated by a person; else the code that makes the output is to blame.',
  },
  {
    name: 'missing-module',
    marks: [
      /Cannot find module '(?<name>\.{1,2}\/[^']*)'|Failed to (?:resolve|load) (?:import|url) "?(?<what>\.{1,2}\/[^\s"]*)|Cannot find package '(?<package>@?\/[^']*)'/,
      /cannot import name '(?<symbol>\w+)' from '(?<module>[\w.]+)'|does not provide an export named '?(?<export>\w+)|has no exported member '(?<member>\w+)'|No matching export .* for import "(?<import>\w+)"/,
      /unresolved import `(?<path>[^`]+)`|No module named '(?<python>\w+\.[\w.]+)'/,
    ],
    suggest: groups =>
      `${quoted(groups)} is imported but is not there: look for a file or a name that was moved, renamed or misspelt, on both sides of the import.`,
  },
  {
    name: 'missing-dependency',
    marks: [
      /Cannot find (?:module|package) '(?<name>[^'./][^']*)'|Failed to resolve import "(?<what>[^"./][^"]*)"/,
      /No module named '(?<python>\w+)'|no required module provides package (?<go>[^\s;]+)|package (?<java>[\w.]+) does not exist|ClassNotFoundException: (?<class>[\w.]+)|cannot load such file -- (?<ruby>\S+)|Class "(?<php>[^"]+)" not found|Could not find (?<browser>Chrom\w+|Firefox) |can't find crate for `(?<crate>[^`]+)`|use of undeclared crate or module `(?<module>[^`]+)`/,
      /Failed to launch the browser process|browserType\.launch: Executable doesn't exist|(?:sh|bash): (?:\d+: |line \d+: )?(?<program>[^\s:]+): (?:command )?not found/,
    ],
    suggest: groups =>
      `${quoted(groups)} is not installed or not found: install it in setup-command, or add it to the project's dependencies; where it is the project's own, look for a file that was moved.`,
  },
  {
    name: 'missing-fixture',
    marks: [
      /fixture '(?<name>[^']+)' not found/,
      /"before (?:each|all)" hook|failed on setup with|failed running before(?:Each|All)? hook|setUp(?:Class|Module|BeforeClass)\b/,
    ],
    suggest: groups =>
      groups.name === undefined
        ? 'The set-up of the tests failed, so that none of them could run: look at the hook or the fixture, not at the tests.'
        : `The fixture ${JSON.stringify(groups.name)} does not exist: look for one that was renamed, or a plugin that is not installed.`,
  },
  {
    name: 'missing-variable',
    marks: [
      /KeyError: '(?<name>[A-Z][A-Z0-9]*_[A-Z0-9_]+)'/,
      /(?:environment variable|env(?:ironment)? var)[^\n]{0,40}?[`'" ](?<name>[A-Z][A-Z0-9_]{2,})/i,
      /\b(?<name>[A-Z][A-Z0-9]*_[A-Z0-9_]+)\b (?:is )?(?:not set|not defined|required|missing|must be set)/,
    ],
    suggest: groups =>
      `The environment variable ${groups.name ?? ''} is not set here: name it in pass-env, or give it a default.`,
  },
  {
    name: 'connection',
    marks: [
      /ECONNREFUSED|ENOTFOUND|audit endpoint returned an error|ETIMEDOUT|ENETUNREACH|EAI_AGAIN|ECONNRESET|getaddrinfo|[Cc]onnection (?:was )?refused|could not connect to server|No route to host|ConnectionError|Name or service not known/,
    ],
    suggest: () =>
      'A service did not answer: start it in an earlier step or in setup-command. Where the address is wrong, look at the code that makes it.',
  },
  {
    name: 'out-of-memory',
    marks: [/heap out of memory|OutOfMemoryError|\bMemoryError\b|out of memory|Cannot allocate memory|std::bad_alloc/i],
    suggest: () =>
      'It ran out of memory: look for a loop that does not end or data that grows, and then at the limits.',
  },
  {
    name: 'timeout',
    marks: [
      /\btimed out\b|Timeout(?:Error|Exception|Expired)|\bTimeout (?:of \d+ ?ms|\(?>)|deadline exceeded|exceeded timeout/i,
    ],
    suggest: () =>
      'It did not end in time: look for something that is awaited and never comes, a loop that does not end, or a lock; only then raise the time.',
  },
  {
    name: 'permission',
    marks: [/\bEACCES\b|\bEPERM\b|PermissionError|[Pp]ermission denied|AccessDeniedException|Operation not permitted/],
    suggest: () =>
      'Something may not be read, written or run: look at the path that the message names and at who owns it.',
  },
  {
    name: 'missing-file',
    marks: [
      /ENOENT[^\n]*?'(?<name>[^']+)'|FileNotFoundError: .*?'(?<python>[^']+)'|FileNotFoundException: (?<java>\S+)|No such file or directory(?: @ \w+)? - (?<ruby>\S+)|open (?<go>\S+): no such file|\b(?<shell>[^\s:'"]+): No such file or directory|No such file or directory/,
    ],
    suggest: groups =>
      `The file ${quoted(groups, 'that it wants')} is not there: look for a path that is relative to another folder, or a file that is not made.`,
  },
  {
    name: 'compile',
    marks: [
      /^compile error\b|\bSyntaxError\b|IndentationError|TabError|ParseError|\bTransform failed\b|Unexpected token|error\[E\d+\]|\[(?:build|setup) failed\]|cannot find symbol|COMPILATION ERROR|syntax error|error TS\d+/,
      /^\S+\.go:\d+:\d+: |^\S+\.(?:cc?|cpp|cxx|hh?|hpp):\d+:\d+: (?:fatal )?error: /m,
    ],
    suggest: () =>
      'The code does not compile, so none of its tests could run: fix the location that the compiler names before anything else.',
  },
  {
    name: 'null-access',
    marks: [
      /Cannot (?:read|set) propert(?:y|ies) (?:of|['"](?<name>\w+)['"] of) (?:undefined|null)(?: \(\w+ '(?<property>\w+)'\))?/,
      /'NoneType' object (?:has no attribute '(?<attribute>\w+)'|is not \w+)|undefined method [`'](?<method>\w+)['`] for nil|NullPointerException|NullReferenceException|nil pointer dereference|assignment to entry in nil map|Call to a member function (?<php>\w+)\(\) on null|called `(?:Option::unwrap|Result::unwrap)\(\)` on|Attempt to read property|(?:undefined|null) is not an object/,
    ],
    suggest: groups =>
      `${quoted(groups, 'Something')} is used of a value that is not there: find where that value comes from, and why it is missing.`,
  },
  {
    name: 'index',
    marks: [
      /\bIndexError\b|index out of (?:range|bounds)|IndexOutOf(?:Bounds|Range)|RangeError: Invalid (?:array length|index)|Undefined (?:array key|offset|index)|slice bounds out of range|\bKeyError: (?<name>\S+)/i,
    ],
    suggest: () =>
      'An element beyond the end, or a key that is not there, is asked for: look at the bounds of the loop or the slice, and at where the key should have been put.',
  },
  {
    name: 'missing-name',
    marks: [
      /\bNameError\b.*?'(?<name>\w+)'|uninitialized constant (?<constant>[\w:]+)|ReferenceError: (?<js>\w+) is not defined|undefined: (?<go>\w+)|undefined local variable or method [`'](?<ruby>\w+)|Undefined variable:? \$?(?<php>\w+)|cannot find (?:value|function|type) `(?<rust>\w+)`/,
    ],
    suggest: groups =>
      `${quoted(groups)} is not defined where it is used: look for a name that was renamed, misspelt, or not imported.`,
  },
  {
    name: 'type',
    marks: [
      /\bTypeError\b|ClassCastException|is not a function|unsupported operand|cannot be (?:converted|cast)|mismatched types|must be of (?:the )?type|no implicit conversion|interface conversion|incompatible types|cannot use .{1,300}? as .{1,300}? value/,
    ],
    suggest: () =>
      'A value is of another type than it is used as: compare what the caller passes, or what is returned, with what the place wants.',
  },
  {
    name: 'collection',
    marks: [/\bcollection failure$/m],
    suggest: () => NOT_COLLECTED,
  },
  {
    name: 'assertion',
    marks: [
      /\bassert|Assertion|\bexpect(?:ed|ation)|toBe|toEqual|should|DID NOT RAISE|ComparisonFailure|\bwant(?:ed)?\b.*\bgot\b|\bgot\b.*\bwant/i,
    ],
    suggest: () =>
      'The code gave another result than the test wants: follow the value from the assertion back to where it is made.',
  },
]

function quoted(groups: Readonly<Record<string, string | undefined>>, otherwise = 'It'): string {
  const name = Object.values(groups).find(value => value !== undefined)
  return name === undefined ? otherwise : JSON.stringify(name)
}
