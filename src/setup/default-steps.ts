import type { YamlMap } from '../config/workflow-file.ts'
import type { Framework, Project } from '../frameworks/framework.ts'
import { ECOSYSTEMS } from '../frameworks/project/package-folders.ts'
import type { SetupPlan } from './setup-steps.ts'

/** Actions by commit, with the versions as comments. */
export const CHECKOUT = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8'
const NODE = 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444'
const PYTHON = 'actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c'

/** Versions of the commits above. */
export const VERSIONS: Readonly<Record<string, string>> = { [CHECKOUT]: 'v5.0.0', [NODE]: 'v5.0.0', [PYTHON]: 'v6.0.0' }

interface Install {
  /** File that shows it; '' for any project. */
  readonly file: string
  readonly steps: readonly YamlMap[]
  readonly setup?: string
}

const node: YamlMap = { uses: NODE, with: { 'node-version': 24, 'package-manager-cache': false } }
const bun: YamlMap = { uses: 'oven-sh/setup-bun@v2', with: { 'no-cache': true } }
const python: YamlMap = { uses: PYTHON, with: { 'python-version': '3.13' } }

/** How a project is installed, by its ecosystem and lockfile. The first match decides. */
const INSTALLS: Readonly<Record<string, readonly Install[]>> = {
  javascript: [
    {
      file: 'pnpm-lock.yaml',
      steps: [{ uses: 'pnpm/action-setup@v4' }, node],
      setup: 'pnpm install --frozen-lockfile',
    },
    { file: 'bun.lock', steps: [bun], setup: 'bun install --frozen-lockfile' },
    { file: 'bun.lockb', steps: [bun], setup: 'bun install --frozen-lockfile' },
    { file: '.yarnrc.yml', steps: [{ run: 'corepack enable' }, node], setup: 'yarn install --immutable' },
    { file: 'yarn.lock', steps: [node], setup: 'yarn install --frozen-lockfile' },
    { file: 'package-lock.json', steps: [node], setup: 'npm ci' },
    { file: '', steps: [node], setup: 'npm install' },
  ],
  deno: [{ file: '', steps: [{ uses: 'denoland/setup-deno@v2' }] }],
  python: [
    { file: 'uv.lock', steps: [python, { run: 'pip install uv' }], setup: 'uv sync' },
    { file: 'poetry.lock', steps: [python, { run: 'pip install poetry' }], setup: 'poetry install' },
    { file: 'requirements.txt', steps: [python], setup: 'pip install -r requirements.txt' },
    { file: '', steps: [python], setup: 'pip install -e .' },
  ],
  go: [{ file: '', steps: [{ uses: 'actions/setup-go@v5', with: { 'go-version-file': 'go.mod', cache: false } }] }],
  rust: [{ file: '', steps: [] }],
  java: [
    { file: '', steps: [{ uses: 'actions/setup-java@v4', with: { distribution: 'temurin', 'java-version': 21 } }] },
  ],
  php: [{ file: '', steps: [{ uses: 'shivammathur/setup-php@v2' }], setup: 'composer install' }],
  ruby: [{ file: '', steps: [{ uses: 'ruby/setup-ruby@v1' }], setup: 'bundle install' }],
}

/** Plan the usual installation of a project whose CI does not show it. Pure. */
export function usualSetup(project: Project, framework: Framework | undefined, directory: string): SetupPlan {
  const name = ECOSYSTEMS.find(([, , frameworks]) => framework !== undefined && frameworks.includes(framework))?.[0]
  const found = (INSTALLS[name ?? ''] ?? []).find(({ file }) => file === '' || project.exists(file))
  return {
    runsOn: 'ubuntu-latest',
    steps: found?.steps ?? [],
    setupCommand: found?.setup,
    services: undefined,
    directory,
    notes: [
      'No workflow shows how this project is installed, so the usual steps were written: compare them with what your tests need.',
    ],
  }
}
