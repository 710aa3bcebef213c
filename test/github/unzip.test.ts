import { crc32, constants, deflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { unzip } from '../../src/github/unzip.ts'

const LIMITS = { entry: 200_000_000, archive: 500_000_000 }
const all = () => true

describe('what is in an archive is read', () => {
  it('packed and stored, in folders, with any name', async () => {
    const content = { 'a.xml': '<a/>', 'deep/é.xml': '<b/>'.repeat(1_000), empty: '' }
    const zip = Buffer.from(
      zipSync({ ...bytesOf(content), 'stored.xml': [Buffer.from('<s/>'), { level: 0 }] }, { comment: 'a note' }),
    )

    const { files, refused, bytes } = await unzip(zip, all, LIMITS)

    expect(textsOf(files)).toEqual({ ...content, 'stored.xml': '<s/>' })
    expect(refused).toEqual([])
    expect(bytes).toBe(4 + 4_000 + 4)
  })

  it('if it is wanted', async () => {
    const zip = Buffer.from(zipSync(bytesOf({ 'a.xml': 'a', 'b.txt': 'b' })))

    expect(textsOf((await unzip(zip, name => name.endsWith('.xml'), LIMITS)).files)).toEqual({ 'a.xml': 'a' })
  })

  it('by an archive of the large format', async () => {
    const entry = { name: 'a.xml', packed: deflateRawSync('<a/>'), size: 4, crc: crc32('<a/>') }

    expect(textsOf((await unzip(forged([entry], { wide: true }), all, LIMITS)).files)).toEqual({ 'a.xml': '<a/>' })
  })
})

describe('an entry that lies', () => {
  it('about its size is inflated no further than it declares: ten bytes, and not a gigabyte', async () => {
    const zip = forged([
      { name: 'bomb.xml', packed: zeros(1_024), size: 10, crc: 0 },
      { name: 'good.xml', packed: deflateRawSync('<a/>'), size: 4, crc: crc32('<a/>') },
    ])

    const { files, refused, bytes } = await unzip(zip, all, LIMITS)

    expect(textsOf(files)).toEqual({ 'good.xml': '<a/>' })
    expect(refused).toEqual([
      { name: 'bomb.xml', why: 'holds more than the 10 bytes that it declares, so it is not read.' },
    ])
    expect(bytes).toBeLessThan(1_000_000)
  })

  it('leaves the thread to others while it is inflated', async () => {
    const zip = forged([{ name: 'a.xml', packed: zeros(64), size: 64 * 1_048_576, crc: 1 }])
    let turns = 0
    const timer = setInterval(() => (turns += 1), 0)

    const { refused } = await unzip(zip, all, LIMITS)
    clearInterval(timer)

    expect(refused).toEqual([{ name: 'a.xml', why: 'is damaged in its archive.' }])
    expect(turns).toBeGreaterThan(1)
  })

  it('thousands of times costs no more than the archive may', async () => {
    const packed = zeros(16)
    const bombs = Array.from({ length: 5_000 }, (_, index) => ({ name: `${index}.xml`, packed, size: 10, crc: 0 }))

    const { files, refused, bytes } = await unzip(forged(bombs, { shared: true }), all, {
      entry: 100,
      archive: 3_000_000,
    })

    expect(files.size).toBe(0)
    expect(refused).toHaveLength(5_000)
    expect(bytes).toBeLessThan(3_500_000)
  })

  it.each([
    ['a wrong sum', { crc: 7 }, 'is damaged in its archive.'],
    ['less than it declares', { size: 5 }, 'is damaged in its archive.'],
    ['no packed bytes', { packed: Buffer.alloc(0) }, 'is damaged in its archive.'],
    ['bytes that are not packed', { packed: Buffer.from('\u0007<a/>') }, 'is damaged in its archive.'],
    ['an unknown way of packing', { method: 12 }, 'is encrypted, or packed in a way that is not known.'],
    ['a key', { flags: 1 }, 'is encrypted, or packed in a way that is not known.'],
    ['a place elsewhere', { at: 4_000_000_000 }, 'is damaged in its archive.'],
    ['a place within itself', { at: 1 }, 'is damaged in its archive.'],
    ['more than an entry may', { size: 200_000_001 }, 'is too large to be read (200000001 bytes).'],
  ])('has %s and is refused', async (_, change, why) => {
    const entry = { name: 'a.xml', packed: deflateRawSync('<a/>'), size: 4, crc: crc32('<a/>') }

    expect(await unzip(forged([{ ...entry, ...change }]), all, LIMITS)).toMatchObject({
      files: new Map(),
      refused: [{ name: 'a.xml', why }],
    })
  })
})

it('what is too large for the archive is refused, and what is small enough is read', async () => {
  const zip = Buffer.from(zipSync(bytesOf({ a: 'x'.repeat(60), b: 'x'.repeat(60), c: 'x' })))

  const { files, refused } = await unzip(zip, all, { entry: 100, archive: 100 })

  expect([...files.keys()]).toEqual(['a', 'c'])
  expect(refused).toEqual([{ name: 'b', why: 'is too large to be read (60 bytes).' }])
})

it('an archive within an archive is a file like others', async () => {
  const inner = zipSync(bytesOf({ 'a.xml': '<a/>' }))
  const zip = Buffer.from(zipSync({ 'inner.zip': inner }))

  const { files } = await unzip(zip, all, LIMITS)

  expect([...files.keys()]).toEqual(['inner.zip'])
  expect(Buffer.from(files.get('inner.zip') ?? []).equals(Buffer.from(inner))).toBe(true)
})

it.each<[string, (zip: Buffer) => Buffer]>([
  ['nothing', () => Buffer.alloc(0)],
  ['a page of HTML', () => Buffer.from('<!doctype html>')],
  ['cut off', zip => zip.subarray(0, -30)],
  ['without the entries that it counts', zip => (zip.writeUInt16LE(9, zip.length - 12), zip)],
  ['with its directory elsewhere', zip => (zip.writeUInt32LE(0xff_ff_ff_f0, zip.length - 6), zip)],
])('an archive that is %s is none', async (_, broken) => {
  const zip = broken(Buffer.from(zipSync(bytesOf({ 'a.xml': '<a/>' }))))

  await expect(unzip(zip, all, LIMITS)).rejects.toThrow('invalid zip data')
})

interface Forged {
  readonly name: string
  readonly packed: Buffer
  readonly size: number
  readonly crc: number
  readonly method?: number
  readonly flags?: number
  readonly at?: number
}

/** Write an archive whose directory says what it is told to. @param options.shared all entries have the same bytes */
function forged(entries: readonly Forged[], { shared = false, wide = false } = {}): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let length = 0
  for (const [index, { name, packed, size, crc, method = 8, flags = 0, at }] of entries.entries()) {
    const begin = shared ? 0 : length
    if (!shared || index === 0) {
      const local = Buffer.alloc(30)
      local.writeUInt32LE(0x04_03_4b_50)
      locals.push(local, packed)
      length += 30 + packed.length
    }
    const extra = Buffer.alloc(wide ? 28 : 0)
    if (wide) {
      extra.writeUInt16LE(1)
      extra.writeUInt16LE(24, 2)
      for (const [place, number] of [size, packed.length, begin].entries())
        extra.writeBigUInt64LE(BigInt(number), 4 + 8 * place)
    }
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02_01_4b_50)
    central.writeUInt16LE(flags, 8)
    central.writeUInt16LE(method, 10)
    central.writeUInt32LE(crc, 16)
    central.writeUInt32LE(wide ? 0xff_ff_ff_ff : packed.length, 20)
    central.writeUInt32LE(wide ? 0xff_ff_ff_ff : size, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt16LE(extra.length, 30)
    central.writeUInt32LE(wide ? 0xff_ff_ff_ff : (at ?? begin), 42)
    directory.push(central, Buffer.from(name), extra)
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(length, 16)
  return Buffer.concat([...locals, ...directory, ...(wide ? wideEnd(entries.length, length, directory) : []), end])
}

function wideEnd(count: number, at: number, directory: readonly Buffer[]): Buffer[] {
  const end = Buffer.alloc(56)
  end.writeUInt32LE(0x06_06_4b_50)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(at), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07_06_4b_50)
  locator.writeBigUInt64LE(BigInt(at + Buffer.concat(directory).length), 8)
  return [end, locator]
}

/** Pack megabytes of zeros: one of them, again and again. */
function zeros(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(1_048_576), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([...Array.from({ length: megabytes }, () => one), deflateRawSync('')])
}

function bytesOf(texts: Readonly<Record<string, string>>): Record<string, Uint8Array> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]))
}

function textsOf(files: ReadonlyMap<string, Uint8Array>): Record<string, string> {
  return Object.fromEntries([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]))
}
