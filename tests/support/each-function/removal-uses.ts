import { PutObjectCommand } from '@aws-sdk/client-s3'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect } from 'vitest'
import { createRemovalsApp } from '#functions/removals/app.ts'
import { removalsHandler } from '#functions/removals/remove-due.ts'
import { createRemovals } from '#functions/storage/removals/removals.ts'
import { createS3 } from '#functions/storage/files/s3.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { goodPassword, tokenIn } from '../api.ts'
import { aStranger } from '../cv-desk.ts'
import { postWithFile } from '../cv-upload.ts'
import { aCallThatRan, putCallRecording, runningInterview, uploadPart } from '../rooms.ts'
import type { Steps, UsesOf } from './steps.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** An account with everything, and an enquiry, that were removed and came back with a backup. */
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
}: Steps): UsesOf<'removals'> {
  const run = (days: number, everything = false) => {
    const clock = () => new Date(Date.now() + days * dayMilliseconds)
    return removalsHandler(createRemovalsApp(configOf('removals'), { ...world, clock }))({ everything })
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
      await root.send(
        new UpdateCommand({
          TableName: 'sessions',
          Key: { userId, id: sessionId },
          UpdateExpression: 'SET conversation = :conversation',
          ExpressionAttributeValues: { ':conversation': aCallThatRan },
        }),
      )
      const cvId = `upload-of-${userId}`
      await createS3(localAddress(stack.s3)).send(
        new PutObjectCommand({ Bucket: 'uploads', Key: `pending/${cvId}`, Body: 'CV' }),
      )
      const removals = createRemovals(root, 'removals')
      await removals.add({ kind: 'account', userId, cvId }, new Date())
      await removals.add({ kind: 'enquiry', enquiryId: `enquiry-of-${userId}` }, new Date())
      // At once, and after the last look.
      for (const [days, everything] of [
        [0, true],
        [1, false],
        [50, false],
      ] as const) {
        proceed()
        await run(days, everything)
      }
    },
  }
}
