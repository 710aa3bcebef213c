/** The part of a full title above a test's own title. */
export function withoutSuffix(full: string, own: string): string {
  if (own === '') return full.trim()
  return full.endsWith(own) ? full.slice(0, -own.length).trim() : ''
}

/** Whether mocha named a hook so: what failed in it is nobody's test. */
export function isMochaHook(title: string): boolean {
  return /^"(?:before|after)(?: each| all)?" hook(?:: .*?)?(?: (?:for|in) "[^]*")?$/.test(title)
}

/** What jest says of a file that could not be loaded, without the heading that it puts above. */
export function withoutHeading(text: string): string {
  return text.replace(/^\s*● Test suite failed to run\s*/, '')
}
