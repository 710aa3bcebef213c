/**
 * Source of a function for the programs that start processes of tests: it says whether options of Node.js load code of
 * the project before all else. Needs `realpathSync`, `createRequire` and `resolve`.
 */
export const LOADED_FIRST = String.raw`
const LOADS = /(?:^|\s)(?:-r|--(?:require|import|loader|experimental-loader))(?:=|\s+)"?([^\s"]+)/g
const loadsOwn = (text, isOurs = () => false) => [...text.matchAll(LOADS)].some(([, name]) => !isOurs(name) && !isInstalled(name))

/** True for the name of an installed package. A package of a workspace is a link to the project. */
function isInstalled(name) {
  if (/^(?:[.\/\\]|file:)/.test(name)) return false
  try {
    return realpathSync(createRequire(resolve('index.js')).resolve(name)).split(/[\\/]/).includes('node_modules')
  } catch {
    return false
  }
}
`
