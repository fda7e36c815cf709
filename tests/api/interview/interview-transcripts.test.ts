import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { dataOf, interviewDesk, said } from '#tests/support/interview-desk.ts'
import { aJob } from '#tests/support/jobs.ts'
import { expected, refusal } from '#tests/support/refusals.ts'

const desk = interviewDesk(stack, call)
setUpProduct(aJob())

describe('checkpoints of the transcript', () => {
  test('replace each other by version; an older one is ignored', async () => {
    const room = await desk.anInterview()
    expect(await desk.transcriptOf(room)).toEqual({
      version: 0,
      entries: [],
      progress: null,
      segmentStarts: [],
    })
    expect(dataOf(await desk.save(room, 2, [said('One'), said('Two')]))).toEqual({ version: 2 })
    expect(dataOf(await desk.save(room, 1, [said('One')]))).toEqual({ version: 2 })
    expect(await desk.transcriptOf(room)).toMatchObject({
      version: 2,
      entries: [said('One'), said('Two')],
    })
  })

  test('that arrive concurrently in any order leave the newest', async () => {
    const room = await desk.anInterview()
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 2 }),
        async (versions) => {
          const { version: before } = await desk.transcriptOf(room)
          await Promise.all(
            versions.map((version) => desk.save(room, before + version, [said(`turn ${version}`)])),
          )
          const newest = Math.max(...versions)
          expect(await desk.transcriptOf(room)).toMatchObject({
            version: before + newest,
            entries: [said(`turn ${newest}`)],
          })
        },
      ),
      { numRuns: 5 },
    )
  })

  test('hold the longest transcript in any script', async () => {
    const room = await desk.anInterview()
    const longest = Array.from({ length: 25 }, () => said('面'.repeat(4000)))
    expect((await desk.save(room, 1, longest)).status).toBe(200)
    expect((await desk.transcriptOf(room)).entries).toEqual(longest)
    expect((await desk.save(room, 2, [...longest, said('more')])).status).toBe(422)
    expect((await desk.save(room, 2, [said('x'.repeat(4001))])).status).toBe(422)
    const max = Array.from({ length: 501 }, () => said('x'))
    expect((await desk.save(room, 2, max)).status).toBe(422)
  })

  test('are refused before the start and after the end', async () => {
    const early = await desk.anApplication()
    expect(refusal(await desk.save(early, 1, []))).toEqual(expected('interview_not_started'))
    const room = await desk.anInterview()
    await desk.finish(room)
    expect(refusal(await desk.save(room, 9, []))).toEqual(expected('interview_ended'))
  })

  test('do not appear in the list of interviews', async () => {
    const room = await desk.anInterview()
    await desk.save(room, 1, [said('One')])
    const { sessions } = dataOf(await call('GET /interviews', { token: room.token })) as {
      sessions: object[]
    }
    expect(sessions).toHaveLength(1)
  })
})
