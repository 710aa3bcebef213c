import { describe, expect, it } from 'vitest'
import { codeOwnersOf, suggestedIn } from '../../src/github/codeowners.ts'

describe('the owners of files are those', () => {
  it.each<[string, string, readonly string[], readonly string[]]>([
    ['of all', '* @ada', ['a.ts', 'src/deep/b.ts'], ['ada']],
    ['of the last line that matches', '* @ada\n*.ts @bob', ['a.ts'], ['bob']],
    ['of a line each', '*.ts @ada\n*.md @bob', ['a.ts', 'b.md'], ['ada', 'bob']],
    ['of several on a line, each once', '*.ts @ada @bob', ['a.ts', 'b.ts'], ['ada', 'bob']],
    ['of a team', '* @octo/core-team.x', ['a.ts'], ['octo/core-team.x']],
    ['of a directory anywhere', 'apps/ @ada', ['src/apps/x/y.ts'], ['ada']],
    ['of a directory at the top', '/apps/ @ada', ['src/apps/x.ts', 'apps/deep/x.ts'], ['ada']],
    ['of what lies right in a directory', '* @bob\ndocs/* @ada', ['docs/a.md'], ['ada']],
    ['not of what lies deeper in it', '* @bob\ndocs/* @ada', ['docs/deep/a.md'], ['bob']],
    ['not of another directory of that name', '* @bob\n/docs/* @ada', ['src/docs/a.md'], ['bob']],
    ['of what lies anywhere below', '**/logs @ada', ['a/b/logs/c.txt'], ['ada']],
    ['of a path with a blank in it', 'a\\ b/ @ada', ['a b/c.ts'], ['ada']],
    ['of nobody, where a line names nobody', '* @ada\n/apps/ @bob\n/apps/x', ['apps/x/a.ts'], []],
    ['of nobody, where no line matches', '*.md @ada', ['a.ts'], []],
    ['of nobody, where there are no files', '* @ada', [], []],
    ['of nobody, where there is no line', '', ['a.ts'], []],
    ['but no addresses of mail', '* ada@example.com @bob', ['a.ts'], ['bob']],
    ['but no words', '* ada @', ['a.ts'], []],
    ['but not what a comment says', '# * @eve\n* @ada # and @eve\n\n   \n', ['a.ts'], ['ada']],
    ['in a file with lines of Windows', '*.ts @ada\r\n*.md @bob\r\n', ['a.ts'], ['ada']],
    ['but not by what GitHub does not take', '* @ada\n!a.ts @eve\n[ab].ts @eve', ['a.ts'], ['ada']],
    ['with case counting', '*.TS @eve\n/SRC/ @eve', ['src/a.ts'], []],
  ])('%s: %j for %j', (_, codeowners, files, expected) => {
    expect(codeOwnersOf(codeowners, files)).toEqual(expected)
  })

  it('read at once from whatever stands in the file', () => {
    const text = `${'@'.repeat(10_000)} ${'\\ '.repeat(10_000)}\n${'*'.repeat(100)} @ada\n`.repeat(20)

    expect(codeOwnersOf(text, ['a.ts'])).toBeInstanceOf(Array)
  })
})

describe('a message suggests', () => {
  it.each<[string, readonly string[]]>([
    ['Fix it\n\nSuggested-reviewer: @ada', ['ada']],
    ['Fix it\n\nSuggested-reviewers: @ada, bob carl', ['ada', 'bob', 'carl']],
    ['x\n\nSUGGESTED-REVIEWER:@ada\nsuggested-reviewer: @bob', ['ada', 'bob']],
    ['x\r\n\r\nSuggested-reviewer: @ada\r\n', ['ada']],
    ['Suggested-reviewer: ada@example.com, <bob>, octo/team, $(id)', []],
    ['We have no Suggested-reviewer: @ada', []],
    ['', []],
  ])('%j: %j', (message, expected) => {
    expect(suggestedIn(message)).toEqual(expected)
  })
})
