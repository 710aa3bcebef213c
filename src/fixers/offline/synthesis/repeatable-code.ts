/** Functions and methods of both languages that only compute. */
const PURE = new Set(
  (
    'len abs min max sum sorted reversed str int float round bool any all range list tuple set dict frozenset ord chr divmod isinstance enumerate zip repr ' +
    'upper lower strip lstrip rstrip split rsplit splitlines join replace startswith endswith find rfind index count get keys values items copy ' +
    'isdigit isalpha isalnum isupper islower isspace title capitalize zfill ljust rjust center partition rpartition format union intersection difference ' +
    'floor ceil trunc sqrt pow sign round hypot isNaN isFinite isInteger Number String Boolean parseInt parseFloat isArray from ' +
    'toUpperCase toLowerCase trim trimStart trimEnd slice substring substr charAt charCodeAt codePointAt at includes startsWith endsWith indexOf lastIndexOf ' +
    'concat padStart padEnd repeat toString toFixed has keys entries toSorted toReversed flat getTime getDay getMonth getFullYear getDate'
  ).split(' '),
)

/** Return true for an expression that can be evaluated any number of times: it calls nothing but what computes. */
export function isRepeatable(code: string): boolean {
  if (/\+\+|--|:=|(?<![=!<>])=(?!=|>)|\b(?:await|yield|new|delete|lambda|import)\b|=>|`|[)\]]\s{0,9}\(/.test(code))
    return false
  return [...code.matchAll(/(?<name>[\w$]*)\s{0,9}\(/g)].every(({ groups }) => {
    const name = groups?.name ?? ''
    return name === '' || KEYWORDS.has(name) || PURE.has(name)
  })
}

/** Words in front of a parenthesis that call nothing. */
const KEYWORDS = new Set(['in', 'not', 'and', 'or', 'if', 'else', 'is', 'for', 'typeof', 'void', 'instanceof'])
