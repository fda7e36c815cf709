import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect } from 'vitest'
import { createAccountExpiryApp } from '#functions/account-expiry/app.ts'
import { accountExpiry } from '#functions/account-expiry/expire.ts'
import { createRelay } from '#functions/contact/relay-app.ts'
import { relayHandler } from '#functions/contact/relay-event.ts'
import { createLettersApp } from '#functions/letters/app.ts'
import { lettersHandler } from '#functions/letters/event.ts'
import { createLog } from '#functions/http/log.ts'
import { createPublishing } from '#functions/publishing/create-publishing.ts'
import { publish } from '#functions/publishing/publish.ts'
import { systemClock, systemRandom } from '#functions/ports.ts'
import type { Letter } from '#functions/storage/application-outbox.ts'
import { createDynamo } from '#functions/storage/dynamo.ts'
import { createInterviewFiles } from '#functions/storage/interview-files.ts'
import { snapshotSeconds } from '#functions/storage/job-snapshot.ts'
import { storeStep } from '#functions/storage/stored-enquiry.ts'
import { credentialsOf, type FunctionName } from '#infra/local/account/principals.ts'
import { localAddress, localConfig } from '#infra/local/functions/config.ts'
import type { Stack } from '#infra/local/stack.ts'
import { aCandidate, caller, goodPassword, tokenIn } from './api.ts'
import { aStranger } from './cv-desk.ts'
import { postWithFile, uploader } from './cv-upload.ts'
import { cvPdf } from './documents.ts'
import { aCaller, enquiryDesk } from './enquiry-desk.ts'
import { anEnquiry } from './enquiries.ts'
import { emptyBuckets } from './empty-storage.ts'
import { eventually } from './eventually.ts'
import { aJob, jobsOf, publishSnapshot } from './jobs.ts'
import { createInterviewFilesApp } from '#functions/interview-files/app.ts'
import { interviewFilesHandler } from '#functions/interview-files/event.ts'
import {
  aCallStart,
  aStart,
  interviewKeys,
  putCallRecording,
  runningInterview,
  startOfCall,
  uploadPart,
} from './rooms.ts'
import { applicationWithLetter } from './letters.ts'

/** Farther ahead than any function's clock. */
const yearMilliseconds = 365 * 24 * 60 * 60 * 1000

type Uses = Readonly<Record<FunctionName, () => Promise<void>>>

const world = { clock: systemClock, random: systemRandom, log: createLog({}, () => {}) }

/**
 * Performs every action of each function on tables, files and SES, and expects 200 each time. `proceed` is called before
 * each step and stops the function's steps by throwing; `passTime` moves the clock of the functions on; `rendererFolder`
 * is that of the stack.
 */
export function eachFunction(
  stack: Stack,
  {
    proceed,
    passTime,
    rendererFolder,
  }: { proceed: () => void; passTime: (seconds: number) => void; rendererFolder: string },
): Uses {
  const call = caller(stack)
  const good = async (...wanted: Parameters<typeof call>) => {
    proceed()
    const answer = await call(...wanted)
    expect([wanted[0], answer.status, answer.body['code']]).toEqual([wanted[0], 200, undefined])
    return answer
  }
  const desk = enquiryDesk(stack)
  const mailTo = (address: string) => stack.ses.inbox.list().findLast(({ to }) => to.includes(address))
  const root = createDynamo(localAddress(stack.dynamo))
  const configOf = (name: FunctionName) =>
    localConfig(
      { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url },
      credentialsOf(name),
    )
  /** Stores a dead enquiry, which only an operator's call e-mails. */
  const keepGivenUp = async (): Promise<void> => {
    const receivedAt = new Date().toISOString()
    const { Put } = storeStep('enquiries', { id: systemRandom.id(), receivedAt, enquiry: anEnquiry() })
    await root.send(new PutCommand({ TableName: 'enquiries', Item: { ...Put?.Item, outbox: 'dead' } }))
  }
  const jobs = jobsOf(stack)
  let positions = 0
  const aPosition = async (): Promise<string> => {
    positions += 1
    const { id, status: _, updatedAt, ...imported } = aJob({ id: `position-${positions}` })
    await jobs.import(id, imported, new Date(updatedAt))
    return id
  }
  const signedIn = async () => aCandidate(call, aStranger())
  const applyFor = async (jobId: string, token: string): Promise<string> => {
    const { body } = await good('POST /interviews', { token, json: { jobId } })
    return (body['data'] as { id: string }).id
  }
  /** The interview ended without result, so that the next application begins another one. */
  const abandon = (userId: string, id: string) =>
    root.send(
      new UpdateCommand({
        TableName: 'sessions',
        Key: { userId, id },
        UpdateExpression: 'SET #status = :abandoned',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':abandoned': 'abandoned' },
      }),
    )
  const cvOf = (person: { email: string; name: string }) => ({ fileName: 'cv.pdf', bytes: cvPdf(person) })

  return {
    async assessments() {
      const { token } = await signedIn()
      await good(`GET /assessments/by-job/${await aPosition()}`, { token })
    },

    async auth() {
      const person = aStranger()
      const fields = { ...person, password: goodPassword }
      const registered = await postWithFile(stack, '/auth/register', cvOf(person), { fields })
      expect(registered.status).toBe(200)
      const token = tokenIn(registered)
      const { body } = await good('GET /auth/me', { token })
      const { cv_url: link } = body['data'] as { cv_url: string }
      expect((await fetch(link)).status).toBe(200)
      await good('PATCH /auth/me', { token, json: { title: 'Network Engineer' } })
      const room = { call: good, token }
      const sessionId = await runningInterview({ ...room, jobId: await aPosition() })
      await uploadPart({ ...room, sessionId }, { part: 0, bytes: 'film' })
      await putCallRecording(stack, sessionId)
      await good('GET /auth/candidates/applications', { token })
      const exported = await good('GET /auth/me/export', { token })
      const { interviews } = exported.body['data'] as { interviews: { files: { url: string }[] }[] }
      const [file] = interviews[0]?.files ?? []
      expect((await fetch(file?.url ?? '')).status).toBe(200)
      await good('POST /auth/logout', { token })
      await good('POST /auth/forgot-password', { form: { email: person.email } })
      const [, reset] = /#reset=([\w-]+)/.exec(mailTo(person.email)?.text ?? '') ?? []
      await good('POST /auth/reset-password', { json: { token: reset, password: goodPassword } })
      const again = await good('POST /auth/login', {
        json: { email: person.email, password: goodPassword },
      })
      await good('DELETE /auth/me', { token: tokenIn(again), json: { password: goodPassword } })
      proceed()
      // Without ListBucket, S3 answers 403 instead of 404 for a file that is gone.
      expect((await fetch(link)).status).toBe(404)
    },

    async contact() {
      await good('GET /contact/test')
      expect((await desk.send(anEnquiry({ email: aStranger().email }), aCaller())).status).toBe(200)
      // Tries again if the relay of the running product was faster.
      await eventually(
        async () => {
          await keepGivenUp()
          return (await good('POST /contact/retry', { json: {} })).body['data'] as { sent: number }
        },
        ({ sent }) => sent > 0,
      )
    },

    async cv() {
      const person = aStranger()
      const announced = await good('POST /cv/upload', {
        json: { fileName: 'cv.pdf', contentType: 'application/pdf', size: 1000 },
      })
      const { cvId: late } = announced.body['data'] as { cvId: string }
      const missing = await call('POST /cv/analyze-text', { json: { cvId: late } })
      expect([missing.status, missing.body['code']]).toEqual([404, 'cv_not_found'])

      const { cvId: cv_id = '' } = await uploader(stack)(cvOf(person))
      const opened = await good('POST /auth/register-with-cv', { form: { cv_id, confirm_update: 'false' } })
      const updated = await postWithFile(stack, '/auth/register-with-cv', cvOf(person), {
        fields: { confirm_update: 'true' },
        token: tokenIn(opened),
      })
      expect(updated.status).toBe(200)
    },

    async health() {
      await good('GET /health')
    },

    async interview() {
      const [{ token }, jobId] = [await signedIn(), await aPosition()]
      const sessionId = await applyFor(jobId, token)
      await good('POST /interview/create', { token, json: { sessionId } })
      await good('PUT /interview/status', { token, json: aStart(sessionId) })
      await good(`GET /interview/${jobId}/status`, { token })
      await good('POST /interview/insights/candidate', { token, json: { sessionId } })
      await good('POST /interview/insights/practice', { token, json: { transcript: [] } })
    },

    async interviews() {
      const [{ token, id: userId }, jobId] = [await signedIn(), await aPosition()]
      await abandon(userId, await applyFor(jobId, token))
      const sessionId = await applyFor(jobId, token)
      await good('GET /interviews', { token })
      await good(`GET /interviews/${sessionId}`, { token })
      await good(`POST /interviews/${sessionId}/unapply`, { token })

      const running = await runningInterview({ call: good, token, jobId })
      await good(`PUT /interviews/${running}/transcript`, { token, json: { version: 1, entries: [] } })
      await good(`GET /interviews/${running}/transcript`, { token })
      proceed()
      const parted = await uploadPart({ call: good, token, sessionId: running }, { part: 0, bytes: 'film' })
      expect(parted.status).toBe(204)
      await good(`POST /interviews/${running}/finish`, { token, json: { transcript: [] } })
      await good(`POST /interviews/${running}/retake`, { token })

      const withdrawn = await runningInterview({ call: good, token, jobId: await aPosition() })
      await uploadPart({ call: good, token, sessionId: withdrawn }, { part: 0, bytes: 'film' })
      await putCallRecording(stack, withdrawn)
      await good(`POST /interviews/${withdrawn}/unapply`, { token })
      proceed()
    },

    async jobs() {
      const [{ token, id: userId }, jobId] = [await signedIn(), await aPosition()]
      // Without a file S3 answers 404 only to those who may list the bucket.
      await emptyBuckets(stack.s3)
      passTime(snapshotSeconds)
      await good('GET /jobs')
      await publishSnapshot(stack)
      passTime(snapshotSeconds)
      await good('GET /jobs')
      await good(`GET /jobs/${jobId}`, { token })
      const { body } = await good(`POST /jobs/${jobId}/apply`, { token })
      await abandon(userId, (body['data'] as { id: string }).id)
      await good(`POST /jobs/${jobId}/apply`, { token })
      await good(`GET /jobs/${jobId}/application-status`, { token })
    },

    async recruiting() {
      const [{ token, id: userId }, jobId] = [await signedIn(), await aPosition()]
      await applyFor(jobId, token)
      const json = { title: 'Network Engineer', description: 'You run the network.' }
      await good('PUT /recruiting/jobs/imported', { json })
      await good('POST /recruiting/publish')
      await good('GET /recruiting/jobs')
      await good('PATCH /recruiting/jobs/imported', { json: { status: 'closed' } })
      await good('POST /recruiting/publish')
      await good('DELETE /recruiting/jobs/imported')
      await good('POST /recruiting/publish')
      await good(`GET /recruiting/jobs/${jobId}/applications`)
      await good(`GET /recruiting/applications/${userId}--${jobId}`)
      await good(`PATCH /recruiting/applications/${userId}--${jobId}`, { json: { status: 'rejected' } })
      await keepGivenUp()
      await good('GET /recruiting/enquiries')
      const recorded = await aPosition()
      const sessionId = await runningInterview({ call: good, token, jobId: recorded })
      await good(`POST /interviews/${sessionId}/finish`, { token, json: {} })
      await eventually(
        () => interviewKeys(stack, sessionId),
        (keys) => keys.some((key) => key.endsWith('/index.html')),
      )
      await good(`GET /recruiting/jobs/${recorded}/recordings`)
      const { body } = await good(`POST /recruiting/recordings/${userId}--${sessionId}/link`)
      proceed()
      expect((await fetch((body['data'] as { url: string }).url)).status).toBe(200)
    },

    async voiceAgent() {
      const [{ token }, jobId] = [await signedIn(), await aPosition()]
      const sessionId = await applyFor(jobId, token)
      await good('POST /interview/create', { token, json: { sessionId } })
      await good(startOfCall, { token, json: aCallStart(sessionId) })
      await good(`POST /voice-agent/v1/conversations/${sessionId}/end`, { token })
    },

    async contactRelay() {
      const { email } = aStranger()
      expect((await desk.send(anEnquiry({ email }), aCaller())).status).toBe(200)
      await eventually(
        () => {
          proceed()
          return mailTo(email)
        },
        (mail) => mail !== undefined,
      )
      await relayHandler(createRelay(configOf('contactRelay'), world))({})
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
      await interviewFilesHandler(createInterviewFilesApp(configOf('interviewFiles'), world))({})
      proceed()
      // Without ListBucket, S3 answers 403 instead of 404 for a CV that was deleted meanwhile.
      const { s3, buckets } = configOf('interviewFiles')
      await createInterviewFiles(s3, buckets).copyCv('cvs/nobody/gone.pdf', 'interviews/nobody/cv.pdf')
    },

    async letters() {
      const isMailed = async (letter: Letter, subject: string) => {
        const { candidate } = await applicationWithLetter(stack, letter)
        const isIt = (mail: { to: string[]; subject: string }) =>
          mail.to.includes(candidate.email) && mail.subject.startsWith(subject)
        await eventually(
          () => {
            proceed()
            return stack.ses.inbox.list().some(isIt)
          },
          (isThere) => isThere,
        )
        proceed()
      }
      await isMailed({ kind: 'received' }, 'We received your application')
      // Without a file S3 answers 404 only to those who may list the bucket.
      await emptyBuckets(stack.s3)
      passTime(snapshotSeconds)
      await isMailed({ kind: 'status', status: 'rejected' }, 'Your application')
      await lettersHandler(createLettersApp(configOf('letters'), world))({})
    },

    async accountExpiry() {
      const person = aStranger()
      const fields = { ...person, password: goodPassword }
      const registered = await postWithFile(stack, '/auth/register', cvOf(person), { fields })
      expect(registered.status).toBe(200)
      const token = tokenIn(registered)
      const sessionId = await runningInterview({ call: good, token, jobId: await aPosition() })
      await uploadPart({ call: good, token, sessionId }, { part: 0, bytes: 'film' })
      await putCallRecording(stack, sessionId)
      proceed()
      const later = () => new Date(Date.now() + yearMilliseconds)
      await accountExpiry(createAccountExpiryApp(configOf('accountExpiry'), { ...world, clock: later }))()
    },

    async publisher() {
      const publishing = createPublishing(configOf('publisher'), world, rendererFolder)
      const run = async () => {
        proceed()
        await publish(publishing)
      }
      const id = await aPosition()
      await run()
      await jobs.setStatus(id, 'closed', new Date())
      await run()
      await jobs.remove(id)
      await run()
    },
  }
}
