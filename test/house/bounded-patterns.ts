import type { Pattern } from './patterns.ts'

interface Bounded {
  readonly file: string
  /** What keeps the work small: repetitions with small limits, or the caller's cut of the text. */
  readonly by: string
  /** Beginnings of the patterns. */
  readonly patterns: readonly string[]
}

/**
 * Patterns that are not linear, or only linear because their repetitions are limited, and what bounds the work. Each was
 * looked at: a new one has to be linear.
 */
export const BOUNDED: readonly Bounded[] = [
  ...['canary', 'code-text', 'literals', 'rules', 'structure'].map(name => ({
    file: `cheat-signs/${name}.ts`,
    by: 'lines of 1,000 characters, files of 100,000, and limited repetitions',
    patterns: [''],
  })),
  { file: 'cheat-signs/exact-cases.ts', by: 'a text of 60 characters', patterns: [String.raw`(-?\d`] },
  { file: 'isolation/clean-settings.ts', by: 'limited repetitions, in a settings file of the user', patterns: ['<('] },
  { file: 'isolation/processes.ts', by: 'a line that the kernel writes', patterns: ['^NSpid:'] },
  {
    file: 'workflow/steps/checking.ts',
    by: 'limited repetitions',
    patterns: [String.raw`\b(?:from|require`, String.raw`^[ \t]{0,40}(?:(?:describe`],
  },
  {
    file: 'domain/text/foreign-frames.ts',
    by: 'repetitions of 500 characters at most, from the beginning of a line',
    patterns: [String.raw`^\s{0,20}File "`],
  },
  {
    file: 'domain/policy/hidden-files.ts',
    by: 'names of 255 characters at most',
    patterns: [String.raw`\.env(?:\.(?!`],
  },
  {
    file: 'domain/policy/redaction.ts',
    by: 'limited repetitions: parts of a token',
    patterns: [String.raw`\beyJ[\w-]{10,800}`],
  },
  {
    file: 'domain/text/inert-text.ts',
    by: 'names of 100 characters at most',
    patterns: [String.raw`\b(close[sd]?|fix`],
  },
  {
    file: 'fixers/offline/suspects/suspect-files.ts',
    by: 'limited repetitions',
    patterns: [String.raw`'(?:[^'\\]|\\.){0,1000}'`],
  },
  {
    file: 'fixers/offline/evidence/test-evidence.ts',
    by: 'limited repetitions, in messages of 10,000 characters',
    patterns: [
      "'(?<single>",
      '(?:Property|Cannot find name)',
      'cannot find symbol[^]{0,200}',
      String.raw`cannot find \w+(?: \w+)?`,
      'no (?:method|field',
    ],
  },
  { file: 'frameworks/bun.ts', by: 'limited repetitions', patterns: ['^# Unhandled error between tests'] },
  {
    file: 'frameworks/ctest.ts',
    by: 'the kept output of a build, 232,000 characters; undecided on a busy machine',
    patterns: [String.raw`^(?:[^\s:][^:`],
  },
  {
    file: 'test-reports/dialects/rust.ts',
    by: 'limited repetitions, and 24,000 characters of output',
    patterns: ['panicked at (?<place>', "panicked at '(?<message>"],
  },
  {
    file: 'test-reports/failure-message.ts',
    by: 'lines of 2,000 characters, and 20,000 in all',
    patterns: [String.raw`panicked at [^\n]{0,1000}`],
  },
  {
    file: 'test-reports/formats/cargo.ts',
    by: 'lines of 4,096 characters',
    patterns: [String.raw`^\s*Running (?<what>`],
  },
  {
    file: 'test-reports/formats/check-findings.ts',
    by: 'lines of 2,000 characters',
    patterns: ['^(?<message>Jest: ', String.raw`^\s+(?<line>\d+):(?<column>\d+)\s+`],
  },
  { file: 'test-reports/formats/plain.ts', by: 'lines of 2,000 characters', patterns: [String.raw`^=+ .*\b(?:passed`] },
  {
    file: 'test-reports/formats/result-lines.ts',
    by: 'lines of 4,000 characters',
    patterns: [
      String.raw`^(?<class>[A-Z]\w*(?:::[^#]+)?)#(?<name>test_.+?)`,
      '"Action":"',
      String.raw`^\s*\d+\/\d+ Test +#\d+: `,
      String.raw`^\s*(?<status>FAIL|✓|×|↓) +`,
    ],
  },
  {
    file: 'test-reports/junit/repair.ts',
    by: 'limited repetitions',
    patterns: [String.raw`(?:(?:\u001b|&[#\w]{0,10};?)`],
  },
  { file: 'test-reports/junit/splitter.ts', by: 'a head of 40,000 characters', patterns: [String.raw`<testcase\b`] },
  { file: 'domain/text/compared-values.ts', by: 'messages of 6,000 characters', patterns: [''] },
  { file: 'syntax/mentions.ts', by: 'the 60 characters before a name', patterns: ['(?<name>'] },
  { file: 'syntax/outline.ts', by: '200 characters of a receiver', patterns: ['(?<type>'] },
  ...['failure-patterns', 'environment-patterns', 'error-patterns', 'failure-kinds'].map(name => ({
    file: `triage/${name}.ts`,
    by: 'messages of 6,000 characters',
    patterns: [''],
  })),
  {
    file: 'triage/signature.ts',
    by: 'messages of 1,000 characters',
    patterns: [String.raw`\b[a-z][a-z0-9+.-]{1,15}`, String.raw`"(?:[^"\\\n]|\\.)*"`],
  },
  { file: 'triage/stack-frames.ts', by: 'lines of 1,000 characters', patterns: ["panicked at (?:'[^]*', )?"] },
  { file: 'workflow/test-runs/check-targets.ts', by: 'limited repetitions', patterns: [String.raw`\b(?:npm\S{0,50}`] },
]

/** True if a pattern of this beginning is on the list for each of its files. */
export function isBounded({ source, files }: Pattern): boolean {
  return files.every(file =>
    BOUNDED.some(each => each.file === file && each.patterns.some(begin => source.startsWith(begin))),
  )
}

/** How many patterns each file builds from texts. Their repetitions are written like those of the others. */
export const BUILT: Readonly<Record<string, number>> = {
  'cheat-signs/canary.ts': 1,
  'cheat-signs/module-names.ts': 2,
  'cheat-signs/structure.ts': 1,
  // Fixed parts with limited repetitions, on the lines of a diff of at most 20,000 characters.
  'domain/text/dependency-bumps.ts': 5,
  'fixers/agents/tools/word-lines.ts': 1,
  'fixers/offline/operators/missing-imports.ts': 1,
  'frameworks/project/detect-packages.ts': 1,
  'frameworks/phpunit.ts': 1,
  'frameworks/commands/project-script.ts': 1,
  'frameworks/commands/running-tests.ts': 1,
  'github/html-marker.ts': 1,
  'test-reports/dialects/dialect.ts': 1,
  'test-reports/formats/check-findings.ts': 9,
  'test-reports/formats/tap-details.ts': 2,
  'triggers/own-work.ts': 1,
  'triggers/slash-command.ts': 1,
  'workflow/commits/commit-trailers.ts': 2,
}
