import { describe, expect, it } from 'vitest'
import { type ModelRequest, type Script, startModel } from '../world/model/model.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { shared, small } from './projects.ts'

const analysis = (rootCause: string, file: string, hypothesis = '') => ({
  rootCause,
  hypothesis,
  evidence: [{ file, line: 1, says: 'the code' }],
  wrong: 'code',
  modificationPoints: [{ file, symbol: '', change: rootCause }],
  affectedTests: ['tests'],
  approach: rootCause,
  confidence: 0.9,
})
const edit = (path: string, old: string, to: string) => ({
  tools: [{ name: 'edit_file', input: { path, old, new: to } }],
})
const run = { tools: [{ name: 'run_tests', input: {} }] }
const done = (summary: string, file: string) => ({
  tools: [{ name: 'done', input: { summary, changes: [{ file, why: summary }] } }],
})

/** Runs the action with a model that plays a script; the offline engine stays out of it. */
async function withClaude(scene: Scene, script: Script) {
  const model = await startModel(script)
  const inputs = {
    models: 'anthropic/claude-sonnet-5-5',
    'anthropic-api-key': model.key,
    'anthropic-base-url': model.url,
    'max-iterations': '4',
    review: 'false',
  }
  const result = await scene.run({ inputs, secrets: [model.key] })
  return { model, result }
}

function subjects(scene: Scene, branch: string): string[] {
  return scene.git('log', '--reverse', '--format=%s', `${scene.sha}..${branch}`).trim().split('\n')
}

function text(request: ModelRequest | undefined): string {
  return JSON.stringify(request?.body)
}

describe.runIf(hasPytest)('Claude at work', () => {
  it('fixes at the second attempt: the first is discarded, and the second knows what came of it', async () => {
    await using scene = await layOut({ ...small, commits: [...small.commits.slice(0, 1), onlyArea] })

    const { model, result } = await withClaude(scene, [
      { json: analysis('the sides are added', 'area.py') },
      edit('area.py', 'width + height', 'width - height'),
      done('Subtract the sides', 'area.py'),
      { json: analysis('the sides must be multiplied', 'area.py', 'three times four is twelve') },
      edit('area.py', 'width + height', 'width * height'),
      run,
      done('Multiply the sides', 'area.py'),
    ])
    await using _ = model

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(subjects(scene, result.outputs.branch ?? '')).toEqual([expect.stringMatching(/^fix-tests: iteration 2 – /)])
    const secondAnalysis = text(model.requests[3])
    expect(secondAnalysis).toContain('Attempt 1 (anthropic/claude-sonnet-5-5, conservative) ended as fail')
    expect(secondAnalysis).toContain('Subtract the sides')
    expect(secondAnalysis).toContain('+    return width - height')
    expect(secondAnalysis).toContain('1 attempt came out otherwise than expected')
    expect(text(model.requests[4])).toContain('Hypothesis: three times four is twelve')
    expect(text(model.requests[6])).toContain('1 passed, 0 failed')
    const pull = scene.github.pulls(scene.repository).at(-1)
    expect(pull?.body).toContain('Multiply the sides')
    expect(pull?.body).toContain('7 model requests')
    expect(model.violations).toEqual([])
    expect(scene.github.violations).toEqual([])
    expect(result.leaks).toEqual([])
  })

  it('has a change that breaks another test reverted, and the next attempt is clean', async () => {
    await using scene = await layOut(shared)

    const { model, result } = await withClaude(scene, [
      { json: analysis('the share is not scaled', 'rounding.py') },
      edit('rounding.py', 'int(value + 0.5)', 'int(value * 100)'),
      run,
      done('Scale in half_up', 'rounding.py'),
      { json: analysis('percent must scale', 'rounding.py', 'half_up stays as it is') },
      edit('rounding.py', 'half_up(part / whole)', 'half_up(100 * part / whole)'),
      run,
      done('Scale in percent', 'rounding.py'),
    ])
    await using _ = model

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(subjects(scene, result.outputs.branch ?? '')).toEqual([
      expect.stringMatching(/^fix-tests: iteration 1 – conservative \(pass: 67% → 100%\)$/),
      expect.stringMatching(/^fix-tests: revert iteration 1 – regression \(pass: 33% < 67%\)$/),
      expect.stringMatching(/^fix-tests: iteration 2 – surgical \(pass: 67% → 100%\)$/),
    ])
    const revert = scene.git('log', '--format=%b', '--grep=revert iteration 1', result.outputs.branch ?? '')
    expect(revert).toMatch(/This reverts commit [0-9a-f]{40}\./)
    expect(revert).toContain('tests/test_half_up.py › test_rounds_up (newly failing)')
    expect(text(model.requests[4])).toContain('It broke tests/test_half_up.py')
    expect(text(model.requests[4])).toContain('Strategy surgical:')
    expect(scene.git('diff', scene.sha, result.outputs.branch ?? '')).toContain('half_up(100 * part / whole)')
    expect(scene.git('diff', scene.sha, result.outputs.branch ?? '')).not.toContain('value * 100')
    expect(model.violations).toEqual([])
  })

  it('is followed by the offline engine when the provider is down', async () => {
    await using scene = await layOut({ ...small, commits: [...small.commits.slice(0, 1), onlyArea] })
    await using model = await startModel([{ fault: 'http', status: 529, headers: { 'retry-after': '0' }, times: 9 }])

    const result = await scene.run({
      inputs: {
        models: 'anthropic/claude-sonnet-5-5, offline',
        'anthropic-api-key': model.key,
        'anthropic-base-url': model.url,
      },
      secrets: [model.key],
    })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    const pull = scene.github.pulls(scene.repository).at(-1)
    expect(pull?.body).toContain('HTTP 529')
    expect(pull?.body).toContain('`offline`')
  })
})

const onlyArea = {
  message: 'Add area',
  files: {
    'area.py': 'def area(width, height):\n    return width + height\n',
    'tests/test_area.py': 'from area import area\n\n\ndef test_area():\n    assert area(3, 4) == 12\n',
  },
}
