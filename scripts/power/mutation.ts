/** One deliberate break of the product. The quick tier must notice it. */
export interface Mutation {
  /** The bug that it makes, as a sentence. */
  readonly name: string
  /** Path below `src`. */
  readonly file: string
  /** Text that occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** Paths below `test`: the files that must go red. */
  readonly tests: readonly string[]
  /** True if a listed test runs `dist`, which is then built from the broken code. */
  readonly needsDist?: boolean
}

/** Folder of `src` that the mutation breaks. */
export function roomOf({ file }: Mutation): string {
  return file.split('/')[0] ?? ''
}

/** @throws Error if the text to find does not occur exactly once */
export function broken(text: string, { file, find, replace }: Mutation): string {
  const parts = text.split(find)
  if (parts.length !== 2) throw new Error(`src/${file} holds ${JSON.stringify(find)} ${parts.length - 1} times.`)
  return parts.join(replace)
}
