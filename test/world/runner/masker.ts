// The texts that GitHub replaces by ***. Source: actions/runner, Sdk/DTLogging/Logging/{SecretMasker,ValueEncoders}.cs.

export class Masker {
  readonly #values = new Set<string>()

  /** Register a secret, and its shapes in base64, JSON, URLs and XML. */
  add(secret: string): void {
    if (secret.trim() === '') return
    for (const value of shapes(secret)) this.#values.add(value)
  }

  has(text: string): boolean {
    return this.#ranges(text).length > 0
  }

  /** Secrets that overlap or touch become one `***`. */
  mask(text: string): string {
    let masked = ''
    let from = 0
    for (const { start, end } of this.#ranges(text)) {
      masked += `${text.slice(from, start)}***`
      from = end
    }
    return masked + text.slice(from)
  }

  #ranges(text: string): { start: number; end: number }[] {
    const found: { start: number; end: number }[] = []
    for (const value of this.#values) {
      for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
        found.push({ start: at, end: at + value.length })
      }
    }

    const merged: { start: number; end: number }[] = []
    for (const range of found.toSorted((a, b) => a.start - b.start)) {
      const last = merged.at(-1)
      if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
      else merged.push(range)
    }
    return merged
  }
}

function shapes(secret: string): string[] {
  const bytes = Buffer.from(secret)
  // base64 of "user:secret" depends on how many bytes come before; dropping one and two covers all three alignments.
  const shifted = [0, 1, 2].map(shift => (bytes.length > shift ? bytes.subarray(shift) : bytes).toString('base64'))
  return [
    secret,
    ...shifted,
    secret.replaceAll('"', '\\"'),
    secret.replaceAll("'", "''"),
    JSON.stringify(secret).slice(1, -1),
    // By way of the bytes, since a lone surrogate makes encodeURIComponent throw.
    encodeURIComponent(bytes.toString()),
    escapeXml(secret),
    ...(secret.length > 8 && secret.startsWith('"') && secret.endsWith('"') ? [secret.slice(1, -1)] : []),
  ]
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}
