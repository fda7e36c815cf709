import { createTextract } from '#functions/external/textract.ts'
import { createLog } from '#functions/http/log.ts'
import { systemWorld } from '#functions/world.ts'
import { credentialsOf } from '#infra/local/account/principals.ts'
import { localCredentials } from '#infra/local/account/identity.ts'
import { localAddress, localConfig } from '#infra/local/functions/config.ts'
import { groupRoutes } from '#infra/local/functions/groups.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { createGateway } from '#infra/local/gateway/gateway.ts'
import { listen } from '#infra/local/gateway/http-server.ts'
import { gatewayAlone } from '#infra/local/stack.ts'
import { aCandidate, caller, goodPassword, type ApiAnswer, type ApiCall, type Call } from './api.ts'
import { aStranger } from './cv-desk.ts'
import { postTo, postWithFile } from './cv-upload.ts'
import { cvPdf, pdfOf } from './documents.ts'
import { anEnquiry } from './enquiries.ts'
import { aJob, jobsOf, publishSnapshot } from './jobs.ts'
import { aStart, runningInterview } from './rooms.ts'
import { startSilentProxy, type SilentProxy } from './silent-proxy.ts'
import type { TestStack } from './stack.ts'

export const services = ['DynamoDB', 'S3', 'SES', 'Textract'] as const
export type Service = (typeof services)[number]

/** A request that needs a service: `503` without it, or done without it, which is `200`. */
export type NeedyCall = { route: string; expected: 200 | 503; ask: () => Promise<ApiAnswer> }

export type SilentServices = {
  proxies: Readonly<Record<Service, SilentProxy>>
  /** For each service, every endpoint that asks it something. */
  calls: Readonly<Record<Service, readonly NeedyCall[]>>
  /** Whether an ordinary request for each service is answered. */
  isBack: () => Promise<boolean>
  close: () => Promise<void>
}

/** Opens a second gateway to the product, whose functions reach each service through a proxy that can be silent. */
export async function openSilentServices(
  stack: TestStack,
  requestMilliseconds: number,
): Promise<SilentServices> {
  const proxies = {
    DynamoDB: await startSilentProxy(stack.dynamo),
    S3: await startSilentProxy(stack.s3),
    SES: await startSilentProxy(stack.ses.url),
    // There is no stand-in for Textract. Nothing but silence is asked of it.
    Textract: await startSilentProxy(stack.ses.url),
  }
  const configOf = (name: Parameters<typeof credentialsOf>[0] | 'root') =>
    localConfig(
      { site: stack.site, dynamo: proxies.DynamoDB.url, s3: proxies.S3.url, ses: proxies.SES.url },
      name === 'root' ? localCredentials : credentialsOf(name),
    )
  const gateway = await listen(
    0,
    gatewayAlone(
      createGateway(
        groupRoutes({
          configOf,
          ring: localKeyRing(stack.directory),
          world: { ...systemWorld(), log: createLog({}, () => {}) },
          requestMilliseconds,
          recognise: createTextract(localAddress(proxies.Textract.url), 'uploads'),
        }),
      ),
    ),
  )
  const through = { ...stack, gateway: gateway.url }
  const calls = await callsThrough(caller(through), through, stack)
  return {
    proxies,
    calls,
    isBack: async () => {
      const answers = await Promise.all([
        caller(through)('GET /health'),
        caller(through)('GET /contact/test'),
        postWithFile(through, '/cv/upload', { fileName: 'cv.pdf', bytes: cvPdf() }),
      ])
      return answers.every(({ status }) => status === 200)
    },
    close: async () => {
      await gateway.close()
      await Promise.all(services.map((name) => proxies[name].close()))
    },
  }
}

/** Prepares what the calls are about at the product's own gateway. */
async function callsThrough(
  ask: Call,
  through: TestStack,
  stack: TestStack,
): Promise<SilentServices['calls']> {
  const call = caller(stack)
  const jobs = jobsOf(stack)
  for (const id of ['first', 'second']) {
    const { id: _, status: __, updatedAt, ...imported } = aJob({ id })
    await jobs.import(id, imported, new Date(updatedAt))
  }
  await publishSnapshot(stack)
  const { token, ...person } = await aCandidate(call, aStranger())
  const sessionId = await runningInterview({ call, token, jobId: 'first' })
  const posted = async (bytes: Buffer): Promise<string> => {
    const { body } = await call('POST /cv/upload', {
      json: { fileName: 'cv.pdf', contentType: 'application/pdf', size: bytes.length },
    })
    const { cvId, upload } = body['data'] as { cvId: string; upload: Parameters<typeof postTo>[0] }
    await postTo(upload, bytes)
    return cvId
  }
  const [unread, scan] = [await posted(cvPdf(aStranger())), await posted(pdfOf([], 2))]
  const cv = { fileName: 'cv.pdf', bytes: cvPdf(aStranger()) }
  const needs = (expected: 200 | 503, route: string, wanted: ApiCall = {}): NeedyCall => ({
    route,
    expected,
    ask: () => ask(route, wanted),
  })
  const withFile = (expected: 200 | 503, path: string, fields: Record<string, string>): NeedyCall => ({
    route: `POST ${path} with a file`,
    expected,
    ask: () => postWithFile(through, path, cv, { fields }),
  })
  const registration = () => ({ ...aStranger(), password: goodPassword })
  const own = { token }
  const room = `/interviews/${sessionId}`
  const email = person.email
  return {
    DynamoDB: [
      needs(503, 'GET /health'),
      needs(503, 'POST /auth/login', { json: { email, password: goodPassword } }),
      needs(503, 'POST /auth/register', { form: registration() }),
      needs(503, 'POST /auth/check-existing-user', { json: { email } }),
      needs(503, 'POST /auth/forgot-password', { form: { email } }),
      needs(503, 'POST /auth/reset-password', { json: { token: 'x'.repeat(43), password: goodPassword } }),
      needs(503, 'PATCH /auth/update-password', {
        ...own,
        json: { current_password: goodPassword, new_password: `${goodPassword} 2` },
      }),
      needs(503, 'POST /auth/confirm-email', { ...own, json: { token: 'x'.repeat(43) } }),
      needs(503, 'POST /auth/confirm-email/send', own),
      needs(503, 'POST /auth/refresh', own),
      needs(503, 'POST /auth/logout', own),
      needs(503, 'GET /auth/me', own),
      needs(503, 'PATCH /auth/me', { ...own, json: { title: 'Engineer' } }),
      needs(503, 'GET /auth/me/export', own),
      needs(503, 'DELETE /auth/me', { ...own, json: { password: goodPassword } }),
      needs(503, 'GET /auth/candidates/applications', own),
      needs(503, 'POST /contact', { json: anEnquiry() }),
      needs(503, 'POST /contact/retry', { json: {} }),
      needs(503, 'POST /cv/upload', {
        json: { fileName: 'cv.pdf', contentType: 'application/pdf', size: 1000 },
      }),
      needs(503, 'POST /cv/analyze-text', { json: { cvId: unread } }),
      needs(503, 'POST /auth/register-with-cv', { form: { cv_id: unread } }),
      needs(503, 'GET /jobs/first', own),
      needs(503, 'GET /jobs/first/application-status', own),
      needs(503, 'POST /jobs/second/apply', own),
      needs(503, 'PATCH /jobs/first/application/status', { ...own, json: { status: 'human_pending' } }),
      needs(503, 'GET /assessments/by-job/first', own),
      needs(503, 'POST /interviews', { ...own, json: { jobId: 'second' } }),
      needs(503, 'GET /interviews', own),
      needs(503, `GET ${room}`, own),
      needs(503, `PUT ${room}/transcript`, { ...own, json: { version: 1, entries: [] } }),
      needs(503, `GET ${room}/transcript`, own),
      needs(503, `POST ${room}/recording/parts`, {
        ...own,
        json: { segment: 1, part: 0, size: 4, contentType: 'video/webm' },
      }),
      needs(503, `POST ${room}/finish`, { ...own, json: { transcript: [] } }),
      needs(503, `POST ${room}/retake`, own),
      needs(503, `POST ${room}/unapply`, own),
      needs(503, 'POST /interview/create', { ...own, json: { sessionId } }),
      needs(503, 'PUT /interview/status', { ...own, json: aStart(sessionId) }),
      needs(503, `GET /interview/${sessionId}/status`, own),
      needs(503, 'POST /interview/insights/practice', { ...own, json: { transcript: [] } }),
      needs(503, 'POST /interview/insights/candidate', { ...own, json: { sessionId } }),
      needs(503, 'POST /voice-agent/v1/public/interviewer/start', {
        ...own,
        json: { body: { conversationId: sessionId, callId: 'page-of-the-test' } },
      }),
      needs(503, `POST /voice-agent/v1/conversations/${sessionId}/end`, own),
      needs(503, 'GET /recruiting/jobs'),
      needs(503, 'PUT /recruiting/jobs/third', { json: { title: 'Engineer', description: 'You run it.' } }),
      needs(503, 'PATCH /recruiting/jobs/first', { json: { status: 'closed' } }),
      needs(503, 'DELETE /recruiting/jobs/second'),
      needs(503, 'POST /recruiting/publish'),
      needs(503, 'GET /recruiting/jobs/first/applications'),
      needs(503, `GET /recruiting/applications/${person.id}--first`),
      needs(503, `PATCH /recruiting/applications/${person.id}--first`, { json: { status: 'rejected' } }),
      needs(503, 'GET /recruiting/enquiries'),
      needs(503, 'POST /recruiting/candidates/export', { json: { candidate: email } }),
      needs(503, 'POST /recruiting/candidates/erase', { json: { candidate: email } }),
      needs(503, 'GET /recruiting/jobs/first/recordings'),
      needs(503, `POST /recruiting/recordings/${person.id}--${sessionId}/link`),
    ],
    S3: [
      withFile(503, '/cv/upload', {}),
      needs(503, 'POST /cv/analyze-text', { json: { cvId: unread } }),
      needs(503, 'POST /auth/register-with-cv', { form: { cv_id: unread } }),
      // The account is opened, and the answer says that its CV is not stored.
      withFile(200, '/auth/register', registration()),
      needs(503, 'POST /recruiting/publish'),
      needs(503, 'DELETE /auth/me', { ...own, json: { password: goodPassword } }),
      needs(503, 'GET /jobs'),
    ],
    SES: [
      needs(503, 'GET /contact/test'),
      needs(503, 'POST /auth/forgot-password', { form: { email } }),
      // Done without the e-mail.
      needs(200, 'POST /auth/register', { form: registration() }),
      needs(200, 'POST /contact', { json: anEnquiry() }),
    ],
    Textract: [needs(503, 'POST /cv/analyze-text', { json: { cvId: scan } })],
  }
}
