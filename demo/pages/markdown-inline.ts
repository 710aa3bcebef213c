import { type Html, html, join, raw } from './html.ts'

interface Rule {
  readonly pattern: RegExp
  readonly show: (groups: Readonly<Record<string, string | undefined>>) => Html
}

/** What means something inside a line; at one place the first that fits wins. Everything else is text. */
const rules: readonly Rule[] = [
  { pattern: /\\(?<escaped>[\\`*_{}[\]()#+\-.!|<>~])/, show: ({ escaped = '' }) => html`${escaped}` },
  {
    pattern: /(?<ticks>`+)(?!`)(?<code>[^]*?[^`])\k<ticks>(?!`)/,
    show: ({ code = '' }) => html`<code>${code.replace(/^ (.*) $/, '$1')}</code>`,
  },
  {
    pattern: /!?\[(?<label>(?:\\.|[^\]\\])*)\]\((?<target>[^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*)\)/,
    show: ({ label = '', target = '' }) => link(target, inline(label)),
  },
  {
    pattern: /<?(?<address>https?:\/\/[^\s<>"']*[^\s<>"'.,:;)\]*`])>?/,
    show: ({ address = '' }) => link(address, html`${address}`),
  },
  { pattern: /\*\*(?<strong>[^]+?)\*\*/, show: ({ strong = '' }) => html`<strong>${inline(strong)}</strong>` },
  { pattern: /~~(?<struck>[^]+?)~~/, show: ({ struck = '' }) => html`<del>${inline(struck)}</del>` },
  {
    pattern: /\*(?<starred>[^\s*](?:[^*]*[^\s*])?)\*|(?<!\w)_(?<underlined>[^\s_](?:[^_]*[^\s_])?)_(?!\w)/,
    show: ({ starred, underlined }) => html`<em>${inline(starred ?? underlined ?? '')}</em>`,
  },
  // The only tags that pass, and only without attributes.
  {
    pattern: /<(?<tag>\/?(?:details|summary|sub|sup|kbd)|details open|br ?\/?)>/,
    show: ({ tag = '' }) => raw(`<${tag.replace(/ ?\/$/, '')}>`),
  },
]

// Group names differ from rule to rule, so that one expression can hold them all.
const anyRule = new RegExp(rules.map(rule => rule.pattern.source).join('|'), 'g')

export function inline(text: string): Html {
  const made: Html[] = []
  let at = 0
  for (const match of text.matchAll(anyRule)) {
    made.push(html`${text.slice(at, match.index)}`)
    const rule = rules.find(({ pattern }) => new RegExp(`^(?:${pattern.source})$`).test(match[0]))
    made.push(rule && match.groups ? rule.show(match.groups) : html`${match[0]}`)
    at = match.index + match[0].length
  }
  made.push(html`${text.slice(at)}`)
  return join(made)
}

/** No `javascript:` and the like: what is no web address stays text. */
function link(target: string, label: Html): Html {
  return /^(https?:\/\/|#|\/(?!\/))/.test(target) ? html`<a href="${target}">${label}</a>` : label
}
