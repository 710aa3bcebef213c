/** Languages in which the offline engine makes edits of its own. */
export const OFFLINE_LANGUAGES = 'TypeScript, JavaScript, Python, Go, Java and Rust'

/** Frameworks whose tests are of languages in which it makes none. */
const OTHERS: Readonly<Record<string, string>> = { phpunit: 'PHP', rspec: 'Ruby', ctest: 'C and C++' }

/**
 * Say before a run what the offline engine cannot do in a project, if it works alone there; undefined if it knows the
 * language, or if nothing here says which it is.
 * @param frameworks names of the project's frameworks
 */
export function offlineLimits(frameworks: readonly string[]): string | undefined {
  const languages = new Set(frameworks.map(name => OTHERS[name]))
  if (languages.size === 0 || languages.has(undefined)) return undefined
  return `Without a model, the offline engine works alone. It has no edits of its own for ${[...languages].join(' and ')}, and only tries to take back what the failing change did. A model works in any language.`
}
