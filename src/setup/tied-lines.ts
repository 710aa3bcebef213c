import { shellLine } from '../domain/text/shell-words.ts'
import { splitSequence } from '../frameworks/commands/project-script.ts'
import { installLine } from './install-lines.ts'

/** Commands that change the shell for those behind them, and parts of a compound one. */
const TIES =
  /^(?:pushd|popd|export|declare|source|\.|eval|unset|trap|if|then|elif|else|fi|for|while|until|do|done|case|esac|function|[{}()])(?:[\s;]|$)|^\w+\+?="?(?:\$\(|`)|^\w+\(\)|^[({](?!.*[)}]$)|[({]$/

/** Settings of the shell, without which the commands behind them mean the same. */
const SHELL_SETTING = /^(?:set|shopt) [-+]/

/** Words of the shell before a command. */
const KEYWORDS = /^(?:(?:if|then|elif|else|while|until|do|!|\{|\()(?:\s+|$)){1,5}/

/** Parts of a script that run no program. */
const STRUCTURE =
  /^(?:fi|done|esac|[})]|break|continue|sleep \d{1,4}|exit \d{1,3}|(?:for|case) [^`$]{0,200}|\[.{0,300}\]|command -v [\w.-]{1,50}|(?:(?:export|local|readonly) )?\w{1,100}\+?=[^`(]{0,300})$/

/** True if a command of a script is a part of a larger one, or another one behind it depends on what it leaves. */
export function isTied(text: string): boolean {
  if (SHELL_SETTING.test(text) || /^\(.*\)$/.test(text)) return false
  const { words, open } = shellLine(text)
  if (open !== undefined || words[0] === 'exit' || words.every(word => /^\w+\+?=/.test(word))) return true
  return (splitSequence(text) ?? text.split(/&&|\|\||;/)).some(part => TIES.test(part.trim()))
}

/**
 * Place a script whose lines depend on each other: `machine` if all its programs are of the machine, `skip` if tests
 * need none of them.
 */
export function placeOfScript(commands: readonly string[]): 'machine' | 'skip' | 'unknown' {
  const parts = commands
    .flatMap(text => text.split(/&&|\|\||;/))
    .map(part => part.trim().replace(KEYWORDS, '').trim())
    .filter(part => part !== '' && !SHELL_SETTING.test(part) && !STRUCTURE.test(part))
  const places = new Set(parts.map(part => (/\$\(|`/.test(part) ? 'unknown' : installLine(part))))
  places.delete('skip')
  if (places.size === 0) return 'skip'
  return places.size === 1 && places.has('machine') ? 'machine' : 'unknown'
}
