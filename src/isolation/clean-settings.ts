import { type Cleaning, cleanFiles, withoutCredentials } from './clean-git-config.ts'

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
  ['.gitconfig', withoutCredentials],
  ['.config/git/config', withoutCredentials],
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
export function cleanSettings(home: string, to: string): Promise<{ path: string; by: string }[]> {
  return cleanFiles(home, to, SETTINGS)
}

function withoutLines(secret: RegExp): (text: string) => string {
  return text =>
    text
      .split('\n')
      .filter(line => !secret.test(line))
      .join('\n')
}
