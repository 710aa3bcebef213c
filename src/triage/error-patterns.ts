import { type KindPattern, NOT_COLLECTED, quoted } from './kind-pattern.ts'

/** Failures of the code: it does not compile, stops with an error, or gives another result. */
export const ERROR_PATTERNS: readonly KindPattern[] = [
  {
    name: 'attribute',
    ofTests: true,
    marks: [/No "(?<name>[^"\n]{1,100})" export is defined on the "(?<mock>[^"\n]{1,200})" mock/],
    suggest: ({ name, mock }) =>
      `The mock of ${JSON.stringify(mock ?? '')} has no ${JSON.stringify(name ?? '')}, which the code uses: add it to the mock, or let the mock include the original.`,
  },
  {
    name: 'value',
    ofTests: true,
    marks: [
      /is not valid JSON\b|Unexpected end of JSON input|Unexpected token .{1,40} in JSON|\b(?:in|after) JSON at position/,
    ],
    suggest: () => 'The code parses a text that is not valid JSON: look at the text, and at where it comes from.',
  },
  {
    name: 'exception',
    ofTests: true,
    marks: [
      /Maximum call stack size exceeded|\bRecursionError\b|\bStackOverflowError\b|\bSystemStackError\b|stack level too deep|has overflowed its stack|goroutine stack exceeds/,
    ],
    suggest: () => 'A function calls itself without end: look for the case in which it should stop.',
  },
  {
    name: 'compile',
    marks: [/Jest encountered an unexpected token/],
    suggest: () =>
      'jest cannot parse this file: where it is a package, let jest transform it (transformIgnorePatterns) or map it to a build that it can read; where it is your own, fix the location that is named.',
  },
  {
    name: 'compile',
    marks: [
      /^compile error\b|(?<!::)\bSyntaxError\b|IndentationError|TabError|ParseError|\bTransform failed\b|Unexpected token|error\[E\d+\]|\[(?:build|setup) failed\]|cannot find symbol|COMPILATION ERROR|syntax error|error TS\d+/,
      /^\S+\.go:\d+:\d+: |^\S+\.(?:cc?|cpp|cxx|hh?|hpp):\d+:\d+: (?:fatal )?error: /m,
    ],
    suggest: () =>
      'The code does not compile, so none of its tests could run: fix the location that the compiler names before anything else.',
  },
  {
    name: 'null-access',
    marks: [
      /Cannot (?:read|set) propert(?:y|ies) (?:of|['"](?<name>\w+)['"] of) (?:undefined|null)(?: \(\w+ '(?<property>\w+)'\))?/,
      /'NoneType' object (?:has no attribute '(?<attribute>\w+)'|is not \w+)|undefined method [`'](?<method>\w+)['`] for nil|NullPointerException|NullReferenceException|ArgumentNullException|on value of type null|access violation|Segmentation fault|\bSIGSEGV\b|nil pointer dereference|assignment to entry in nil map|Call to a member function (?<php>\w+)\(\) on null|called `Option::unwrap\(\)` on|Attempt to read property|(?:undefined|null) is not an object/,
    ],
    suggest: groups => {
      const name = quoted(groups, '')
      return `The code uses ${name === '' ? '' : `${name} of `}a value that is null (undefined, None, nil): find where the value comes from, and why it is missing.`
    },
  },
  {
    name: 'index',
    marks: [
      /\bIndexError\b|IndexOutOf\w*|index out of (?:range|bounds)|IndexOutOf(?:Bounds|Range)|RangeError: Invalid (?:array length|index)|Undefined (?:array key|offset|index)|slice bounds out of range|\bKeyError: (?<name>\S+)/i,
    ],
    suggest: () =>
      'The code asks for an element beyond the end, or for a key that is missing: check the bounds of the loop or slice, and where the key should have been set.',
  },
  {
    name: 'missing-name',
    marks: [
      /\b(?:NameError|UnboundLocalError)\b.*?'(?<name>\w+)'|uninitialized constant (?<constant>[\w:]+)|ReferenceError: (?<js>\w+) is not defined|undefined: (?<go>\w+)|undefined local variable or method [`'](?<ruby>\w+)|Undefined variable:? \$?(?<php>\w+)|cannot find (?:value|function|type) `(?<rust>\w+)`/,
    ],
    suggest: groups =>
      `${quoted(groups)} is not defined where it is used: look for a name that was renamed, misspelt, or not imported.`,
  },
  {
    name: 'attribute',
    marks: [
      /has no attribute '(?<name>\w+)'|undefined method [`'](?<ruby>[\w?!]+)'|NoSuchMethod(?:Error|Exception)|MissingMethodException|\bAttributeError\b|Call to undefined method (?<php>[\w:\\]+)|does not implement(?: the)? \w+ method/,
    ],
    suggest: groups =>
      `The object has no ${quoted(groups, 'such member')}: look for a member that was renamed, or for a value of another type than expected.`,
  },
  {
    name: 'type',
    marks: [
      /\bTypeError\b|ClassCastException|is not a (?:function|constructor)|unsupported operand|cannot be (?:converted|cast)|mismatched types|must be of (?:the )?type|no implicit conversion|interface conversion|incompatible types|cannot use .{1,300}? as .{1,300}? value/,
    ],
    suggest: () =>
      'A value has the wrong type: compare what the caller passes, or what the function returns, with what the code expects.',
  },
  {
    name: 'value',
    marks: [
      /\b(?:ValueError|ZeroDivisionError|DivideByZero\w*|ArithmeticException|IllegalArgumentException|NumberFormatException|ArgumentError|ArgumentException|ArgumentOutOfRangeException|InvalidArgumentException|UnicodeDecodeError|JSONDecodeError|DateTimeParseException|RangeError|ValidationError|OverflowError|ZodError|ValiError|UnrecognizedPropertyException|MismatchedInputException|InvalidFormatException|JsonMappingException|JsonParseException)\b|(?:\/|divi\w+) by zero|attempt to \w+ with overflow|strconv\.\w+: parsing|(?:too many|not enough) values to unpack|invalid literal for/i,
    ],
    suggest: () =>
      'A value is not one that the code accepts: follow it back to where it is made, and compare that with the check that refuses it.',
  },
  {
    name: 'collection',
    marks: [/\bcollection failure$/m],
    suggest: () => NOT_COLLECTED,
  },
  {
    name: 'assertion',
    marks: [
      /\bassert|Assertion|ComparisonFailure|Expectation\w*(?:Error|Exception|NotMet)|TestFailedException|TestingLibraryElementError|Failed asserting|Xunit\.Sdk|XCTAssert|\bexpect\(/,
    ],
    suggest: nothing,
  },
  {
    name: 'exception',
    // A class of the program's own, or of a library: its text may hold any word.
    marks: [
      /^(?:Uncaught )?(?:[\w$]+[.:\\]{1,2})*(?<name>(?!Error\b|Exception\b)[A-Z]\w*(?:Exception|Error|Fault))\b/,
      /^(?<name>StopIteration|StopAsyncIteration|SystemExit|KeyboardInterrupt|GeneratorExit|(?:Base)?ExceptionGroup|[A-Z]\w{0,60}Warning)\b/,
      // A class in its module, as Python writes it.
      /^(?:[a-z_]\w{0,60}\.){1,9}(?<name>[A-Z]\w{0,60})(?:: |$)/,
      /threw exception:\s{1,9}(?:\w+\.)*(?<name>\w*Exception)\b/,
    ],
    suggest: nothing,
  },
  {
    name: 'assertion',
    marks: [
      /\bexpect(?:ed|ation)|toBe|toEqual|should|\bwant(?:ed)?\b.*\bgot\b|\bgot\b.*\bwant/i,
      /(?:^|: )Unable to find (?:a|an|any|the|role|element|label)\b|\b(?:CHECK|REQUIRE)(?:_[A-Z_]+)?\b|\bcheck(?:_\w+)?\(|\bcheck .{1,200} (?:failed|has failed)|condition was (?:false|true)|received unexpected message|^Failed: |is not (?:true|false)\b|do(?:es)? not (?:match|equal)|not equal|mismatch|are not the same|instead of/i,
    ],
    suggest: nothing,
  },
  {
    name: 'exception',
    marks: [
      /^(?:Uncaught )?(?:Error|Exception|RuntimeError|panic)(?:: |$)|panicked at|^[\w.]*Error: |^\[Exception\]|\b(?:unknown|unhandled|uncaught)\b.{0,40}\bexception\b/i,
    ],
    suggest: nothing,
  },
]

/** Of a kind that is as general as its message, there is nothing more to say. */
function nothing(): string {
  return ''
}
