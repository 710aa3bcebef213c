/** Options of gotestsum with a value in a word of its own. Source: its README, and `gotestsum --help`. */
const VALUED =
  /^(?:-f|--(?:format|format-icons|jsonfile|jsonfile-timing-events|junitfile|junitfile-project-name|junitfile-testcase-classname|junitfile-testsuite-name|max-fails|packages|post-run-command|rerun-fails-max-failures|rerun-fails-report|hide-summary))$/

const PACKAGES = '--packages'

/** Translate the words behind gotestsum into those behind `go test`: what it passes on, and its own packages. */
export function wordsOfGotestsum(words: readonly string[]): string[] {
  const packages: string[] = []
  let at = 0
  // From the first word on that is no option, it passes all of them on.
  for (; words[at]?.startsWith('-') === true && words[at] !== '--'; at += 1) {
    const word = words[at] ?? ''
    const value = VALUED.test(word) ? words[(at += 1)] : word.slice(word.indexOf('=') + 1)
    if (word === PACKAGES || word.startsWith(`${PACKAGES}=`)) packages.push(...(value ?? '').split(/\s+/))
  }
  const rest = words[at] === '--' ? words.slice(at + 1) : words.slice(at)
  return [...packages.filter(each => each !== ''), ...rest]
}

/** Split the words behind `go test` from those for the test binaries, which have to stay last. */
export function splitTestArgs(words: readonly string[]): [own: readonly string[], last: readonly string[]] {
  const at = words.findIndex(word => /^--?args$/.test(word))
  return at < 0 ? [words, []] : [words.slice(0, at), words.slice(at)]
}

/** Count the words by which Go changes the folder. They have to stand first. */
export function wordsOfFolder([first = '']: readonly string[]): number {
  if (/^--?C$/.test(first)) return 2
  return /^--?C=/.test(first) ? 1 : 0
}
