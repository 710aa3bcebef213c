import { layWarm, WARM_PROJECTS, warmTestsOf } from './test-runner/warm-projects.ts'
const [name, how, n] = process.argv.slice(2)
const p = WARM_PROJECTS[name as 'jest']
await using there = await layWarm(p)
const tests = warmTestsOf(await there.all())
await using judge = how === 'warm' ? await there.open(tests) : undefined
const failing = tests.failing.map(({ id }) => id)
for (let i = 0; i < Number(n); i++) {
  await there.write(p.broken + '\n'.repeat(i + 1))
  if (judge) await judge.run(failing, 1)
  else await there.runner.run({ kind: 'only', tests: failing }, new AbortController().signal)
}
