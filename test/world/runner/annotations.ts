import { isAbsolute, relative } from 'node:path'

export type AnnotationLevel = 'error' | 'warning' | 'notice'

export interface Annotation {
  level: AnnotationLevel
  message: string
  title?: string
  file?: string
  line?: number
  endLine?: number
  col?: number
}

/** GitHub keeps ten annotations of each level for a step, and drops the rest without a word. */
export const annotationLimit = 10
const messageLimit = 4096

/**
 * An annotation from a command's properties (keys in lower case). Line and column follow the runner's
 * ValidateLinesAndColumns: what contradicts itself is left out, not refused.
 */
export function annotation(
  level: AnnotationLevel,
  message: string,
  { workspace, properties }: { workspace: string; properties: ReadonlyMap<string, string> },
): Annotation {
  const endLine = integer(properties.get('endline'))
  const line = integer(properties.get('line')) ?? endLine
  const endCol = integer(properties.get('endcolumn'))
  const col = integer(properties.get('col')) ?? endCol
  const linesAreInOrder = line === undefined || endLine === undefined || line <= endLine
  const colIsMeaningful =
    line !== undefined && (endLine === undefined || endLine === line) && (endCol === undefined || col! <= endCol)

  const title = properties.get('title')
  const file = properties.get('file')
  return {
    level,
    message: message.slice(0, messageLimit),
    ...(title ? { title } : {}),
    ...(file ? { file: isAbsolute(file) ? relative(workspace, file) : file } : {}),
    ...(line !== undefined && linesAreInOrder ? { line } : {}),
    ...(endLine !== undefined && linesAreInOrder ? { endLine } : {}),
    ...(col !== undefined && colIsMeaningful ? { col } : {}),
  }
}

function integer(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : undefined
}
