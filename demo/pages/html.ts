/** HTML that is known to be safe. The only ways to make some: the `html` tag, `raw`, and joining. */
export interface Html {
  readonly html: string
}

type Value = string | number | Html | readonly Html[]

/** A template whose holes are escaped, unless they are HTML already. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return {
    html: strings.map((text, index) => text + (index < values.length ? show(values[index] ?? '') : '')).join(''),
  }
}

/** For text that the caller has written itself. */
export function raw(text: string): Html {
  return { html: text }
}

export function join(parts: readonly Html[], separator = ''): Html {
  return raw(parts.map(part => part.html).join(separator))
}

export function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}

function show(value: Value): string {
  if (typeof value === 'string') return escape(value)
  if (typeof value === 'number') return String(value)
  return 'html' in value ? value.html : join(value).html
}
