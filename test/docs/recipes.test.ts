import { describe, expect, it } from 'vitest'
import { parseCommand } from '../../src/frameworks/commands/parse-command.ts'
import { exampleOf, reporterOf } from '../../src/setup/reporter-lines.ts'
import { pageText } from './pages.ts'
import { recipes } from './recipes.ts'

/** The framework of each recipe whose lines `fix-tests init` prints, too. */
const FRAMEWORK: Readonly<Record<string, string>> = {
  'go › go test': 'go',
  'java › Maven': 'maven',
  'java › Gradle': 'gradle',
  'javascript › vitest': 'vitest',
  'javascript › jest': 'jest',
  'javascript › mocha': 'mocha',
  'javascript › node:test': 'node',
  'javascript › Playwright': 'playwright',
  'javascript › bun test': 'bun',
  'javascript › npm': 'vitest',
  'javascript › pnpm': 'vitest',
  'javascript › yarn': 'vitest',
  'javascript › bun': 'vitest',
  'php › PHPUnit': 'phpunit',
  'python › pytest': 'pytest',
  'python › unittest': 'unittest',
  'python › Django': 'unittest',
  'python › uv': 'pytest',
  'python › poetry': 'pytest',
  'ruby › RSpec': 'rspec',
  'rust › cargo-nextest': 'cargo',
}
/** Recipes of runners or reports that `fix-tests init` does not suggest. */
const OTHERS = ['dotnet › dotnet test', 'go › go test -json', 'rust › cargo test']

describe('the recipes', () => {
  it('are those of all frameworks and package managers that are named here', () => {
    const names = recipes().map(({ name }) => name)

    expect(names.toSorted()).toEqual([...Object.keys(FRAMEWORK), ...OTHERS].toSorted())
  })

  it.each(recipes().filter(({ name }) => name in FRAMEWORK))(
    'say of $name what init says',
    ({ name, run, env, path }) => {
      const reporter = reporterOf(FRAMEWORK[name] ?? '', run)

      expect(run).toContain(reporter && exampleOf(reporter))
      expect(env).toEqual(reporter?.env ?? {})
      expect(path).toBe(reporter?.path)
    },
  )

  it('have test-commands that are one command', () => {
    const commands = [...pageText('docs/recipes/dotnet.md').matchAll(/^ *test-command: (.+)$/gm)]

    expect(commands).toHaveLength(1)
    for (const [, command = ''] of commands)
      expect(parseCommand('test-command', command)).toMatchObject({ file: 'dotnet' })
  })
})
