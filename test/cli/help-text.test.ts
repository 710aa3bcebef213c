import { describe, expect, it } from 'vitest'
import { parseArguments } from '../../src/cli/arguments.ts'
import { COMMAND_NAMES, COMMANDS, type CommandEntry } from '../../src/cli/command-table.ts'
import { commandHelp, generalHelp } from '../../src/cli/help-text.ts'
import { shippedFile } from '../../src/cli/shipped-files.ts'
import { describeManifest } from '../../src/config/input-descriptions.ts'

const program = 'npx fix-tests'
const manifest = shippedFile('action.yml')
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('--help', () => {
  it('lists every command', () => {
    for (const name of COMMAND_NAMES) expect(generalHelp({ program })).toContain(`  ${name} `)
  })

  it('describes the options of run as action.yml does, with their defaults', () => {
    const help = flat(commandHelp('run', { program, manifest }))

    for (const { name, description, fallback } of describeManifest(manifest).inputs) {
      const isOption = COMMANDS.run.options.some(option => option.name === name)
      expect(help.includes(`--${name} `), name).toBe(isOption)
      if (isOption)
        expect(help).toContain(flat(fallback === undefined ? description : `${description} Default: ${fallback}`))
    }
    expect(help).toContain(
      '--max-iterations N Maximum number of attempts of fixers in total. Runs of fix-commands do not count. Default: 10',
    )
  })

  it.each(COMMAND_NAMES)('of %s shows each option with a description, in lines that fit a terminal', name => {
    const help = commandHelp(name, { program, manifest })
    const { options }: { options: CommandEntry['options'] } = COMMANDS[name]

    for (const option of options) expect(help).toMatch(new RegExp(`^  --${option.name}\\b.*\\n {6}[A-Z]`, 'm'))
    expect(help.split('\n').filter(line => line.length > 100)).toEqual([])
    expect(help).toContain(`${program} ${name}`)
  })

  it.each(COMMAND_NAMES)('of %s shows examples that the parser takes', name => {
    const { examples }: { examples: CommandEntry['examples'] } = COMMANDS[name]

    for (const [words] of examples) {
      const argv = words.split(/ >>? /, 1)[0]?.match(/'[^']*'|"[^"]*"|\S+/g) ?? []
      expect(
        parseArguments(
          argv.map(word => word.replace(/^['"]|['"]$/g, '')),
          program,
        ).kind,
      ).toBe(name)
    }
  })

  it.each([
    [['help'], { kind: 'help', command: undefined }],
    [['help', 'run'], { kind: 'help', command: 'run' }],
    [['run', '--help'], { kind: 'help', command: 'run' }],
    [['run', '--version'], { kind: 'version' }],
    [['-h'], { kind: 'help', command: undefined }],
  ])('is what %j asks for', (argv, args) => {
    expect(parseArguments(argv, program)).toEqual(args)
  })
})

describe('a mistake', () => {
  it.each([
    [['rnu'], '"rnu" is not a command. Did you mean run?'],
    [['help', 'rnu'], '"rnu" is not a command. Did you mean run?'],
    [['run', '--nope'], '--nope is not an option of run. npx fix-tests run --help'],
    [['publish'], '"publish" is not a command. Use one of '],
    [['--models'], '--models needs a command. npx fix-tests --help'],
    [['--verison'], '--verison is not an option. Did you mean --version? npx fix-tests --help'],
    [
      ['triage', '--jsn', 'a.xml'],
      '--jsn is not an option of triage. Did you mean --json? npx fix-tests triage --help',
    ],
    [['triage', '--format', 'juint', 'a.xml'], '--format juint is not a report format. Did you mean junit?'],
    [
      ['run', '--github-token', 'x'],
      '--github-token is not an option of run. It is an input of the action, and works only',
    ],
    [['doctor', 'test/a.test.js'], 'doctor takes no argument "test/a.test.js". npx fix-tests doctor --help'],
    [['run', '--models'], "Option '--models <value>' argument missing. npx fix-tests run --help"],
    [
      ['--models', 'offline', 'run'],
      '--models stands before the command. Write the command first: npx fix-tests run --models …',
    ],
    [['run', '--json', '--open'], "Option '--json' argument is ambiguous. npx fix-tests run --help"],
    [['completion', 'tcsh'], 'There is no completion for "tcsh". Use npx fix-tests completion bash, zsh or fish.'],
  ])('such as %j is answered with what was meant', (argv, sentence) => {
    expect(() => parseArguments(argv, program)).toThrow(
      expect.objectContaining({ sentence: expect.stringContaining(sentence) as string }),
    )
  })
})
