/** Writes the JSON Schema of .github/fix-tests.yml. */
import { readFileSync, writeFileSync } from 'node:fs'
import { schemaText } from './tables.ts'

writeFileSync('fix-tests.schema.json', schemaText(readFileSync('action.yml', 'utf8')))
