/**
 * Checks the npm package before it is packed (`prepack`): that it works, and in CI on a tag that it is what the tag
 * says.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface PackageState {
  readonly manifest: {
    readonly version: string
    readonly private?: boolean
    readonly files: readonly string[]
    readonly dependencies?: object
  }
  readonly changelog: string
  /** Output of `--version`. */
  readonly answers: string
  /** Tag that is released; undefined for none. */
  readonly tag: string | undefined
  readonly exists: (path: string) => boolean
}

/** List the reasons not to publish, as sentences. */
export function packageProblems({ manifest, changelog, answers, tag, exists }: PackageState): string[] {
  const { version, files, dependencies = {} } = manifest
  const bundled = Object.keys(dependencies)
  return [
    ...(manifest.private === true ? ['package.json is private: npm refuses to publish it.'] : []),
    ...files.filter(path => !exists(path)).map(path => `${path} is missing: run npm run build.`),
    ...(answers.trim() === version
      ? []
      : [`dist/cli.js --version says ${answers.trim()} and package.json ${version}.`]),
    ...(bundled.length === 0 ? [] : [`dist holds all packages: move ${bundled.join(', ')} to devDependencies.`]),
    ...(tag === undefined || tag === `v${version}` ? [] : [`The tag is ${tag}, and package.json says ${version}.`]),
    ...(tag === undefined || releaseNotes(changelog, version) !== ''
      ? []
      : [`CHANGELOG.md has no part “## ${version}”: rename “Unreleased”.`]),
  ]
}

/** Cut the notes of a version out of the changelog; '' if it has none. */
export function releaseNotes(changelog: string, version: string): string {
  const parts = changelog.split(/^## /m).slice(1)
  const part = parts.find(each => /^\[?([\w.-]+)/.exec(each)?.[1] === version) ?? ''
  return part.slice(part.indexOf('\n') + 1).trim()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as PackageState['manifest']
  const problems = packageProblems({
    manifest,
    changelog: readFileSync('CHANGELOG.md', 'utf8'),
    answers: execFileSync(process.execPath, ['dist/cli.js', '--version'], { encoding: 'utf8' }),
    tag: process.env.GITHUB_REF_TYPE === 'tag' ? process.env.GITHUB_REF_NAME : undefined,
    exists: existsSync,
  })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
}
