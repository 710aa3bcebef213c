/**
 * Prints the bill of materials of dist/ (CycloneDX 1.6): the packages in its list of licences, with the versions of the
 * lock.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Lock {
  readonly version: string
  /** By path, such as `node_modules/a/node_modules/b`; '' is the project. */
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly license?: string; readonly integrity?: string }>
  >
}

/**
 * Build the bill of materials.
 * @param licenses text of dist/licenses.txt.
 * @param bundle text that identifies the build
 */
export function billOfMaterials(lock: Lock, { licenses, bundle }: { licenses: string; bundle: string }): object {
  const bundled = new Set(licenses.split('\n'))
  const components = Object.entries(lock.packages).flatMap(([path, { version, license }]) => {
    const names = path
      .split('node_modules/')
      .slice(1)
      .map(part => part.replace(/\/$/, ''))
    const name = names.at(-1)
    // What only a tool brings is in no bundle.
    if (name === undefined || version === undefined || !names.every(each => bundled.has(each))) return []
    return [
      {
        type: 'library',
        name,
        version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
      },
    ]
  })
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(bundle)}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        name: 'fix-tests',
        version: lock.version,
        purl: `pkg:npm/fix-tests@${lock.version}`,
      },
    },
    components,
  }
}

/** Make a UUID (version 8) of a text, so that the same build has the same bill. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (path: string) => readFileSync(path, 'utf8')
  const lock = JSON.parse(read('package-lock.json')) as Lock
  const licenses = read('dist/licenses.txt')
  console.log(
    JSON.stringify(billOfMaterials(lock, { licenses, bundle: read('dist/entrypoints.js') + licenses }), undefined, 2),
  )
}
