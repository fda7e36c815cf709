import { ListObjectVersionsCommand } from '@aws-sdk/client-s3'
import { describe, expect } from 'vitest'
import { lateRecordingSeconds, sessionLimits } from '#shared/application/session/recording-limits.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { s3Of } from '#tests/support/files.ts'
import { dataOf, interviewDesk } from '#tests/support/interview-desk.ts'
import { aJob } from '#tests/support/jobs.ts'
import { expected, refusal } from '#tests/support/refusals.ts'
import { announcePart, putPart, uploadPart, type SignedUpload } from '#tests/support/rooms.ts'
import { setInRow } from '#tests/support/rows.ts'
import { uploadPart as uploadFromPage } from '#web/api/unsent/upload-part.ts'

const desk = interviewDesk(stack, call)
setUpProduct(aJob())

const jobId = aJob().id

describe('a part of the recording', () => {
  test('is stored once by ten concurrent uploads, and after another announcement', async () => {
    const room = { call, ...(await desk.anInterview()) }
    const signed = dataOf(await announcePart(room, { part: 0, bytes: 'film' })) as SignedUpload
    expect(new URL(signed.url).pathname).toMatch(
      new RegExp(
        `/interviews/network-engineer--${jobId}/aisyah-rahman--${room.sessionId}/parts/1-00000.webm$`,
      ),
    )
    const puts = await Promise.all(Array.from({ length: 10 }, () => putPart(signed, 'film')))
    const stored = puts.filter(({ status }) => status === 200)
    const refused = puts.filter(({ status }) => status === 412)
    expect([stored.length, refused.length]).toEqual([1, 9])
    expect((await uploadPart(room, { part: 0, bytes: 'another film' })).status).toBe(412)
    const { Versions = [] } = await s3Of(stack).send(
      new ListObjectVersionsCommand({ Bucket: 'interviews', Prefix: 'interviews/' }),
    )
    expect(Versions.filter(({ Key }) => Key?.includes(room.sessionId))).toHaveLength(1)
  })

  test('whose answer was lost counts as delivered when the page sends it again', async () => {
    const room = { call, ...(await desk.anInterview()) }
    await uploadPart(room, { part: 0, bytes: 'film' })
    const again = dataOf(await announcePart(room, { part: 0, bytes: 'film' })) as SignedUpload
    await expect(uploadFromPage(again, new Blob(['film']))).resolves.toBeUndefined()
    const expired = again.url.replace(/Signature=./, 'Signature=x')
    await expect(uploadFromPage({ ...again, url: expired }, new Blob(['film']))).rejects.toMatchObject({
      code: 'no_answer',
    })
  })

  test.each([
    ['in bytes', { announcedBytes: sessionLimits().bytes - 3, announcedParts: 1 }],
    ['in parts', { announcedBytes: 1, announcedParts: sessionLimits().parts }],
  ])('is refused for good where the session has no room left %s', async (_, announced) => {
    const room = { call, ...(await desk.anInterview()) }
    const { id: userId, sessionId: id } = room
    await setInRow(stack, 'sessions', { userId, id }, announced)
    expect(refusal(await announcePart(room, { part: 0, bytes: 'film' }))).toEqual(expected('recording_full'))
  })

  test('has exactly the announced size and type', async () => {
    const room = { call, ...(await desk.anInterview()) }
    const signed = dataOf(await announcePart(room, { part: 1, bytes: 'film' })) as SignedUpload
    const { url, headers } = signed
    const { 'if-none-match': _, ...unconditional } = headers
    for (const [changed, bytes] of [
      [signed, 'a longer film'],
      [signed, ''],
      [{ url, headers: { ...headers, 'content-type': 'text/html' } }, 'film'],
      [{ url, headers: unconditional }, 'film'],
      [{ url: url.replace('1-00001', '1-00002'), headers }, 'film'],
      [{ url, headers: { ...headers, 'x-amz-acl': 'private' } }, 'film'],
    ] as const)
      expect((await putPart(changed, bytes)).status).toBe(403)
    expect((await putPart(signed, 'film')).status).toBe(200)
    for (const json of [
      { segment: 0, part: 0, size: 1, contentType: 'video/webm' },
      { segment: 101, part: 0, size: 1, contentType: 'video/webm' },
      { segment: 1, part: 600, size: 1, contentType: 'video/webm' },
      { segment: 1, part: 0, size: 2 * 1024 * 1024 + 1, contentType: 'video/webm' },
      { segment: 1, part: 0, size: 1, contentType: 'text/html' },
    ]) {
      const path = `POST /interviews/${room.sessionId}/recording/parts`
      expect((await call(path, { token: room.token, json })).status).toBe(422)
    }
  })

  test('is accepted while the interview runs and shortly after', async () => {
    const early = { call, ...(await desk.anApplication()) }
    const part = { part: 0, bytes: 'film' }
    expect(refusal(await announcePart(early, part))).toEqual(expected('interview_not_started'))
    const room = { call, ...(await desk.anInterview()) }
    // The finish counts one part, so the files wait for it.
    await desk.finish(room, { transcript: [], recordedParts: [1] })
    expect((await announcePart(room, part)).status).toBe(200)
    stack.passTime(lateRecordingSeconds)
    expect(refusal(await announcePart(room, part))).toEqual(expected('interview_ended'))
  })
})
