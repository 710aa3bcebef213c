import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { has } from '../world/toolchains.ts'
import { BEGUN } from './projects.ts'
import { Repository } from './repository.ts'
import { analysis, done, edit, review, roleOf } from './talk.ts'

const FILES = {
  '.gitignore': 'build/\n',
  'CMakeLists.txt':
    'cmake_minimum_required(VERSION 3.10)\nproject(shop CXX)\noption(WITH_TAX "" OFF)\nadd_executable(cart test/cart.cpp)\ntarget_include_directories(cart PRIVATE include)\nif(WITH_TAX)\n  enable_testing()\n  add_test(NAME cart COMMAND cart)\nendif()\n',
  'include/cart.hpp': 'inline int total(int a, int b) { return a - b; }\n',
  'test/cart.cpp':
    '#include "cart.hpp"\n#include <cstdio>\nint main() {\n  if (total(1, 2) == 3) return 0;\n  std::printf("total(1, 2) is %d\\n", total(1, 2));\n  return 1;\n}\n',
}

describe.skipIf(!(has('cmake', '--version') && has('c++', '--version')))('a checkout that CMake has built', () => {
  it('proves the fix in a copy that is configured as it is', async () => {
    await using repository = new Repository([
      { message: 'Begin', files: { ...BEGUN, '.github/fix-tests.yml': '', 'package.json': '{}\n' } },
      { message: 'Add the cart', files: FILES },
    ])
    const cmake = (...args: string[]) => execFileSync('cmake', args, { cwd: repository.path, stdio: 'pipe' })
    cmake('-S', '.', '-B', 'build', '-DWITH_TAX=ON')
    cmake('--build', 'build')
    await using model = await startModel(request => {
      const role = roleOf(request)
      if (role === 'reviewer') return [review()]
      if (role === 'analyst') return [analysis('include/cart.hpp', 'the prices are subtracted')]
      return [edit('include/cart.hpp', 'a - b', 'a + b'), done('Add the prices')]
    })

    const { code, stderr } = await repository.run(
      ['run', '--models', 'anthropic/claude-sonnet-5-5', '--anthropic-base-url', model.url],
      { env: { ANTHROPIC_API_KEY: model.key } },
    )

    expect(code, stderr).toBe(0)
    expect(stderr).toContain('1 test without the fix: 0 passed, 1 failed')
    expect(stderr).not.toContain('In a clean copy, ')
    expect(model.violations).toEqual([])
  })
})
