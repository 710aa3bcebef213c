import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { cleanGitConfig, withoutCredentials } from '../../src/isolation/clean-git-config.ts'
import { cleanSettings } from '../../src/isolation/clean-settings.ts'
import { runFolder } from '../run-folder.ts'

const SETTINGS: Readonly<Record<string, string>> = {
  '.npmrc': '//registry/:_authToken=SECRET\n//other/:_password=SECRET\n_auth = SECRET\nkept=1\n',
  '.yarnrc.yml': 'npmAuthToken: SECRET\nkept: 1\n',
  '.m2/settings.xml': '<server><kept/><password>SECRET</password><passphrase>SECRET</passphrase></server>',
  '.gradle/gradle.properties': 'mavenPassword=SECRET\nsigning.keyId=SECRET\nkept=1\n',
  '.config/pip/pip.conf': '[global]\nindex-url = https://u:SECRET@pypi.example/\nkept = 1\n',
  '.pip/pip.conf': '[global]\nindex-url = https://u:SECRET@pypi.example/\nkept = 1\n',
  '.cargo/config.toml': '[registry]\ntoken = "SECRET"\nkept = 1\n',
  '.gitconfig': '[credential]\n\thelper = store --file SECRET\n[core]\n\tkept = 1\n',
  '.config/git/config': '[url "https://x:SECRET@github.com/"]\n\tinsteadOf = kept\n',
  '.bundle/config': '---\nBUNDLE_PATH: "kept"\nBUNDLE_RUBYGEMS__PKG__GITHUB__COM: "u:SECRET"\n',
  '.bunfig.toml': '[install]\ntoken = "SECRET"\nkept = 1\n',
  '.composer/auth.json': '{"github-oauth": {"github.com": "SECRET"}}',
  '.config/composer/auth.json': '{"github-oauth": {"github.com": "SECRET"}}',
  '.nuget/NuGet/NuGet.Config': '<a><packageSourceCredentials><b>SECRET</b></packageSourceCredentials><kept/></a>',
}

function lay(files: Readonly<Record<string, string>>): string {
  const home = runFolder('settings')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, name)), { recursive: true })
    writeFileSync(join(home, name), text)
  }
  return home
}

it.each(Object.entries(SETTINGS))(
  '%s is replaced by a copy without credentials, the rest stays',
  async (name, text) => {
    const home = lay({ [name]: text })

    const found = await cleanSettings(home, join(home, 'copy'))

    expect(found.map(({ path }) => path)).toEqual([join(home, name)])
    const copy = readFileSync(found[0]?.by ?? '', 'utf8')
    expect(copy).not.toContain('SECRET')
    expect(copy).toMatch(name.endsWith('auth.json') ? /^\{\}$/ : /kept/)
  },
)

it('files that the configuration of git includes are cleaned with it', async () => {
  const home = lay({
    '.gitconfig': '[github]\n\ttoken = SECRET\n[include]\n\tpath = ~/.gitconfig.local\n[user]\n\tname = kept\n',
    '.gitconfig.local': '[includeIf "gitdir:~/work/"]\n\tpath = more/work\n[http]\n\textraheader = SECRET\n',
    'more/work': '[include]\n\tpath = ../.gitconfig.local\n[http]\n\textraheader = SECRET\n',
  })

  const found = await cleanSettings(home, join(home, 'copy'))

  expect(found.map(({ path }) => path)).toEqual(
    ['.gitconfig', '.gitconfig.local', 'more/work'].map(name => join(home, name)),
  )
  for (const { by } of found) expect(readFileSync(by, 'utf8')).not.toContain('SECRET')
})

it('settings without credentials are not replaced', async () => {
  const home = lay({ '.npmrc': 'fund=false\n', '.m2/settings.xml': '<password>${env.PASSWORD}</password>' })

  expect(await cleanSettings(home, join(home, 'copy'))).toEqual([])
})

it('the configurations of submodules and of work trees are cleaned with that of the repository', async () => {
  const [token, clean] = ['[http "x"]\n\textraheader = SECRET\n', '[core]\n\tbare = false\n']
  const places = ['config', 'modules/a/config', 'modules/deep/b/config', 'modules/a/modules/c/config']
  const gitDir = lay({
    ...Object.fromEntries(places.map(path => [path, token])),
    ...Object.fromEntries(places.map(path => [join(dirname(path), 'HEAD'), 'ref: refs/heads/main\n'])),
    'worktrees/w/config.worktree': token,
    'worktrees/w/HEAD': '',
    'modules/clean/config': clean,
    'modules/clean/HEAD': '',
  })

  const found = await cleanGitConfig(gitDir, join(gitDir, 'copy'))

  expect(found.map(({ path }) => path).toSorted()).toEqual(
    [...places, 'worktrees/w/config.worktree'].map(path => join(gitDir, path)).toSorted(),
  )
  expect(found.map(({ by }) => readFileSync(by, 'utf8')).join('')).not.toContain('SECRET')
})

it.each([
  ['on the line of its section', '[http "x"] extraheader = SECRET\n', '[http "x"]\n'],
  ['that goes on in the next line', '[http "x"]\n\textraheader = a\\\nSECRET\n', '[http "x"]\n\n'],
  ['in an address', '[remote "o"]\n\turl = https://u:SECRET@x/y\n', '[remote "o"]\n\turl = https://x/y\n'],
])('a credential %s is taken out', (_, text, cleaned) => {
  expect(withoutCredentials(text)).toBe(cleaned)
})

it('the name in an address of ssh is none', () => {
  const text = '[remote "o"]\n\turl = ssh://git@github.example/octo/shop\n'

  expect(withoutCredentials(text)).toBe(text)
})
