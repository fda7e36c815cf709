import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailerOf } from '#functions/application/letters/letters.ts'
import type { MetricName } from '#functions/platform/names/metric-names.ts'
import { mailing } from '#functions/platform/outbox/backoff.ts'
import { deliver } from '#functions/platform/outbox/deliver.ts'
import { countedIn } from '#tests/support/counted.ts'
import { received, startLettersDesk, type LettersDesk } from '#tests/support/letters-desk.ts'
import { daySeconds } from '#shared/platform/durations.ts'

let desk: LettersDesk
beforeAll(async () => {
  desk = await startLettersDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.reset())

describe('a letter that SES does not take', () => {
  test.each(['down', 'throttled', 'rejected'] as const)(
    'because it is %s waits, with growing pauses, and arrives once',
    async (kind) => {
      await desk.anApplication()
      desk.ses.faults.set({ kind })
      expect(await desk.sweep()).toEqual(['waiting'])
      expect(await desk.sweep(), 'not due yet').toEqual([])
      desk.later(40)
      expect(await desk.sweep()).toEqual(['waiting'])
      desk.later(40)
      expect(await desk.sweep(), 'the second pause is longer').toEqual([])
      desk.ses.faults.set(null)
      desk.later(40)
      expect(await desk.sweep()).toEqual(['sent'])
      expect(desk.subjects()).toEqual([received])
    },
  )

  const failUntilDead = async (): Promise<MetricName[]> => {
    desk.logLines.length = 0
    for (let attempt = 1; attempt <= mailing.maxAttempts; attempt += 1) {
      expect(await desk.sweep()).toEqual(['waiting'])
      if (attempt < mailing.maxAttempts) desk.later(2 * mailing.maxPauseSeconds)
    }
    return countedIn(desk.logLines)
  }

  test('is dead after eight tries, counts in the metric of the alarm, and is tried again a day later', async () => {
    const { stored } = await desk.anApplication()
    desk.ses.faults.set({ kind: 'throttled' })
    expect(await failUntilDead()).toEqual(['LettersGivenUp'])
    expect(await stored()).toMatchObject({ outbox: 'dead', attempts: mailing.maxAttempts })
    desk.ses.faults.set(null)
    desk.later(daySeconds - 60)
    expect(await desk.sweep(), 'no ninth try').toEqual([])
    desk.later(60)
    expect(await desk.sweep()).toEqual(['sent'])
    expect(desk.subjects()).toEqual([received])
  })

  test('is replaced by the letter of the next status', async () => {
    const { setStatus, stored, row } = await desk.anApplication()
    desk.ses.faults.set({ kind: 'throttled' })
    await failUntilDead()
    desk.ses.faults.set(null)
    await setStatus('rejected', { kind: 'status', status: 'rejected' })
    expect(await desk.sweep()).toEqual(['sent'])
    expect(desk.subjects()).toEqual(['Your application for GPU Platform Engineer'])
    expect(await stored()).toEqual({ ...row, status: 'rejected', sentLetter: expect.anything() })
  })

  test('is dropped when it is older than two weeks', async () => {
    const { stored, row } = await desk.anApplication()
    desk.later(14 * daySeconds + 1)
    expect(await desk.sweep()).toEqual(['dropped'])
    expect(desk.inbox()).toEqual([])
    expect(await stored()).toEqual(row)
  })
})

describe('a crash', () => {
  test('between send and mark repeats the letter once, after the lease ends', async () => {
    const { key } = await desk.anApplication()
    /** The process ends while it marks the letter. */
    const killed = { ...desk.app, outbox: { ...desk.app.outbox, finish: () => new Promise<void>(() => {}) } }
    void deliver(key, mailerOf(killed))
    await expect.poll(desk.inbox).toHaveLength(1)
    expect(await desk.sweep(), 'the lease of the killed run holds').toEqual([])
    desk.later(mailing.leaseSeconds)
    expect(await desk.sweep()).toEqual(['sent'])
    expect(desk.subjects()).toEqual([received, received])
    desk.later(mailing.leaseSeconds)
    expect(await desk.sweep()).toEqual([])
  })

  test('before the send repeats nothing', async () => {
    const { key } = await desk.anApplication()
    await desk.app.outbox.lease(key, desk.now(), new Date(desk.now().getTime() + mailing.leaseSeconds * 1000))
    desk.later(mailing.leaseSeconds)
    expect(await desk.sweep()).toEqual(['sent'])
    expect(desk.subjects()).toEqual([received])
  })

  test('of the connection after SES accepted the letter repeats it once', async () => {
    await desk.anApplication()
    desk.ses.faults.set({ kind: 'drop-answer', times: 1 })
    expect(await desk.sweep()).toEqual(['waiting'])
    desk.later(40)
    expect(await desk.sweep()).toEqual(['sent'])
    expect(desk.subjects()).toEqual([received, received])
  })
})
