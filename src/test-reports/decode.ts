import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { UnreadableReport } from './report.ts'

/** A report as a stream of bytes or text, in pieces of any size. */
export type ByteSource = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

/** Maximum bytes that a report packed by gzip may hold: a few kilobytes can unpack to any size. */
const MAX_UNPACKED = 1_000_000_000

/** Number of bytes that contain a document's declaration of its encoding. */
const DECLARATION_LENGTH = 200

/** Number of bytes to decode at once. Little outlives a small piece, so its garbage is collected early and cheaply. */
const DECODED_AT_ONCE = 32 * 1024

/** Read a file in pieces. The pieces end with an UnreadableReport if it is missing, or may not be read. */
export async function* fileBytes(path: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of createReadStream(path, { highWaterMark: 256 * 1024 })) yield piece as Buffer
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException
    throw new UnreadableReport(`it cannot be opened (${code}).`, { cause: error })
  }
}

/**
 * Decode a source. Its first bytes determine the encoding: gzip, then a byte order mark, or XML's declaration.
 * @throws UnreadableReport if it is packed by gzip and damaged, or holds too much
 */
export async function* decodedText(source: ByteSource): AsyncGenerator<string> {
  let decoder: Decoder | undefined
  for await (const piece of unpacked(withDeclaration(source))) {
    if (typeof piece === 'string') {
      yield piece
      continue
    }
    decoder ??= decoderFor(encodingOf(piece))
    for (let at = 0; at < piece.length; at += DECODED_AT_ONCE) {
      const text = decoder.write(piece.subarray(at, at + DECODED_AT_ONCE))
      if (text !== '') yield text
    }
  }
  const rest = decoder?.end() ?? ''
  if (rest !== '') yield rest
}

/** Unpack a source whose first bytes are those of gzip. */
async function* unpacked(pieces: AsyncGenerator<Uint8Array | string>): AsyncGenerator<Uint8Array | string> {
  const first = await pieces.next()
  if (first.done === true) return
  const all = (async function* () {
    yield first.value
    yield* pieces
  })()
  const isPacked = typeof first.value !== 'string' && first.value[0] === 0x1f && first.value[1] === 0x8b
  yield* isPacked ? withDeclaration(gunzipped(all)) : all
}

async function* gunzipped(pieces: AsyncGenerator<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip()
  pipeline(Readable.from(pieces), gunzip, () => undefined)
  let bytes = 0
  try {
    for await (const piece of gunzip as AsyncIterable<Uint8Array>) {
      bytes += piece.length
      if (bytes > MAX_UNPACKED) break
      yield piece
    }
  } catch (error) {
    throw new UnreadableReport('it is packed by gzip, and damaged or broken off.', { cause: error })
  }
  if (bytes > MAX_UNPACKED) throw new UnreadableReport('it is packed by gzip, and unpacks to more than 1 GB.')
}

/** Join the first pieces until they contain the declaration of the encoding. */
async function* withDeclaration(source: ByteSource): AsyncGenerator<Uint8Array | string> {
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
      if (held.length < DECLARATION_LENGTH) continue
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

/** Create a decoder. Node's own one for UTF-8 is several times as fast. A byte order mark is not part of the text. */
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

/** Split a text into lines without their ends. Of a line longer than `longest` characters the beginning is kept. */
export async function* linesOf(pieces: AsyncIterable<string>, longest = 1_000_000): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = (lines.pop() ?? '').slice(0, longest)
    for (const line of lines) yield (line.endsWith('\r') ? line.slice(0, -1) : line).slice(0, longest)
  }
  if (rest !== '') yield rest
}

/**
 * Join a whole text, for formats that are one JSON document.
 * @returns undefined if it is longer than `most` characters
 */
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

/** Read the beginning of a text, up to `length` characters, and return it with the whole text. */
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

const OPENING = new Set(Buffer.from('<{'))

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  // Without a mark: XML begins with "<" and JSON with "{", and neither has a zero in it.
  if (bytes[1] === 0 && OPENING.has(bytes[0] ?? 0)) return 'utf-16le'
  if (bytes[0] === 0 && OPENING.has(bytes[1] ?? 0)) return 'utf-16be'
  const start = Buffer.from(bytes.subarray(0, DECLARATION_LENGTH)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(declared).encoding.startsWith('utf-16') ? 'utf-8' : declared
  } catch {
    // Unknown encoding: most of the text is ASCII anyway.
    return 'utf-8'
  }
}
