/** Return a text with the line ends that git stores. */
export function withLf<Text extends string | undefined>(text: Text): Text | string {
  return text?.replaceAll('\r\n', '\n') ?? text
}
