/**
 * Cut GitHub's OpenAPI to the operations that the local GitHub serves, and write openapi.json:
 *
 *     node test/world/github/cut-openapi.ts path/to/api.github.com.json
 *
 * The full description (13 MB) is `generated/api.github.com.json` in the npm package @octokit/openapi, which is
 * too big to depend on. Kept: paths, parameters, bodies, responses and every schema they refer to. Dropped: words
 * for people, and examples. No schema is pruned.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { allRoutes } from './routes/all.ts'

type Json = { readonly [key: string]: unknown }

const forPeople = new Set(
  'description summary title example examples externalDocs tags x-github x-githubEnterprise headers'.split(' '),
)

/** Drop the words for people, but keep a property that is called `title`. */
function bare(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map(each => bare(each))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => areNames || !forPeople.has(key))
  return Object.fromEntries(kept.map(([key, each]) => [key, bare(each, !areNames && key === 'properties')]))
}

/** One operation or schema a line keeps diffs readable. */
function lines(group: object): string {
  return Object.entries(group)
    .map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`)
    .join(',\n')
}

const [source = ''] = process.argv.slice(2)
const full = JSON.parse(readFileSync(source, 'utf8')) as Record<'paths' | 'components', Record<string, Json>>
const components: Record<string, Record<string, unknown>> = {}
const missing = new Set(allRoutes.map(route => route.operationId))

/** Keep a part, and every component that it refers to. */
function keep(part: unknown): unknown {
  const kept = bare(part)
  for (const [, group = '', name = ''] of JSON.stringify(kept).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
    const known = (components[group] ??= {})
    if (name in known) continue
    // Named before it is kept: it may refer to itself.
    known[name] = undefined
    known[name] = keep(full.components[group]?.[name])
  }
  return kept
}

const paths = Object.entries(full.paths).flatMap(([path, methods]) => {
  const served = Object.entries(methods).filter(([, each]) => missing.delete(String((each as Json)['operationId'])))
  return served.length === 0 ? [] : [[path, Object.fromEntries(served.map(([method, each]) => [method, keep(each)]))]]
})
if (missing.size > 0) throw new Error(`not in ${source}: ${[...missing].join(', ')}`)
const groups = Object.entries(components).map(([name, group]) => `${JSON.stringify(name)}:{\n${lines(group)}\n}`)
const target = new URL('./openapi.json', import.meta.url)
writeFileSync(target, `{"paths":{\n${lines(Object.fromEntries(paths))}\n},\n"components":{${groups.join(',\n')}}}\n`)
