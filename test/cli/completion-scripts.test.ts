import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { COMMAND_NAMES, COMMANDS, SHELLS } from '../../src/cli/command-table.ts'
import { completionScript } from '../../src/cli/completion-scripts.ts'
import { starts } from '../world/toolchains.ts'

/** Complete words in a real bash. */
function complete(...words: string[]): string[] {
  const quoted = words.map(word => `'${word}'`).join(' ')
  const script = [
    completionScript('bash'),
    `COMP_WORDS=(fix-tests ${quoted}); COMP_CWORD=${words.length}`,
    '_fix_tests',
    'printf "%s\\n" "${COMPREPLY[@]}"',
  ].join('\n')
  return execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' }).split('\n').filter(Boolean)
}

describe('completion in bash', () => {
  it('completes commands', () => {
    expect(complete('')).toEqual([...COMMAND_NAMES, '--help', '--version'])
    expect(complete('tr')).toEqual(['triage'])
  })

  it('completes the options of the command, and the words that it takes', () => {
    expect(complete('run', '--max-it')).toEqual(['--max-iterations'])
    expect(complete('triage', '--')).toEqual(['--json', '--format', '--framework', '--help'])
    expect(complete('completion', '')).toEqual([...SHELLS])
  })

  it('completes the values of an option that has few, and files elsewhere', () => {
    expect(complete('run', '--validate', '')).toEqual(['auto', 'always', 'final'])
    expect(complete('parse', '--format', 'jun')).toEqual(['junit'])
    expect(complete('parse', 'package.j')).toEqual(['package.json'])
    expect(complete('run', '--json', 'package.j')).toEqual(['package.json'])
  })
})

describe.each(SHELLS)('the script for %s', shell => {
  const script = completionScript(shell)

  it('names every command and option', () => {
    for (const name of COMMAND_NAMES) {
      expect(script).toContain(name)
      for (const option of COMMANDS[name].options)
        expect(script).toContain(shell === 'fish' ? ` -l ${option.name}` : `--${option.name}`)
    }
  })

  it.runIf(starts(shell, '--version'))('is one that the shell can read', () => {
    expect(() => execFileSync(shell, ['-n'], { input: script })).not.toThrow()
  })
})
