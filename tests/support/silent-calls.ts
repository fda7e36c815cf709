import { cvPdf, scanOf } from 'cv-reader/documents'
import { api } from '#shared/api.ts'
import type { Group } from '#shared/platform/contract/endpoint.ts'
import { usualNotices } from '#shared/platform/notices.ts'
import { matrix, type EndpointName } from '#tests/api/platform/identities-matrix.ts'
import { aCandidate, caller, goodPassword, type ApiAnswer, type ApiCall } from './api.ts'
import { aStranger } from './cv-desk.ts'
import { postedCv, postWithFile } from './cv-upload.ts'
import { anEnquiry } from './enquiries.ts'
import { linkIn } from './inbox.ts'
import { aJob, importJob, publishSnapshot } from './jobs.ts'
import { aStart, runningInterview } from './rooms.ts'
import type { Service } from './silent-services.ts'
import type { TestStack } from './stack.ts'

/** A request that needs a service. */
export type NeedyCall = { route: string; ask: () => Promise<ApiAnswer> }

export const registration = () => ({ ...aStranger(), password: goodPassword })

/** Requests an e-mail with a link to set a new password, and returns the token in it. */
export async function resetToken(stack: TestStack, email: string): Promise<string> {
  await caller(stack)('POST /auth/forgot-password', { form: { email } })
  return linkIn(stack, 'reset', email)
}

/** The rows and files that the calls name, written through the product's own gateway. */
async function prepared(stack: TestStack) {
  const call = caller(stack)
  for (const id of ['first', 'second']) await importJob(stack, aJob({ id }))
  await publishSnapshot(stack)
  const person = await aCandidate(call, aStranger())
  return {
    person,
    sessionId: await runningInterview({ call, token: person.token, jobId: 'first' }),
    unread: await postedCv(call, cvPdf(aStranger())),
    scan: await postedCv(call, scanOf(2)),
  }
}

/** Signed routes read DynamoDB first, so any valid request needs it. The matrix has none for an invitation that is sent. */
const signedCalls = Object.entries<Group>(api).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).flatMap(([name, { auth, method, path }]) => {
    if (auth !== 'operator' || name === 'inviteStaff') return []
    const { params = {}, json, form } = matrix[`${group}.${name}` as EndpointName]
    return [
      [
        `${method} ${path.replaceAll(/\{(\w+)\}/g, (_, id: string) => params[id] ?? id)}`,
        { json, form },
      ] as const,
    ]
  }),
)

/** For each service, the calls that are answered 503 without it. */
export async function refusedCalls(
  through: TestStack,
  stack: TestStack,
): Promise<Readonly<Record<Service, readonly NeedyCall[]>>> {
  const { person, sessionId, unread, scan } = await prepared(stack)
  const ask = caller(through)
  const needs = (route: string, wanted: ApiCall = {}): NeedyCall => ({ route, ask: () => ask(route, wanted) })
  const { email, token } = person
  const own = { token }
  const room = `/interviews/${sessionId}`
  const callId = 'page-of-the-test'
  const recording = `POST /recruiting/recordings/${person.id}--${sessionId}`
  const DynamoDB = [
    needs('GET /health'),
    needs('POST /auth/login', { json: { email, password: goodPassword } }),
    needs('POST /auth/register', { form: registration() }),
    needs('POST /auth/check-existing-user', { json: { email } }),
    needs('POST /auth/forgot-password', { form: { email } }),
    needs('POST /auth/reset-password', { json: { token: 'x'.repeat(43), password: goodPassword } }),
    needs('PATCH /auth/update-password', {
      ...own,
      json: { current_password: goodPassword, new_password: `${goodPassword} 2` },
    }),
    needs('POST /auth/mailed-link', { json: { token: 'x'.repeat(43) } }),
    needs('POST /auth/keep-account', { json: { token: 'x'.repeat(43), password: goodPassword } }),
    needs('POST /auth/not-mine', { json: { token: 'x'.repeat(43) } }),
    needs('POST /auth/introduction', { json: { token: 'x'.repeat(43) } }),
    needs('POST /auth/introduction/yes', { json: { token: 'x'.repeat(43) } }),
    needs('POST /auth/introduction/delete', { json: { token: 'x'.repeat(43) } }),
    needs('POST /auth/sign-in-link', { json: { email } }),
    needs('PATCH /auth/email', { ...own, json: { email: aStranger().email } }),
    needs('POST /auth/confirm-email', { ...own, json: { token: 'x'.repeat(43) } }),
    needs('POST /auth/confirm-email/send', own),
    needs('POST /auth/refresh', own),
    needs('POST /auth/logout', own),
    needs('GET /auth/me', own),
    needs('PATCH /auth/me', { ...own, json: { title: 'Engineer' } }),
    needs('GET /auth/me/export', own),
    needs('DELETE /auth/me', { ...own, json: { password: goodPassword } }),
    needs('GET /auth/candidates/applications', own),
    needs('POST /contact', { json: anEnquiry() }),
    needs('POST /cv/upload', {
      json: { fileName: 'cv.pdf', contentType: 'application/pdf', size: 1000 },
    }),
    needs('POST /cv/analyze-text', { json: { cvId: unread } }),
    needs('POST /auth/register-with-cv', { form: { cv_id: unread } }),
    needs('GET /jobs/first', own),
    needs('GET /jobs/first/application-status', own),
    needs('POST /jobs/second/apply', own),
    needs('POST /jobs/first/screening', { ...own, json: { answers: [] } }),
    needs('PATCH /jobs/first/application/status', { ...own, json: { status: 'human_pending' } }),
    needs('GET /assessments/by-job/first', own),
    needs('POST /interviews', { ...own, json: { jobId: 'second' } }),
    needs('GET /interviews', own),
    needs(`GET ${room}`, own),
    needs(`PUT ${room}/transcript`, { ...own, json: { version: 1, entries: [] } }),
    needs(`GET ${room}/transcript`, own),
    needs(`POST ${room}/recording/parts`, {
      ...own,
      json: { segment: 1, part: 0, size: 4, contentType: 'video/webm' },
    }),
    needs(`POST ${room}/finish`, { ...own, json: { transcript: [] } }),
    needs(`DELETE ${room}/recording`, own),
    needs('PUT /interview/time', { ...own, json: { sessionId, callId, timeFactor: 1.5 } }),
    needs(`POST ${room}/retake`, own),
    needs(`POST ${room}/unapply`, own),
    needs(`POST ${room}/answer`, { ...own, json: { reply: { kind: 'coming', interviewAt: null } } }),
    needs('POST /invitations/open', { json: { token: 'x'.repeat(43) } }),
    needs('POST /invitations/answer', {
      json: { token: 'x'.repeat(43), reply: { kind: 'coming', interviewAt: null } },
    }),
    needs(`POST ${room}/invitation`, own),
    needs('POST /invitations/choose', { json: { token: 'x'.repeat(43), at: '2099-12-31T07:00:00Z' } }),
    needs('POST /invitations/withdraw', { json: { token: 'x'.repeat(43) } }),
    needs('POST /interview/create', { ...own, json: { sessionId } }),
    needs('PUT /interview/status', { ...own, json: aStart(sessionId) }),
    needs(`GET /interview/${sessionId}/status`, own),
    needs('POST /interview/insights/practice', { ...own, json: { transcript: [] } }),
    needs('POST /interview/insights/candidate', { ...own, json: { sessionId } }),
    needs('POST /voice-agent/v1/public/interviewer/start', {
      ...own,
      json: { body: { conversationId: sessionId, callId } },
    }),
    needs(`POST /voice-agent/v1/conversations/${sessionId}/end`, own),
    needs(`POST ${room}/turn`, {
      ...own,
      json: { callId, number: 1, section: 0, question: 0, kind: 'answer', answer: 'Yes.', mayFollowUp: true },
    }),
    needs(`GET ${room}/turns`, own),
    needs(`GET ${room}/turns/1/sentences/0?callId=${callId}`, own),
    needs(`POST ${room}/speech`, { ...own, json: { callId, text: 'Thank you.' } }),
    needs(`POST ${room}/hearing`, { ...own, json: { callId } }),
    needs(`POST ${room}/hearing/one/end`, { ...own, json: { callId } }),
    ...signedCalls.map(([route, { json, form }]) => needs(route, form === undefined ? { json } : { form })),
    needs('POST /recruiting/staff', { json: { email, name: 'Staff', role: 'recruiter' } }),
    needs('POST /desk/invitation', { json: { token: 'x'.repeat(64) } }),
    needs('POST /desk/invitation/accept', {
      json: { token: 'x'.repeat(64), password: goodPassword, code: '000000' },
    }),
    needs('POST /desk/sign-in', { json: { email, password: goodPassword } }),
    needs('POST /desk/sign-in/code', { json: { code: '000000' }, cookie: 'x'.repeat(64) }),
    needs('POST /desk/code', { json: { code: '000000' }, cookie: 'x'.repeat(64) }),
    needs('POST /desk/password/forgot', { json: { email } }),
    needs('POST /desk/password/reset', { json: { token: 'x'.repeat(64), password: goodPassword } }),
    needs('GET /desk/me', { cookie: 'x'.repeat(64) }),
    needs('POST /desk/active', { cookie: 'x'.repeat(64) }),
    needs('GET /desk/sign-ins', { cookie: 'x'.repeat(64) }),
    needs('DELETE /desk/sign-ins/nothing', { cookie: 'x'.repeat(64) }),
    needs(`GET /desk/applications/${person.id}--first/assessments`, { cookie: 'x'.repeat(64) }),
    needs(`PUT /desk/applications/${person.id}--first/assessments`, {
      json: { note: '', marks: {}, updatedAt: null },
      cookie: 'x'.repeat(64),
    }),
    needs(`GET /desk/applications/${person.id}--first/notes`, { cookie: 'x'.repeat(64) }),
    needs(`PUT /desk/applications/${person.id}--first/notes/a-note-of-nobody`, {
      json: { text: 'A note', mentions: [], updatedAt: null },
      cookie: 'x'.repeat(64),
    }),
    needs(`DELETE /desk/applications/${person.id}--first/notes/a-note-of-nobody`, {
      cookie: 'x'.repeat(64),
    }),
    needs('POST /desk/jobs/first/assessments/comparison', {
      json: { applications: [`${person.id}--first`, 'nobody--first'] },
      cookie: 'x'.repeat(64),
    }),
    needs('GET /desk/notices', { cookie: 'x'.repeat(64) }),
    needs('PUT /desk/notices', { json: usualNotices, cookie: 'x'.repeat(64) }),
    needs('POST /desk/sign-out', { cookie: 'x'.repeat(64) }),
  ]
  const S3 = [
    {
      route: 'POST /cv/upload with a file',
      ask: () => postWithFile(through, '/cv/upload', { fileName: 'cv.pdf', bytes: cvPdf(aStranger()) }),
    },
    needs('POST /cv/analyze-text', { json: { cvId: unread } }),
    needs('POST /auth/register-with-cv', { form: { cv_id: unread } }),
    needs('GET /auth/me/export', own),
    needs('GET /jobs'),
    needs('POST /recruiting/publish'),
    needs('POST /recruiting/candidates/export', { json: { candidate: email } }),
    needs(`${recording}/link`),
    needs(`${recording.replace('POST', 'GET')}/quotes`),
  ]
  const SES = [
    needs('GET /contact/test'),
    needs('POST /auth/forgot-password', { form: { email } }),
    needs('POST /auth/sign-in-link', { json: { email } }),
    needs('POST /auth/confirm-email/send', own),
  ]
  return { DynamoDB, S3, SES, Textract: [needs('POST /cv/analyze-text', { json: { cvId: scan } })] }
}
