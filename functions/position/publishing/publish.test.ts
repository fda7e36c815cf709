import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#functions/platform/log/log.ts'
import { isTransient } from '#functions/platform/http/transient-errors.ts'
import { aJob } from '#tests/support/jobs.ts'
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

test('a share image that cannot be drawn is logged, and its position is published without it', async () => {
  const lines: string[] = []
  const written: string[] = []
  const page = { key: 'careers/engineer/index.html', contentType: 'text/html', content: '' }
  await publish({
    clock: () => new Date('2026-11-22T00:00:00Z'),
    log: createLog({}, (line) => lines.push(line)),
    jobs: { all: async () => [{ ...aJob({ id: 'engineer' }), applicationCount: 0, hasApplied: false }] },
    files: {
      list: async () => new Map(),
      put: async ({ key }) => written.push(key) > 0,
      remove: async () => {},
    },
    snapshotOf: () => ({ key: 'snapshot/jobs.json', contentType: 'application/json', content: '[]' }),
    renderer: async () => ({
      image: () => ({
        key: 'careers/engineer/share.png',
        draw: () => Promise.reject(new Error('no memory')),
      }),
      job: async (_, __, image) => ({ ...page, content: image?.key ?? 'image of the list' }),
      lists: async () => [],
    }),
  })
  expect(written).toEqual([page.key, 'snapshot/jobs.json'])
  expect(lines.join()).toContain('share image not published')
})

test('each share image is written before the next one is drawn, so that the request gets more time for it', async () => {
  const acts: string[] = []
  const file = (key: string) => ({ key, contentType: '', content: '' })
  const jobs = ['engineer', 'analyst'].map((id) => ({
    ...aJob({ id }),
    applicationCount: 0,
    hasApplied: false,
  }))
  await publish({
    clock: () => new Date('2026-11-22T00:00:00Z'),
    log: createLog({}, () => {}),
    jobs: { all: async () => jobs },
    files: {
      list: async () => new Map(),
      put: async ({ key }) => acts.push(`put ${key}`) > 0,
      remove: async () => {},
    },
    snapshotOf: () => file('snapshot'),
    renderer: async () => ({
      image: ({ id }) => ({
        key: `${id}.png`,
        draw: async () => {
          acts.push(`draw ${id}.png`)
          return { ...file(`${id}.png`), content: new Uint8Array() }
        },
      }),
      job: async ({ id }) => file(`${id}.html`),
      lists: async () => [],
    }),
  })
  expect(acts.slice(0, 4)).toEqual([
    'draw engineer.png',
    'put engineer.png',
    'draw analyst.png',
    'put analyst.png',
  ])
})
