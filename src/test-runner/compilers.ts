import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from '../frameworks/framework.ts'
import { childEnvironment } from './child-env.ts'
import { runProcess } from './process.ts'

const TIMEOUT_MS = 20_000
const PYTHON = 'import ast, sys; ast.parse(open(sys.argv[1], "rb").read())'
/** Node.js program that strips the types of a file, which parses all of it. Enums and the like are transformed. */
const TYPESCRIPT =
  'require("node:module").stripTypeScriptTypes(require("node:fs").readFileSync(process.argv[1], "utf8"), { mode: "transform" })'

export interface CompilersOptions {
  /** Top of the work tree. */
  readonly root: string
  readonly host: Readonly<Record<string, string | undefined>>
  readonly temp: string
  readonly signal: AbortSignal
}

/**
 * Create a function that asks the language's own parser if a file of the work tree is well-formed. It runs none of the
 * file's code, and knows newer syntax than the grammars here. It returns undefined if no such parser is installed.
 */
export function compilers(options: CompilersOptions): (file: string) => Promise<boolean | undefined> {
  return async file => {
    const command = parserFor(join(options.root, file))
    if (command === undefined) return undefined
    const marker = randomUUID()
    const env = childEnvironment(options.host, { pass: [], secrets: [], temp: options.temp, marker })
    const run = { cwd: options.root, env, marker, timeoutMs: TIMEOUT_MS, signal: options.signal }
    const { exit, output } = await runProcess(command, run)
    if (exit.kind !== 'exited') return undefined
    if (exit.code === 0) return true
    // Node.js rejects some valid TypeScript, such as enums. That is no error in the file.
    return /SyntaxError|IndentationError|TabError/.test(output) && !/UNSUPPORTED_TYPESCRIPT/.test(output)
      ? false
      : undefined
  }
}

function parserFor(path: string): Command | undefined {
  if (!existsSync(path)) return undefined
  if (/\.pyi?$/.test(path))
    return { file: process.platform === 'win32' ? 'python' : 'python3', args: ['-I', '-c', PYTHON, path] }
  if (/\.[mc]?js$/.test(path)) return { file: process.execPath, args: ['--check', path] }
  const types = 'typescript' in process.features && process.features.typescript !== false
  return types && /\.[mc]?ts$/.test(path)
    ? { file: process.execPath, args: ['--no-warnings', '-e', TYPESCRIPT, path] }
    : undefined
}
