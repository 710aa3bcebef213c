import { filesOf, type Framework, type Project } from './framework.ts'
import type { Selection } from '../ports.ts'
import type { TestId } from '../domain/tests.ts'

const CONFIGS: readonly (readonly [file: string, mark: RegExp])[] = [
  ['pytest.ini', /^/],
  ['conftest.py', /^/],
  ['tests/conftest.py', /^/],
  ['pyproject.toml', /pytest/],
  ['tox.ini', /pytest/],
  ['setup.cfg', /pytest/],
  ['requirements.txt', /^pytest\b/m],
  ['requirements-dev.txt', /^pytest\b/m],
]

/** Source: https://docs.pytest.org/en/stable/how-to/usage.html and `--junit-xml` of its reference. */
export const pytest: Framework = {
  name: 'pytest',
  format: 'junit',

  detect(project) {
    const config = CONFIGS.find(([file, mark]) => mark.test(project.text(file) ?? '\0') && project.exists(file))?.[0]
    return (
      config ?? (project.has(/(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/) ? 'there are files named like tests' : undefined)
    )
  },

  command(project, { selection, report }) {
    // xunit1 is the family that tells the file of each test; the cache would write into the workspace.
    const reporting = [
      `--junit-xml=${report}`,
      '-o',
      'junit_family=xunit1',
      '-p',
      'no:cacheprovider',
      '--color=no',
      '-q',
    ]
    return {
      file: python(project),
      args: ['-m', 'pytest', ...reporting, ...words(selection)],
      env: { PYTHONDONTWRITEBYTECODE: '1' },
    }
  },

  selector: nodeId,

  byHand: tests => ['python', '-m', 'pytest', ...tests.map(nodeId)],
}

function words(selection: Selection): string[] {
  switch (selection.kind) {
    case 'all':
      return []
    case 'only':
      return selection.tests.map(nodeId)
    case 'affected':
      // pytest knows nothing of related tests: the targets' whole files run, and the whole suite confirms.
      return filesOf(selection.tests)
  }
}

/** `tests/test_a.py::TestB::test_c[1-2]`; a module that could not be collected is named by its file alone. */
function nodeId(test: TestId): string {
  return [test.file, ...test.suite, test.name].filter(part => part !== '').join('::')
}

function python(project: Project): string {
  const environments = ['.venv/bin/python', 'venv/bin/python', '.venv/Scripts/python.exe', 'venv/Scripts/python.exe']
  return environments.find(project.exists) ?? (process.platform === 'win32' ? 'python' : 'python3')
}
