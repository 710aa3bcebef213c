import { parseDiff } from './unified-diff.ts'

/** A dependency whose version a change raises or lowers. */
export interface Bump {
  readonly name: string
  readonly from: string
  readonly to: string
}

const VERSION = String.raw`[\^~<>=!v ]{0,4}(?<version>\d{1,6}(?:\.[\w.+-]{1,60})?)`

/** Lines of manifests that name a dependency with its version, by a part of the file's path. */
const LINES: readonly (readonly [path: RegExp, line: RegExp])[] = [
  [/(?:^|\/)package\.json$/, new RegExp(String.raw`^\s*"(?<name>[^"\s]{1,214})"\s*:\s*"${VERSION}"`)],
  [/(?:^|\/)go\.mod$/, new RegExp(String.raw`^\s*(?:require\s+)?(?<name>[\w./~-]{3,200}) ${VERSION}`)],
  [
    /(?:^|\/)(?:requirements|constraints)[^/]*\.(?:txt|in)$/,
    new RegExp(String.raw`^(?<name>[\w.-]{1,200})(?:\[[^\]]{0,100}\])?${VERSION}`),
  ],
  [/(?:^|\/)pyproject\.toml$/, new RegExp(String.raw`^\s*"(?<name>[\w.-]{1,200})(?:\[[^\]]{0,100}\])?${VERSION}`)],
  [/\.toml$/, new RegExp(String.raw`^\s*"?(?<name>[\w.-]{1,200})"?\s*=\s*(?:\{\s*version\s*=\s*)?"${VERSION}`)],
]
/**
 * An entry of package-lock.json: its version is the line below its path, and in a diff both old and new lines follow.
 */
const NPM_LOCKED =
  /^ \s*"(?:[^"\n]{0,300}\/)?node_modules\/([^"\n]{1,214})": \{\n-\s*"version": "([^"\n]{1,60})",?\n(?:-[^\n]*\n){0,6}\+\s*"version": "([^"\n]{1,60})"/gm

/** List the dependencies whose versions a unified diff changes, each once, in the order of the diff. */
export function bumpsIn(diff: string): Bump[] {
  const found = parseDiff(diff).flatMap(({ path = '', text, hunks }): Bump[] => {
    if (/(?:^|\/)package-lock\.json$/.test(path))
      return [...text.matchAll(NPM_LOCKED)].map(([, name = '', from = '', to = '']) => ({ name, from, to }))
    const line = LINES.find(([of]) => of.test(path))?.[1]
    if (line === undefined) return []
    const runs = hunks.flatMap(hunk => hunk.runs)
    const before = versionsIn(
      runs.flatMap(run => run.before),
      line,
    )
    const after = versionsIn(
      runs.flatMap(run => run.after),
      line,
    )
    return [...before].flatMap(([name, from]) => {
      const to = after.get(name)
      return to === undefined || to === from ? [] : [{ name, from, to }]
    })
  })
  return [...new Map(found.map(bump => [bump.name, bump])).values()]
}

function versionsIn(lines: readonly string[], pattern: RegExp): Map<string, string> {
  return new Map(
    lines.flatMap(line => {
      const { name, version } = pattern.exec(line.slice(0, 600))?.groups ?? {}
      return name === undefined || version === undefined ? [] : [[name, version] as const]
    }),
  )
}

/**
 * Cut a changelog to what it says of the versions after `from`, up to `to`. A changelog begins with its newest version.
 * If it has no heading for `to`, nothing of it is known to be of this bump.
 */
export function changelogBetween(text: string, { from, to }: Pick<Bump, 'from' | 'to'>, max: number): string {
  const lines = text.split('\n')
  const first = lines.findIndex(line => isHeadingOf(line, to))
  if (first < 0) return ''
  const rest = lines.slice(first)
  const last = rest.findIndex(line => isHeadingOf(line, from))
  return rest
    .slice(0, last < 0 ? undefined : last)
    .join('\n')
    .slice(0, max)
    .trimEnd()
}

/** True for a line that begins with a version: `## 2.0.0`, `## [v2.0.0] - 2026-01-01`, `2.0.0 (2026-01-01)`. */
function isHeadingOf(line: string, version: string): boolean {
  const found = /^(?:#{1,6}\s{1,4})?(?:Version |Release |v(?=\d)|@?[\w/.-]{1,100}@)?\[?v?(\d[\w.+-]{0,60})/i.exec(
    line,
  )?.[1]
  return found === version || found === `${version}.`
}
