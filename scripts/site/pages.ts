import { globSync, readFileSync } from 'node:fs'
import type { NavEntry } from './render-page.ts'

/** Pages at the root of the repository that belong to the site. */
const ROOT_PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md']

/** Read all pages of the site, from the root of the repository, by path. */
export function readPages(root = '.'): Map<string, string> {
  const docs = globSync('docs/**/*.md', { cwd: root }).map(path => path.replaceAll('\\', '/'))
  return new Map([...ROOT_PAGES, ...docs.toSorted()].map(path => [path, readFileSync(`${root}/${path}`, 'utf8')]))
}

/** Groups of the navigation. Other pages are reached from these. */
const GROUPS: readonly (readonly [title: string, pages: readonly string[]])[] = [
  [
    'Begin',
    ['README.md', 'docs/index.md', 'docs/getting-started.md', 'docs/recipes/index.md', 'docs/what-it-fixes.md'],
  ],
  [
    'Use',
    [
      'docs/working-with-it.md',
      'docs/events.md',
      'docs/outcomes.md',
      'docs/models-and-costs.md',
      'docs/command-line.md',
      'docs/forks.md',
      'docs/tokens.md',
    ],
  ],
  ['Look up', ['docs/inputs.md', 'docs/outputs.md', 'docs/configuration.md', 'docs/frameworks.md', 'docs/figures.md']],
  ['Solve', ['docs/troubleshooting.md', 'docs/faq.md', 'docs/upgrading.md', 'docs/comparison.md']],
  ['Trust', ['docs/isolation.md', 'SECURITY.md']],
  ['Build', ['ARCHITECTURE.md', 'docs/design/workflow.md', 'docs/adr/README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']],
]

/** Build the navigation, with the first heading of each page as its title. */
export function navOf(pages: ReadonlyMap<string, string>): NavEntry[] {
  return GROUPS.flatMap(([group, paths]) => [
    { title: group },
    ...paths.map(page => ({ page, title: /^# (.+)$/m.exec(pages.get(page) ?? '')?.[1] ?? page })),
  ])
}
