import { describe, expect, it } from 'vitest'
import { outputsOf } from '../../../src/action/outputs/step-outputs.ts'
import type { BranchEnd } from '../../../src/rendering/report-options.ts'
import { resultView } from '../../../src/rendering/result-view.ts'
import { attempt, start } from '../../domain/states.ts'

const TIP = '1'.repeat(40)

describe('the outputs of a step', () => {
  it.each<[BranchEnd, string, string]>([
    ['there', 'fix-tests/main', TIP],
    ['merged', '', TIP],
    ['taken back', '', 'head'],
    ['not pushed', '', 'head'],
  ])('name branch and commit where a user finds them: the branch is %s', (branchEnd, branch, sha) => {
    const begun = start()
    const state = {
      ...begun,
      branch: 'fix-tests/main',
      tip: TIP,
      attempts: [attempt({ commit: TIP, result: 'pass', confirmed: true })],
    }
    const paths = { report: '', transcripts: '', patch: '', reportUrl: undefined }

    const outputs = outputsOf(resultView(state), paths, { branchEnd })

    const headSha = sha === 'head' ? begun.request.headSha : sha
    expect(outputs).toMatchObject({ branch, 'head-sha': headSha })
  })
})
