import { expect, it } from 'vitest'
import { accountIdentity, identityText, parseIdentity } from '../../../src/domain/model/commit-identity.ts'

it.each([
  ['Ada Lovelace <ada@example.com>', { name: 'Ada Lovelace', email: 'ada@example.com' }],
  ['  Ada  <ada+x@example.com> ', { name: 'Ada', email: 'ada+x@example.com' }],
  ['release-bot[bot] <1+release-bot[bot]@users.noreply.github.com>', accountIdentity('release-bot[bot]', 1)],
])('reads %j', (text, identity) => {
  expect(parseIdentity(text)).toEqual(identity)
  expect(parseIdentity(identityText(identity))).toEqual(identity)
})

it.each([
  '',
  'Ada',
  'ada@example.com',
  '<ada@example.com>',
  'Ada <>',
  'Ada <ada>',
  'Ada <a@b@c>',
  'Ada <a b@c>',
  'A<b <a@b.c>',
  'Ada <a@b.c> x',
  'Ada\nFix-Tests-Key: 1 <a@b.c>',
  `${'x'.repeat(200)} <a@b.c>`,
])('is not %j', text => {
  expect(parseIdentity(text)).toBeUndefined()
})
