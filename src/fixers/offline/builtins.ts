/** Functions and types that a language has without an import. */
export const BUILTINS = {
  javascript: 'Number String Boolean parseInt parseFloat isNaN Array Set Map Error TypeError RangeError'.split(' '),
  python:
    'abs all any bool dict enumerate filter float frozenset int isinstance iter len list map max min next ord chr print range repr reversed round set sorted str sum tuple type zip'.split(
      ' ',
    ),
} as const

/** Errors that code raises of its own accord. */
export const ERRORS = {
  javascript: ['Error', 'TypeError', 'RangeError', 'SyntaxError'],
  python: ['ValueError', 'TypeError', 'KeyError', 'IndexError', 'RuntimeError', 'NotImplementedError'],
} as const
