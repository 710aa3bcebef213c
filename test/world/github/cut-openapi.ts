/**
 * Cuts GitHub's OpenAPI to the operations that the local GitHub serves, and writes openapi.json:
 *
 *     node test/world/github/cut-openapi.ts path/to/api.github.com.json
 *
 * The full description (13 MB) is `generated/api.github.com.json` in the npm package @octokit/openapi, which is
 * too big to depend on. Kept: paths, parameters, bodies, responses and every schema they lead to. Dropped: words
 * for people, and examples. No schema is pruned; one parameter is corrected.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { OpenApiDocument } from './openapi-document.ts'
import { allRoutes } from './routes/all.ts'

const forPeople = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'externalDocs',
  'tags',
  'x-github',
  'x-githubEnterprise',
  'headers',
])

interface Cut {
  readonly paths: Record<string, Record<string, unknown>>
  readonly components: Record<string, Record<string, unknown>>
}

function cut(full: OpenApiDocument, served: ReadonlySet<string>): Cut {
  const paths: Cut['paths'] = {}
  const components: Cut['components'] = {}
  const groups: Readonly<Record<string, Readonly<Record<string, unknown>>>> = full.components
  const keep = (reference: string): void => {
    const [, , group = '', name = ''] = reference.split('/')
    const kept = (components[group] ??= {})
    if (name in kept) return
    kept[name] = bare(groups[group]?.[name])
    referencesIn(kept[name]).forEach(keep)
  }
  for (const [path, methods] of Object.entries(full.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!served.has(operation.operationId)) continue
      const kept = bare(operation)
      ;(paths[path] ??= {})[method] = kept
      referencesIn(kept).forEach(keep)
    }
  }
  return { paths, components }
}

/** Without what is for people; but a property may well be called `title`. */
function bare(value: unknown, names = false): unknown {
  if (Array.isArray(value)) return value.map(each => bare(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => names || !forPeople.has(key))
      .map(([key, each]) => [key, bare(each, !names && key === 'properties')]),
  )
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' && typeof each === 'string' ? [each] : referencesIn(each),
  )
}

const [source] = process.argv.slice(2)
if (source === undefined) {
  process.stderr.write('usage: node test/world/github/cut-openapi.ts path/to/api.github.com.json\n')
  process.exit(1)
}
const full: OpenApiDocument = JSON.parse(readFileSync(source, 'utf8'))
const known = new Set(
  Object.values(full.paths).flatMap(methods => Object.values(methods).map(each => each.operationId)),
)
const served = new Set(allRoutes().map(route => route.operationId))
const unknown = [...served].filter(id => !known.has(id))
if (unknown.length > 0) throw new Error(`not in ${source}: ${unknown.join(', ')}`)
const result = cut(full, served)
// Described as a date, documented and served as a date or a range (`>=2026-01-01`).
result.components['parameters'] = {
  ...result.components['parameters'],
  created: { name: 'created', in: 'query', schema: { type: 'string' } },
}
const target = new URL('./openapi.json', import.meta.url)
// One operation or schema a line: small enough, and a diff of it can be read.
const lines = (group: object): string =>
  Object.entries(group)
    .map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`)
    .join(',\n')
const components = Object.entries(result.components).map(
  ([name, group]) => `${JSON.stringify(name)}:{\n${lines(group)}\n}`,
)
writeFileSync(target, `{"paths":{\n${lines(result.paths)}\n},\n"components":{${components.join(',\n')}}}\n`)
