import { appOn } from '../function-config.ts'
import { expect } from 'vitest'
import { publishingUses } from '#functions/position/publishing/create-publishing.ts'
import { publish } from '#functions/position/publishing/publish.ts'
import { snapshotSeconds } from '#functions/position/rows/job-snapshot.ts'
import { goodPassword } from '../api.ts'
import { filterQueries } from '../applicant-lists.ts'
import { aStranger } from '../cv-desk.ts'
import { postWithFile } from '../cv-upload.ts'
import { emptyBuckets } from '../empty-storage.ts'
import { eventually } from '../eventually.ts'
import { publishSnapshot } from '../jobs.ts'
import { interviewKeys, putCallRecording, runningInterview } from '../rooms.ts'
import { setInRow } from '../rows.ts'
import { deskCookie } from './staff-uses.ts'
import type { Steps, UsesOf } from './steps.ts'

/** Positions, applying, recruiting and publication. */
export function positionUses({
  stack,
  rendererFolder,
  proceed,
  passTime,
  call,
  now,
  good,
  configOf,
  keepGivenUp,
  jobs,
  aPosition,
  signedIn,
  applyFor,
  cvOf,
  abandon,
  world,
}: Steps): UsesOf<'assessments' | 'jobs' | 'recruiting' | 'publisher'> {
  return {
    async assessments() {
      const { token } = await signedIn()
      await good(`GET /assessments/by-job/${await aPosition()}`, { token })
    },

    async jobs() {
      const [{ token, id: userId }, jobId] = [await signedIn(), await aPosition()]
      // Where a file is missing, S3 answers 404 only with the grant ListBucket.
      await emptyBuckets(stack.s3)
      passTime(snapshotSeconds)
      await good('GET /jobs')
      await publishSnapshot(stack)
      passTime(snapshotSeconds)
      await good('GET /jobs')
      await good(`GET /jobs/${jobId}`, { token })
      const { body } = await good(`POST /jobs/${jobId}/apply`, { token })
      const { id } = body['data'] as { id: string }
      await abandon(userId, id)
      const next = await good(`POST /jobs/${jobId}/apply`, { token })
      // The second session was not started, so the next application uses it again.
      await abandon(userId, (next.body['data'] as { id: string }).id, null)
      await good(`POST /jobs/${jobId}/apply`, { token })
      await good(`GET /jobs/${jobId}/application-status`, { token })
    },

    async recruiting() {
      const [{ token, id: userId, email }, jobId] = [await signedIn(), await aPosition()]
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
      await good('GET /recruiting/applicants')
      await good('GET /recruiting/today')
      for (const query of filterQueries)
        for (const position of ['', `&job=${jobId}`])
          await good(`GET /recruiting/applicants?${query}${position}`)
      await good('POST /recruiting/applicants/search', { json: { text: email } })
      const cookie = await deskCookie({ stack, call, now }, 'recruiter')
      await good(`GET /desk/jobs/${jobId}/applications`, { cookie })
      await good(`GET /desk/applicants?job=${jobId}&unmarked=mine&sort=-mark`, { cookie })
      await good(`GET /desk/applicants/count?job=${jobId}&stage=New`, { cookie })
      await good('POST /recruiting/applicants/export', { json: { job: jobId } })
      await good('GET /desk/today', { cookie })
      await good(`GET /desk/applications/${userId}--${jobId}`, { cookie })
      const { body: members } = await good('GET /recruiting/staff')
      const { staff } = members['data'] as { staff: { id: string; role: string }[] }
      // A member who has the role already is not written.
      const memberId = staff.find(({ role }) => role !== 'privacy_officer')?.id ?? ''
      await good(`PATCH /recruiting/staff/${memberId}`, { json: { role: 'privacy_officer' } })
      await good('POST /recruiting/staff', {
        json: { email: aStranger().email, name: 'Staff', role: 'recruiter' },
      })
      await good(`GET /recruiting/applications/${userId}--${jobId}`)
      await good(`GET /recruiting/applications/${userId}--${jobId}/history`)
      await good(`POST /recruiting/applications/${userId}--${jobId}/letters`, {
        json: { key: 'key-of-a-letter-1', subject: 'Your question', text: 'You can.' },
      })
      const person = aStranger()
      const fields = { ...person, password: goodPassword }
      const withCv = await postWithFile(stack, '/auth/register', cvOf(person), { fields })
      const applicant = withCv.body['data'] as { user: { id: string }; token: string }
      await applyFor(jobId, applicant.token)
      const cv = await good(`POST /recruiting/applications/${applicant.user.id}--${jobId}/cv/link`)
      proceed()
      const { url: cvUrl } = cv.body['data'] as { url: string }
      expect((await fetch(cvUrl)).status).toBe(200)
      await emptyBuckets(stack.s3)
      proceed()
      expect((await fetch(cvUrl)).status).toBe(404)
      await good(`PATCH /recruiting/applications/${userId}--${jobId}`, { json: { status: 'rejected' } })
      await good(`DELETE /recruiting/applications/${userId}--${jobId}/decision`)
      // 409 after reading the rows: no attempt was used.
      const attempt = await call('POST /recruiting/attempts', { json: { candidate: userId, jobId } })
      expect(attempt.status).toBe(409)
      const { name, email: added } = aStranger()
      const people = `/recruiting/jobs/${jobId}/people`
      await postWithFile(stack, people, cvOf({ name, email: added }), { fields: { name, email: added } })
      const { body: waiting } = await good(`GET ${people}`)
      const [first = { id: '' }] = (waiting['data'] as { people: { id: string }[] }).people
      await good(`DELETE ${people}/${first.id}`)
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
      // Another interview after the completed one.
      await good('POST /recruiting/attempts', { json: { candidate: userId, jobId: recorded } })
      const { body } = await good(`POST /recruiting/recordings/${userId}--${sessionId}/link`)
      await good(`GET /recruiting/recordings/${userId}--${sessionId}/quotes`)
      proceed()
      expect((await fetch((body['data'] as { url: string }).url)).status).toBe(200)
      await setInRow(stack, 'sessions', { userId, id: sessionId }, { outbox: 'dead' })
      await good(`POST /recruiting/recordings/${userId}--${sessionId}/retry`)
      await putCallRecording(stack, sessionId)
      await good(`DELETE /recruiting/recordings/${userId}--${sessionId}`)
      const since = new Date(0).toISOString()
      await good('POST /recruiting/audit', { json: { since, candidate: 'nobody@example.com' } })
      await good('POST /recruiting/audit', { json: { since, who: 'staff:nobody' } })
      await good('PUT /recruiting/jobs/drafted?as=draft', { json })
      await good('DELETE /recruiting/jobs/drafted')
    },

    async publisher() {
      const publishing = appOn(publishingUses, [configOf('publisher'), world], {
        rendererFolder: rendererFolder,
      })
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
