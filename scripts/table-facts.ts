import { readFileSync } from 'node:fs'
import { PriceList } from '../src/fixers/models/price-list.ts'
import type { TableFacts } from './tables.ts'

/** Read what the generated tables show, from the root of the repository. */
export function readTableFacts(): TableFacts {
  return {
    manifest: readFileSync('action.yml', 'utf8'),
    prices: PriceList.parse(JSON.parse(readFileSync('src/fixers/models/prices.json', 'utf8'))),
  }
}
