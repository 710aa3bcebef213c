/**
 * List the environments of tox, or the sessions of nox, that the words of a command name, each as it stands there: tox
 * takes lists with commas and braces, nox several words behind its option.
 */
export function namedEnvironments(program: string, words: readonly string[]): readonly string[] {
  return program === 'nox' ? sessionsIn(words) : environmentsIn(words)
}

function environmentsIn(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    if (/^(?:-e|--env)$/.test(words[index - 1] ?? '')) return [word]
    const [, value] = /^(?:-e=?|--env=)(?=[^=])(.*)$/.exec(word) ?? []
    return value ?? []
  })
}

function sessionsIn(words: readonly string[]): readonly string[] {
  const at = words.findIndex(word => /^(?:-[es]|--sessions?)(?:=|$)/.test(word))
  if (at < 0) return []
  const [, value] = (words[at] ?? '').split('=')
  if (value !== undefined) return [value]
  const behind = words.slice(at + 1)
  const end = behind.findIndex(word => word.startsWith('-'))
  return end < 0 ? behind : behind.slice(0, end)
}
