import type { Event } from '../contracts/events.ts'
import { logLine } from './markdown-escape.ts'

/** What an event tells people. */
export interface LogEntry {
  readonly kind: 'heading' | 'step' | 'detail' | 'warning' | 'busy'
  readonly text: string
}

const SIGN = { pass: '✓', progress: '◐', other: '✗' } as const

/** An event as a line of the log. Pure; the text is made safe for a log. `busy` lines are only for a live display. */
export function renderEvent(event: Event): LogEntry {
  const { kind, text } = render(event)
  return { kind, text: logLine(text) }
}

function render(event: Event): LogEntry {
  switch (event.kind) {
    case 'request':
      return heading(`${event.branch} at ${event.sha.slice(0, 7)}`)
    case 'reports-read':
      return step(`${event.files} report files: ${event.cases} test cases, ${event.failing} failing`)
    case 'note':
      return { kind: event.level === 'warning' ? 'warning' : 'detail', text: event.text }
    case 'resumed':
      return step(`going on from ${event.phase}, after ${event.attempts} attempts`)
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
      const incomplete = event.complete ? '' : ' (incomplete)'
      const took = event.cached ? 'known of this code' : seconds(event.durationMs)
      return detail(`${event.what}: ${event.passed} passed, ${event.failed} failed${skipped}, ${took}${incomplete}`)
    }
    case 'reproduced':
      return step(
        `reproduced: ${event.targets.length} failing${event.flaky.length > 0 ? `, ${event.flaky.length} flaky` : ''}${event.notReproduced.length > 0 ? `, ${event.notReproduced.length} not reproduced` : ''}`,
      )
    case 'diagnosed':
      return step(
        event.clusters.length === 0
          ? 'diagnosis: nothing left to fix'
          : `diagnosis: ${event.clusters.length} root cause${event.clusters.length === 1 ? '' : 's'} (${event.clusters
              .map(({ title }) => title)
              .slice(0, 5)
              .join('; ')})`,
      )
    case 'attempt':
      return heading(`Iteration ${event.iteration} – ${event.how}, ${event.fixer}: ${event.title}`)
    case 'trying':
      return { kind: 'busy', text: `${event.fixer}: candidate ${event.tried} of ${event.of}, ${event.what}` }
    case 'thought':
      return detail(`${event.fixer}: ${event.text}`)
    case 'judged': {
      const sign = event.result === 'pass' || event.result === 'progress' ? SIGN[event.result] : SIGN.other
      return step(`${sign} ${event.result}: ${event.reason}`)
    }
    case 'racing':
      return heading(`${event.attempts} attempts at the same time`)
    case 'probed':
      return detail(`the broken tests were ${event.good ? 'whole' : 'broken'} at iteration ${event.iteration}`)
    case 'minimizing':
      return heading(`Is all of it needed? ${event.hunks} hunks`)
    case 'proving':
      return heading('The proof: without the fix, and on a clean copy')
    case 'reviewing':
      return heading('A review of the whole change')
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
        `${event.model} as ${event.role}: ${event.requests} requests, ${event.inputTokens} input tokens (${event.cachedTokens} cached), ${event.outputTokens} output tokens, ${dollars}`,
      )
    }
    case 'squashed':
      return step(`${event.sha.slice(0, 7)} one commit in place of ${event.commits}`)
    case 'committed':
    case 'reverted':
      return step(`${event.sha.slice(0, 7)} ${event.subject}`)
    case 'stopping':
      return heading(`Done with the iterations (${event.why})`)
    case 'pushed':
      return detail(`pushed ${event.sha.slice(0, 7)} to ${event.branch}`)
    case 'pull-request':
      return step(`pull request ${event.operation}: ${event.url}`)
    case 'time': {
      const own = event.totalMs - event.testMs - event.modelMs
      return detail(
        `time: ${seconds(event.totalMs)} in all, ${seconds(event.testMs)} in ${event.runs} runs of tests (${event.known} of them known), ${seconds(event.modelMs)} in models, ${seconds(own)} of its own`,
      )
    }
  }
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
