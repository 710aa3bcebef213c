import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ActionsMetadataProvider } from '@actions/languageservice'
import { parse } from 'yaml'
import { OWN_ACTION, type Source } from './sources.ts'

/**
 * Two validators that share no code. What neither looks at, as it would need a network or another tool: whether the
 * repositories, commits and secrets that are named exist, whether a version comment tells the truth about its commit,
 * the inputs of actions that actionlint does not know, labels of runners of one's own, and the shell in `run`.
 */

type Metadata = Awaited<ReturnType<ActionsMetadataProvider['fetchActionMetadata']>>
type Finding = { readonly filepath: string; readonly line: number; readonly message: string }

// It is written for bundlers, and imports JSON without saying so.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
})
const { registerLogger, validate } = await import('@actions/languageservice')

/** The language service takes a fault of its own for a clean file, and tells only the log. */
const faults: string[] = []
const ignore = () => {}
registerLogger({ error: message => faults.push(message), warn: ignore, info: ignore, log: ignore })

/** It keeps what it has parsed by address. */
let documents = 0

/** What GitHub's own language service finds wrong, as `file:line: message`. */
export async function byLanguageService(source: Source, manifest: string): Promise<string[]> {
  const name = source.kind === 'action' ? 'action.yml' : '.github/workflows/workflow.yml'
  const uri = `file:///${++documents}/${name}`
  const before = faults.length
  const own = parse(manifest) as Metadata

  // It reads these two of a document, and nothing else.
  const document = { uri, getText: () => source.text } as Parameters<typeof validate>[0]
  const diagnostics = await validate(document, {
    actionsMetadataProvider: {
      // Without inputs, none is looked at.
      fetchActionMetadata: async ({ owner, name: action }) =>
        `${owner}/${action}` === OWN_ACTION ? own : { name: action, description: '' },
    },
  })

  if (faults.length > before) throw new Error(`The language service broke: ${faults.slice(before).join('; ')}`)
  return diagnostics
    .filter(({ severity = 1 }) => severity <= 2)
    .map(({ range, message }) =>
      told(source, range.start.line + 1, typeof message === 'string' ? message : message.value),
    )
}

/** What actionlint finds wrong in all of them, as `file:line: message`; action.yml is read by way of those that use it. */
export function byActionlint(sources: readonly Source[], manifest: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'fix-tests-actionlint-'))
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  try {
    const files = new Map<string, Source>()
    for (const [index, source] of sources.entries())
      if (source.kind !== 'action') files.set(`.github/workflows/${index}.yml`, source)
    for (const [file, { text }] of files) put(file, asKnown(text))
    put('.git/HEAD', '')
    put('action.yml', manifest)
    put((parse(manifest) as { runs?: { main?: string } }).runs?.main ?? 'main.js', '')

    const args = ['-no-color', '-shellcheck=', '-pyflakes=', '-format', '{{json .}}', ...files.keys()]
    const { status, stdout, stderr, error } = spawnSync('actionlint', args, { cwd: root, encoding: 'utf8' })
    if (error !== undefined) throw error
    if (status !== 0 && status !== 1) throw new Error(`actionlint ended with ${status}: ${stderr}`)

    return (JSON.parse(stdout) as Finding[]).map(({ filepath, line, message }) => {
      const source = files.get(filepath.replaceAll('\\', '/'))
      return source === undefined ? `${filepath}:${line}: ${message}` : told(source, line, message)
    })
  } finally {
    rmSync(root, { recursive: true })
  }
}

/**
 * The same text with actions named as actionlint knows them: our own by its folder, so that its inputs and outputs are
 * looked at, and those pinned by commit by the major version in their comment.
 */
function asKnown(text: string): string {
  return text
    .replaceAll(new RegExp(String.raw`(\buses: *)["']?${OWN_ACTION}@[^\s"']+["']?`, 'g'), '$1./')
    .replaceAll(/(\buses: *[\w.-]+\/[\w./-]+@)[0-9a-f]{40} +# *(v\d+)\b.*$/gm, '$1$2')
}

function told(source: Source, line: number, message: string): string {
  return `${source.file}:${source.lineOf(line)}: ${message}`
}
