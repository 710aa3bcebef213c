import { describe, expect, it } from 'vitest'
import { packageProblems, type PackageState, releaseNotes } from '../../scripts/check-package.ts'

const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.2.0 (2026-11-25)\n\n### Added\n\n- This.\n\n## [1.1.0]\n\n- That.\n'

const SOUND: PackageState = {
  manifest: { version: '1.2.0', files: ['dist'] },
  changelog: CHANGELOG,
  answers: '1.2.0\n',
  tag: 'v1.2.0',
  exists: () => true,
}

describe('the package', () => {
  it('is published if all agrees', () => {
    expect(packageProblems(SOUND)).toEqual([])
    expect(packageProblems({ ...SOUND, tag: undefined, changelog: '' })).toEqual([])
  })

  it.each<[what: string, change: Partial<PackageState>, problem: RegExp]>([
    ['another tag', { tag: 'v1.3.0' }, /The tag is v1\.3\.0/],
    ['a version without notes', { changelog: '## Unreleased\n\n- New.\n' }, /no part “## 1\.2\.0”/],
    ['an old dist', { answers: '1.1.0\n' }, /says 1\.1\.0/],
    ['no dist', { exists: () => false }, /dist is missing/],
    ['a package that is private', { manifest: { ...SOUND.manifest, private: true } }, /private/],
    ['packages that dist holds already', { manifest: { ...SOUND.manifest, dependencies: { zod: '4' } } }, /move zod/],
  ])('is not published with %s', (_, change, problem) => {
    expect(packageProblems({ ...SOUND, ...change })).toEqual([expect.stringMatching(problem)])
  })
})

describe('the notes of a release', () => {
  it.each([
    ['1.2.0', '### Added\n\n- This.'],
    ['1.1.0', '- That.'],
    ['Unreleased', '- New.'],
    ['1.2', ''],
  ])('of %s are its part of the changelog', (version, notes) => {
    expect(releaseNotes(CHANGELOG, version)).toBe(notes)
  })
})
