import ignore from 'ignore'
import picomatch from 'picomatch'
import { parse } from 'yaml'
import type { Project } from '../framework.ts'
import { packageManifest } from './node-package.ts'

/**
 * Create a function that tells the folders whose tests are not the project's: git submodules and what git ignores, such
 * as generated folders. Of JavaScript's packages those that no workspace of the project has.
 */
export function leftOut(project: Project): (dir: string, ecosystem?: string) => boolean {
  const submodules = [...(project.text('.gitmodules') ?? '').matchAll(/^[ \t]*path[ \t]*=[ \t]*(?<path>\S.*)$/gm)].map(
    ({ groups }) => groups?.path?.trimEnd() ?? '',
  )
  const ignored = ignore().add(project.text('.gitignore') ?? '')
  const patterns = workspacePatterns(project)
  return (dir, ecosystem) => {
    if (dir === '') return false
    if (ecosystem === undefined) return submodules.includes(dir) || ignored.ignores(`${dir}/`)
    return ecosystem === 'javascript' && patterns.length > 0 && !isWorkspace(dir, patterns)
  }
}

/** Later patterns win; `!` excludes. */
function isWorkspace(dir: string, patterns: readonly string[]): boolean {
  const last = patterns.findLast(pattern => picomatch.isMatch(dir, pattern.replace(/^!/, '')))
  return last !== undefined && !last.startsWith('!')
}

/** List the patterns of a workspace's packages, as npm, yarn, pnpm, bun and lerna read them. */
function workspacePatterns(project: Project): readonly string[] {
  const read = (text: string | undefined, parseText: (text: string) => unknown): unknown => {
    try {
      return text === undefined ? undefined : parseText(text)
    } catch {
      // A broken file is reported better by its own tools.
      return undefined
    }
  }
  const pnpm = read(project.text('pnpm-workspace.yaml'), text => parse(text) as unknown)
  const lerna = read(project.text('lerna.json'), text => JSON.parse(text) as unknown)
  const { workspaces } = packageManifest(project)
  const all = [field(pnpm, 'packages'), workspaces, field(workspaces, 'packages'), field(lerna, 'packages')]
  const found = all.find(each => Array.isArray(each)) as readonly unknown[] | undefined
  return (found ?? [])
    .filter(each => typeof each === 'string')
    .map(each => each.replace(/^(!?)\.\//, '$1').replace(/(?<!\/)\/+$/, ''))
}

function field(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined
}
