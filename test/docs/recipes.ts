import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../world/project.ts'
import { codeBlocks, pageText } from './pages.ts'

/** The lines of a recipe for CI. */
export interface Recipe {
  /** Page and heading, such as `python › uv`. */
  readonly name: string
  readonly run: string
  readonly env: Readonly<Record<string, string>>
  /** The reports that are uploaded or read: a file, a folder or a glob. */
  readonly path: string
}

interface Step {
  run?: string
  env?: Record<string, string>
  with?: Record<string, string>
}

/** All recipes of the documentation, in the order of their pages. */
export function recipes(): Recipe[] {
  const pages = globSync('docs/recipes/*.md', { cwd: ROOT }).toSorted()
  return pages.flatMap(page =>
    codeBlocks(pageText(page))
      .filter(({ language }) => language === 'yaml')
      .flatMap(({ text, under }) => {
        const [{ run, env = {} } = {}, ...rest] = parse(text) as Step[]
        const paths = rest
          .map(step => step.with?.path ?? step.with?.['report-paths'])
          .filter(path => path !== undefined)
        const name = `${basename(page, '.md')} › ${under.at(-1)}`
        return run === undefined ? [] : [{ name, run, env, path: paths[0] ?? '' }]
      }),
  )
}
