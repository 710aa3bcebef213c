import { expect, it } from 'vitest'
import { nodeTest } from '../../src/frameworks/node-test.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { manualLines } from '../../src/test-runner/manual-line.ts'

it('a line for people has the variables of CI, but for lists that CI keeps for its own scripts', () => {
  const project = projectAt(import.meta.dirname)
  const plain = {
    TZ: 'Asia/Tokyo',
    NODE_OPTIONS: '--no-warnings --trace-uncaught',
    TARGETS: 'one\ntwo',
    KINDS: 'kind,'.repeat(30),
  }

  const [line] = manualLines({ dir: '', project, framework: nodeTest }, [], { isNamed: () => true, plain })

  expect(line).toContain("TZ=Asia/Tokyo NODE_OPTIONS='--no-warnings --trace-uncaught'")
  expect(line).not.toMatch(/TARGETS|KINDS/)
})
