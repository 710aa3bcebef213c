import { join } from 'node:path'
import type { CommandsRun, FixCommand } from '../domain/model/fix-command.ts'
import { nodeBinFolders } from '../frameworks/project/node-package.ts'
import { withoutShell } from '../frameworks/commands/parse-command.ts'
import type { Command, Project } from '../frameworks/framework.ts'
import { lastLine } from '../test-runner/run-result.ts'
import type { ProcessResult } from '../test-runner/process.ts'
import type { ProjectCommands } from '../workflow/context.ts'
import { changesBy } from '../workspace/disk-changes.ts'
import type { Settings } from '../config/settings.ts'
import { editPolicy } from './testbed-settings.ts'
import type { Testbeds } from './testbeds.ts'

/** Prepare the commands of the setting `fix-commands`; undefined if it names none. */
export function projectCommands(
  settings: Settings,
  { testbeds, signal }: { testbeds: Testbeds; signal: AbortSignal },
): ProjectCommands | undefined {
  const list = settings['fix-commands']
  if (list.length === 0) return undefined
  return {
    list,
    policy: editPolicy(settings),
    async run(commands, commit) {
      await using copy = await testbeds.copy(commit)
      if (copy === undefined) return undefined
      const { root, repository, runner } = copy
      const start = (command: Command) => runner.execute(command, { cwd: copy.project.root, signal })
      const work = () => runInOrder(commands, { project: copy.project, start })
      const { result, files, unreadable } = await changesBy(work, { repository, root, commit })
      return { ended: result, files, unreadable }
    },
  }
}

/** Run commands one after the other, up to the first one that did not end by itself. */
async function runInOrder(
  commands: readonly FixCommand[],
  { project, start }: { project: Project; start: (command: Command) => Promise<ProcessResult> },
): Promise<CommandsRun['ended']> {
  const ended: CommandsRun['ended'][number][] = []
  for (const { run } of commands) {
    const { exit, output } = await start({ ...withoutShell('fix-commands', run), paths: programFolders(project) })
    ended.push({ command: run, exit, said: lastLine(output) })
    if (exit.kind !== 'exited') break
  }
  return ended
}

/** Folders of Python's virtual environments that a checkout may hold. */
const ENVIRONMENTS = ['.venv/bin', 'venv/bin']

/** List the folders in which the project's own tools are installed: they come before the machine's. */
function programFolders(project: Project): string[] {
  const { runsAt, exists } = project
  return [...nodeBinFolders(project), ...ENVIRONMENTS.filter(exists).map(folder => join(runsAt, folder))]
}
