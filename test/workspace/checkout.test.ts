import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  branchingPoint,
  type Checkout,
  dirtyFiles,
  inspectCheckout,
  lookedAt,
  requireClean,
  checkOutCommit,
} from '../../src/workspace/checkout.ts'
import { Repository } from '../../src/workspace/repository.ts'

describe('a checkout is found', () => {
  it('from a folder inside of it, on a branch', async () => {
    const scene = lay()
    mkdirSync(join(scene.root, 'src/deep'), { recursive: true })

    const checkout = await inspectCheckout(join(scene.root, 'src/deep'), scene.host)

    expect(checkout).toMatchObject({ top: realpathSync(scene.root), sha: scene.second, branch: 'main' })
  })

  it('on no branch', async () => {
    const scene = lay()
    scene.git('checkout', '--quiet', '--detach', scene.first)

    const checkout = await inspectCheckout(scene.root, scene.host)

    expect(checkout).toMatchObject({ sha: scene.first, branch: undefined })
  })

  it('that is a work tree beside its repository', async () => {
    const scene = lay()
    const beside = join(scene.home, 'beside')
    scene.git('worktree', 'add', '--quiet', '-b', 'topic', beside, scene.first)

    const checkout = await inspectCheckout(beside, scene.host)

    expect(checkout).toMatchObject({ top: realpathSync(beside), sha: scene.first, branch: 'topic' })
  })
})

describe('a folder that cannot be worked on is told in a sentence:', () => {
  it('no git', async () => {
    const scene = lay()

    await expect(inspectCheckout(scene.home, scene.host)).rejects.toMatchObject({
      name: 'UserError',
      sentence: `${scene.home} is not a git checkout. Run this inside a git repository; a job needs actions/checkout in an earlier step.`,
    })
  })

  it('no commit', async () => {
    const scene = lay()
    const empty = join(scene.home, 'empty')
    execFileSync('git', ['init', '--quiet', empty], { env: scene.env })

    await expect(inspectCheckout(empty, scene.host)).rejects.toMatchObject({
      name: 'UserError',
      message: `The repository in ${realpathSync(empty)} has no commits.`,
    })
  })

  it('no such folder', async () => {
    const scene = lay()

    await expect(inspectCheckout(join(scene.home, 'none'), scene.host)).rejects.toThrow()
  })
})

describe('uncommitted changes', () => {
  it.each<[string, (scene: Scene) => void, string]>([
    ['of one file', ({ put }) => put('a.ts', 'x\n'), 'a.ts'],
    [
      'that are staged',
      ({ put, git }) => {
        put('a.ts', 'x\n')
        git('add', 'a.ts')
      },
      'a.ts',
    ],
    ['that delete a file', ({ root }) => rmSync(join(root, 'a.ts')), 'a.ts'],
    [
      'of many files',
      ({ put }) => ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts'].forEach(path => put(path, 'x\n')),
      'a.ts, b.ts, c.ts and 2 more',
    ],
    ['that are a staged rename', ({ git }) => git('mv', 'a.ts', 'moved.ts'), 'a.ts, moved.ts'],
    [
      'of a file with a name that needs quotes',
      ({ put, git }) => {
        put('ümläut "x".ts', 'x')
        git('add', '--all')
      },
      'ümläut "x".ts',
    ],
  ])('%s are refused by name', async (_, change, names) => {
    const scene = lay()
    change(scene)
    const checkout = await inspectCheckout(scene.root, scene.host)

    const required = requireClean(checkout)

    await expect(required).rejects.toMatchObject({
      name: 'UserError',
      sentence: expect.stringMatching(/^The work tree has uncommitted changes \(.+\)\. Commit or stash them first; /),
    })
    await expect(required).rejects.toThrow(`(${names})`)
  })

  it('are not what git does not know', async () => {
    const scene = lay()
    scene.put('notes.txt', 'mine\n')

    const checkout = await inspectCheckout(scene.root, scene.host)

    expect(await dirtyFiles(checkout)).toEqual([])
    await requireClean(checkout)
  })
})

describe('a file with the bytes of its commit', () => {
  it('is no change, although a filter would commit it in another form', async () => {
    const scene = lay()
    scene.git('config', 'filter.upper.clean', 'tr a-z A-Z')
    scene.put('.gitattributes', '*.ts filter=upper\n')
    scene.git('add', '.gitattributes')
    scene.git('commit', '--quiet', '--message', 'mark', '.gitattributes')
    for (const name of ['a.ts', 'b.ts', 'd.ts', 'e.ts']) utimesSync(join(scene.root, name), 0, 0)
    scene.put('c.ts', 'other\n')
    const checkout = await inspectCheckout(scene.root, scene.host)

    expect(scene.git('status', '--porcelain')).toBe('M a.ts\n M b.ts\n M c.ts\n M d.ts\n M e.ts')
    expect(await dirtyFiles(checkout)).toEqual(['c.ts'])
  })

  it.each([
    ['a link to another place', 'link'],
    ['a name that git would quote', '"a.ts'],
  ])('is a change, and no error, for %s', async (_, name) => {
    const scene = lay()
    scene.put('"a.ts', 'one\n')
    symlinkSync('a.ts', join(scene.root, 'link'))
    scene.git('add', '--all')
    scene.git('commit', '--quiet', '--message', 'more')
    rmSync(join(scene.root, name))
    if (name === 'link') symlinkSync('nowhere', join(scene.root, name))
    else scene.put(name, 'two\n')

    expect(await dirtyFiles(await inspectCheckout(scene.root, scene.host))).toEqual([name])
  })

  it('is a change if its mode differs', async () => {
    const scene = lay()
    chmodSync(join(scene.root, 'a.ts'), 0o755)
    const checkout = await inspectCheckout(scene.root, scene.host)

    expect(await dirtyFiles(checkout)).toEqual(['a.ts'])
  })
})

describe('another commit is put into the work tree', () => {
  it('for a while, and then the branch is back', async () => {
    const scene = lay()
    const { checkout, repository } = await scene.both()

    {
      await using _there = await checkOutCommit(checkout, { sha: scene.first, from: repository })
      expect(scene.text('a.ts')).toBe('first\n')
      expect(scene.git('rev-parse', 'HEAD')).toBe(scene.first)
    }

    expect(scene.git('symbolic-ref', '--short', 'HEAD')).toBe('main')
    expect([scene.text('a.ts'), scene.git('status', '--porcelain')]).toEqual(['second\n', ''])
  })

  it('from no branch, and then the commit is back', async () => {
    const scene = lay()
    scene.git('checkout', '--quiet', '--detach')
    const { checkout, repository } = await scene.both()

    {
      await using _there = await checkOutCommit(checkout, { sha: scene.first, from: repository })
    }

    expect(scene.git('rev-parse', 'HEAD')).toBe(scene.second)
  })

  it('that a shallow checkout does not have', async () => {
    const scene = lay()
    const shallow = join(scene.home, 'shallow')
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${scene.root}`, shallow], { env: scene.env })
    const checkout = await inspectCheckout(shallow, scene.host)
    const { repository } = await scene.both()

    {
      await using _there = await checkOutCommit(checkout, { sha: scene.first, from: repository })
      expect(readFileSync(join(shallow, 'a.ts'), 'utf8')).toBe('first\n')
    }

    expect(readFileSync(join(shallow, 'a.ts'), 'utf8')).toBe('second\n')
  })

  it('and back although tests changed a tracked file that differs', async () => {
    const scene = lay()
    const { checkout, repository } = await scene.both()

    {
      await using _there = await checkOutCommit(checkout, { sha: scene.first, from: repository })
      scene.put('a.ts', 'changed by a test\n')
    }

    expect(scene.git('symbolic-ref', '--short', 'HEAD')).toBe('main')
    expect(scene.text('a.ts')).toBe('second\n')
  })

  it('not when a file of the user is in the way, and then nothing has changed', async () => {
    const scene = lay()
    const { checkout, repository } = await scene.both()
    scene.put('only-first.ts', 'mine\n')

    const there = checkOutCommit(checkout, { sha: scene.first, from: repository })

    await expect(there).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining(`${scene.first.slice(0, 7)} cannot be checked out over`),
    })
    expect(scene.text('only-first.ts')).toBe('mine\n')
    expect(scene.git('symbolic-ref', '--short', 'HEAD')).toBe('main')
  })

  it('without a hook or monitor of the user', async () => {
    const scene = lay()
    const ran = join(scene.home, 'ran')
    const spy = join(scene.home, 'spy')
    writeFileSync(spy, `#!/bin/sh\ntouch ${ran}\n`)
    chmodSync(spy, 0o755)
    for (const hook of ['post-checkout', 'reference-transaction', 'post-index-change'])
      scene.put(`.git/hooks/${hook}`, readFileSync(spy, 'utf8'), 0o755)
    scene.git('config', 'core.fsmonitor', spy)
    const { checkout, repository } = await scene.both()
    rmSync(ran, { force: true })

    await requireClean(checkout)
    {
      await using _there = await checkOutCommit(checkout, { sha: scene.first, from: repository })
    }

    expect(existsSync(ran)).toBe(false)
  })
})

type Scene = ReturnType<typeof lay>

/** A user's repository with two commits; the first one has a file that the second has not. */
describe('what a checkout tells', () => {
  it('when its commit was made, to the second', async () => {
    const scene = lay()
    execFileSync('git', ['commit', '--quiet', '--allow-empty', '--message', 'late'], {
      cwd: scene.root,
      env: { ...scene.env, GIT_COMMITTER_DATE: '2024-05-06T07:08:09Z', GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' },
    })

    const { committedAt } = await inspectCheckout(scene.root, scene.host)

    expect(new Date(committedAt).toISOString()).toBe('2024-05-06T07:08:09.000Z')
  })

  it('where the branch left the trunk', async () => {
    const scene = lay()
    scene.git('switch', '--quiet', '--create', 'topic', scene.first)
    scene.git('commit', '--quiet', '--allow-empty', '--message', 'topic')

    expect(await branchingPoint(await inspectCheckout(scene.root, scene.host))).toBe(scene.first)
  })

  it('that the trunk left nothing, and that nothing is a trunk', async () => {
    const scene = lay()
    const onTrunk = await branchingPoint(await inspectCheckout(scene.root, scene.host))
    scene.git('branch', '--quiet', '--move', 'main', 'elsewhere')

    expect(onTrunk).toBeUndefined()
    expect(await branchingPoint(await inspectCheckout(scene.root, scene.host))).toBeUndefined()
  })

  it('its files, those that are new too, the last change, and what changed lately', async () => {
    const scene = lay()
    scene.put('.gitignore', 'ignored.ts\n')
    scene.put('new file.ts', 'x\n')
    scene.put('ignored.ts', 'x\n')

    const { listed, diff, recent } = await lookedAt(await inspectCheckout(scene.root, scene.host))

    expect(listed.toSorted()).toEqual(['.gitignore', 'a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'new file.ts'])
    expect(diff).toMatch(/^-first\n\+second$/m)
    expect(recent.toSorted()).toEqual(['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'only-first.ts'])
  })

  it('no change where there is one commit', async () => {
    const scene = lay()
    scene.git('switch', '--quiet', '--detach', scene.first)

    const { diff, recent } = await lookedAt(await inspectCheckout(scene.root, scene.host))

    expect(diff).toBe('')
    expect(recent).toContain('only-first.ts')
  })
})

function lay() {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'fix-tests-checkout-')))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const root = join(home, 'project')
  mkdirSync(root)
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CEILING_DIRECTORIES: home,
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
  }
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' }).trim()
  const put = (path: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { mode })
  }
  const commit = (text: string) => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) put(`${name}.ts`, text)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'work')
    return git('rev-parse', 'HEAD')
  }
  git('init', '--quiet', '--initial-branch=main')
  put('only-first.ts', 'first\n')
  const first = commit('first\n')
  rmSync(join(root, 'only-first.ts'))
  const second = commit('second\n')
  const host = { PATH: env.PATH, HOME: home }
  return {
    home,
    root,
    env,
    host,
    first,
    second,
    git,
    put,
    text: (path: string) => readFileSync(join(root, path), 'utf8'),
    async both(): Promise<{ checkout: Checkout; repository: Repository }> {
      const checkout = await inspectCheckout(root, host)
      const repository = await Repository.open({ dir: join(home, 'state'), work: root, host })
      await repository.fetch(`file://${root}`, [first])
      return { checkout, repository }
    },
  }
}
