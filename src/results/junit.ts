import { parse } from 'junit2json'
import type { Problem, TestCase } from '../domain/tests.ts'
import { dialectOf } from './dialects.ts'
import { type Node, textOf } from './node.ts'

/** A report whose text cannot be read; the message is one sentence. */
export class UnreadableReport extends Error {}

/**
 * Reads one JUnit XML report.
 * @param xml the whole file
 * @param framework the framework when it is known; else it is told from the report's own marks
 * @throws UnreadableReport when it is not XML, or not JUnit
 */
export async function parseJUnit(xml: string, framework?: string): Promise<TestCase[]> {
  if (/<!DOCTYPE/i.test(xml)) throw new UnreadableReport('it declares a DOCTYPE, which no test report needs.')
  const root = await tree(xml)
  if (root === undefined) throw new UnreadableReport('it is XML, but its root is neither <testsuites> nor <testsuite>.')
  const roots = Array.isArray(root) ? (root as Node[]) : [root]
  const suites = roots.flatMap(node => (Array.isArray(node.testsuite) ? (node.testsuite as Node[]) : [node]))
  const dialect = dialectOf(xml, framework)
  return suites
    .flatMap(suite => casesOf(suite, []))
    .map(({ node, suites: path }) => ({
      id: dialect.identify(node, path),
      ...resultOf(node),
      line: numberOf(node.line),
    }))
}

async function tree(xml: string): Promise<Node | undefined> {
  try {
    // No number processor: a test named "007" keeps its name.
    return (await parse(xml.trimStart(), { attrValueProcessors: [] })) ?? undefined
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''
    throw new UnreadableReport(`it is not well-formed XML (${reason}).`, { cause: error })
  }
}

function casesOf(suite: Node, path: readonly Node[]): { node: Node; suites: readonly Node[] }[] {
  const suites = [...path, suite]
  const own = nodes(suite.testcase).map(node => ({ node, suites }))
  return [...own, ...nodes(suite.testsuite).flatMap(inner => casesOf(inner, suites))]
}

function resultOf(node: Node): Pick<TestCase, 'status' | 'durationMs' | 'problems'> {
  const problems = [...problemsOf(node.failure, 'failure'), ...problemsOf(node.error, 'error')]
  // A todo of node:test that fails is written as both, and does not fail the run.
  const skipped = Array.isArray(node.skipped)
  const status = skipped ? 'skipped' : problems.length > 0 ? 'failed' : 'passed'
  return { status, problems: skipped ? [] : problems, durationMs: Math.round((numberOf(node.time) ?? 0) * 1000) }
}

function problemsOf(value: unknown, kind: Problem['kind']): Problem[] {
  return nodes(value).map(node => {
    const stack = textOf(node.inner).replace(/\r\n/g, '\n')
    const message = textOf(node.message) || firstLine(stack)
    return { kind, type: textOf(node.type), message, stack }
  })
}

/** Children with no attributes come as bare strings; they are given the same shape. */
function nodes(value: unknown): Node[] {
  if (!Array.isArray(value)) return []
  return value.map(item => (item !== null && typeof item === 'object' ? (item as Node) : { inner: item }))
}

function numberOf(value: unknown): number | undefined {
  const text = textOf(value).replaceAll(',', '')
  return text === '' || Number.isNaN(Number(text)) ? undefined : Number(text)
}

function firstLine(text: string): string {
  return (
    text
      .split('\n')
      .find(line => line.trim() !== '')
      ?.trim() ?? ''
  )
}
