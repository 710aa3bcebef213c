/**
 * A program that fetches another one and starts it, the options that choose what it fetches, and the name of the other
 * one, with the version that it fetches.
 */
const FETCHED =
  /(?<![\w./-])(?:pipx[ \t]{1,9}run|uvx|uv[ \t]{1,9}tool[ \t]{1,9}run)(?:[ \t]{1,9}(?:-p|--python|--with)(?:=|[ \t]{1,9})[^\s-]\S{0,99}){0,9}[ \t]{1,9}([A-Za-z][\w.-]{0,60})(?:(?:==|@)[\w.*-]{1,30})?(?=\s|$)/g

/**
 * Start programs directly that code of a shell starts by `pipx run` or `uvx`, where that is not installed and they are.
 * @param isInstalled checks if a program of that name is on PATH
 * @returns the code, and the name of the first such program; undefined if there is none
 */
export function withInstalled(
  code: string,
  isInstalled: (name: string) => boolean,
): { readonly code: string; readonly name: string } | undefined {
  const names: string[] = []
  const changed = code.replace(FETCHED, (all, name: string) => {
    const [starter = ''] = all.split(/\s/, 1)
    if (isInstalled(starter) || !isInstalled(name)) return all
    names.push(name)
    return name
  })
  const [name] = names
  return name === undefined ? undefined : { code: changed, name }
}
