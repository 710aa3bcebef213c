import { appendFile } from 'node:fs/promises'
import { logLine, inlineText } from '../../rendering/markdown-escape.ts'

/** Outputs of a step that did no work, besides its outcome: those that are never empty. */
export const NO_WORK_OUTPUTS: Readonly<Record<string, string>> = {
  'pull-request-operation': 'none',
  'fixed-tests': '[]',
  'remaining-tests': '[]',
  'flaky-tests': '[]',
  iterations: '0',
  'input-tokens': '0',
  'output-tokens': '0',
}

/**
 * Report that there is nothing to do, in the runner's own protocol. Most events end here, and @actions/core brings a
 * 1 MB HTTP client, which takes three times as long to load as the rest of such a run.
 * Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export async function writeNoop(why: string, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const message = logLine(why).replaceAll('%', '%25')
  process.stdout.write(`::notice title=fix-tests%3A nothing to do::${message}\n`)
  const outputs = { outcome: 'nothing-to-fix', ...NO_WORK_OUTPUTS }
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`)
  await append(env.GITHUB_OUTPUT, lines.join(''))
  await append(env.GITHUB_STEP_SUMMARY, `## Nothing to do\n\n${inlineText(why)}\n`)
}

async function append(file: string | undefined, text: string): Promise<void> {
  if (file !== undefined && file !== '') await appendFile(file, text)
}
