/** Writes the tables of README and docs from action.yml, the settings and the price list. */
import { readFileSync, writeFileSync } from 'node:fs'
import { readTableFacts } from './table-facts.ts'
import { GENERATED, type GeneratedPage, withTables } from './tables.ts'

const facts = readTableFacts()
for (const page of Object.keys(GENERATED) as GeneratedPage[])
  writeFileSync(page, withTables(page, readFileSync(page, 'utf8'), facts))
