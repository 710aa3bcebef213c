import type { Import } from './imports.ts'

/** What a room may import beside itself. */
export interface Rule {
  /** Rooms, most general first. */
  readonly rooms: readonly string[]
  /** Packages, where not all are allowed: a pure room names each. */
  readonly packages?: readonly string[]
}

/**
 * The allow list: each room of `src`, and each part of `domain`, with what it may import. A room that is not named here
 * may not exist. Type imports count. Read it from top to bottom: imports point up.
 */
export const FENCE: Readonly<Record<string, Rule>> = {
  'domain/text': { rooms: [], packages: [] },
  'domain/model': { rooms: ['domain/text'], packages: ['zod'] },
  'domain/policy': { rooms: ['domain/text', 'domain/model'], packages: ['zod'] },
  'domain/history': { rooms: ['domain/text', 'domain/model', 'domain/policy'], packages: ['zod'] },
  'domain/workflow': { rooms: ['domain/text', 'domain/model', 'domain/policy'], packages: ['zod'] },
  contracts: { rooms: ['domain'], packages: [] },
  concurrency: { rooms: [], packages: ['node:timers/promises'] },
  config: {
    rooms: ['domain', 'contracts'],
    packages: [
      '@actions/expressions',
      '@actions/expressions/ast',
      '@actions/expressions/lexer',
      '@actions/expressions/result',
      '@actions/http-client',
      'leven',
      'undici',
      'yaml',
      'zod',
    ],
  },
  isolation: { rooms: ['domain', 'contracts'] },
  syntax: { rooms: ['domain', 'contracts'] },
  'cheat-signs': { rooms: ['domain', 'syntax'], packages: ['@lezer/common', 'diff'] },
  triage: { rooms: ['domain'], packages: ['node:crypto', 'node:path', 'node:util'] },
  rendering: { rooms: ['domain', 'contracts'], packages: [] },
  'report-page': {
    rooms: ['domain', 'contracts', 'rendering'],
    packages: ['node:crypto', 'node:fs', 'node:fs/promises', 'node:path'],
  },
  frameworks: { rooms: ['domain', 'contracts'] },
  setup: { rooms: ['domain', 'contracts', 'config', 'frameworks'], packages: ['yaml'] },
  'test-reports': { rooms: ['domain', 'contracts', 'concurrency', 'frameworks'] },
  'test-runner': { rooms: ['domain', 'contracts', 'isolation', 'frameworks', 'test-reports'] },
  workspace: { rooms: ['domain', 'contracts', 'concurrency', 'isolation'] },
  'state-store': { rooms: ['domain', 'contracts', 'concurrency', 'workspace'] },
  fixers: { rooms: ['domain', 'contracts', 'concurrency', 'syntax'] },
  workflow: { rooms: ['domain', 'contracts', 'concurrency', 'syntax', 'cheat-signs', 'triage'] },
  github: { rooms: ['domain', 'contracts'] },
  triggers: { rooms: ['domain', 'contracts', 'config', 'github'] },
  engine: {
    rooms: [
      'domain',
      'contracts',
      'concurrency',
      'config',
      'isolation',
      'rendering',
      'syntax',
      'triage',
      'frameworks',
      'test-reports',
      'test-runner',
      'workspace',
      'state-store',
      'fixers',
      'workflow',
    ],
  },
  cli: {
    rooms: [
      'domain',
      'contracts',
      'config',
      'isolation',
      'rendering',
      'report-page',
      'frameworks',
      'setup',
      'github',
      'test-reports',
      'workspace',
      'state-store',
      'fixers',
      'engine',
    ],
  },
  action: {
    rooms: [
      'domain',
      'contracts',
      'concurrency',
      'config',
      'isolation',
      'rendering',
      'report-page',
      'report-page',
      'test-reports',
      'workspace',
      'state-store',
      'github',
      'triggers',
      'engine',
    ],
  },
  /** The entry points. */
  '.': { rooms: ['action', 'cli'], packages: [] },
}

/** The room of a file of `src`: its folder, in `domain` its part, `.` for the entry points. */
export function roomOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  if (!file.includes('/')) return '.'
  return first === 'domain' ? `${first}/${second}` : first
}

/** List the imports that no rule allows, as `from imports to`. */
export function breaches(imports: readonly Import[]): string[] {
  return imports.filter(each => !isAllowed(each)).map(({ from, to }) => `${from} imports ${to}`)
}

function isAllowed({ from, to, isPackage }: Import): boolean {
  const room = roomOf(from)
  const rule = FENCE[room]
  if (rule === undefined) return false
  if (isPackage) return rule.packages?.includes(to) ?? true
  const target = roomOf(to)
  if (target === room) return true
  return rule.rooms.some(allowed => target === allowed || target.startsWith(`${allowed}/`))
}

const ENGINE = 'fixers/offline/'

/** The folders of the repair engine: each imports itself and those before it. Its files beside them may import all. */
export const ENGINE_FOLDERS = [
  'evidence',
  'code',
  'suspects',
  'operators',
  'candidates',
  'synthesis',
  'choice',
  'differences',
  'report',
  'search',
]

/** List the imports inside of the repair engine that point the wrong way, as `from imports to`. */
export function engineBreaches(imports: readonly Import[]): string[] {
  const rank = (file: string) => ENGINE_FOLDERS.indexOf(file.slice(ENGINE.length).split('/')[0] ?? '')
  return imports
    .filter(({ from, to }) => from.startsWith(ENGINE) && to.startsWith(ENGINE))
    .filter(({ from, to }) => rank(from) !== -1 && (rank(to) === -1 || rank(to) > rank(from)))
    .map(({ from, to }) => `${from} imports ${to}`)
}
