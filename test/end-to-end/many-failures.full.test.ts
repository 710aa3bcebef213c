import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { has } from '../world/toolchains.ts'
import { Repository } from './repository.ts'

/** Functions, and subtests of each. */
const FUNCTIONS = 200
const CASES = 50

const numbers = Array.from({ length: FUNCTIONS }, (_, index) => index)
const code = (base: string) =>
  `package many\n\n${numbers.map(n => `func F${n}(a int) int {\n\treturn base(a) + ${n}\n}\n`).join('\n')}\nfunc base(a int) int {\n\treturn ${base}\n}\n`
const tests = numbers.map(
  n => `func TestF${n}(t *testing.T) {
	for n := 0; n < ${CASES}; n++ {
		t.Run(fmt.Sprint("case", n), func(t *testing.T) {
			if got := F${n}(n); got != n+${n} {
				t.Errorf("F${n}(%d) = %d, want %d", n, got, n+${n})
			}
		})
	}
}
`,
)

describe.skipIf(!has('go', 'version'))('a bug that thousands of tests show', () => {
  it('is fixed in little memory: no failure keeps the text of its test file', { timeout: 600_000 }, async () => {
    await using repository = new Repository([
      {
        message: 'Add functions',
        files: {
          'go.mod': 'module example.com/many\n\ngo 1.21\n',
          'many.go': code('a'),
          'many_test.go': `package many\n\nimport (\n\t"fmt"\n\t"testing"\n)\n\n${tests.join('\n')}`,
        },
      },
      { message: 'Count from one', files: { 'many.go': code('a + 1') } },
    ])

    const run = await repository.run(['run', '--models', 'offline'], {
      env: { NODE_OPTIONS: '--max-old-space-size=300', GOCACHE: join(homedir(), '.cache', 'go-build') },
    })

    const failing = FUNCTIONS * CASES + FUNCTIONS
    expect(run.stdout).toContain(`Fixed: ${failing} failing tests pass now, and no other test changed`)
    expect(run.code).toBe(0)
  })
})
