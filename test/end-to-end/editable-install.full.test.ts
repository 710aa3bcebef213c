import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasPytest } from '../world/toolchains.ts'
import { BEGUN } from './projects.ts'
import { Repository } from './repository.ts'

const FILES = {
  'pyproject.toml': '[project]\nname = "shop"\nversion = "1"\n\n[tool.pytest.ini_options]\ntestpaths = ["tests"]\n',
  'src/shop/__init__.py': '',
  'src/shop/cart.py': 'def total(prices):\n    return sum(prices)\n',
  // As tools do that read a version from tags.
  'tests/test_version.py':
    'import pathlib\nimport subprocess\n\nimport shop\n\n\ndef git(*words):\n    return subprocess.check_output(["git", *words], text=True).strip()\n\n\ndef test_version():\n    top = pathlib.Path(git("rev-parse", "--show-toplevel"))\n    assert top == pathlib.Path.cwd()\n    assert pathlib.Path(shop.__file__).is_relative_to(top)\n    assert "src/shop/cart.py" in git("ls-files").splitlines()\n    assert git("describe", "--tags", "--always", "--abbrev=0") == "v1"\n',
}
const FAILING = {
  'src/shop/cart.py':
    'def total(prices):\n    return sum(prices)\n\n\ndef average(prices):\n    return total(prices) * len(prices)\n',
  'tests/test_cart.py': 'from shop.cart import average\n\n\ndef test_average():\n    assert average([1, 2, 6]) == 3\n',
}

describe.skipIf(!hasPytest || process.platform !== 'linux')('a package that is installed editable', () => {
  it('is proved in a copy, which runs its own code, and where git works', async () => {
    await using repository = new Repository([
      { message: 'Begin', files: { ...BEGUN, '.github/fix-tests.yml': '', 'package.json': '', ...FILES } },
      { message: 'Add the average', files: FAILING },
    ])
    const git = (...args: string[]) => execFileSync('git', args, { cwd: repository.path })
    git('tag', 'v1', 'HEAD^')
    const environment = join(repository.home, 'environment')
    execFileSync('python3', ['-m', 'venv', '--system-site-packages', '--without-pip', environment])
    const lib = join(environment, 'lib')
    const [version = ''] = readdirSync(lib)
    writeFileSync(join(lib, version, 'site-packages/__editable__.shop-1.pth'), `${repository.path}/src\n`)

    const { code, stdout, stderr } = await repository.run(['run', '--models', 'offline'], {
      env: { VIRTUAL_ENV: environment, PATH: `${environment}/bin${delimiter}${process.env.PATH}` },
    })

    expect(code, stderr).toBe(0)
    expect(stderr).toContain('1 test without the fix: 0 passed, 1 failed')
    const report = /^Report: +(.+)$/m.exec(stdout)?.[1] ?? ''
    expect(readFileSync(report, 'utf8')).toContain('on a clean copy of this branch')
    expect(stderr).not.toContain('In a clean copy, ')
  })
})
