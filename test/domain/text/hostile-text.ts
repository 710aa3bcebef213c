/** Characters without a shape, by name. */
export const HIDDEN: readonly (readonly [string, string])[] = [
  ['the mark of Arabic', '\u061c'],
  ['the mark from left to right', '\u200e'],
  ['the mark from right to left', '\u200f'],
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069].map(
    code => [`the bidirectional control ${code.toString(16)}`, String.fromCharCode(code)] as const,
  ),
  ['a space of no width', '\u200b'],
  ['a non-joiner', '\u200c'],
  ['a joiner outside of an emoji', '\u200d'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a variation selector outside of an emoji', '\ufe0f'],
  ['a variation selector of the second block', '\u{e0101}'],
  ['a tag', '\u{e0041}'],
  ['a Hangul filler', '\u3164'],
  ['an annotation', '\ufff9'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a bell', '\u0007'],
  ['an escape', '\u001b'],
  ['a control of the second table', '\u009b'],
  ['a next line', '\u0085'],
  ['a delete', '\u007f'],
]

/** Addresses that GitHub links by itself. */
export const LINKS = [
  'https://evil.example',
  'HTTPS://evil.example',
  'hTTp://evil.example',
  'ftp://evil.example',
  'FTP://evil.example',
  'www.evil.example',
  'WWW.evil.example',
  '_www.evil.example',
  'eve@evil.example',
  'eve@.evil.example',
  'mailto:eve@evil.example',
  'MAILTO:eve@-evil.example',
  'xmpp:eve@evil.example/room',
]

/**
 * What acts by itself in a title, a commit or Markdown, by name.
 * Sources: https://github.github.com/gfm/#autolinks-extension-,
 * https://docs.github.com/actions/how-tos/manage-workflow-runs/skip-workflow-runs,
 * https://docs.github.com/issues/tracking-your-work-with-issues/using-issues/linking-a-pull-request-to-an-issue
 */
export const ACTS: readonly (readonly [string, RegExp])[] = [
  ['a number', /#\d/],
  ['a number of the old kind', /GH-\d/i],
  ['a closing word', /\b(?:close[sd]?|fix(?:es|ed)?|resolve[sd]?):?\s+(?:[\w.-]+\/[\w.-]+)?(?:#\d|GH-\d|https?:\/\/)/i],
  ['a commit', /[\w-]\/[\w.-]+@[0-9a-f]{7}/i],
  ['a mention', /@[a-z\d]/i],
  ['an address of mail', /[\w.+-]@[\w.-]+\.[\w-]/],
  ['a link', /(?:https?|ftp):\/\/|www\./i],
  ['a skipped workflow', /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]|\*\*\*NO_CI\*\*\*/i],
  ['a trailer', /^\s*(?:skip-checks|[\w-]+-by|fix-tests-[\w-]+|cc|[\w-]+-id)\s*:/im],
  // oxlint-disable-next-line no-control-regex
  ['a sequence of a terminal', /[\u001b\u009b]/],
  // The product's own break, U+200B, is the only one.
  ['a hidden character', /[\u00ad\u061c\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]/u],
]
