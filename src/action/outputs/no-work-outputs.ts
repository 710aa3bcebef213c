/** Outputs of a step that did no work, besides its outcome: those that are read as JSON, as a number or as one of several words. */
export const NO_WORK_OUTPUTS: Readonly<Record<string, string>> = {
  'pull-request-operation': 'none',
  'fixed-tests': '[]',
  'remaining-tests': '[]',
  'flaky-tests': '[]',
  iterations: '0',
  'input-tokens': '0',
  'output-tokens': '0',
}
