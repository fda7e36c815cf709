import { readFileSync } from 'node:fs'
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { describe, expect } from 'vitest'
import { createWebmReader } from '#functions/interview/files/webm/webm-reader.ts'
import { caller } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { s3Of } from '#tests/support/files.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import {
  aRunningInterview,
  filesSettled,
  interviewKeys,
  sessionRow,
  uploadPart,
  type RunningInterview,
} from '#tests/support/rooms.ts'
import type { TestStack } from '#tests/support/stack.ts'

const firefoxRecording = readFileSync(new URL('../../support/recordings/firefox.webm', import.meta.url))
const firefoxSeconds = 4.206

async function anEndedInterview(stack: TestStack) {
  await putJobs(stack, [aJob()])
  const call = caller(stack)
  const room = await aRunningInterview(call, aJob().id)
  await uploadPart(room, { part: 0, bytes: new Uint8Array(firefoxRecording) })
  await call(`POST /interviews/${room.sessionId}/finish`, {
    token: room.token,
    json: { recordedParts: [1] },
  })
  await filesSettled(stack, room)
  return { ...room, call }
}

const recordingOf = async (stack: TestStack, { sessionId }: RunningInterview) => {
  const Key = (await interviewKeys(stack, sessionId)).find((key) => key.endsWith('/recording.webm'))
  const client = s3Of(stack)
  const at = { Bucket: 'interviews', Key }
  return {
    read: async () => {
      const { Body } = await client.send(new GetObjectCommand(at))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
    replace: (content: Buffer) =>
      client.send(new PutObjectCommand({ ...at, Body: content, ContentType: 'video/webm' })),
  }
}

const mapOf = (bytes: Buffer) => {
  const reader = createWebmReader()
  reader.feed(bytes)
  return reader.map()
}

describe('A recording of Firefox', () => {
  test('is put together with its length and an index', async ({ stack }) => {
    const room = await anEndedInterview(stack)
    const recording = await recordingOf(stack, room)
    expect(mapOf(await recording.read())).toMatchObject({ isIndexed: true, seconds: firefoxSeconds })
    expect((await sessionRow(stack, room))?.['recording']).toMatchObject([{ seconds: firefoxSeconds }])
  })

  test('that is stored without them gets them when its files are written again', async ({ stack }) => {
    const room = await anEndedInterview(stack)
    const recording = await recordingOf(stack, room)
    await recording.replace(firefoxRecording)
    const retry = () => room.call(`POST /recruiting/recordings/${room.userId}--${room.sessionId}/retry`)
    expect((await retry()).status).toBe(200)
    await filesSettled(stack, room)
    const mended = await recording.read()
    expect(mapOf(mended)).toMatchObject({ isIndexed: true, seconds: firefoxSeconds })
    // Once is enough.
    expect((await retry()).status).toBe(200)
    await filesSettled(stack, room)
    expect((await recording.read()).equals(mended)).toBe(true)
  })
})
