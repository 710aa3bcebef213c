/** Writes the README's tables of inputs and outputs from action.yml. */
import { readFileSync, writeFileSync } from 'node:fs'
import { withTables } from './tables.ts'

const readme = readFileSync('README.md', 'utf8')
writeFileSync('README.md', withTables(readme, readFileSync('action.yml', 'utf8')))
