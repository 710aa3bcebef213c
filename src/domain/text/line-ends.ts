/** Write the lines of a text, or of a diff, with LF, as git stores them; undefined stays. */
export function withLf<Text extends string | undefined>(text: Text): Text | string {
  return text?.replaceAll('\r\n', '\n') ?? text
}

/** Write the lines of a text, which end in LF, with CRLF. */
export function withCrlf(text: string): string {
  return text.replaceAll('\n', '\r\n')
}

/**
 * True for a text all of whose lines end in CRLF. One that has both ends could not be written back from LF as it was.
 */
export function hasCrlfOnly(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text)
}
