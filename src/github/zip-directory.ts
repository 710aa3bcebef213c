/** An entry of a ZIP archive, as its central directory declares it. None of the numbers need be true. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly crc: number
  readonly packed: number
  readonly size: number
  /** Offset of the entry's own header. */
  readonly at: number
}

/** Signatures of the four records that are read. */
const ENTRY = 0x02_01_4b_50
const LOCAL = 0x04_03_4b_50
const END = 0x06_05_4b_50
const END64 = 0x06_06_4b_50
/** Value of a field whose number stands in the ZIP64 field instead. */
const IN_64 = 0xff_ff_ff_ff

/**
 * Read the central directory of an archive.
 * Source: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 * @param most number of entries to read
 * @throws Error if it is not an archive
 */
export function zipEntries(zip: Buffer, most: number): ZipEntry[] {
  const end = endOf(zip)
  const locator = end - 20
  const end64 =
    locator >= 0 && zip.readUInt32LE(locator) === END64 + 0x01_00_00_00 ? Number(zip.readBigUInt64LE(locator + 8)) : -1
  const has64 = end64 >= 0 && end64 + 56 <= zip.length && zip.readUInt32LE(end64) === END64
  const count = has64 ? Number(zip.readBigUInt64LE(end64 + 32)) : zip.readUInt16LE(end + 10)
  let at = has64 ? Number(zip.readBigUInt64LE(end64 + 48)) : zip.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  while (entries.length < Math.min(count, most)) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) throw new Error('invalid zip data')
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map(field => zip.readUInt16LE(at + field)) as Lengths
    entries.push(entryAt(zip, at, nameLength, extraLength))
    at += 46 + nameLength + extraLength + noteLength
  }
  return entries
}

type Lengths = [number, number, number]

/** Find the end record: it comes last, before a note of up to 65,535 bytes. */
function endOf(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - 65_535); at -= 1)
    if (zip.readUInt32LE(at) === END) return at
  throw new Error('invalid zip data')
}

function entryAt(zip: Buffer, at: number, nameLength: number, extraLength: number): ZipEntry {
  const flags = zip.readUInt16LE(at + 8)
  const name = zip.subarray(at + 46, at + 46 + nameLength)
  const extra = zip.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
  const [size, packed, offset] = [24, 20, 42].map(field => zip.readUInt32LE(at + field)) as Lengths
  const wide = wideNumbers(extra)
  const full = (number: number) => (number === IN_64 ? (wide.shift() ?? number) : number)
  return {
    name: name.toString((flags & 0x8_00) === 0 ? 'latin1' : 'utf8'),
    method: zip.readUInt16LE(at + 10),
    isEncrypted: (flags & 1) === 1,
    crc: zip.readUInt32LE(at + 16),
    // The ZIP64 field has only the numbers that need it, in this order.
    size: full(size),
    packed: full(packed),
    at: full(offset),
  }
}

function wideNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2))
    return Array.from({ length: Math.floor(field.length / 8) }, (_, index) => Number(field.readBigUInt64LE(index * 8)))
  }
  return []
}

/** Return the packed bytes of an entry; undefined if they do not lie where the directory says. */
export function packedBytes(zip: Buffer, { at, packed }: ZipEntry): Buffer | undefined {
  if (at + 30 > zip.length || zip.readUInt32LE(at) !== LOCAL) return undefined
  const begin = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  return begin + packed > zip.length ? undefined : zip.subarray(begin, begin + packed)
}
