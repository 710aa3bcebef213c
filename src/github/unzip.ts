import { crc32, createInflateRaw } from 'node:zlib'
import { packedBytes, type ZipEntry, zipEntries } from './zip-directory.ts'

/** Limits in bytes, unpacked. */
export interface UnzipLimits {
  readonly entry: number
  readonly archive: number
}

export interface Unzipped {
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Entries that were not read, with the reason as the rest of a sentence that begins with the name. */
  readonly refused: readonly { readonly name: string; readonly why: string }[]
  /** Bytes that were really unpacked, those of refused entries included. */
  readonly bytes: number
}

/** Most entries that are looked at. */
const MAX_ENTRIES = 100_000
const STORED = 0
const DEFLATED = 8
/** Size of one step of the inflation, in bytes. */
const CHUNK = 256 * 1024

/**
 * Unzip the wanted entries in memory. An archive may lie about its sizes, so each entry is inflated chunk by chunk, off
 * the main thread, and no further than it declares and the limits allow.
 * @throws Error if it is not an archive
 */
export async function unzip(
  zip: Buffer,
  wanted: (name: string) => boolean,
  { entry: most, archive }: UnzipLimits,
): Promise<Unzipped> {
  const files = new Map<string, Uint8Array>()
  const refused: { name: string; why: string }[] = []
  let declared = 0
  let bytes = 0
  for (const entry of zipEntries(zip, MAX_ENTRIES)) {
    if (!wanted(entry.name)) continue
    const isTooLarge = entry.size > most || declared + entry.size > archive
    // What a lying entry has really cost counts too.
    const read = isTooLarge || bytes + entry.size > archive ? 'too large' : await unpack(zip, entry)
    if (read === 'too large') refused.push({ name: entry.name, why: `is too large to be read (${entry.size} bytes).` })
    else {
      declared += entry.size
      bytes += read.bytes
      if (read.content === undefined) refused.push({ name: entry.name, why: read.why })
      else files.set(entry.name, read.content)
    }
  }
  return { files, refused, bytes }
}

type Unpacked =
  | { readonly content: Uint8Array; readonly bytes: number }
  | { readonly content: undefined; readonly why: string; readonly bytes: number }

async function unpack(zip: Buffer, entry: ZipEntry): Promise<Unpacked> {
  const damaged = (bytes: number): Unpacked => ({ content: undefined, why: 'is damaged in its archive.', bytes })
  if (entry.isEncrypted || (entry.method !== STORED && entry.method !== DEFLATED))
    return { content: undefined, why: 'is encrypted, or packed in a way that is not known.', bytes: 0 }
  const packed = packedBytes(zip, entry)
  if (packed === undefined) return damaged(0)
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of entry.method === STORED ? [packed] : inflated(packed)) {
      bytes += chunk.length
      if (bytes > entry.size)
        return {
          content: undefined,
          why: `holds more than the ${entry.size} bytes that it declares, so it is not read.`,
          bytes,
        }
      chunks.push(chunk)
    }
  } catch {
    return damaged(bytes)
  }
  const content = Buffer.concat(chunks)
  return bytes === entry.size && crc32(content) === entry.crc ? { content, bytes } : damaged(bytes)
}

/** Inflate in the background. The loop that leaves early ends it. */
function inflated(packed: Buffer): AsyncIterable<Buffer> {
  const stream = createInflateRaw({ chunkSize: CHUNK })
  stream.end(packed)
  return stream
}
