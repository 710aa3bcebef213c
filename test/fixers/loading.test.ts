import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { ACCESS, NO_ACCESS, options } from './chain-options.ts'

it.each([
  ['offline', NO_ACCESS, []],
  ['anthropic/claude-sonnet-5-5', ACCESS, ['@anthropic-ai/sdk']],
  ['openai/gpt-6-sol', ACCESS, ['openai']],
  ['bedrock/global.anthropic.claude-sonnet-5-5', ACCESS, ['@anthropic-ai/bedrock-sdk', '@anthropic-ai/sdk']],
  ['vertex/claude-sonnet-5-5', ACCESS, ['@anthropic-ai/sdk', '@anthropic-ai/vertex-sdk', 'google-auth-library']],
])('a chain of %s loads the SDK that it needs, and no other', (name, access, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-chain-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const chain = pathToFileURL(join(import.meta.dirname, '..', '..', 'src', 'fixers', 'chain.ts')).href
  const told = { ...options({ models: [name] }), access: { ...access, prices: undefined } }
  writeFileSync(
    join(folder, 'load.mjs'),
    `import { registerHooks } from 'node:module'
    const loaded = new Set()
    registerHooks({
      load(url, context, next) {
        const found = /node_modules\\/(@anthropic-ai\\/[^/]+|openai|google-auth-library)\\//.exec(url)
        if (found) loaded.add(found[1])
        return next(url, context)
      },
    })
    const { createChain } = await import(${JSON.stringify(chain)})
    const told = ${JSON.stringify(told)}
    told.access.prices = new Map()
    told.background = async () => ({ guidance: [], memory: { entries: [] } })
    await createChain({ ...told, redact: text => text, isTest: () => false })
    process.stdout.write(JSON.stringify([...loaded].sort()))`,
  )

  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'load.mjs')], { encoding: 'utf8' })

  expect(stdout, stderr).toBe(JSON.stringify(expected))
})
