import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { broken, type Mutation } from './mutation.ts'

/** Say why mutations do not fit a checkout: a text to find is not there exactly once, or a test file is missing. */
export function misfitsOf(mutations: readonly Mutation[], checkout: string): string[] {
  return mutations.flatMap(mutation => {
    const missing = mutation.tests.filter(file => !existsSync(join(checkout, 'test', file)))
    const problems = missing.map(file => `test/${file} is missing.`)
    try {
      broken(readFileSync(join(checkout, 'src', mutation.file), 'utf8'), mutation)
    } catch (error) {
      problems.push((error as Error).message)
    }
    return problems.map(problem => `${mutation.name}: ${problem}`)
  })
}
