import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'

/** A report as it is read: bytes or text, in pieces of any size. */
export type ByteSource = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

/** Bytes after which the encoding that a document declares of itself has been seen. */
const DECLARATION = 200

/** The bytes of a file, without holding more than a piece of it. */
export function fileBytes(path: string): ByteSource {
  return createReadStream(path, { highWaterMark: 512 * 1024 })
}

/** The pieces of a source as text, in the encoding that its first bytes tell: a byte order mark, or XML's declaration. */
export async function* decodedText(source: ByteSource): AsyncGenerator<string> {
  let decoder: Decoder | undefined
  for await (const piece of telling(source)) {
    if (typeof piece === 'string') {
      yield piece
      continue
    }
    decoder ??= decoderFor(encodingOf(piece))
    const text = decoder.write(piece)
    if (text !== '') yield text
  }
  const rest = decoder?.end() ?? ''
  if (rest !== '') yield rest
}

/** The same pieces, of which the first has all the bytes that tell the encoding. */
async function* telling(source: ByteSource): AsyncGenerator<Uint8Array | string> {
  let held: Uint8Array | undefined = new Uint8Array()
  for await (const piece of source) {
    if (held === undefined) {
      yield piece
      continue
    }
    if (typeof piece === 'string') {
      if (held.length > 0) yield held
      yield piece
    } else {
      held = held.length === 0 ? piece : Buffer.concat([held, piece])
      if (held.length < DECLARATION) continue
      yield held
    }
    held = undefined
  }
  if (held !== undefined && held.length > 0) yield held
}

interface Decoder {
  write(bytes: Uint8Array): string
  end(): string
}

/** Node's own decoder for UTF-8, since it is several times as fast; a byte order mark is none of the text. */
function decoderFor(encoding: string): Decoder {
  if (/^utf-?8$/i.test(encoding)) {
    const decoder = new StringDecoder('utf8')
    let first = true
    return {
      write(bytes) {
        const text = decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
        const begins = first && text.startsWith('\ufeff')
        first &&= text === ''
        return begins ? text.slice(1) : text
      },
      end: () => decoder.end(),
    }
  }
  const decoder = new TextDecoder(encoding)
  return { write: bytes => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() }
}

/** The lines of a text in pieces, without their ends. One longer than `longest` characters is cut there. */
export async function* linesOf(pieces: AsyncIterable<string>, longest = 1_000_000): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = (lines.pop() ?? '').slice(0, longest)
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line
  }
  if (rest !== '') yield rest
}

/** All of a text, for the formats that are one JSON document. */
export async function readWhole(pieces: AsyncIterable<string>, most: number): Promise<string | undefined> {
  const parts: string[] = []
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > most) return undefined
    parts.push(piece)
  }
  return parts.join('')
}

/** The beginning of a text, and the whole of it once more. Up to `length` characters are looked at. */
export async function peek(
  pieces: AsyncGenerator<string>,
  length: number,
): Promise<{ head: string; all: AsyncGenerator<string> }> {
  let head = ''
  let ended = false
  while (head.length < length && !ended) {
    const next = await pieces.next()
    ended = next.done === true
    if (next.done !== true) head += next.value
  }
  async function* all(): AsyncGenerator<string> {
    if (head !== '') yield head
    if (!ended) yield* pieces
  }
  return { head, all: all() }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = Buffer.from(bytes.subarray(0, DECLARATION)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(declared).encoding.startsWith('utf-16') ? 'utf-8' : declared
  } catch {
    // An encoding that nobody knows: most of the text is plain ASCII all the same.
    return 'utf-8'
  }
}
