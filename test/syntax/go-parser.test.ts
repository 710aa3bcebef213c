import { describe, expect, it } from 'vitest'
import { grammarOf, hasErrors } from '../../src/syntax/languages.ts'

const grammar = grammarOf('a.go')
const inFunction = (code: string) => `package a\n\nfunc f(x int) bool {\n${code}\n}\n`

describe('the parser of Go', () => {
  it.each([
    '\tdone := true\n\treturn done',
    '\tvar done = false // none\n\tdone = x > 1\n\treturn done',
    '\tfor {\n\t\tok = true\n\t\tbreak\n\t}\n\treturn ok',
    '\tset(x,\n\t\ttrue,\n\t)\n\treturn false',
    '\ttrues := x\n\treturn trues == 1 &&\n\t\ttrue',
  ])('ends a statement where Go does: %j', code => {
    expect(hasErrors(grammar?.parse(inFunction(code)) ?? expect.fail('there is no grammar'))).toBe(false)
  })

  it('sees an error where there is one', () => {
    expect(hasErrors(grammar?.parse(inFunction('\tdone := true return done')) ?? expect.fail('no grammar'))).toBe(true)
  })
})
