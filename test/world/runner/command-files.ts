// GITHUB_OUTPUT, GITHUB_STATE, GITHUB_ENV, GITHUB_PATH and GITHUB_STEP_SUMMARY.
// Source: actions/runner, Runner.Worker/FileCommandManager.cs.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StepLog } from './step-log.ts'

export interface CommandFiles {
  /** By the name in the `github` context, which is the variable's name without `GITHUB_`, in lower case. */
  paths: Record<'output' | 'state' | 'env' | 'path' | 'step_summary', string>
}

/** What the command files of all stages have said so far. */
export interface Said {
  outputs: Record<string, string>
  state: Record<string, string>
  exportedEnv: Record<string, string>
  paths: string[]
  rawSummary: string
}

const summaryLimit = 1024 * 1024

/** Fresh and empty for each stage, as on GitHub. */
export function createCommandFiles(folder: string): CommandFiles {
  mkdirSync(folder, { recursive: true })
  const create = (name: string) => {
    const path = join(folder, name)
    writeFileSync(path, '')
    return path
  }
  return {
    paths: {
      output: create('set_output'),
      state: create('save_state'),
      env: create('set_env'),
      path: create('add_path'),
      step_summary: create('step_summary'),
    },
  }
}

/** Adds what the files say. A malformed file fails the step; what it said before its bad line still counts. */
export function readCommandFiles({ paths }: CommandFiles, { said, log }: { said: Said; log: StepLog }): void {
  const process = (name: keyof CommandFiles['paths'], take: (text: string) => void) => {
    try {
      if (existsSync(paths[name])) take(readFileSync(paths[name], 'utf8'))
    } catch (error) {
      log.failed = true
      log.error(`Unable to process file command '${name}' successfully.`)
      log.error(error instanceof Error ? error.message : String(error))
    }
  }

  process('output', text => assign(said.outputs, parseKeyValues(text)))
  process('state', text => assign(said.state, parseKeyValues(text)))
  process('env', text => {
    for (const [name, value] of parseKeyValues(text)) {
      if (name.toUpperCase() === 'NODE_OPTIONS') {
        log.error(`Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.`)
      } else said.exportedEnv[name] = value
    }
  })
  process('path', text => {
    for (const line of text.split(/\r?\n/).filter(Boolean)) {
      said.paths = [...said.paths.filter(path => path !== line), line]
    }
  })
  process('step_summary', text => {
    const size = Buffer.byteLength(text)
    if (size <= summaryLimit) said.rawSummary += text
    else {
      log.error(
        `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${summaryLimit / 1024}k, got ${Math.floor(size / 1024)}k. For more information see: https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-markdown-summary`,
      )
    }
  })
}

function assign(target: Record<string, string>, pairs: Iterable<[string, string]>): void {
  for (const [name, value] of pairs) target[name] = value
}

/** `name=value` lines and `name<<DELIMITER` blocks, one at a time, so that a bad line spoils only what follows it. */
export function* parseKeyValues(text: string): Generator<[name: string, value: string]> {
  const lines = text.split('\n')
  // A block's end must be a whole line or the end of the file; text after the last line break is a line of its own.
  if (lines.at(-1) === '') lines.pop()

  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (line === '') continue
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')

    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      yield [line.slice(0, equals), line.slice(equals + 1)]
      continue
    }
    if (heredoc < 0) throw new Error(`Invalid format '${line}'`)

    const name = line.slice(0, heredoc)
    const delimiter = line.slice(heredoc + 2)
    if (name === '' || delimiter === '') {
      throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`)
    }
    const end = lines.indexOf(delimiter, index + 1)
    if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`)
    yield [name, lines.slice(index + 1, end).join('\n')]
    index = end
  }
}
