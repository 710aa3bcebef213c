/** Fails when the committed dist/ is not what the source builds; untracked files count too. */
import { execFileSync } from 'node:child_process'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' })

const before = git('status', '--porcelain', 'dist')
if (before !== '') {
  console.error(`dist/ has changes that are not committed:\n${before}`)
  process.exit(1)
}
await import('./build.ts')
const after = git('status', '--porcelain', 'dist')
if (after !== '') {
  const difference = git('diff', '--unified=0', '--', 'dist').slice(0, 4000)
  console.error(`dist/ is not what src/ builds; run npm run build and commit it:\n${after}\n${difference}`)
  process.exit(1)
}
console.log('dist/ is what src/ builds')
