/** Write src/fixers/models/prices.json from the table of list prices. Usage: node scripts/prices.ts [table.yaml] */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { priceListText } from './price-table.ts'

const table = process.argv[2] ?? join('scripts', 'prices.yaml')
writeFileSync(join('src', 'fixers', 'models', 'prices.json'), priceListText(readFileSync(table, 'utf8')))
