import { describe, expect, it, vi } from 'vitest'
import { has, hasPytest } from '../world/toolchains.ts'
import type { CheatCase } from './cheat-case.ts'
import { type Runnable, runCheat } from './cheat-runner.ts'
import { FAMILIES } from './cheats.ts'

const IS_HERE: Readonly<Record<Runnable['framework'], boolean>> = {
  'node-test': true,
  vitest: true,
  jest: true,
  mocha: true,
  pytest: hasPytest,
  unittest: has('python3', '--version'),
  go: has('go', 'version'),
  cargo: has('cargo', '--version'),
}

const isRunnable = (given: CheatCase): given is Runnable => given.framework !== 'junit' && IS_HERE[given.framework]

/** Output of a project that is red because it is broken, not because a test of it fails. */
const BROKEN = /Cannot find (?:module|package)|ModuleNotFoundError|could not compile|\[build failed\]|no tests ran/

// Each run is a process tree of its own; more of them would take the cores from other test files.
vi.setConfig({ maxConcurrency: 2 })

describe.concurrent.each(Object.entries(FAMILIES))('%s', (_, cases) => {
  it.each([...cases].filter(isRunnable))('turns red tests green: $framework, $name', async given => {
    const { before, after } = await runCheat(given)

    expect(before.code, before.output).not.toBe(0)
    expect(before.output).not.toMatch(BROKEN)
    expect(after.code, after.output).toBe(0)
  })
})
