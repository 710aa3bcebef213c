import { describe, expect, it } from 'vitest'
import { bumpsIn, changelogBetween } from '../../../src/domain/text/dependency-bumps.ts'

function diffOf(path: string, before: string, after: string, context = ''): string {
  const lines = [...(context === '' ? [] : [` ${context}`]), ...signed('-', before), ...signed('+', after)]
  return `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1,${lines.length} +1,${lines.length} @@\n${lines.join('\n')}\n`
}

function signed(sign: string, text: string): string[] {
  return text.split('\n').map(line => `${sign}${line}`)
}

describe('a bump is found in', () => {
  it.each([
    ['package.json', '    "left-pad": "^1.2.0",', '    "left-pad": "^2.0.0",', 'left-pad', '1.2.0', '2.0.0'],
    ['web/package.json', '    "@acme/ui": "~3.1",', '    "@acme/ui": "~4.0"', '@acme/ui', '3.1', '4.0'],
    ['go.mod', '\tgithub.com/acme/x v1.2.3', '\tgithub.com/acme/x v1.3.0', 'github.com/acme/x', '1.2.3', '1.3.0'],
    ['requirements-dev.txt', 'requests[socks]==2.1', 'requests[socks]==3.0', 'requests', '2.1', '3.0'],
    ['pyproject.toml', '    "httpx>=0.27",', '    "httpx>=0.28",', 'httpx', '0.27', '0.28'],
    ['Cargo.toml', 'serde = "1.0.1"', 'serde = "2.0.0"', 'serde', '1.0.1', '2.0.0'],
    ['Cargo.toml', 'serde = { version = "1.0.1" }', 'serde = { version = "2.0.0" }', 'serde', '1.0.1', '2.0.0'],
  ])('%s: %s', (path, before, after, name, from, to) => {
    expect(bumpsIn(diffOf(path, before, after))).toEqual([{ name, from, to }])
  })

  it('package-lock.json, where only that changes', () => {
    const entry = (version: string) =>
      `      "version": "${version}",\n      "resolved": "https://r/${version}",\n      "integrity": "sha512-${version}",`
    const diff = diffOf(
      'package-lock.json',
      entry('1.0.0'),
      entry('1.1.0'),
      '    "node_modules/a/node_modules/left-pad": {',
    )

    expect(bumpsIn(diff)).toEqual([{ name: 'left-pad', from: '1.0.0', to: '1.1.0' }])
  })

  it('no other file, and no new dependency', () => {
    expect(bumpsIn(diffOf('src/a.json', '"left-pad": "1.0.0"', '"left-pad": "2.0.0"'))).toEqual([])
    expect(bumpsIn(diffOf('package.json', '"a": "1.0.0"', '"b": "2.0.0"'))).toEqual([])
    expect(bumpsIn('')).toEqual([])
  })
})

describe('of a changelog', () => {
  const text =
    '# Changes\n\n## [3.0.0] - 2026-02-01\nthird\n\n## v2.0.0\nsecond\n\n## 1.5.0\nbetween\n\n## 1.2.0\nfirst\n'

  it('what lies between two versions is taken, the old one left out', () => {
    expect(changelogBetween(text, { from: '1.2.0', to: '2.0.0' }, 1_000)).toBe('## v2.0.0\nsecond\n\n## 1.5.0\nbetween')
  })

  it('all below the new version is taken if the old one is not in it, up to the limit', () => {
    expect(changelogBetween(text, { from: '0.1', to: '1.5.0' }, 12)).toBe('## 1.5.0\nbet')
  })

  it('nothing is taken if it does not have the new version', () => {
    expect(changelogBetween(text, { from: '1.2.0', to: '9.0.0' }, 1_000)).toBe('')
  })
})
