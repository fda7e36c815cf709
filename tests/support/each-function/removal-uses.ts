import { appOn } from '../function-config.ts'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { expect } from 'vitest'
import { removalsUses } from '#functions/erasure/removals/app.ts'
import { removalsHandler } from '#functions/erasure/removals/remove-due.ts'
import { createRemovals } from '#functions/platform/removals/removals.ts'
import { createTranscriptionJobs } from '#functions/interview/external/transcription-jobs.ts'
import { transcriptionJob, transcriptionKey } from '#shared/interview/interviewer/transcription-names.ts'
import { localCredentials } from '#infra/local/account/identity.ts'
import { withKeyOf } from '#infra/local/functions/interviewer.ts'
import { eventually } from '../eventually.ts'
import { s3Of } from '../files.ts'
import { goodPassword, tokenIn } from '../api.ts'
import { aStranger } from '../cv-desk.ts'
import { postWithFile } from '../cv-upload.ts'
import { aCallThatRan, putCallRecording, runningInterview, uploadPart } from '../rooms.ts'
import { setInRow } from '../rows.ts'
import type { Steps, UsesOf } from './steps.ts'
import { dayMilliseconds } from '#shared/platform/durations.ts'

/** An account with all kinds of rows and files, and an enquiry, that a restored backup brought back. */
export function removalUses({
  stack,
  proceed,
  good,
  configOf,
  aPosition,
  assess,
  cvOf,
  world,
  root,
  interviewer,
}: Steps): UsesOf<'removals'> {
  const run = (days: number, everything = false) => {
    const clock = () => new Date(Date.now() + days * dayMilliseconds)
    const account = withKeyOf('removals', interviewer)
    return removalsHandler(
      appOn(removalsUses, [configOf('removals'), { ...world, clock }], { accountWithoutKey: account }),
    )({
      everything,
    })
  }

  /** Starts a job for some recording, and waits until it is completed. */
  const startJob = async (sessionId: string): Promise<void> => {
    const key = `interviews/${sessionId}.webm`
    await s3Of(stack).send(new PutObjectCommand({ Bucket: 'interviews', Key: key, Body: 'film' }))
    const jobs = createTranscriptionJobs({
      address: { ...interviewer.transcribe, credentials: localCredentials },
      language: 'en-AU',
      bucket: 'interviews',
    })
    const name = transcriptionJob(sessionId, 1)
    const outputKey = transcriptionKey(sessionId, 1)
    await jobs.start({ name, key, format: 'webm', hasChannels: true, outputKey })
    await eventually(
      () => jobs.look(name),
      ({ kind }) => kind === 'completed',
    )
  }

  return {
    async removals() {
      const person = aStranger()
      const fields = { ...person, password: goodPassword }
      const registered = await postWithFile(stack, '/auth/register', cvOf(person), { fields })
      expect(registered.status).toBe(200)
      const token = tokenIn(registered)
      const { id: userId } = (registered.body['data'] as { user: { id: string } }).user
      const jobId = await aPosition()
      const sessionId = await runningInterview({ call: good, token, jobId })
      await assess(userId, jobId)
      await uploadPart({ call: good, token, sessionId }, { part: 0, bytes: 'film' })
      await putCallRecording(stack, sessionId)
      await startJob(sessionId)
      await setInRow(stack, 'sessions', { userId, id: sessionId }, { conversation: aCallThatRan })
      const cvId = `upload-of-${userId}`
      await s3Of(stack).send(new PutObjectCommand({ Bucket: 'uploads', Key: `pending/${cvId}`, Body: 'CV' }))
      const introductionId = `introduction-of-${userId}`
      const introduced = { Bucket: 'uploads', Key: `introduced/${introductionId}.pdf`, Body: 'CV' }
      await s3Of(stack).send(new PutObjectCommand(introduced))
      const removals = createRemovals(root, 'removals')
      await removals.add({ kind: 'introduction', introductionId }, new Date())
      await removals.add({ kind: 'account', userId, cvId }, new Date())
      await removals.add({ kind: 'enquiry', enquiryId: `enquiry-of-${userId}` }, new Date())
      // With all rows, while jobs of a transcription can end, and after the last look.
      for (const [days, everything] of [
        [0, true],
        [0.5, false],
        [1, false],
        [50, false],
      ] as const) {
        proceed()
        await run(days, everything)
      }
    },
  }
}
