import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockCheckout } from '../../src/workspace/checkout-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fix-tests-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a checkout', () => {
  it('is one run’s at a time', async () => {
    const path = join(folder, 'lock')
    writeFileSync(path, String(process.ppid))

    await expect(lockCheckout(path)).rejects.toThrow(`Another run of fix-tests (process ${process.ppid}) is working`)
  })

  it('is free again after the run, and after one that died', async () => {
    const path = join(folder, 'lock')
    writeFileSync(path, '999999999')
    {
      await using _ = await lockCheckout(path)
      expect(existsSync(path)).toBe(true)
    }

    expect(existsSync(path)).toBe(false)
  })
})
