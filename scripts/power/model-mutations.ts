import type { Mutation } from './mutation.ts'

/** What models see, cost and claim: each control switched off. */
export const MODEL_MUTATIONS: readonly Mutation[] = [
  {
    name: 'files of never-show are shown',
    file: 'domain/policy/hidden-files.ts',
    find: '|| patterns.some(pattern => matches(pattern, path))',
    replace: "|| (path === '' && patterns.some(pattern => matches(pattern, path)))",
    tests: ['fixers/agents/secrets.test.ts'],
  },
  {
    name: 'what a run that died in a conversation spent is not counted',
    file: 'domain/model/open-conversation.ts',
    find: 'known.requests > counted.requests ? known : counted',
    replace: 'known.requests < counted.requests ? known : counted',
    tests: ['state-store/open-conversations.test.ts'],
  },
  {
    name: 'a conversation of another run is continued',
    file: 'state-store/open-conversations.ts',
    find: 'known?.startedAt === startedAt ? known : undefined',
    replace: 'startedAt >= 0 ? known : undefined',
    tests: ['state-store/open-conversations.test.ts'],
  },
  {
    name: 'a resumed conversation works on files without its edits',
    file: 'fixers/agents/saved-conversation.ts',
    find: "if (name !== 'edit_file' || isError !== false) continue",
    replace: "if (name !== '' || isError !== false) continue",
    tests: ['fixers/agents/one-conversation.test.ts'],
  },
  {
    name: 'a last edit that breaks other tests ends the work',
    file: 'fixers/agents/tools/testing-tools.ts',
    find: ' && broken.length === 0\n',
    replace: ' && broken.length >= 0\n',
    tests: ['fixers/agents/testing-tools.test.ts'],
  },
  {
    name: 'a last edit whose failing test has no result ends the work',
    file: 'fixers/agents/tools/testing-tools.ts',
    find: 'return run.complete && red.length === 0',
    replace: "return run.complete && run.cases.every(({ status }) => status !== 'failed') && red.length >= 0",
    tests: ['fixers/agents/testing-tools.test.ts'],
  },
  {
    name: 'a refused edit speaks against its root cause',
    file: 'domain/model/attempt.ts',
    find: "return result === 'fail' || result === 'regression'",
    replace: "return result === 'fail' || result === 'regression' || result === 'refused'",
    tests: ['fixers/agents/evidence.test.ts'],
  },
  {
    name: 'a wrong key is no mistake of the configuration',
    file: 'fixers/models/retry.ts',
    find: "fault.kind === 'permanent' && fault.isMisconfigured === true",
    replace: "fault.kind !== 'permanent' && fault.reason === ''",
    tests: ['fixers/agents/faults.test.ts'],
  },
  {
    name: 'a reviewer is told of a proof that there is not',
    file: 'fixers/agents/prompts/role-prompts.ts',
    find: 'const seen = isProved\n',
    replace: 'const seen = isProved || stillFailing.length >= 0\n',
    tests: ['fixers/agents/agent-reviewer.test.ts'],
  },
  {
    name: 'small changes that the tests do not notice are not told',
    file: 'workflow/check-mutants.ts',
    find: ".kind === 'pass') survivors.push(mutant)",
    replace: ".kind === 'fail') survivors.push(mutant)",
    tests: ['workflow/check-mutants.test.ts'],
  },
]
