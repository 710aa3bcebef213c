/**
 * Patterns of secrets of well-known services, for secrets that no setting names, each with a part that all of them
 * have.
 */
const SECRET_PATTERNS: readonly (readonly [part: string, pattern: RegExp])[] = [
  ['gh', /\bgh[pousr]_[A-Za-z0-9]{20,}/g],
  ['github_pat_', /\bgithub_pat_[A-Za-z0-9_]{20,}/g],
  ['sk-', /\bsk-[A-Za-z0-9_-]{20,}/g],
  ['k_', /\b[srp]k_(?:live|test)_[A-Za-z0-9]{16,}/g],
  ['whsec_', /\bwhsec_[A-Za-z0-9+/=]{20,}/g],
  ['AIza', /\bAIza[A-Za-z0-9_-]{35}/g],
  ['gl', /\bgl(?:pat|ptt|dt|rt|ft|cbt|soat|agent|imt)-[A-Za-z0-9_-]{20,}/g],
  ['npm_', /\bnpm_[A-Za-z0-9]{36}/g],
  ['pypi-', /\bpypi-[A-Za-z0-9_-]{50,}/g],
  ['hf_', /\bhf_[A-Za-z0-9]{30,}/g],
  ['SG.', /\bSG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/g],
  ['AKIA', /\bAKIA[0-9A-Z]{16}\b/g],
  ['ASIA', /\bASIA[0-9A-Z]{16}\b/g],
  ['xox', /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g],
  ['xapp-', /\bxapp-[A-Za-z0-9-]{20,}/g],
  ['hooks.slack.com', /\bhooks\.slack\.com\/(?:services|workflows|triggers)\/[A-Za-z0-9/_-]{20,}/g],
  ['/api/webhooks/', /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{1,30}\/[A-Za-z0-9_-]{20,}/g],
  ['shp', /\bshp(?:at|ca|pa|ss)_[A-Fa-f0-9]{32}/g],
  ['_v1_', /\bdo[opr]_v1_[a-f0-9]{64}/g],
  ['dckr_', /\bdckr_[op]at_[A-Za-z0-9_-]{20,}/g],
  ['rubygems_', /\brubygems_[a-f0-9]{48}/g],
  ['ATATT', /\bATATT[A-Za-z0-9_=-]{20,}/g],
  ['dapi', /\bdapi[a-f0-9]{32}/g],
  ['gl', /\bgl(?:c|sa)_[A-Za-z0-9+/=_-]{20,}/g],
  ['hv', /\bhv[bs]\.[A-Za-z0-9_-]{20,}/g],
  ['lin_', /\blin_(?:api|oauth)_[A-Za-z0-9]{20,}/g],
  ['ntn_', /\bntn_[A-Za-z0-9]{20,}/g],
  ['pscale_', /\bpscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.=-]{20,}/g],
  ['sntry', /\bsntry[su]_[A-Za-z0-9+/=_-]{20,}/g],
  ['sbp_', /\bsbp_[a-f0-9]{40}/g],
  ['ya29.', /\bya29\.[A-Za-z0-9_-]{20,}/g],
  ['GOCSPX-', /\bGOCSPX-[A-Za-z0-9_-]{20,}/g],
  ['eyJ', /\beyJ[\w-]{10,800}\.eyJ[\w-]{10,2000}\.[\w-]{10,1000}/g],
  [
    '-----BEGIN ',
    /-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY(?: BLOCK)?-----|$)/g,
  ],
  ['@', /(?<=:\/\/[^\s/:@"']{0,100}:)[^\s/@"']{3,200}(?=@)/g],
  // A token in the place of the user, as package registries take it. Names of users are shorter, or have no digit.
  ['@', /(?<=https?:\/\/)(?=[^\s/:@"']{0,200}\d)[^\s/:@"']{12,200}(?=@)/g],
]

/** A user with a password in front of a host, without the address's scheme, as proxies are named. */
const USER = /^[^\s/:@]{1,200}:[^\s/@]{1,200}@/
/**
 * An option with a secret, such as `-Dhttps.proxyPassword=…`. A trust store holds nothing secret, whatever its
 * password.
 */
const OPTION =
  /(?<!truststore[-_.]?)(?:password|passwd|passphrase|proxypass|secret|token|api[-_]?key)=(?!\d{1,20}$|true$|false$)\S/i

/**
 * Remove the credentials of a setting that a process inherits which runs code of the repository.
 * @returns the value without options that hold some; undefined if it holds others
 */
export function settingWithoutSecrets(value: string): string | undefined {
  const words = value.split(' ')
  const secret = words.filter(isCredential)
  return secret.some(word => !word.startsWith('-')) ? undefined : words.filter(word => !secret.includes(word)).join(' ')
}

const redactKnown = redactor([])

function isCredential(word: string): boolean {
  return redactKnown(word) !== word || USER.test(word) || OPTION.test(word)
}

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
