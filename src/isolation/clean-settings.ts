import { type Cleaning, cleanFiles, userConfigs, withoutCredentials } from './clean-git-config.ts'

/** Elements of Maven's settings with a value; one that names a variable is no credential. */
const MAVEN_SECRET = /<(password|passphrase|privateKey)>(?!\s{0,100}\$\{)[^<]{0,10000}<\/\1>/gi
const NUGET_SECRETS = /<(packageSourceCredentials|apikeys)\b[\s\S]{0,20000}?<\/\1>/gi

/** Settings below the home folder that tests may need, and how their credentials are taken out. */
const SETTINGS: readonly Cleaning[] = [
  ['.npmrc', withoutLines(/_authToken|_password|_auth\b/i)],
  ['.yarnrc.yml', withoutLines(/npmAuth/i)],
  ['.m2/settings.xml', text => text.replace(MAVEN_SECRET, '<$1></$1>')],
  ['.gradle/gradle.properties', withoutLines(/password|token|secret|key/i)],
  ['.config/pip/pip.conf', withoutLines(/:\/\/[^/\s]{0,1000}@/)],
  ['.pip/pip.conf', withoutLines(/:\/\/[^/\s]{0,1000}@/)],
  ['.cargo/config.toml', withoutLines(/\btoken\b/i)],
  // The address of a server with a user and a password.
  [
    '.bundle/config',
    withoutLines(/^BUNDLE_(?=(?:[^\W_]|_(?!_)){1,200}__)\w{1,400}:\s{0,9}["']?[^\s"':]{1,500}:[^\s"']/),
  ],
  ['.bunfig.toml', withoutLines(/token|password/i)],
  ['.composer/auth.json', () => '{}'],
  ['.config/composer/auth.json', () => '{}'],
  ['.nuget/NuGet/NuGet.Config', text => text.replace(NUGET_SECRETS, '')],
]

/**
 * Copy the settings of a home folder without the credentials in them. An empty file is no replacement: Maven, NuGet and
 * Composer refuse one, and git would no longer trust a checkout of another user.
 * @returns the files to replace
 */
export async function cleanSettings(home: string, to: string): Promise<{ path: string; by: string }[]> {
  const configs = await userConfigs(home)
  return cleanFiles(home, to, [...SETTINGS, ...configs.map(path => [path, withoutCredentials] as const)])
}

function withoutLines(secret: RegExp): (text: string) => string {
  return text =>
    text
      .split('\n')
      .filter(line => !secret.test(line))
      .join('\n')
}
