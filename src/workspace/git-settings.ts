/** A setting of git: its name and value. */
export type GitSetting = readonly [name: string, value: string]

/** End a transfer of fewer bytes in a second, for so many seconds: a server may accept and never answer. */
export const PATIENCE: readonly GitSetting[] = [
  ['http.lowSpeedLimit', '1000'],
  ['http.lowSpeedTime', '30'],
]

/** Return the setting with which git shows a token to the server of a URL, and to no other. */
export function tokenSetting(token: string, url: string): GitSetting {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  return [headerSetting(url), `Authorization: basic ${basic}`]
}

/** Return the name of the setting for headers that git sends to the server of a URL. */
export function headerSetting(url: string): string {
  return `http.${new URL(url).origin}/.extraheader`
}

/** Return the environment of one git command with settings: no other process sees them, and no file holds them. */
export function withSettings(settings: readonly GitSetting[]): Record<string, string> {
  return Object.assign(
    { GIT_CONFIG_COUNT: String(settings.length) },
    ...settings.map(([name, value], index) => ({
      [`GIT_CONFIG_KEY_${index}`]: name,
      [`GIT_CONFIG_VALUE_${index}`]: value,
    })),
  ) as Record<string, string>
}
