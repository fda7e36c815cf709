import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#functions/platform/log/log.ts'
import { isTransient } from '#functions/platform/http/transient-errors.ts'
import { publish } from './publish.ts'
import { Overtaken } from './published-files.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a publication that others overtake in each of twenty rounds fails with a transient error', async () => {
  const put = vi.fn(async (): Promise<boolean> => {
    throw new Overtaken('snapshot/jobs.json')
  })
  const publication = publish({
    clock: () => new Date('2026-11-22T00:00:00Z'),
    log: createLog({}, () => {}),
    jobs: { all: async () => [] },
    files: { list: async () => new Map(), put, remove: async () => {} },
    snapshotOf: () => ({ key: 'snapshot/jobs.json', contentType: 'application/json', content: '[]' }),
    renderer: async () => undefined,
  })
  const failure = publication.catch((reason: unknown) => reason)
  await vi.runAllTimersAsync()
  const error = await failure
  expect(put).toHaveBeenCalledTimes(20)
  expect(isTransient(error)).toBe(true)
})
