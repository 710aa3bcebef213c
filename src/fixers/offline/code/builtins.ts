import type { SyntaxNode } from '@lezer/common'
import globals from 'globals'
import { isCallee, isError } from './expressions.ts'
import type { MutationSource } from './mutation.ts'

/** Functions and types that a language has without an import. */
const BUILTINS = {
  javascript: 'Number String Boolean parseInt parseFloat isNaN Array Set Map Error TypeError RangeError'.split(' '),
  python:
    'abs all any bool dict enumerate filter float frozenset int isinstance iter len list map max min next ord chr print range repr reversed round set sorted str sum tuple type zip'.split(
      ' ',
    ),
} as const

/** Errors that code raises of its own accord. */
const ERRORS = {
  javascript: ['Error', 'TypeError', 'RangeError', 'SyntaxError'],
  python: ['ValueError', 'TypeError', 'KeyError', 'IndexError', 'RuntimeError', 'NotImplementedError'],
} as const

/** List what can be called at a node without an import: errors where one is raised, else functions and types. */
export function builtinCallees(node: SyntaxNode, { language }: MutationSource): readonly string[] {
  if (!isCallee(node)) return []
  return isError(node) ? ERRORS[language.name] : BUILTINS[language.name]
}

/** Methods and properties that any value of the language may have. */
export const COMMON_MEMBERS = {
  javascript:
    'length push pop shift unshift slice splice map filter find findIndex indexOf includes join split reverse sort concat reduce some every forEach flat flatMap keys values entries get has set add delete size toString trim toLowerCase toUpperCase startsWith endsWith replace replaceAll repeat padStart padEnd charAt charCodeAt at test exec match substring fill from isArray floor ceil round min max abs then catch'.split(
      ' ',
    ),
  python:
    'append extend insert pop remove index count sort reverse keys values items get update setdefault add discard join split strip lstrip rstrip lower upper title replace startswith endswith find isdigit isalpha isalnum isspace islower isupper format copy union intersection difference symmetric_difference issubset issuperset isdisjoint clear popleft appendleft splitlines partition rsplit zfill encode decode removeprefix removesuffix capitalize swapcase casefold istitle popitem fromkeys days seconds weekday'.split(
      ' ',
    ),
} as const

/** Members of names that the language itself has. */
export const MEMBERS_OF: Readonly<Record<string, readonly string[]>> = {
  Math: [
    'floor',
    'ceil',
    'round',
    'abs',
    'min',
    'max',
    'trunc',
    'sqrt',
    'pow',
    'sign',
    'hypot',
    'log',
    'log2',
    'log10',
  ],
  Object: ['keys', 'values', 'entries', 'fromEntries', 'assign', 'freeze', 'hasOwn', 'create', 'is'],
  Array: ['isArray', 'from', 'of'],
  Number: ['isInteger', 'isFinite', 'isNaN', 'parseFloat', 'parseInt', 'isSafeInteger'],
  String: ['fromCharCode', 'fromCodePoint', 'raw'],
  JSON: ['stringify', 'parse'],
  Promise: ['all', 'allSettled', 'race', 'any', 'resolve', 'reject'],
  Date: ['now', 'parse', 'UTC'],
  math: [
    'floor',
    'ceil',
    'sqrt',
    'log',
    'log2',
    'log10',
    'gcd',
    'isclose',
    'isnan',
    'inf',
    'pi',
    'fabs',
    'pow',
    'prod',
  ],
}

/** Methods of Python's types, those first that are called most. */
export const METHODS_OF: Readonly<Record<string, readonly string[]>> = {
  list: 'append extend insert pop remove index count sort reverse copy clear'.split(' '),
  dict: 'get items keys values update setdefault pop popitem copy clear fromkeys'.split(' '),
  set: 'add discard remove update union intersection difference symmetric_difference issubset issuperset isdisjoint pop copy clear'.split(
    ' ',
  ),
  str: 'strip split join replace lower upper startswith endswith format find index count lstrip rstrip title capitalize isdigit isalpha isalnum isspace splitlines partition rpartition rsplit rfind zfill ljust rjust center casefold swapcase islower isupper istitle isnumeric isdecimal isidentifier encode removeprefix removesuffix translate expandtabs'.split(
    ' ',
  ),
  bytes: 'decode strip split join replace startswith endswith find hex lower upper'.split(' '),
  tuple: ['index', 'count'],
  int: ['bit_length', 'to_bytes', 'bit_count'],
  float: ['is_integer', 'hex'],
}

/** Names that Python has without an import, by `dir(builtins)` of Python 3.13. */
const PYTHON_NAMES =
  'ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError None NotADirectoryError NotImplemented NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ZeroDivisionError abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip __name__ __file__ __doc__ __import__ __builtins__ __debug__ __path__ __spec__ __package__ __loader__ __class__ __version__ __all__ WindowsError'

/** Names that need no declaration: of the language, of Node.js, browsers and workers, and of test runners. */
export const KNOWN_WITHOUT = {
  javascript: new Set(
    [
      globals.builtin,
      globals.nodeBuiltin,
      globals.commonjs,
      globals.browser,
      globals.worker,
      globals.serviceworker,
      globals.amd,
      globals.vitest,
      globals.jest,
      globals.mocha,
      ['arguments', 'undefined', 'Bun', 'Deno', 'globalThis'],
    ].flatMap(names => (Array.isArray(names) ? names : Object.keys(names))),
  ),
  python: new Set(PYTHON_NAMES.split(' ')),
} as const
