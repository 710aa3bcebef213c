/** Return the part of a full title before a test's own title. */
export function withoutSuffix(full: string, own: string): string {
  if (own === '') return full.trim()
  return full.endsWith(own) ? full.slice(0, -own.length).trim() : ''
}

/** True for mocha's name of a hook. Its failure belongs to no test. */
export function isMochaHook(title: string): boolean {
  const rest = /^"(?:before|after)(?: each| all)?" hook(?<rest>[^]*)$/.exec(title)?.groups?.rest
  return rest === '' || (rest !== undefined && /^: |^ (?:for|in) "[^]*"$/.test(rest))
}

/** Drop jest's heading from the message of a file that could not be loaded. */
export function withoutHeading(text: string): string {
  return text.replace(/^\s*● Test suite failed to run\s*/, '')
}
