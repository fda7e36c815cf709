import { describe, expect, test as base } from 'vitest'
import { accessFor } from 'local-aws/access'
import { startS3 } from 'local-aws/s3'
import { createLog } from '#functions/platform/log/log.ts'
import { createJobSnapshots, snapshotSeconds } from '#functions/position/rows/job-snapshot.ts'
import { jobOf } from '#functions/position/rows/stored-job.ts'
import { principals } from '#infra/local/account/principals.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { localRegion } from '#infra/local/account/identity.ts'
import { aFolder } from '#tests/support/folder.ts'
import { aJob } from '#tests/support/jobs.ts'

const jobs = [jobOf(aJob(), { applicationCount: 0 })]

/** The snapshot's reader with a clock of the test, on an S3 that counts requests and can refuse them. */
const test = base
  // eslint-disable-next-line no-empty-pattern -- Vitest reads a fixture's dependencies from this pattern.
  .extend('bucket', async ({}, { onCleanup }) => {
    const folder = aFolder()
    const state = { requests: 0, refuses: false, now: Date.parse('2026-11-20T09:00:00Z') }
    const lines: string[] = []
    const granted = accessFor(principals())
    const s3 = await startS3({
      directory: folder.path('s3'),
      port: 0,
      region: localRegion,
      buckets: [{ name: 'published', versioned: false, corsOrigins: [] }],
      access: {
        principalOf: granted.principalOf,
        may: (principal, act) => {
          state.requests += 1
          return !state.refuses && granted.may(principal, act)
        },
      },
    })
    onCleanup(async () => {
      await s3.close()
      folder.remove()
    })
    const snapshots = createJobSnapshots(localAddress(s3.url), 'published', {
      clock: () => new Date(state.now),
      log: createLog({}, (line) => lines.push(line)),
    })
    return { state, lines, snapshots }
  })

describe('the snapshot of the positions', () => {
  test('is empty before the first publication', async ({ bucket: { snapshots } }) => {
    expect(await snapshots.read()).toEqual({ publishedAt: '', jobs: [] })
  })

  test('is read once for many requests, and again only after it is too old', async ({ bucket }) => {
    const { snapshots, state } = bucket
    await snapshots.write({ publishedAt: 'first', jobs })
    state.requests = 0
    const all = await Promise.all(Array.from({ length: 20 }, () => snapshots.read()))
    expect(new Set(all).size).toBe(1)
    expect(state.requests).toBe(1)
    await snapshots.write({ publishedAt: 'second', jobs: [] })
    state.now += snapshotSeconds * 1000 - 1
    expect((await snapshots.read()).publishedAt).toBe('first')
    state.now += 1
    expect(await snapshots.read()).toEqual({ publishedAt: 'second', jobs: [] })
  })

  test('that is unchanged stays the same object', async ({ bucket: { snapshots, state } }) => {
    await snapshots.write({ publishedAt: 'first', jobs })
    const before = await snapshots.read()
    state.now += snapshotSeconds * 1000
    state.requests = 0
    expect(await snapshots.read()).toBe(before)
    expect(state.requests).toBe(1)
  })

  test('is read again after the clock is set back', async ({ bucket: { snapshots, state } }) => {
    await snapshots.read()
    await snapshots.write({ publishedAt: 'later', jobs })
    state.now -= 1
    expect((await snapshots.read()).publishedAt).toBe('later')
  })

  test('is kept while S3 refuses, with a line in the log', async ({ bucket }) => {
    const { snapshots, state, lines } = bucket
    await snapshots.write({ publishedAt: 'first', jobs })
    await snapshots.read()
    state.now += snapshotSeconds * 1000
    state.refuses = true
    expect((await snapshots.read()).publishedAt).toBe('first')
    expect(lines.join('')).toContain('snapshot not read again')
    state.refuses = false
    await snapshots.write({ publishedAt: 'second', jobs })
    state.now += snapshotSeconds * 1000
    expect((await snapshots.read()).publishedAt).toBe('second')
  })

  test('that was never read is an error while S3 refuses', async ({ bucket: { snapshots, state } }) => {
    state.refuses = true
    await expect(snapshots.read()).rejects.toThrow('not authorized')
  })
})
