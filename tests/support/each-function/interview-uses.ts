import { appOn } from '../function-config.ts'
import { expect } from 'vitest'
import { consentFor } from '#shared/interview/consent.ts'
import { longestRoomSeconds } from '#shared/application/session/interview-status.ts'
import { callEndsUses } from '#functions/interview/call-ends/app.ts'
import { endCalls } from '#functions/interview/call-ends/end-calls.ts'
import { createInterviewFiles } from '#functions/interview/rows/interview-files.ts'
import { interviewFilesUses } from '#functions/interview/files/app.ts'
import { interviewFilesHandler } from '#functions/interview/files/event.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { withKeyOf } from '#infra/local/functions/interviewer.ts'
import { aJob, importJob } from '../jobs.ts'
import { goodPassword, tokenIn, type ApiAnswer } from '../api.ts'
import { aStranger } from '../cv-desk.ts'
import { postWithFile } from '../cv-upload.ts'
import { eventually } from '../eventually.ts'
import { proveMailbox } from '../proved.ts'
import {
  aCallStart,
  aStart,
  interviewKeys,
  putCallRecording,
  runningInterview,
  startOfCall,
  uploadPart,
} from '../rooms.ts'
import { chosenSlot } from '../chosen-slot.ts'
import { everyRow, setInRow } from '../rows.ts'
import { recordingOf } from '../webm-sample.ts'
import type { Steps, UsesOf } from './steps.ts'
import { secondMilliseconds } from '#shared/platform/durations.ts'

const userIn = ({ body }: ApiAnswer): string => (body['data'] as { user: { id: string } }).user.id

/** Opens a stream of Transcribe as a page does. */
const opened = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.addEventListener('open', () => {
      socket.close()
      resolve()
    })
    socket.addEventListener('error', () => reject(new Error('The stream was refused.')))
  })

/** The function looks at the jobs of a transcription this often. */
const secondsBetweenLooks = 60

/** The interview's room, its call and its files. */
export function interviewUses({
  stack,
  proceed,
  good,
  configOf,
  now,
  aPosition,
  signedIn,
  proved,
  applyFor,
  abandon,
  assess,
  cvOf,
  world,
  interviewer,
}: Steps): UsesOf<
  'interviewStart' | 'interviewer' | 'interviews' | 'voiceAgent' | 'callEnds' | 'interviewFiles'
> {
  return {
    async interviewStart() {
      const [{ token }, jobId] = [await signedIn(), await aPosition()]
      const sessionId = await applyFor(jobId, token)
      await good('POST /interview/create', { token, json: { sessionId } })
      await good('PUT /interview/status', { token, json: aStart(sessionId) })
      await good(`GET /interview/${jobId}/status`, { token })
      await good('POST /interview/insights/candidate', { token, json: { sessionId } })
      await good('POST /interview/insights/practice', { token, json: { transcript: [] } })
    },

    async interviewer() {
      const [{ token }, jobId] = [await proved(), await aPosition()]
      const sessionId = await runningInterview({ call: good, token, jobId })
      const callId = aStart(sessionId).callId
      const turn = { number: 1, section: 0, question: 0, kind: 'answer', mayFollowUp: true }
      await good(`POST /interviews/${sessionId}/turn`, {
        token,
        json: { callId, ...turn, answer: 'I moved forty nodes to another data centre.' },
      })
      await good(`GET /interviews/${sessionId}/turns/1/sentences/0?callId=${callId}`, { token })
      await good(`GET /interviews/${sessionId}/turns`, { token })
      const heard = await good(`POST /interviews/${sessionId}/hearing`, { token, json: { callId } })
      const { url, hearingId } = heard.body['data'] as { url: string; hearingId: string }
      await opened(url)
      await good(`POST /interviews/${sessionId}/hearing/${hearingId}/end`, { token, json: { callId } })
    },

    async interviews() {
      const [{ token, id: userId }, jobId] = [await signedIn(), await aPosition()]
      await abandon(userId, await applyFor(jobId, token))
      const sessionId = await applyFor(jobId, token)
      await good('GET /interviews', { token })
      await good(`GET /interviews/${sessionId}`, { token })
      await assess(userId, jobId)
      await good(`POST /interviews/${sessionId}/unapply`, { token })

      const running = await runningInterview({ call: good, token, jobId })
      await good(`PUT /interviews/${running}/transcript`, { token, json: { version: 1, entries: [] } })
      await good(`GET /interviews/${running}/transcript`, { token })
      proceed()
      const parted = await uploadPart({ call: good, token, sessionId: running }, { part: 0, bytes: 'film' })
      expect(parted.status).toBe(200)
      await good(`POST /interviews/${running}/finish`, { token, json: { transcript: [] } })
      await good(`POST /interviews/${running}/retake`, { token })

      await chosenSlot({ ...stack, now }, good, { id: userId, token, jobId: await aPosition() })

      const withdrawn = await runningInterview({ call: good, token, jobId: await aPosition() })
      await uploadPart({ call: good, token, sessionId: withdrawn }, { part: 0, bytes: 'film' })
      await putCallRecording(stack, withdrawn)
      await good(`POST /interviews/${withdrawn}/unapply`, { token })
      proceed()
    },

    async voiceAgent() {
      const [{ token }, jobId] = [await proved(), await aPosition()]
      const sessionId = await applyFor(jobId, token)
      await good('POST /interview/create', { token, json: { sessionId } })
      await good(startOfCall, { token, json: aCallStart(sessionId) })
      await good(`POST /voice-agent/v1/conversations/${sessionId}/end`, { token })
    },

    async callEnds() {
      const [{ token }, jobId] = [await proved(), await aPosition()]
      const sessionId = await applyFor(jobId, token)
      await good('POST /interview/create', { token, json: { sessionId } })
      await good(startOfCall, { token, json: aCallStart(sessionId) })
      await good(`POST /interviews/${sessionId}/unapply`, { token })
      proceed()
      const row = (await everyRow(stack)).find(({ userId }) => userId === `call-end#${sessionId}`)
      // By the product's clock, which can be ahead. Unused minutes of the call are given back.
      // Without a row, the function of the schedule has ended the call already.
      const soon = () =>
        row === undefined ? world.clock() : new Date(Date.parse(String(row['dueAt'])) + secondMilliseconds)
      await endCalls(
        appOn(callEndsUses, [configOf('callEnds'), { ...world, clock: soon }], { voice: undefined }),
      )()
    },

    async interviewFiles() {
      const [person, jobId] = [aStranger(), await aPosition()]
      const fields = { ...person, password: goodPassword }
      const registered = await postWithFile(stack, '/auth/register', cvOf(person), { fields })
      const token = tokenIn(registered)
      const sessionId = await runningInterview({ call: good, token, jobId })
      await uploadPart({ call: good, token, sessionId }, { part: 0, bytes: 'film' })
      await good(`POST /interviews/${sessionId}/finish`, { token, json: { recordedParts: [1] } })
      await eventually(
        async () => {
          proceed()
          const keys = await interviewKeys(stack, sessionId)
          return (
            keys.some((key) => key.endsWith('/recording.webm')) &&
            !keys.some((key) => key.includes('/parts/'))
          )
        },
        (isWritten) => isWritten,
      )
      proceed()
      await proveMailbox(stack, userIn(registered))
      // The model chooses quotes only of interviews in which it answered turns.
      const criteria = ['Plans ahead', 'Explains clearly', 'Owns a service']
      const criteriaJob = aJob({ id: `criteria-${systemRandom.id()}`, criteria })
      await importJob(stack, criteriaJob)
      const asked = await runningInterview({ call: good, token, jobId: criteriaJob.id })
      const { callId } = aStart(asked)
      const answer = 'I moved forty nodes to another data centre.'
      const turn = { number: 1, section: 0, question: 0, kind: 'answer', mayFollowUp: true, answer }
      await good(`POST /interviews/${asked}/turn`, { token, json: { callId, ...turn } })
      await good(`POST /interviews/${asked}/finish`, {
        token,
        json: { callId, transcript: [{ role: 'user', content: answer }], recordedParts: [] },
      })
      await eventually(
        async () => {
          proceed()
          return interviewKeys(stack, asked)
        },
        (keys) => keys.some((key) => key.endsWith('/interviewer.json')),
      )
      proceed()
      const heard = await runningInterview({ call: good, token, jobId: await aPosition() })
      await uploadPart({ call: good, token, sessionId: heard }, { part: 0, bytes: recordingOf(2) })
      const times = { startMilliseconds: 0, endMilliseconds: 5000 }
      const spoken = { role: 'user', content: '(Spoken answer, 5 seconds)', isUnrecognised: true, ...times }
      const consent = {
        ...consentFor(1, { model: false, processing: 'Transcribe, as the stand-ins of this test' }),
        at: new Date().toISOString(),
      }
      await setInRow(stack, 'sessions', { userId: userIn(registered), id: heard }, { consent })
      await good(`POST /interviews/${heard}/finish`, {
        token,
        json: { transcript: [spoken], recordedParts: [1] },
      })
      const transcribing = await eventually(
        async () => {
          proceed()
          return (await everyRow(stack)).find(
            ({ userId, id }) => userId === userIn(registered) && id === heard,
          )
        },
        (row) => row?.['transcription'] !== undefined && row['leasedUntil'] === undefined,
      )
      // The next look at the jobs is due half a minute later by the product's clock, which can be ahead.
      const next = Math.max(Date.now(), Date.parse(String(transcribing?.['dueAt'])) || 0)
      const later = () => new Date(next + secondsBetweenLooks * secondMilliseconds)
      const account = withKeyOf('interviewFiles', interviewer)
      await interviewFilesHandler(
        appOn(interviewFilesUses, [configOf('interviewFiles'), { ...world, clock: later }], {
          account: account,
        }),
      )({
        Records: [{ dynamodb: { Keys: { userId: { S: userIn(registered) }, id: { S: heard } } } }],
      })
      proceed()
      const called = await runningInterview({ call: good, token, jobId: await aPosition() })
      await good(startOfCall, { token, json: aCallStart(called) })
      await putCallRecording(stack, called)
      await good(`POST /interviews/${called}/finish`, {
        token,
        json: { recordedParts: [], cloudRecordings: 1 },
      })
      await eventually(
        async () => {
          proceed()
          return interviewKeys(stack, called)
        },
        (keys) => keys.some((key) => key.endsWith('/recording.mp4')),
      )
      proceed()
      await interviewFilesHandler(
        appOn(interviewFilesUses, [configOf('interviewFiles'), world], { account: undefined }),
      )({})
      proceed()
      // The letter about an interview whose room closes before its end.
      const left = await runningInterview({ call: good, token, jobId: await aPosition() })
      // By the product's clock, which can be ahead.
      const closed = () => new Date(now().getTime() + 2 * longestRoomSeconds * secondMilliseconds)
      await interviewFilesHandler(
        appOn(interviewFilesUses, [configOf('interviewFiles'), { ...world, clock: closed }], {
          account: undefined,
        }),
      )({ Records: [{ dynamodb: { Keys: { userId: { S: userIn(registered) }, id: { S: left } } } }] })
      proceed()
      // Without ListBucket, S3 answers 403 instead of 404 for a CV that is deleted.
      const { s3, buckets } = configOf('interviewFiles')
      await createInterviewFiles(s3, buckets).copyCv('cvs/nobody/gone.pdf', 'interviews/nobody/cv.pdf')
    },
  }
}
