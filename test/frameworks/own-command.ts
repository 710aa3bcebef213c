import { realpathSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestSelection } from '../../src/domain/model/test-case.ts'
import { detectPackages } from '../../src/frameworks/project/detect-packages.ts'
import { parseCommand } from '../../src/frameworks/commands/parse-command.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { verbatimFramework, useOfScript } from '../../src/frameworks/commands/verbatim.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import { linkPackages } from '../world/npm-packages.ts'
import { type Files, install, write } from '../world/project.ts'

interface OwnCommandOptions {
  readonly packages?: readonly string[]
  readonly fromRegistry?: readonly string[]
  /** Command that runs as it is, instead of the project's test script. */
  readonly command?: string
}

/** A project whose own command runs its tests. */
export async function ownCommand(files: Files, { packages = [], fromRegistry = [], command }: OwnCommandOptions) {
  const home = await mkdtempDisposable(join(realpathSync(tmpdir()), 'fix-tests-verbatim-'))
  const root = join(home.path, 'app')
  write(root, files)
  if (fromRegistry.length > 0) linkPackages(root, fromRegistry)
  install(root, packages)
  const project = projectAt(root)
  const script = useOfScript(project, undefined)
  const runner = new ProcessTestRunner({
    root,
    packages:
      command !== undefined
        ? [{ dir: '', project, framework: verbatimFramework(parseCommand('command', command)) }]
        : [
            ...detectPackages(project, []),
            ...(script?.kind !== 'verbatim' ? [] : [{ dir: '', project, framework: script.framework }]),
          ].slice(0, 1),
    temp: join(home.path, 'temp'),
    host: process.env,
    pass: [],
    secrets: [],
    timeoutMs: 100_000,
    reportPaths: undefined,
    emit: () => undefined,
  })
  return {
    root,
    run: (selection: TestSelection) => runner.run(selection, new AbortController().signal),
    write: (changes: Files) => write(root, changes),
    [Symbol.asyncDispose]: () => home.remove(),
  }
}

/** A package.json with this test script and these packages. */
export const manifest = (script: string, ...packages: readonly string[]) => ({
  'package.json': JSON.stringify({
    scripts: { test: script },
    devDependencies: Object.fromEntries(packages.map(name => [name, '*'])),
  }),
})
