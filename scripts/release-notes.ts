/** Prints the part of CHANGELOG.md about the version of package.json: the notes of its release. */
import { readFileSync } from 'node:fs'
import { releaseNotes } from './check-package.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const notes = releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), version)
if (notes === '') {
  console.error(`CHANGELOG.md has no part “## ${version}”: rename “Unreleased”.`)
  process.exit(1)
}
console.log(notes)
