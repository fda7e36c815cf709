import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { expect } from 'vitest'
import { consentFor } from '#shared/interview/consent.ts'
import { bucketNames, mapNames } from '#functions/platform/names/environment.ts'
import { createInterviewFiles } from '#functions/interview/rows/interview-files.ts'
import { recordingTemplate } from '#functions/interview/rows/recording-key.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import type { Stack } from '#infra/local/stack.ts'
import { aCandidate, type ApiAnswer, type Call } from './api.ts'
import { eventually } from './eventually.ts'
import { s3Of } from './files.ts'
import { voiceSecrets } from './pipecat.ts'
import { rowOf } from './rows.ts'

/** The body that starts an interview. */
export const aStart = (sessionId: string, callId = 'page-of-the-test') => ({
  sessionId,
  status: 'in_progress',
  callId,
  consent: { version: consentFor().version },
})

/** The route and the body that start the interviewer's call. */
export const startOfCall = `POST /voice-agent/v1/public/${voiceSecrets.agentName}/start`
export const aCallStart = (conversationId: string, callId = 'page-of-the-test') => ({
  body: { conversationId, callId },
})

type Room = { call: Call; token: string; sessionId: string }

type Applicant = { call: Call; token: string; jobId: string }

/** Applies for a job, as the dashboard does; returns the session's id. */
export async function applyFor({ call, token, jobId }: Applicant): Promise<string> {
  const { status, body } = await call('POST /interviews', { token, json: { jobId } })
  expect([status, body['code']]).toEqual([200, undefined])
  return (body['data'] as { id: string }).id
}

/** Applies for a job and starts its interview, as the pages do; returns the session's id. */
export async function runningInterview({ call, token, jobId }: Applicant): Promise<string> {
  const sessionId = await applyFor({ call, token, jobId })
  for (const [route, json] of [
    ['POST /interview/create', { sessionId }],
    ['PUT /interview/status', aStart(sessionId)],
  ] as const) {
    const { status, body } = await call(route, { token, json })
    expect([route, status, body['code']]).toEqual([route, 200, undefined])
  }
  return sessionId
}

/** A new candidate's interview, which has begun. */
export async function aRunningInterview(call: Call, jobId: string) {
  const { id: userId, token } = await aCandidate(call)
  return { call, userId, token, sessionId: await runningInterview({ call, token, jobId }) }
}

export type RunningInterview = Awaited<ReturnType<typeof aRunningInterview>>

type Session = Pick<RunningInterview, 'userId' | 'sessionId'>

export const sessionRow = (stack: Stack, { userId, sessionId }: Session) =>
  rowOf(stack, 'sessions', { userId, id: sessionId })

/** Waits until the function that writes the files has nothing left to do for the interview. */
export const filesSettled = (stack: Stack, session: Session) =>
  eventually(
    () => sessionRow(stack, session),
    (row) => row !== undefined && row['outbox'] === undefined,
  )

/** Waits until that function has tried once and will try again, because a part or a recording is missing. */
export const filesTriedOnce = (stack: Stack, session: Session) =>
  eventually(
    () => sessionRow(stack, session),
    (row) => Number(row?.['attempts'] ?? 0) > 0 && row?.['leasedUntil'] === undefined,
  )

type Part = { segment?: number; part: number; bytes: string | Uint8Array<ArrayBuffer>; contentType?: string }

/** The answer to the announcement of a part. */
export const announcePart = (
  { call, token, sessionId }: Room,
  { segment = 1, part, bytes, contentType = 'video/webm' }: Part,
): Promise<ApiAnswer> =>
  call(`POST /interviews/${sessionId}/recording/parts`, {
    token,
    json: { segment, part, size: new Blob([bytes]).size, contentType },
  })

/** What the answer to an announcement has. */
export type SignedUpload = { url: string; headers: Record<string, string> }

/** Announces a part of the recording and uploads it to S3, as the recorder does. */
export async function uploadPart(room: Room, part: Part): Promise<Response> {
  const { body } = await announcePart(room, part)
  return putPart(body['data'] as SignedUpload, part.bytes)
}

export const putPart = ({ url, headers }: SignedUpload, bytes: Part['bytes']): Promise<Response> =>
  fetch(url, { method: 'PUT', headers, body: new Blob([bytes]) })

const filesOf = ({ s3 }: Pick<Stack, 's3'>) =>
  createInterviewFiles(
    localAddress(s3),
    mapNames(bucketNames, (name) => name),
  )

/** The keys of an interview's files. */
export const interviewKeys = async (stack: Pick<Stack, 's3'>, sessionId: string): Promise<string[]> =>
  (await filesOf(stack).list('interviews/')).filter((key) => key.includes(`--${sessionId}/`))

async function contentOf(stack: Pick<Stack, 's3'>, Key: string): Promise<Buffer> {
  const { Body } = await s3Of(stack).send(new GetObjectCommand({ Bucket: 'interviews', Key }))
  return Buffer.from((await Body?.transformToByteArray()) ?? [])
}

/** A file of an interview by its name in the interview's folder. */
export async function interviewFile(
  stack: Pick<Stack, 's3'>,
  sessionId: string,
  name: string,
): Promise<Buffer> {
  const key = (await interviewKeys(stack, sessionId)).find((each) => each.endsWith(`/${name}`))
  if (key === undefined) throw new Error(`The interview ${sessionId} has no file ${name}.`)
  return contentOf(stack, key)
}

/** The text files of an interview, one after another. */
export async function filesOfInterview(stack: Pick<Stack, 's3'>, sessionId: string): Promise<string> {
  const keys = (await interviewKeys(stack, sessionId)).filter((key) => /\.(html|json|txt)$/.test(key))
  const texts = await Promise.all(keys.map((key) => contentOf(stack, key)))
  return texts.join('\n')
}

/** Stores a recording as the provider of calls does; `at` is when it began, in milliseconds. */
export async function putCallRecording(
  stack: Pick<Stack, 's3'>,
  sessionId: string,
  { at = Date.now(), content = 'film of the call' }: { at?: number; content?: string } = {},
): Promise<void> {
  const Key = recordingTemplate(sessionId).replace('{epoch_time}', String(at))
  const command = new PutObjectCommand({ Bucket: 'recordings', Key, Body: content })
  await s3Of(stack).send(command)
}

/** The call of a session that has ended, as its row keeps it. */
export const aCallThatRan = {
  callId: 'page',
  startId: 'start',
  leasedUntil: new Date(0).toISOString(),
  call: {
    providerSessionId: 'provider-session',
    dailyRoom: 'https://example.daily.co/room',
    dailyToken: 'token',
    expiresAt: new Date(0).toISOString(),
  },
}
