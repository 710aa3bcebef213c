// GITHUB_OUTPUT and GITHUB_STEP_SUMMARY. Source: actions/runner, Runner.Worker/FileCommandManager.cs.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StepLog } from './step-log.ts'

/** By the name in the `github` context, which is the variable's name without `GITHUB_`, in lower case. */
export type CommandFiles = Record<'output' | 'state' | 'env' | 'path' | 'step_summary', string>

export interface Said {
  outputs: Record<string, string>
  rawSummary: string
}

const summaryLimit = 1024 * 1024

/** Create the files, fresh and empty, as on GitHub. */
export function createCommandFiles(folder: string): CommandFiles {
  mkdirSync(folder, { recursive: true })
  const at = (name: string) => join(folder, name)
  const [output, state, env, path] = [at('set_output'), at('save_state'), at('set_env'), at('add_path')]
  const files = { output, state, env, path, step_summary: at('step_summary') }
  for (const file of Object.values(files)) writeFileSync(file, '')
  return files
}

/** Read the files. A malformed one fails the step; the lines before the bad one still count. */
export function readCommandFiles(files: CommandFiles, log: StepLog): Said {
  const said: Said = { outputs: {}, rawSummary: '' }
  const process = (name: keyof CommandFiles, take: (text: string) => void) => {
    try {
      if (existsSync(files[name])) take(readFileSync(files[name], 'utf8'))
    } catch (error) {
      log.failed = true
      log.error(`Unable to process file command '${name}' successfully.`)
      log.error(error instanceof Error ? error.message : String(error))
    }
  }
  process('output', text => {
    for (const [name, value] of parseKeyValues(text)) said.outputs[name] = value
  })
  process('step_summary', text => {
    const size = Buffer.byteLength(text)
    if (size > summaryLimit) log.error(`$GITHUB_STEP_SUMMARY upload aborted, supports content up to 1024k, got ${size}`)
    else said.rawSummary = text
  })
  // They reach later steps, of which there are none here.
  for (const name of ['state', 'env', 'path'] as const) {
    process(name, text => {
      if (text !== '') throw new Error(`The local runner does not play this file, which says: ${text}`)
    })
  }
  return said
}

/** Parse `name=value` lines and `name<<DELIMITER` blocks one by one: a bad line spoils only the lines after it. */
export function* parseKeyValues(text: string): Generator<[name: string, value: string]> {
  const lines = text.split('\n')
  // A block's end must be a whole line or the end of the file; text after the last line break is a line of its own.
  if (lines.at(-1) === '') lines.pop()

  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (line === '') continue
    const [, name = '', sign, rest = ''] = /^(.*?)(=|<<)(.*)$/s.exec(line) ?? []
    if (sign === '=') {
      yield [name, rest]
      continue
    }
    if (sign === undefined || name === '' || rest === '') throw new Error(`Invalid format '${line}'`)
    const end = lines.indexOf(rest, index + 1)
    if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${rest}'`)
    yield [name, lines.slice(index + 1, end).join('\n')]
    index = end
  }
}
