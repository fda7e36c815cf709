import { describe, expect } from 'vitest'
import { accountDesk, newPassword } from '#tests/support/account-desk.ts'
import { call, setUpAccounts, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aJob } from '#tests/support/jobs.ts'
import { recruiterTool } from '#tests/support/recruiter-tool.ts'
import { filesOfInterview, filesSettled, interviewKeys } from '#tests/support/rooms.ts'
import { everyRow, rowOf } from '#tests/support/rows.ts'

const jobId = aJob().id

const desk = accountDesk(stack, call)
setUpAccounts()

describe('emptying an account with a completed interview', () => {
  test('leaves the interview to recruiters, without the address and marked as not proved', async () => {
    const { email, userId, sessionId } = await desk.registered({ jobId, interview: 'finished' })
    await filesSettled(stack, { userId, sessionId })
    expect((await desk.reset(await desk.resetLinkFor(email), { contents: 'empty' })).status).toBe(200)
    await filesSettled(stack, { userId, sessionId })

    const { body } = await call(`GET /recruiting/applications/${userId}--${jobId}`)
    expect(body['data']).toMatchObject({
      application: {
        candidate: { name: 'The Stranger', email: '', isAddressProved: false },
        interview: 'completed',
      },
      profile: { cvFileName: 'attacker.pdf' },
    })
    const keys = await interviewKeys(stack, sessionId)
    expect(keys.join(' ')).toContain('recording.webm')
    const files = await filesOfInterview(stack, sessionId)
    expect(files).toContain('Email address not proved')
    expect(files).not.toContain(email)
    const old = JSON.stringify(
      (await everyRow(stack)).filter(({ id, userId: of }) => id === userId || of === userId),
    )
    expect(old).not.toContain(email)
  })

  test('is shown by the recruiter tool, before and after', async () => {
    const { email, userId } = await desk.registered({ jobId, interview: 'finished' })
    const shown = async () =>
      (await recruiterTool(stack.site)('applications', 'show', `${userId}--${jobId}`)).stdout
    expect(await shown()).toContain(`${email}  (address not proved)`)
    await desk.reset(await desk.resetLinkFor(email), { contents: 'empty' })
    expect(await shown()).toContain('address not proved; letters are not sent')
    expect(await shown()).not.toContain(email)
  })

  test('sends no letter about the application', async () => {
    const { email, userId } = await desk.registered({ jobId, interview: 'finished' })
    await desk.reset(await desk.resetLinkFor(email), { contents: 'empty' })
    stack.ses.inbox.clear()
    await call(`PATCH /recruiting/applications/${userId}--${jobId}`, { json: { status: 'reviewed' } })
    stack.passTime(11 * 60)
    stack.runSchedules()
    await eventually(
      () => rowOf(stack, 'applications', { userId, jobId }),
      (row) => row?.['status'] === 'reviewed' && row['letter'] === undefined,
    )
    expect(stack.ses.inbox.list()).toEqual([])
  })

  test('deletes the interview with the retention of interviews', async () => {
    const { email, userId, sessionId } = await desk.registered({ jobId, interview: 'finished' })
    await desk.reset(await desk.resetLinkFor(email), { contents: 'empty' })
    await desk.expireOn(179)
    expect(await rowOf(stack, 'users', { id: userId })).toBeDefined()
    await desk.expireOn(181)
    expect(await rowOf(stack, 'users', { id: userId })).toBeUndefined()
    // The function that writes the files can run meanwhile; its files are deleted a minute after the deletion.
    stack.passTime(181 * 24 * 60 * 60)
    await eventually(
      () => {
        stack.passTime(60)
        return interviewKeys(stack, sessionId)
      },
      (keys) => keys.length === 0,
    )
    stack.shiftClock(0)
    // The owner's own account stays.
    expect((await desk.signIn(email, newPassword)).status).toBe(200)
  })
})
