import { shellLine } from '../domain/text/shell-words.ts'

/** Programs that take files, by paths that are relative to where they run. */
const OF_FILES =
  /^(?:\.|source|cd|cp|mv|ln|install|tar|unzip|dpkg|chmod|chown|cat|sh|bash|python[\d.]{0,5}|make|ninja|cmake|node)$/

/** An option, a path of the machine, a mode or an owner. */
const OTHER = /^(?:[-/~$].*|\d{1,5}|[ugoa]{0,3}[+=]\w{1,9}|\w{1,50}:\w{0,50})$/

/** Options by which pip reads a file or a folder. */
const OF_PIP = /^(?:-[rce]|--(?:requirement|constraint|editable)(?:=.*)?)$/

/** True if a command names a file or a folder where it runs, which is one of the repository or made from it. */
export function namesOwnPath(words: readonly string[]): boolean {
  const isRoot = words[0] === 'sudo'
  const own = isRoot ? words.slice(1) : words
  const at = own.findIndex((word, index) => !/^-|^\w+=/.test(word) && !/^-[ug]$/.test(own[index - 1] ?? ''))
  const [program = '', ...rest] = own.slice(Math.max(0, at))
  if (program.includes('/') && !program.startsWith('/')) return true
  const name = program.split('/').at(-1) ?? ''
  const script = isRoot && /^(?:ba|da|z)?sh$/.test(name) ? scriptOfShell(rest) : undefined
  if (script !== undefined) return script.others.some(word => !OTHER.test(word)) || scriptNamesOwn(script.text)
  if (isRoot && /^python[\d.]{0,5}$/.test(name) && rest[0] === '-m' && rest[1] === 'pip')
    return namesOwnPath(['sudo', ...rest.slice(1)])
  const isOfFiles = isRoot && OF_FILES.test(name)
  const isOfPip = isRoot && /^pip[\d.]{0,5}$/.test(name)
  return (
    rest.some(word => /^\.{1,2}(?:$|\/)/.test(word) || (isOfPip && OF_PIP.test(word))) ||
    (isOfFiles && rest.some(word => !OTHER.test(word)))
  )
}

/** Find the text that a shell runs by its option `-c`, and the words behind it. */
function scriptOfShell(words: readonly string[]): { text: string; others: readonly string[] } | undefined {
  const first = words.findIndex((word, at) => !word.startsWith('-') && !/^-[a-z]{0,9}o$/.test(words[at - 1] ?? ''))
  const text = words[first]
  const isText = words.slice(0, Math.max(0, first)).some(word => /^-[a-z]{0,9}c[a-z]{0,9}$/.test(word))
  return isText && text !== undefined ? { text, others: words.slice(first + 1) } : undefined
}

/** True if a command of a script, which root runs, names such a path, or it is not known what it names. */
function scriptNamesOwn(text: string): boolean {
  if (/\$\(|`|[<>]\s{0,20}["']?[^\s<>&"'/~$]/.test(text)) return true
  return text.split(/&&|\|\||[;|\n]/).some(part => namesOwnPath(['sudo', ...shellLine(part).words]))
}
