/** A process that locks each checkout that its parent names, and keeps the lock. */
import { lockCheckout } from '../../src/workspace/checkout-lock.ts'

process.on('message', async (path: string) => {
  const isHeld = await lockCheckout(path).then(
    () => true,
    () => false,
  )
  process.send?.(isHeld)
})
process.send?.('ready')
