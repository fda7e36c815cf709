import { test as base } from 'vitest'
import { startTestStack } from './stack.ts'

/**
 * For tests of the API alone: the product without a site, one per worker, emptied for each file. A file that
 * injects its own clock, randomness or log starts a product with `startTestStack`.
 */
export const test = base
  // eslint-disable-next-line no-empty-pattern -- Vitest reads a fixture's dependencies from this pattern.
  .extend('product', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const product = await startTestStack({ site: 'none' })
    onCleanup(() => product.close())
    return product
  })
  .extend('stack', { scope: 'file' }, async ({ product }) => {
    await product.empty()
    return product
  })
