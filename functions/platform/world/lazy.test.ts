import { expect, test, vi } from 'vitest'
import { lazy } from './lazy.ts'

test('loads once for all callers', async () => {
  const load = vi.fn(async () => ({}))
  const get = lazy(load)
  expect(load).not.toHaveBeenCalled()
  const [one, other] = await Promise.all([get(), get()])
  expect(one).toBe(other)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed load is tried again by the next call', async () => {
  const load = vi.fn(async () => 'mail')
  load.mockRejectedValueOnce(new Error('no such module'))
  const get = lazy(load)
  await expect(get()).rejects.toThrow('no such module')
  expect(await get()).toBe('mail')
})
