import { posix } from 'node:path'

/** Files that a package of a repository has at its top. */
const MANIFESTS = [
  'package.json',
  'pyproject.toml',
  'setup.py',
  'setup.cfg',
  'pom.xml',
  'build.gradle',
  'build.gradle.kts',
  'go.mod',
  'Cargo.toml',
  'composer.json',
  'Gemfile',
  'pubspec.yaml',
]

/** Folders of a path to look at, at most. */
const MAX_DEPTH = 20

/**
 * Find the package of a repository that a report is about: the nearest folder above its file that has a manifest. A
 * report that was downloaded lies elsewhere, below folders with the names of those in the repository.
 * @param report path of the report's file @param exists tells whether a path of the repository exists
 * @returns the folder, relative to the repository; '' for its top
 */
export function moduleOf(report: string, exists: (path: string) => boolean): string {
  const folders = posix
    .normalize(posix.dirname(report.replaceAll('\\', '/')))
    .split('/')
    .filter(part => part !== '' && part !== '.' && part !== '..')
    .slice(-MAX_DEPTH)
  const isPackage = (folder: string) => MANIFESTS.some(name => exists(`${folder}/${name}`))
  for (let end = folders.length; end > 0; end -= 1)
    for (let start = 0; start < end; start += 1) {
      const folder = folders.slice(start, end).join('/')
      if (isPackage(folder)) return folder
    }
  return ''
}

/** Make paths of reporters relative: those of a package's report may start from its folder. */
export function relativeIn(
  module: string,
  { relative, exists }: { relative: (file: string) => string; exists: (path: string) => boolean },
): (file: string) => string {
  if (module === '') return relative
  return file => {
    const path = file === '' || posix.isAbsolute(file) ? '' : posix.normalize(`${module}/${file.replaceAll('\\', '/')}`)
    return path.startsWith(`${module}/`) && exists(path) ? path : relative(file)
  }
}
