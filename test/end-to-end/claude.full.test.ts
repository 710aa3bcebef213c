import { describe, expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { layOut } from '../world/scene.ts'
import { one } from './projects.ts'
import { analysis, done, edit, run, subjects, text, withClaude } from './claude.cases.ts'

describe('Claude at work', () => {
  it('fixes at the second attempt: the first is discarded, and the second knows what came of it', async () => {
    await using scene = await layOut(one)

    const { model, result } = await withClaude(scene, [
      { json: analysis('the sides are added', 'area.js') },
      edit('area.js', 'width + height', 'width - height'),
      done('Subtract the sides'),
      { json: analysis('the sides must be multiplied', 'area.js', 'three times four is twelve') },
      edit('area.js', 'width + height', 'width * height'),
      run,
      done('Multiply the sides'),
    ])
    await using _ = model

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(subjects(scene, result.outputs.branch ?? '')).toEqual(['Multiply the sides (fixes 1 test)'])
    const secondAnalysis = text(model.requests[3])
    expect(secondAnalysis).toContain('Attempt 1 (anthropic/claude-sonnet-5-5, conservative) ended as fail')
    expect(secondAnalysis).toContain('Subtract the sides')
    expect(secondAnalysis).toContain('+  return width - height')
    expect(secondAnalysis).toContain('1 attempt came out otherwise than expected')
    expect(text(model.requests[4])).toContain('three times four is twelve')
    expect(text(model.requests[6])).toContain('1 passed, 0 failed')
    const pull = scene.github.pulls(scene.repository).at(-1)
    expect(pull?.body).toContain('Multiply the sides')
    expect(pull?.body).toContain('7 model requests')
    expect(model.violations).toEqual([])
    expect(scene.github.violations).toEqual([])
    expect(result.leaks).toEqual([])
  })

  it('is followed by the offline engine when the provider is down', async () => {
    await using scene = await layOut(one)
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
