import type { Event } from '../contracts/events.ts'
import { count, listOf } from '../domain/text/wording.ts'
import { logLine } from './markdown-escape.ts'
import { STOPPED_BECAUSE } from './verification.ts'

/** A line of the log. */
export interface LogEntry {
  readonly kind: 'heading' | 'step' | 'detail' | 'warning' | 'busy'
  readonly text: string
}

const SIGN = { pass: '✓', progress: '◐', other: '✗' } as const

/** Render an event as a line that is safe for a log. `busy` lines are only for a live display. Pure. */
export function renderEvent(event: Event): LogEntry {
  const { kind, text } = render(event)
  return { kind, text: logLine(text) }
}

function render(event: Event): LogEntry {
  switch (event.kind) {
    case 'request':
      return heading(`${event.branch} at ${event.sha.slice(0, 7)}`)
    case 'reports-read':
      return step(`${count(event.files, 'report file')}: ${count(event.cases, 'test case')}, ${event.failing} failing`)
    case 'note':
      return { kind: event.level === 'warning' ? 'warning' : 'detail', text: event.text }
    case 'resumed':
      return step(`resuming from ${event.phase}, after ${count(event.attempts, 'attempt')}`)
    case 'setup':
      return step(`setup: ${event.command}`)
    case 'tests-started':
      return { kind: 'busy', text: `running ${event.what}` }
    case 'tests-progress': {
      const failed = event.failed > 0 ? `, ${event.failed} failed` : ''
      return { kind: 'busy', text: `${event.passed} passed${failed}: ${event.latest.slice(0, 80)}` }
    }
    case 'tests-ended': {
      const skipped = event.skipped > 0 ? `, ${event.skipped} skipped` : ''
      const checks = event.failedChecks === undefined ? '' : `, ${count(event.failedChecks, 'check')} failed`
      const incomplete = event.complete ? '' : ' (incomplete)'
      const time = event.cached ? ' (cached)' : `, ${seconds(event.durationMs)}`
      return detail(
        `${event.what}: ${event.passed} passed, ${event.failed} failed${skipped}${checks}${time}${incomplete}`,
      )
    }
    case 'check-ended': {
      const findings = event.findings === 0 ? '' : `, ${count(event.findings, 'finding')}`
      const command = event.command.replaceAll(/\s+/g, ' ').slice(0, 120)
      const ending = event.cut ?? (event.passed ? 'passed' : 'failed')
      return detail(`check ${command}: ${ending}${findings}, ${seconds(event.durationMs)}`)
    }
    case 'reproduced': {
      const groups = [
        `${event.targets.length} failing`,
        ...some(event.flaky, 'flaky'),
        ...some(event.orderDependent, 'order-dependent'),
        ...some(event.notReproduced, 'not reproduced'),
        // Last, since their names follow.
        ...some(event.leftAlone, `ignored: ${listOf(event.leftAlone, 3)}`),
      ]
      return step(`reproduced: ${groups.join(', ')}`)
    }
    case 'diagnosed':
      return step(
        event.clusters.length === 0
          ? 'diagnosis: nothing left to fix'
          : `diagnosis: ${count(event.clusters.length, 'root cause')} (${event.clusters
              .map(({ title }) => title)
              .slice(0, 5)
              .join('; ')})${hintsOf(event.clusters)}`,
      )
    case 'attempt':
      // A command is its own fixer.
      return heading(
        `Iteration ${event.iteration} – ${event.how}${event.how === 'command' ? '' : `, ${event.fixer}`}: ${event.title}`,
      )
    case 'trying':
      return { kind: 'busy', text: `${event.fixer}: candidate ${event.tried} of ${event.of}, ${event.what}` }
    case 'thought':
      return detail(`${event.fixer}: ${event.text}`)
    case 'judged': {
      const sign = event.result === 'pass' || event.result === 'progress' ? SIGN[event.result] : SIGN.other
      return step(`${sign} ${event.result}: ${event.reason}`)
    }
    case 'racing':
      return heading(`${count(event.attempts, 'attempt')} in parallel`)
    case 'probed':
      return detail(`the broken tests ${event.good ? 'passed' : 'failed'} at iteration ${event.iteration}`)
    case 'minimizing':
      return heading(`Leftovers and untested lines: ${count(event.hunks, 'hunk')}`)
    case 'proving':
      return heading('Proof: without the fix, and on a clean copy')
    case 'reviewing':
      return heading('Review of the whole change')
    case 'reviewed':
      return step(
        event.verdict === 'none'
          ? `no review: ${event.reason}`
          : event.verdict === 'approved'
            ? `✓ approved by ${event.by}`
            : `${event.by}: ${event.findings.map(({ severity, file, what }) => `${severity}: ${file}: ${what}`).join('; ')}`,
      )
    case 'conversed': {
      const dollars = event.dollars === undefined ? 'price unknown' : `$${event.dollars.toFixed(4)}`
      return detail(
        `${event.model} as ${event.role}: ${count(event.requests, 'request')}, ${event.inputTokens} input tokens (${event.cachedTokens} cached), ${event.outputTokens} output tokens, ${dollars}`,
      )
    }
    case 'squashed':
      return step(`${event.sha.slice(0, 7)} replaces ${count(event.commits, 'commit')}`)
    case 'committed':
    case 'reverted':
      return step(`${event.sha.slice(0, 7)} ${event.subject}`)
    case 'stopping':
      return heading(
        `Iterations ended: ${event.why === 'all-green' ? 'no target is left to work on' : STOPPED_BECAUSE[event.why]}`,
      )
    case 'pushed':
      return detail(`pushed ${event.sha.slice(0, 7)} to ${event.branch}`)
    case 'pull-request':
      return step(`pull request ${event.operation}: ${event.url}`)
    case 'cost-limit':
      return detail(`models: ${event.models.join(', ')}, at most $${event.dollars.toFixed(2)} together (max-cost-usd)`)
    case 'time': {
      const other = event.totalMs - event.testMs - event.modelMs
      return detail(
        `time: ${seconds(event.totalMs)} in total: ${seconds(event.testMs)} in tests and their set-up (${count(event.runs, 'run')}, ${event.known} of them known before), ${seconds(event.modelMs)} in models, ${seconds(other)} other`,
      )
    }
  }
}

function some(tests: readonly string[], what: string): string[] {
  return tests.length === 0 ? [] : [`${tests.length} ${what}`]
}

function heading(text: string): LogEntry {
  return { kind: 'heading', text }
}

function step(text: string): LogEntry {
  return { kind: 'step', text }
}

function detail(text: string): LogEntry {
  return { kind: 'detail', text }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** Say what to do about what the machine lacks, once for each way. */
function hintsOf(clusters: readonly { readonly hint?: string }[]): string {
  const hints = new Set(clusters.flatMap(({ hint = '' }) => (hint === '' ? [] : [hint])))
  return hints.size === 0 ? '' : `. ${[...hints].slice(0, 5).join(' ')}`
}
