import { describe, expect } from 'vitest'
import { accountDesk, newPassword } from '#tests/support/account-desk.ts'
import { goodPassword, tokenIn } from '#tests/support/api.ts'
import { call, setUpAccounts, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aJob } from '#tests/support/jobs.ts'
import { interviewKeys } from '#tests/support/rooms.ts'
import { rowOf } from '#tests/support/rows.ts'

const jobId = aJob().id

const desk = accountDesk(stack, call)
setUpAccounts()

const applicationsOf = async (token: string) =>
  (await call('GET /auth/candidates/applications', { token })).body['applications'] as unknown[]

describe('an unproved account', () => {
  test('without an interview is deleted after two reminders, and its address is free', async () => {
    const { email, userId, sessionId } = await desk.registered({ jobId, interview: 'none' })
    const reminders = () => desk.mailsTo(email).filter(({ subject }) => subject.startsWith('Please confirm'))
    await desk.expireOn(2)
    expect(reminders()).toHaveLength(0)
    for (const day of [3, 4, 5, 6, 6.5]) await desk.expireOn(day + 0.01)
    expect(reminders()).toHaveLength(2)
    for (const { text } of reminders()) expect(text).toContain('Delete this account: http')
    expect(await rowOf(stack, 'users', { id: userId })).toBeDefined()
    await desk.expireOn(7.01)
    expect(await rowOf(stack, 'users', { id: userId })).toBeUndefined()
    expect(await interviewKeys(stack, sessionId)).toEqual([])
    const { body } = await call('POST /auth/check-existing-user', { json: { email } })
    expect(body['data']).toEqual({ exists: false })
  })

  test('that is confirmed while the daily run is about to delete it stays', async () => {
    const { email, userId, token } = await desk.registered({ jobId, interview: 'none' })
    for (const day of [3, 6]) await desk.expireOn(day + 0.01)
    const link = desk.linkIn('confirm', email)
    await desk.expireOn(7.01, async () => {
      expect((await desk.confirm(link, token)).status).toBe(200)
    })
    expect(await rowOf(stack, 'users', { id: userId })).toBeDefined()
    expect(await applicationsOf(token)).toHaveLength(1)
  })

  test.each(['a completed interview', 'a decision of a recruiter'])(
    'with %s stays after day 8, when its links have expired',
    async (begun) => {
      const isDecided = begun.startsWith('a decision')
      const { email, userId, token } = await desk.registered({
        jobId,
        password: '',
        interview: isDecided ? 'none' : 'finished',
      })
      if (isDecided) {
        await call(`PATCH /recruiting/applications/${userId}--${jobId}`, { json: { status: 'rejected' } })
        stack.passTime(11 * 60)
        stack.runSchedules()
        await eventually(
          () => rowOf(stack, 'applications', { userId, jobId }),
          (row) => row?.['status'] === 'rejected',
        )
      }
      for (const day of [3, 6, 7, 8]) await desk.expireOn(day + 0.01)
      const texts = desk.mailsTo(email).filter(({ subject }) => subject.startsWith('Please confirm'))
      expect(texts).toHaveLength(2)
      for (const { text } of texts) expect(text).not.toMatch(/we delete the account/)
      expect(await desk.statusOf(token)).toBe(200)
      await desk.reset(await desk.resetLinkFor(email), { contents: 'keep' })
      const mine = tokenIn(await desk.signIn(email, newPassword))
      expect(await applicationsOf(mine)).toHaveLength(1)
    },
  )

  test('of a mailbox that bounces gets no reminder', async () => {
    const email = `bounce+${Date.now()}@simulator.amazonses.com`
    const { body } = await call('POST /auth/register', {
      form: { name: 'Aisyah Rahman', email, password: goodPassword },
    })
    const { id } = (body['data'] as { user: { id: string } }).user
    await eventually(
      () => rowOf(stack, 'users', { id }),
      (row) => row?.['bouncedAt'] !== undefined,
    )
    for (const day of [3, 6]) await desk.expireOn(day + 0.01)
    expect(desk.mailsTo(email)).toHaveLength(1)
    await desk.expireOn(7.01)
    expect(await rowOf(stack, 'users', { id })).toBeUndefined()
  })
})
