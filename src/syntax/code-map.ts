import { CodeAround, type FilesAround } from './code-around.ts'
import { inFileTestLines } from './in-file-tests.ts'
import type { Import } from './imports.ts'
import { type ImportedName, importedNames } from './import-names.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import type { CodeDefinition, CodeLookup, TestPlace } from '../domain/model/code.ts'
import { holdsData } from './module-data.ts'
import { definitionAt, type Outline, outlineOf } from './outline.ts'
import { namesInTest, type FoundName } from './test-code.ts'
import { grammarOf } from './languages.ts'

/** Limits of the code around one test: files, and characters to parse. */
const MAX_FILES = 300
const MAX_CHARACTERS = 2_000_000
/** Test helpers to follow, and how deep. */
const MAX_HELPERS = 3

interface Sources extends FilesAround {
  /** Find a test file by the name that a report gives it. */
  readonly toFile: (file: string) => string
}

/** Definitions of a repository, and the names that its code and its tests mention. Each file is parsed once. */
export class CodeMap implements CodeLookup {
  readonly #sources: Sources
  readonly #outlines = new Map<string, Outline | undefined>()
  readonly #inFileTests = new Map<string, (line: number) => boolean>()
  readonly #imported = new Map<string, readonly ImportedName[]>()
  readonly #reachable = new Map<string, readonly CodeDefinition[]>()
  readonly #mentions = new Map<string, ReadonlyMap<string, number>>()
  readonly #around: CodeAround

  constructor(sources: Sources) {
    this.#sources = sources
    this.#around = new CodeAround(sources)
  }

  /** Return the innermost definition around a 1-based line. */
  definitionAt(file: string, line: number): CodeDefinition | undefined {
    const outline = this.#outline(file)
    const found = outline === undefined ? undefined : definitionAt(outline, line)
    return found === undefined || this.isInFileTest(file, line) ? undefined : { ...found, file }
  }

  isInFileTest(file: string, line: number): boolean {
    let isOfTest = this.#inFileTests.get(file)
    if (isOfTest === undefined) {
      isOfTest = inFileTestLines(file, this.#outline(file)?.text ?? '')
      this.#inFileTests.set(file, isOfTest)
    }
    return isOfTest(line)
  }

  /** True if the language of a file has a grammar, so that its definitions are known. */
  isRead(file: string): boolean {
    return this.#outline(file) !== undefined
  }

  holdsData(file: string): boolean {
    const outline = this.#outline(file)
    return outline !== undefined && holdsData(outline)
  }

  /** List the definitions of a file. */
  definitionsOf(file: string): readonly CodeDefinition[] {
    const definitions = this.#outline(file)?.definitions ?? []
    return definitions.filter(({ from }) => !this.isInFileTest(file, from)).map(each => ({ ...each, file }))
  }

  /** List the definitions that the tests of a file can reach, those of the nearest file first. */
  reachableFrom(reported: string): readonly CodeDefinition[] {
    const testFile = this.#sources.toFile(reported)
    const known = this.#reachable.get(testFile)
    if (known !== undefined) return known
    let room = MAX_CHARACTERS
    const found: CodeDefinition[] = []
    let files = 0
    for (const file of this.#around.files(testFile)) {
      const outline = this.#outline(file)
      // A file that only exports what others define takes no place.
      files += Number(outline !== undefined && outline.definitions.length > 0)
      room -= outline?.text.length ?? 0
      if (room < 0 || files > MAX_FILES) break
      found.push(...this.definitionsOf(file))
    }
    this.#reachable.set(testFile, found)
    return found
  }

  /**
   * List what a failing test mentions. Helpers of the test files are followed; names of other packages are left out.
   */
  namesIn({ file: reported, ...test }: TestPlace): FoundName[] {
    const testFile = this.#sources.toFile(reported)
    const places = test.lines.length === 0 ? [{ file: testFile, line: undefined }] : test.lines.slice(0, MAX_HELPERS)
    const names = places.flatMap(({ file, line }) => {
      const outline = this.#outline(file)
      if (outline === undefined) return []
      return this.#own(file, withRates(namesInTest(outline, { line, name: test.name }), this.#mentionsOf(file)))
    })
    return [...names, ...this.#helperNames(testFile, names)]
  }

  /** List the names in a definition, in order, without those that begin there. */
  namesOf({ file, from, to }: CodeDefinition): Mention[] {
    const outline = this.#outline(file)
    if (outline === undefined) return []
    const range = { from: outline.lineStarts[from - 1] ?? 0, to: outline.lineStarts[to] ?? outline.text.length }
    return mentionsIn(outline, range).filter(({ isDefined }) => !isDefined)
  }

  /** Return the text of a definition. */
  textOf({ file, from, to }: CodeDefinition): string {
    const outline = this.#outline(file)
    return outline?.text.slice(outline.lineStarts[from - 1] ?? 0, outline.lineStarts[to] ?? outline.text.length) ?? ''
  }

  /** Call names by what they are called where they are defined, and drop those of other packages. */
  #own(file: string, names: readonly FoundName[]): FoundName[] {
    const imported = new Map(this.#importedBy(file).map(each => [each.local, each]))
    return names.flatMap(each => {
      const binding = each.isText === true ? undefined : imported.get(each.name)
      if (binding === undefined) return [each]
      const [target] = this.#sources.imports.resolve(binding.from, file)
      if (target !== undefined) return [{ ...each, name: this.#exportedName(binding, target) }]
      // A file of the project that is not there is built, or made by a tool.
      return isRelative(binding.from) ? [{ ...each, name: plainName(binding) }] : []
    })
  }

  #exportedName(binding: ImportedName, target: string): string {
    const { local, imported } = binding
    if (imported !== 'default') return plainName(binding)
    const definitions = this.definitionsOf(target)
    return definitions.some(({ name }) => name === local)
      ? local
      : (defaultName(this.#outline(target)?.text ?? '') ?? local)
  }

  /** Follow the names of functions that the test file defines, those that it imports from others, and fixtures. */
  #helperNames(file: string, names: readonly FoundName[]): FoundName[] {
    const helpers = [file, ...this.#around.helpers(file)]
      .flatMap(each => this.definitionsOf(each))
      .filter(({ kind }) => kind !== 'type')
    const seen = new Set<string>()
    const found: FoundName[] = []
    let level = names
    for (let depth = 0; depth < MAX_HELPERS; depth += 1) {
      const next = level.flatMap(({ name, how, isText, rate = 1 }) => {
        if (isText === true) return []
        const helper = helpers.find(each => each.name === name)
        if (helper === undefined || seen.has(name)) return []
        seen.add(name)
        const inside = this.namesOf(helper).map(each => ({ ...each, how, rate }))
        return this.#own(helper.file, inside)
      })
      found.push(...next)
      level = next
    }
    return found
  }

  /** Count the mentions of each name in a test file. */
  #mentionsOf(file: string): ReadonlyMap<string, number> {
    const known = this.#mentions.get(file)
    if (known !== undefined) return known
    const outline = this.#outline(file)
    const counts = new Map<string, number>()
    const all = outline === undefined ? [] : mentionsIn(outline, { from: 0, to: outline.text.length })
    for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1)
    this.#mentions.set(file, counts)
    return counts
  }

  #importedBy(file: string): readonly ImportedName[] {
    const known = this.#imported.get(file)
    if (known !== undefined) return known
    const outline = this.#outline(file)
    const found = outline === undefined ? [] : importedNames(outline)
    this.#imported.set(file, found)
    return found
  }

  #outline(file: string): Outline | undefined {
    if (!this.#outlines.has(file)) {
      const text = grammarOf(file) === undefined ? undefined : this.#sources.read(file)
      this.#outlines.set(file, text === undefined ? undefined : outlineOf(file, text))
    }
    return this.#outlines.get(file)
  }
}

/** Rate names by their share of the file's mentions: what most tests name tells little of one. */
function withRates(names: readonly FoundName[], all: ReadonlyMap<string, number>): FoundName[] {
  const own = new Map<string, number>()
  for (const { name } of names) own.set(name, (own.get(name) ?? 0) + 1)
  return names.map(each => {
    if (each.isText === true) return each
    const mine = own.get(each.name) ?? 1
    return { ...each, rate: Math.min(1, mine / Math.max(mine, all.get(each.name) ?? 1)) }
  })
}

function plainName({ local, imported }: ImportedName): string {
  return imported === '*' || imported === 'default' ? local : imported
}

function isRelative(from: Import): boolean {
  return from.language === 'python' ? from.dots > 0 : from.specifier.startsWith('.')
}

/** Return the name that a file exports by default, if it has one. */
function defaultName(text: string): string | undefined {
  return /^(?:export default (?:async )?(?:function\*? |class )?|module\.exports = )(?<name>[\w$]+)/m.exec(text)?.groups
    ?.name
}
