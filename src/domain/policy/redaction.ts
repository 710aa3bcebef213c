/** Patterns of secrets of well-known services, for secrets that no setting names, each with a part that all of them have. */
const SECRET_PATTERNS: readonly (readonly [part: string, pattern: RegExp])[] = [
  ['gh', /\bgh[pousr]_[A-Za-z0-9]{20,}/g],
  ['github_pat_', /\bgithub_pat_[A-Za-z0-9_]{20,}/g],
  ['sk-', /\bsk-[A-Za-z0-9_-]{20,}/g],
  ['AKIA', /\bAKIA[0-9A-Z]{16}\b/g],
  ['ASIA', /\bASIA[0-9A-Z]{16}\b/g],
  ['xox', /\bxox[abpr]-[A-Za-z0-9-]{10,}/g],
  ['eyJ', /\beyJ[\w-]{10,800}\.eyJ[\w-]{10,2000}\.[\w-]{10,1000}/g],
  ['-----BEGIN ', /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g],
  ['@', /(?<=:\/\/[^\s/:@"']{0,100}:)[^\s/@"']{3,200}(?=@)/g],
]

export type Redact = (text: string) => string

/** Replace a secret, and keep its line breaks so that line numbers stay right. */
function masked(secret: string): string {
  return `***${'\n'.repeat(secret.split('\n').length - 1)}`
}

/** Create a function that removes secrets from a text: the given values (also in base64), and known patterns. */
export function redactor(secrets: readonly string[]): Redact {
  const values = secrets
    .filter(secret => secret.length >= 6)
    .flatMap(secret => [
      secret,
      Buffer.from(secret)
        .toString('base64')
        .replace(/={1,2}$/, ''),
    ])
    .toSorted((a, b) => b.length - a.length)
  return text => {
    const known = values.reduce((result, value) => result.replaceAll(value, masked), text)
    // Of very many texts almost none holds a secret, and a part is found sooner than a pattern.
    return SECRET_PATTERNS.reduce(
      (result, [part, pattern]) => (result.includes(part) ? result.replace(pattern, masked) : result),
      known,
    )
  }
}

/** Remove secrets from every text of a value, including field names. */
export function redacted<Value>(value: Value, redact: Redact): Value {
  if (typeof value === 'string') return redact(value) as Value
  if (Array.isArray(value)) return value.map(each => redacted(each as unknown, redact)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [redact(key), redacted(each, redact)])) as Value
}
