import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A small function that is written for this bench, with tests that the engine sees, and others that judge its fix. */
export interface Subject {
  readonly language: 'javascript' | 'python'
  readonly name: string
  readonly code: string
  readonly visible: readonly string[]
  readonly hidden: readonly string[]
}

/** Read the functions of both languages. */
export function readSubjects(): Subject[] {
  return [...subjectsIn('functions.js.txt', 'javascript'), ...subjectsIn('functions.py.txt', 'python')]
}

function subjectsIn(file: string, language: Subject['language']): Subject[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  return text
    .split(/^## /m)
    .slice(1)
    .map(part => {
      const [head = '', visible = '', hidden = ''] = part.split(/^--- (?:visible|hidden)\n/m)
      const [name = '', ...code] = head.split('\n')
      const lines = (tests: string) => tests.split('\n').filter(line => line !== '')
      return { language, name, code: code.join('\n'), visible: lines(visible), hidden: lines(hidden) }
    })
}

/** Paths of a function's file and of its tests in a project. */
export function placesOf({ language, name }: Subject): { code: string; tests: string } {
  return language === 'javascript'
    ? { code: `src/${name}.mjs`, tests: `test/${name}.test.mjs` }
    : { code: `src_${name}.py`, tests: `tests/test_${name}.py` }
}

/** Write tests for a runner, one for each line of the data: `call => value`, `throws call`, `raises call`. */
export function testText(subject: Subject, lines: readonly string[]): string {
  return subject.language === 'javascript' ? javascriptTests(subject, lines) : pythonTests(subject, lines)
}

function javascriptTests({ name, code }: Subject, lines: readonly string[]): string {
  const names = [...code.matchAll(/^export (?:async )?(?:function|class) (\w+)/gm)].map(([, found]) => found)
  const tests = lines.map((line, index) => {
    const [, how, call] = /^(throws|rejects) (.*)$/.exec(line) ?? []
    const [left, right] = line.split(' => ').length > 2 ? splitLast(line) : line.split(' => ')
    const body =
      how === undefined
        ? `assert.deepEqual(${left}, ${right})`
        : how === 'throws'
          ? `assert.throws(() => ${call})`
          : `await assert.rejects(async () => ${call})`
    return `test('case ${index + 1}', async () => {\n  ${body}\n})\n`
  })
  return `import { test } from 'node:test'
import { strict as assert } from 'node:assert'
import { ${names.join(', ')} } from '../src/${name}.mjs'

${tests.join('\n')}`
}

function splitLast(line: string): [string, string] {
  const at = line.lastIndexOf(' => ')
  return [line.slice(0, at), line.slice(at + 4)]
}

function pythonTests({ name, code }: Subject, lines: readonly string[]): string {
  const names = [...code.matchAll(/^(?:def|class) (\w+)/gm)].map(([, found]) => found)
  const tests = lines.map((line, index) => {
    const [, call] = /^raises (.*)$/.exec(line) ?? []
    const [left, right] = splitLast(line)
    const body =
      call === undefined
        ? `assert ${left} == ${right}`
        : `with pytest.raises((ValueError, IndexError)):\n        ${call}`
    return `def test_case_${index + 1}():\n    ${body}\n`
  })
  return `import pytest
from datetime import date
from src_${name} import ${names.join(', ')}


${tests.join('\n\n')}`
}
