import type { Analysis } from '../../../src/domain/model/attempt.ts'
import { sumOf } from '../../../src/domain/model/usage.ts'
import type { Assignment } from '../../../src/domain/model/assignment.ts'
import type { FixerAnswer } from '../../../src/domain/model/answer.ts'
import type { Script, ScriptedModel } from '../../world/model/model.ts'
import { agent, assignment, ANALYSIS, type Bench, benchOn, type Casting, inMemory } from './bench.ts'
import { claude, type Playing } from './play.ts'

export interface Scene extends Casting, Playing {
  readonly assignment?: Partial<Assignment>
  readonly files?: Readonly<Record<string, string>>
  readonly tools?: Parameters<typeof benchOn>[1]
}

export interface Fixed extends Bench {
  readonly answer: FixerAnswer
  /** What was made out before the fix, where it came to that. */
  readonly analysis: Analysis | undefined
  readonly world: ScriptedModel
  /** The files as they are afterwards. */
  readonly files: ReadonlyMap<string, string>
  /** Where the conversations are kept. */
  readonly kept: string
}

/** Claude by a script analyses, then fixes, in a project in memory. */
export async function fixing(script: Script, scene: Scene = {}): Promise<Fixed> {
  const { asked, bench, fixer, ...known } = await laid(script, scene)
  const analyzed = await fixer.analyze(asked, bench.tools)
  if (analyzed.kind === 'abstention') return { ...bench, ...known, answer: analyzed, analysis: undefined }
  const { analysis } = analyzed
  const fixed = await fixer.fix({ ...asked, analysis }, bench.tools)
  return { ...bench, ...known, answer: { ...fixed, usage: sumOf([analyzed.usage, fixed.usage]) }, analysis }
}

/** Only the fixer's part, by an analysis that is there. */
export async function repairing(script: Script, scene: Scene = {}): Promise<Fixed> {
  const { asked, bench, fixer, ...known } = await laid(script, scene)
  const answer = await fixer.fix({ ...asked, analysis: ANALYSIS }, bench.tools)
  return { ...bench, ...known, answer, analysis: ANALYSIS }
}

/** Only the analyst's part. */
export async function analysing(script: Script, scene: Scene = {}) {
  const { asked, bench, fixer, ...known } = await laid(script, scene)
  return { ...bench, ...known, answer: await fixer.analyze(asked, bench.tools) }
}

async function laid(script: Script, scene: Scene) {
  const { world, model } = await claude(script, scene)
  const source = inMemory(scene.files ?? {})
  const bench = benchOn(source, scene.tools)
  return { world, bench, asked: assignment(scene.assignment), files: source.texts, ...agent(model, scene) }
}

/** The results of all calls as the model was sent them, in order. */
export function resultsSent({ requests }: ScriptedModel): { text: string; isError: boolean }[] {
  const messages = requests.at(-1)?.body.messages ?? []
  return messages.flatMap(({ content }) =>
    (typeof content === 'string' ? [] : content).flatMap(block =>
      block.type === 'tool_result' ? [{ text: block.content as string, isError: block.is_error === true }] : [],
    ),
  )
}

/** All that a request sent as messages, as one text. */
export function sent({ requests }: ScriptedModel, index: number): string {
  const messages = requests.at(index)?.body.messages ?? []
  return messages
    .flatMap(({ content }) => (typeof content === 'string' ? [content] : content.map(block => textOf(block))))
    .join('\n')
}

function textOf(block: object): string {
  return 'text' in block ? String(block.text) : JSON.stringify(block)
}
