import { describe, expect, it } from 'vitest'
import { checkStepId } from '../../../src/domain/model/check.ts'
import type { TestCase } from '../../../src/domain/model/test-case.ts'
import type { Project } from '../../../src/frameworks/framework.ts'
import { suggestCommands } from '../../../src/frameworks/commands/suggest-commands.ts'

function failing(id: TestCase['id'], message = ''): TestCase {
  return { id, status: 'failed', durationMs: 0, problems: [{ kind: 'error', type: '', message, stack: '' }] }
}

function suggested(failed: readonly TestCase[], scripts = {}, named: readonly string[] = []): string[] {
  return suggestCommands(failed, { project: projectWith(scripts), named })
}

function projectWith(scripts: Readonly<Record<string, string>>): Project {
  const text = (path: string) => (path === 'package.json' ? JSON.stringify({ scripts }) : undefined)
  return {
    root: '/p',
    runsAt: '/p',
    exists: path => text(path) !== undefined,
    has: () => false,
    text,
    sample: () => [],
  }
}

const test = { framework: 'go', file: 'a_test.go', suite: [], name: 'A' }

describe('for a check that failed', () => {
  it.each([
    ['eslint .', 'eslint --fix .'],
    ['npx eslint src --max-warnings 0', 'eslint --fix src --max-warnings 0'],
    ['prettier --check "src/**"', "prettier --write 'src/**'"],
    ['prettier -c .', 'prettier --write .'],
    ['ruff check .', 'ruff check --fix .'],
    ['uv run ruff format --check', 'ruff format'],
    ['python -m black --check src', 'black src'],
    ['biome ci .', 'biome check --write .'],
    ['gofmt -l .', 'gofmt -w .'],
    ['cargo fmt --all -- --check', 'cargo fmt --all'],
    ['cargo clippy -- -D warnings', 'cargo clippy --fix --allow-dirty'],
  ])('%s the correcting form is suggested', (step, line) => {
    expect(suggested([failing(checkStepId(step))])).toEqual([line])
  })

  it.each(['tsc --noEmit', 'node scripts/check.mjs', 'eslint . | tee log'])('%s nothing is', step => {
    expect(suggested([failing(checkStepId(step))])).toEqual([])
  })

  it("the project's own script is", () => {
    const scripts = { lint: 'eslint .', 'lint:fix': 'eslint . --fix' }

    expect(suggested([failing(checkStepId('eslint .'))], scripts)).toEqual(['npm run lint:fix'])
  })

  it('each is once, and none that is set', () => {
    const failed = ['eslint .', 'eslint .', 'prettier --check .'].map(step => failing(checkStepId(step)))

    expect(suggested(failed)).toEqual(['eslint --fix .', 'prettier --write .'])
    expect(suggested(failed, {}, ['eslint --fix src'])).toEqual(['prettier --write .'])
  })
})

describe('for a lockfile that is out of date', () => {
  it.each([
    ['go: updates to go.mod needed; to update it:\n\tgo mod tidy', 'go mod tidy -> go.mod go.sum'],
    ['a.go:3:8: no required module provides package example.com/x', 'go mod tidy -> go.mod go.sum'],
    [
      'error: the lock file /p/Cargo.lock needs to be updated but --locked was passed',
      'cargo update --workspace -> Cargo.lock',
    ],
    [
      '`npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync.',
      'npm install --package-lock-only --ignore-scripts -> package-lock.json',
    ],
  ])('%j the command and its files are suggested', (message, line) => {
    expect(suggested([failing(test, message)])).toEqual([line])
  })

  it('nothing is for another failure', () => {
    expect(suggested([failing(test, 'expected 3, got 2')])).toEqual([])
  })
})
