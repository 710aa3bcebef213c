import { describe, expect, it } from 'vitest'
import { type FixCommand, fixCommandLine, parseFixCommand } from '../../../src/domain/model/fix-command.ts'

describe('a line of fix-commands', () => {
  it.each<[string, FixCommand]>([
    ['eslint --fix .', { run: 'eslint --fix .', mayWrite: [] }],
    ['  go mod tidy  ->  go.mod   go.sum ', { run: 'go mod tidy', mayWrite: ['go.mod', 'go.sum'] }],
    ['go mod tidy -> go.mod, go.sum', { run: 'go mod tidy', mayWrite: ['go.mod', 'go.sum'] }],
    ['gen -> src/{a,b}/**', { run: 'gen', mayWrite: ['src/{a,b}/**'] }],
    ['a->b', { run: 'a->b', mayWrite: [] }],
    ["sed 's/ -> /=>/' -> x.lock", { run: "sed 's/ -> /=>/'", mayWrite: ['x.lock'] }],
  ])('%j is a command and the files that it may write', (line, command) => {
    expect(parseFixCommand(line)).toEqual(command)
    expect(parseFixCommand(fixCommandLine(command))).toEqual(command)
  })
})
