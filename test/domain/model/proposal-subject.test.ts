import { expect, it } from 'vitest'
import type { Attempt } from '../../../src/domain/model/attempt.ts'
import { changeOf } from '../../../src/domain/model/proposal-subject.ts'

const saying = (subject: string) =>
  changeOf({ kind: 'repair', title: 'a test', proposal: { subject } as NonNullable<Attempt['proposal']> })

it.each([
  ['the first sentence', 'Round up. It rounded down.', 'Round up'],
  ['all of one with an ellipsis', 'Recognize CREATE TABLE ... AS', 'Recognize CREATE TABLE ... AS'],
  ['the first line', 'round up\nin pageCount', 'Round up'],
  ['a sentence that begins with a name', 'set_hostname refuses a port', 'set_hostname refuses a port'],
  ['a sentence that begins with a member', 'url.port is a number', 'url.port is a number'],
  ['a sentence that begins with a call', 'parse() keeps the port', 'parse() keeps the port'],
  ['a sentence that begins with a path', 'src/sum.js: add', 'src/sum.js: add'],
  ['a sentence that begins with a file', 'my-module.js handles it', 'my-module.js handles it'],
  ['a conventional commit', 'fix(res.send): keep the type', 'fix(res.send): keep the type'],
  ['a sentence in another language', 'élargir la colonne', 'Élargir la colonne'],
  ['a sentence that begins with a name of two words', 'pageCount rounds up', 'pageCount rounds up'],
  ['the test, if nothing is said', ' ', 'Fix a test'],
])('what a change does is %s', (_, said, subject) => {
  expect(saying(said)).toBe(subject)
})
