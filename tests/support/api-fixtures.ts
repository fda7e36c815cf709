import { test as base } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { caller } from './api.ts'
import { aJob, putJobs } from './jobs.ts'
import { startTestStack, type TestStack } from './stack.ts'
import { startWindow } from './window.ts'

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

/** The product and calls of its API, from the first `beforeAll` of a file on that calls `setUpProduct`. */
export const stack = {} as TestStack
export const call = caller(stack)

/** Empties the product before the tests of a file, and stores positions in it. */
export function setUpProduct(...jobs: Parameters<typeof putJobs>[1]): void {
  test.beforeAll(async ({ stack: product }) => {
    Object.assign(stack, product)
    if (jobs.length > 0) await putJobs(stack, jobs)
  })
}

/** For tests of accounts: each begins with an empty inbox, and in a new window of the limit of sign-ins. */
export function setUpAccounts(): void {
  setUpProduct(aJob())
  test.beforeEach(() => {
    stack.ses.inbox.clear()
    startWindow(stack, limits.signInPerAccount)
  })
}
