import { COMMAND_NAMES, COMMANDS, type CommandEntry, type SHELLS } from './command-table.ts'
import { PROGRAM } from './started-as.ts'

export type Shell = (typeof SHELLS)[number]

/** A command with what can stand behind it. */
interface Completed {
  readonly name: string
  readonly entry: CommandEntry
  readonly options: readonly { readonly word: string; readonly values: readonly string[] | undefined; files: boolean }[]
}

/** Build the completion script of a shell from the table of commands. The script starts no other program. */
export function completionScript(shell: Shell): string {
  const commands = COMMAND_NAMES.map((name): Completed => {
    const entry: CommandEntry = COMMANDS[name]
    const options = entry.options.map(option => ({
      word: `--${option.name}`,
      values: option.value === undefined ? [] : option.values,
      files: option.value !== undefined && option.values === undefined,
    }))
    return { name, entry, options: [...options, { word: '--help', values: [], files: false }] }
  })
  switch (shell) {
    case 'bash':
      return bashScript(commands)
    case 'zsh':
      return zshScript(commands)
    case 'fish':
      return fishScript(commands)
  }
}

const TOP_OPTIONS = ['--help', '--version']

function bashScript(commands: readonly Completed[]): string {
  const names = [...COMMAND_NAMES, ...TOP_OPTIONS].join(' ')
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap(({ word, values: known }) => {
      if (known === undefined || known.length === 0) return []
      return [`    ${name}:${word}) COMPREPLY=($(compgen -W '${known.join(' ')}' -- "$current")); return ;;`]
    }),
  )
  const words = commands.map(({ name, entry, options }) => {
    const listed = options.map(({ word }) => word).join(' ')
    const operands = entry.words?.join(' ') ?? ''
    return `    ${name}) words='${listed}' operands='${operands}' ;;`
  })
  return [
    `# Completion of ${PROGRAM} for bash.`,
    '_fix_tests() {',
    '  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"',
    '  local words operands',
    '  COMPREPLY=()',
    `  if [ "$COMP_CWORD" -le 1 ]; then COMPREPLY=($(compgen -W '${names}' -- "$current")); return; fi`,
    '  case "$command:$previous" in',
    ...values,
    '  esac',
    '  case "$command" in',
    ...words,
    '    *) return ;;',
    '  esac',
    '  if [[ "$current" == -* ]]; then COMPREPLY=($(compgen -W "$words" -- "$current"))',
    '  elif [ -n "$operands" ]; then COMPREPLY=($(compgen -W "$operands" -- "$current"))',
    '  else COMPREPLY=($(compgen -f -- "$current")); fi',
    '}',
    `complete -o filenames -F _fix_tests ${PROGRAM}`,
  ].join('\n')
}

function zshScript(commands: readonly Completed[]): string {
  const described = commands.map(({ name, entry }) => `    ${quote(`${name}:${entry.about}`)}`)
  const cases = commands.map(({ name, entry, options }) => {
    const specs = options.map(({ word, values, files }) => {
      if (files) return quote(`${word}:value:_files`)
      return quote(values === undefined || values.length === 0 ? word : `${word}:value:(${values.join(' ')})`)
    })
    const operands = entry.words === undefined ? '*:file:_files' : `1:word:(${entry.words.join(' ')})`
    return `    ${name}) _arguments ${[...specs, ...(entry.operands === '' ? [] : [quote(operands)])].join(' ')} ;;`
  })
  return [
    `#compdef ${PROGRAM}`,
    `# Completion of ${PROGRAM} for zsh.`,
    '_fix_tests() {',
    '  local -a commands=(',
    ...described,
    '  )',
    `  if (( CURRENT == 2 )); then _describe command commands; compadd -- ${TOP_OPTIONS.join(' ')}; return; fi`,
    '  local command="$words[2]"',
    '  shift words; (( CURRENT-- ))',
    '  case "$command" in',
    ...cases,
    '  esac',
    '}',
    'if [ "$funcstack[1]" = "_fix-tests" ]; then _fix_tests "$@"; else compdef _fix_tests fix-tests; fi',
  ].join('\n')
}

function fishScript(commands: readonly Completed[]): string {
  const none = '-n __fish_use_subcommand'
  const lines = commands.flatMap(({ name, entry, options }) => {
    const inside = `-n '__fish_seen_subcommand_from ${name}'`
    const files = entry.operands === '' || entry.words !== undefined ? '-f' : '-F'
    return [
      `complete -c ${PROGRAM} -f ${none} -a ${name} -d ${quote(entry.about)}`,
      `complete -c ${PROGRAM} ${files} ${inside}${entry.words === undefined ? '' : ` -a '${entry.words.join(' ')}'`}`,
      ...options.map(({ word, values, files: takesFile }) => {
        const value = takesFile
          ? ' -r -F'
          : values === undefined || values.length === 0
            ? ''
            : ` -x -a '${values.join(' ')}'`
        return `complete -c ${PROGRAM} ${inside} -l ${word.slice(2)}${value}`
      }),
    ]
  })
  return [
    `# Completion of ${PROGRAM} for fish.`,
    ...lines,
    ...TOP_OPTIONS.map(word => `complete -c ${PROGRAM} -f ${none} -l ${word.slice(2)}`),
  ].join('\n')
}

/** Quote a text for a shell. The table has no line breaks. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
