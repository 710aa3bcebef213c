import { describe, expect, it } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { parseCommand } from '../../src/frameworks/commands/parse-command.ts'
import { resolveCommand } from '../../src/frameworks/commands/resolve-command.ts'
import { detectPackages } from '../../src/frameworks/project/detect-packages.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { FRAMEWORKS } from '../../src/frameworks/registry.ts'
import { unittest } from '../../src/frameworks/unittest.ts'
import { has } from '../world/toolchains.ts'
import { pythonTools } from '../world/python-tools.ts'
import { DJANGO, DJANGO_PROJECT } from './django-project.ts'
import { alone, eachAlone, failing, nameless, onDisk, outcomes, ran } from './on-disk.ts'

const OUTCOMES = [
  'failed: shop/tests/test_cart.py › CartTest › test_parts',
  'failed: shop/tests/test_cart.py › CartTest › test_total',
  'failed: shop/tests/test_cart.py › UserTest › test_none',
  'passed: blog/tests.py › PostTest › test_title',
  'passed: shop/tests/test_cart.py › CartTest › test_own_runner',
  'passed: shop/tests/test_cart.py › UserTest › test_name',
]

describe.skipIf(!has('python3', '--version'))('Django', () => {
  const env = { PYTHONPATH: pythonTools(DJANGO) }

  it('runs its tests by the runner of the project, each alone and all together', async () => {
    await using there = await onDisk(DJANGO_PROJECT, { framework: unittest, env })

    const all = await there.all()
    const tests = failing(all)
    const runs = await eachAlone(there, tests)
    const together = await there.only(...tests)
    const affected = await there.select({ kind: 'affected', files: ['blog/tests.py'], tests: tests.slice(0, 1) })

    expect(
      detectPackages(projectAt(there.root), []).map(({ framework, dir, why }) => [framework.name, dir, why]),
    ).toEqual([['unittest', '', 'manage.py starts its tests']])
    expect(all.result).toBe('finished')
    expect(outcomes(all)).toEqual(OUTCOMES)
    expect(all.cases.find(({ id }) => id.name === 'test_total')?.problems[0]?.message).toBe('4 != 5')
    expect(runs).toEqual(alone(tests))
    expect(ran(together).toSorted()).toEqual(tests.map(titleOf).toSorted())
    expect(together.result).toBe('finished')
    expect(new Set(ran(affected).map(title => title.split(' ')[0]))).toEqual(new Set(['shop/tests/test_cart.py']))
  })

  it('runs each test alone where the apps lie in a folder of sys.path, and says how to do it by hand', async () => {
    const moved = Object.entries(DJANGO_PROJECT).map(([path, text]) => [
      path.replace(/^(?=shop\/|blog\/)/, 'apps/'),
      text,
    ])
    const manage = (DJANGO_PROJECT['manage.py'] ?? '').replace(
      'import os, sys',
      "import os, sys\nsys.path.insert(0, 'apps')",
    )
    const apps = { ...(Object.fromEntries(moved) as typeof DJANGO_PROJECT), 'manage.py': manage }
    await using there = await onDisk(apps, {
      framework: unittest,
      env,
      using: { program: ['python3', 'manage.py', 'test'], options: [], scope: ['apps'], env: {} },
    })

    const all = await there.all()
    const tests = failing(all)
    const runs = await eachAlone(there, tests)

    expect(outcomes(all)).toEqual(OUTCOMES.map(each => each.replace(': ', ': apps/')).toSorted())
    expect(runs).toEqual(alone(tests))
    expect(unittest.manualCommand(tests.slice(0, 1), { project: projectAt(there.root) }).join(' ')).toMatch(
      / manage\.py test shop\.tests\.test_cart\.\w+Test\.test_\w+$/,
    )
  })

  it('leaves a runner out that reports in a way of its own', async () => {
    const settings = `${DJANGO_PROJECT['site_of_shop/settings.py']}TEST_RUNNER = 'xmlrunner.extra.djangotestrunner.XMLTestRunner'\n`
    const reporting = { PYTHONPATH: pythonTools([...DJANGO, 'unittest-xml-reporting==3.2.0', 'lxml']) }
    const files = { ...DJANGO_PROJECT, 'site_of_shop/settings.py': settings }
    await using there = await onDisk(files, { framework: unittest, env: reporting })

    const all = await there.all()

    // The project's own runner sets something up for one test.
    expect(outcomes(all)).toEqual(
      OUTCOMES.map(each => each.replace(/^passed(.*test_own_runner)$/, 'failed$1')).toSorted(),
    )
    expect(all.result).toBe('finished')
  })

  it('reports a module that cannot be loaded as a failing case without a name', async () => {
    await using there = await onDisk(
      { ...DJANGO_PROJECT, 'shop/tests/test_bad.py': 'def test_a(:\n' },
      { framework: unittest, env },
    )

    const all = await there.all()
    const bad = failing(all).filter(({ file }) => file === 'shop/tests/test_bad.py')
    const run = await there.only(...bad)
    there.write({ 'shop/tests/test_bad.py': DJANGO_PROJECT['blog/tests.py'] ?? '' })
    const mended = await there.only(...bad)

    expect(all.result).toBe('finished')
    expect(nameless(all)).toEqual([
      { place: 'shop/tests/test_bad.py', message: expect.stringContaining('invalid syntax') as string },
    ])
    expect(outcomes(all)).toEqual(expect.arrayContaining(OUTCOMES))
    expect(ran(run)).toEqual(['shop/tests/test_bad.py'])
    expect(ran(mended)).toEqual(['shop/tests/test_bad.py › PostTest › test_title'])
  })

  it.each([
    ['python3 manage.py test --parallel 2 --verbosity 2 --keepdb', OUTCOMES],
    ['python3 manage.py test shop -v 2 --timing', OUTCOMES.filter(each => each.includes(' shop/'))],
    [
      'python3 -m django test blog --settings=site_of_shop.settings --pythonpath=.',
      OUTCOMES.filter(each => each.includes(' blog/')),
    ],
  ])('starts them as the command does: %s', async (text, expected) => {
    await using there = await onDisk(DJANGO_PROJECT, { framework: unittest, env })
    const resolved = resolveCommand(parseCommand('test-command', text), projectAt(there.root), FRAMEWORKS)
    if (resolved.kind !== 'framework') throw new Error(resolved.kind)
    await using used = await onDisk(DJANGO_PROJECT, { framework: resolved.framework, using: resolved.using, env })

    const all = await used.all()
    const runs = await eachAlone(used, failing(all))

    expect(outcomes(all)).toEqual(expected)
    expect(all.result).toBe('finished')
    expect(runs).toEqual(alone(failing(all)))
  })
})
