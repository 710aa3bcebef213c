import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { ACCESS, NO_ACCESS, options } from './chain-options.ts'

const OFFLINE = { name: 'offline', access: NO_ACCESS, sdks: [] }
const ANTHROPIC = { name: 'anthropic/claude-sonnet-5-5', access: ACCESS, sdks: ['@anthropic-ai/sdk'] }
const OPENAI = { name: 'openai/gpt-6-sol', access: ACCESS, sdks: ['openai'] }
const BEDROCK = {
  name: 'bedrock/global.anthropic.claude-sonnet-5-5',
  access: ACCESS,
  sdks: ['@anthropic-ai/bedrock-sdk', '@anthropic-ai/sdk'],
}
const VERTEX = {
  name: 'vertex/claude-sonnet-5-5',
  access: ACCESS,
  sdks: ['@anthropic-ai/sdk', '@anthropic-ai/vertex-sdk', 'google-auth-library'],
}

// In one process a later chain is seen to load what no earlier one has: each SDK but Anthropic's own belongs to one.
it.each([[[OFFLINE, OPENAI]], [[ANTHROPIC, BEDROCK]], [[VERTEX]]])(
  'a chain loads the SDK that it needs, and no other: %j',
  chains => {
    const folder = mkdtempSync(join(tmpdir(), 'fix-tests-chain-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const source = pathToFileURL(join(import.meta.dirname, '..', '..', 'src', 'fixers', 'chain.ts')).href
    const each = chains.map(({ name, access }) => ({
      ...options({ models: [name] }),
      access: { ...access, prices: undefined },
    }))
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
      const { createChain } = await import(${JSON.stringify(source)})
      const after = []
      for (const options of ${JSON.stringify(each)}) {
        options.access.prices = new Map()
        options.background = async () => ({ guidance: [], memory: { entries: [] } })
        await createChain({ ...options, redact: text => text, isTest: () => false })
        after.push([...loaded].sort())
      }
      process.stdout.write(JSON.stringify(after))`,
    )

    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'load.mjs')], { encoding: 'utf8' })

    const soFar = chains.map((_, index) =>
      [...new Set(chains.slice(0, index + 1).flatMap(({ sdks }) => sdks))].toSorted(),
    )
    expect(stdout, stderr).toBe(JSON.stringify(soFar))
  },
)
