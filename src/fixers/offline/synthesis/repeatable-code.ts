const words = (text: string) => new Set(text.split(' '))

/** Functions of both languages that only compute. */
const FUNCTIONS = words(
  'len abs min max sum sorted reversed str int float round bool any all range list tuple set dict frozenset ord chr divmod ' +
    'isinstance enumerate zip repr Number String Boolean parseInt parseFloat isNaN isFinite',
)
/** Methods that only compute, of whatever has a method of that name. */
const METHODS = words(
  'upper lower strip lstrip rstrip split rsplit splitlines startswith endswith rfind keys values items ' +
    'isdigit isalpha isalnum isupper islower isspace capitalize zfill ljust rjust partition rpartition ' +
    'toUpperCase toLowerCase trim trimStart trimEnd slice substring substr charAt charCodeAt codePointAt at includes startsWith endsWith indexOf lastIndexOf ' +
    'concat padStart padEnd repeat toFixed has entries toSorted toReversed flat getTime getDay getMonth getFullYear getDate',
)
/** Methods that only compute if their object is one of these. */
const OBJECTS: readonly RegExp[] = [
  /(?:^|[^\w$.])Math\.\w+$/,
  /(?:^|[^\w$.])math\.\w+$/,
  /(?:^|[^\w$.])(?:Array\.isArray|Number\.is\w+|Object\.(?:keys|values|entries))$/,
  /["']\.join$/,
]

const EFFECTS =
  /\+\+|--|:=|>>=|<<=|(?<![=!<>])=(?!=|>)|\b(?:await|async|yield|new|delete|lambda|import)\b|=>|`|[)\]]\s{0,9}\(/
/** Words in front of a parenthesis that call nothing. */
const KEYWORDS = words('in not and or if else is for typeof void instanceof')
/** Longest name of a function, with its object. */
const MAX_NAME = 60

/** Return true for an expression that can be evaluated any number of times: it calls nothing but what computes. */
export function isRepeatable(code: string): boolean {
  if (EFFECTS.test(code)) return false
  for (let at = code.indexOf('('); at >= 0; at = code.indexOf('(', at + 1)) {
    const before = code.slice(Math.max(0, at - MAX_NAME), at).trimEnd()
    const name = lastWord(before)
    const isMethod = before.at(-name.length - 1) === '.'
    const isKnown = isMethod ? METHODS.has(name) : name === '' || KEYWORDS.has(name) || FUNCTIONS.has(name)
    if (!isKnown && !OBJECTS.some(pattern => pattern.test(before))) return false
  }
  return true
}

function lastWord(text: string): string {
  let from = text.length
  while (from > 0 && /[\w$]/.test(text[from - 1] ?? '')) from -= 1
  return text.slice(from)
}
