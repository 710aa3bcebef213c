import type { Event } from '../contracts/events.ts'
import { renderEvent } from '../rendering/log-lines.ts'
import { emptyNote, type PageSection, percentText } from './page-elements.ts'
import { element, type PageNode, styled } from './page-node.ts'

/** Newest events that a page replays. */
const MAX_EVENTS = 1_500

/** An event, and when it happened in milliseconds since the epoch; undefined in logs of earlier versions. */
export type TimedEvent = Event & { readonly at?: number }

/** Read the events of a run, one JSON in each line. Lines that are none are skipped. */
export function readEvents(text: string): TimedEvent[] {
  return text.split('\n').flatMap(line => {
    if (!line.startsWith('{')) return []
    try {
      const event = JSON.parse(line) as TimedEvent
      // Only what can be shown is an event.
      return renderEvent(event).kind === 'busy' ? [] : [event]
    } catch {
      return []
    }
  })
}

/** Facts about the run once an event has happened. */
interface Moment {
  readonly iteration: string
  readonly rate: string
  readonly tests: string
  readonly commits: number
}

/** Replay the events: a player steps through them and shows what was known at each. */
export function eventSection(text: string): PageSection {
  const events = readEvents(text).slice(-MAX_EVENTS)
  const base = { id: 'events', title: 'Events', count: events.length }
  if (events.length === 0) return { ...base, content: [emptyNote('The events of this run are not known.')] }
  const began = events.find(({ at }) => at !== undefined)?.at ?? 0
  let moment: Moment = { iteration: '–', rate: '–', tests: '–', commits: 0 }
  const items = events.map(event => {
    moment = after(moment, event)
    return itemNode(event, moment, event.at === undefined ? '' : clockText(event.at - began))
  })
  const list = element('ol', { class: 'log', tabindex: '0', 'aria-label': 'Events' }, ...items)
  return { ...base, content: [styled('div', 'player', controls(events.length), panel(), list)] }
}

function after(moment: Moment, event: TimedEvent): Moment {
  switch (event.kind) {
    case 'attempt':
      return { ...moment, iteration: String(event.iteration), rate: percentText(event.passRate) }
    case 'tests-ended':
      return { ...moment, tests: `${event.passed} passed, ${event.failed} failed` }
    case 'committed':
      return { ...moment, commits: moment.commits + 1 }
    case 'reverted':
      return { ...moment, commits: moment.commits - 1 }
    default:
      return moment
  }
}

function itemNode(event: TimedEvent, { iteration, rate, tests, commits }: Moment, clock: string): PageNode {
  const { kind, text } = renderEvent(event)
  const facts = {
    'data-iteration': iteration,
    'data-rate': rate,
    'data-tests': tests,
    'data-commits': String(commits),
    'data-clock': clock,
  }
  return element('li', { class: kind, ...facts }, styled('span', 'clock', clock), styled('span', 'text', text))
}

function controls(events: number): PageNode {
  const button = (action: string, label: string, sign: string) =>
    element('button', { type: 'button', 'data-step': action, 'aria-label': label, title: label }, sign)
  return element(
    'div',
    { class: 'controls', role: 'group', 'aria-label': 'Replay of the events' },
    button('first', 'First event', '|◀'),
    button('back', 'Previous event', '◀'),
    button('play', 'Play', 'Play'),
    button('next', 'Next event', '▶'),
    button('last', 'Last event', '▶|'),
    element('input', {
      type: 'range',
      min: '1',
      max: String(events),
      value: String(events),
      step: '1',
      'aria-label': 'Event',
      'data-scrub': true,
    }),
    element('output', { class: 'faint', 'data-position': true }),
  )
}

function panel(): PageNode {
  const fact = (name: string, term: string) =>
    element('div', {}, element('dt', {}, term), element('dd', { 'data-shows': name }))
  return element(
    'dl',
    { class: 'moment' },
    fact('clock', 'Time'),
    fact('iteration', 'Iteration'),
    fact('rate', 'Pass rate before it'),
    fact('tests', 'Last test run'),
    fact('commits', 'Commits'),
  )
}

function clockText(ms: number): string {
  const seconds = Math.max(0, ms) / 1000
  const minutes = Math.floor(seconds / 60)
  return `${minutes}:${(seconds - 60 * minutes).toFixed(1).padStart(4, '0')}`
}
