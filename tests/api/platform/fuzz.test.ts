import { appOn, localCallers } from '#tests/support/function-config.ts'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as fc from 'fast-check'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#shared/api.ts'
import { routeKeyOf, type Endpoint, type Group } from '#shared/platform/contract/endpoint.ts'
import { failure } from '#shared/platform/contract/wire.ts'
import { contactUses } from '#functions/enquiry/contact/app.ts'
import { routes as contactRoutes } from '#functions/enquiry/contact/routes.ts'
import type { GatewayEvent, LambdaHandler } from '#functions/platform/http/event.ts'
import { keyRing } from '#functions/platform/config/key-ring.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { routes as interviewRoutes } from '#functions/interview/start/routes.ts'
import { routes as interviewsRoutes } from '#functions/interview/interviews/routes.ts'
import { jobsUses } from '#functions/application/jobs/app.ts'
import { routes as jobsRoutes } from '#functions/application/jobs/routes.ts'
import { interviewsUses, type InterviewsApp } from '#functions/interview/interviews/app.ts'
import { routes as voiceAgentRoutes } from '#functions/interview/voice-agent/routes.ts'
import { voiceAgentUses } from '#functions/interview/voice-agent/app.ts'
import { createDynamo } from '#functions/platform/dynamo/dynamo.ts'
import { createMail } from '#functions/platform/mail/send.ts'
import { createRecordingRemovals } from '#functions/interview/rows/recording-removals.ts'
import { createLimiter } from '#functions/platform/limits/limiter.ts'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { anEnquiry } from '#tests/support/enquiries.ts'
import { anEvent, testSecrets } from '#tests/support/events.ts'
import { isWideRun } from '#tests/support/wide-run.ts'

/** More of them: `RUNS=100000 npx vitest run --project api fuzz`. */
const runs = Number(process.env['RUNS'] ?? (isWideRun ? 3000 : 800))

// Every call of storage succeeds, so the requests test everything in front of it.
const storage = mockClient(DynamoDBDocumentClient)
beforeAll(() => {
  storage.onAnyCommand().resolves({})
})
afterAll(() => storage.restore())

const config = localConfig({ site: '', dynamo: 'http://127.0.0.1:9', s3: '', ses: 'http://127.0.0.1:9' })
const world = { clock: systemClock, random: systemRandom, log: createLog({}, () => {}) }
const contactHandler = serve(api.contact, contactRoutes, {
  ...appOn(contactUses, [config, world], { secrets: localCallers }),
  secrets: testSecrets,
})

const ring = keyRing('1', new Map([['1', new Uint8Array(32)]]))
const careersApp = {
  ...appOn(jobsUses, [config, world], { secrets: localCallers, ring: ring }),
  secrets: testSecrets,
  authenticate: async () => ({ userId: 'candidate', signInId: 'sign-in' }),
  snapshots: async () => ({ read: async () => ({ publishedAt: '', jobs: [] }), write: async () => {} }),
}
const jobsHandler = serve(api.jobs, jobsRoutes, careersApp)
const roomsApp = (app: InterviewsApp) => ({
  ...app,
  secrets: testSecrets,
  authenticate: careersApp.authenticate,
  users: { byId: async () => undefined },
  mail: async () => createMail(config.mail),
  siteUrl: '',
  invitationLinks: { find: async () => undefined },
  interviewRemains: async () => ({ erase: async () => {} }),
  assessments: { ...app.assessments, removeWithdrawn: async () => {} },
  sessionRemoval: { ...app.sessionRemoval, remove: async () => undefined },
  removals: createRecordingRemovals(createDynamo(config.dynamo), config.tables, world.random),
  recordingUploads: async () => ({ uploadFor: async () => ({ url: '', headers: {} }) }),
  limiter: createLimiter(createDynamo(config.dynamo), 'guards', systemClock),
  letterBrake: { isOn: async () => false },
  settings: config.interviews,
})
const roomParts = roomsApp(appOn(interviewsUses, [config, world], { secrets: localCallers, ring: ring }))
const interviewsHandler = serve(api.interviews, interviewsRoutes, roomParts)
const interviewHandler = serve(api.interviewStart, interviewRoutes, roomParts)
const voiceAgentHandler = serve(api.voiceAgent, voiceAgentRoutes, {
  ...appOn(voiceAgentUses, [config, world], { secrets: testSecrets, ring, voice: undefined }),
  ...roomParts,
})

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
  fc.constantFrom('', null, 1e308, -0, {}, []),
)
const nearlyValid = fc
  .tuple(fc.constantFrom(...Object.keys(anEnquiry())), anything)
  .map(([field, value]) => JSON.stringify({ ...anEnquiry(), [field]: value }))
const body = fc.oneof(
  nearlyValid,
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '{', '[]', 'null', '"x"', '{"__proto__":{"x":1}}', `{"message":"\\ud800"}`),
)
const nearlyValidQuery = fc
  .tuple(fc.constantFrom('search', 'department', 'page', 'limit'), fc.string({ unit: 'binary' }))
  .map(([name, value]) => new URLSearchParams([[name, value.toWellFormed()]]).toString())
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=latin1',
      'text/plain',
      'multipart/form-data',
      '',
    ),
    'x-api-key': fc.constantFrom('key-now', 'key-now', 'key-now', '', 'wrong'),
    'idempotency-key': fc.string({ unit: 'binary' }),
    'x-viewer-address': fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()),
    authorization: fc.string(),
  },
  { requiredKeys: [] },
)

const request = (endpoint: Endpoint): fc.Arbitrary<GatewayEvent> =>
  fc
    .record({
      headers,
      body,
      base64: fc.boolean(),
      query: fc.oneof(fc.string(), fc.webQueryParameters(), nearlyValidQuery),
      operator: fc.boolean(),
      params: fc.record({ id: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('network-engineer')) }),
    })
    .map((wishes) => anEvent(routeKeyOf(endpoint), wishes))

const named = (group: string, endpoints: Group, handler: LambdaHandler) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint, handler }))

/** `contact.test` calls SES, which is not part of this test. */
const endpoints = [
  ...named('contact', { send: api.contact.send, retry: api.contact.retry }, contactHandler),
  ...named('jobs', api.jobs, jobsHandler),
  ...named('interviews', api.interviews, interviewsHandler),
  ...named('interviewStart', api.interviewStart, interviewHandler),
  ...named('voiceAgent', api.voiceAgent, voiceAgentHandler),
]

describe.each(endpoints)('$name', ({ endpoint, handler }) => {
  test(`answers ${runs} requests of any shape with a code of the contract, never 500`, async () => {
    await fc.assert(
      fc.asyncProperty(request(endpoint), async (event) => {
        const answer = await handler(event)
        const content: unknown = JSON.parse(answer.body)
        expect(answer.statusCode).toBeLessThan(500)
        const schema = answer.statusCode === 200 ? endpoint.response : failure
        expect(schema.safeParse(content).success).toBe(true)
        expect(answer.body).not.toMatch(/node_modules|\.ts:|arn:aws/)
      }),
      { numRuns: runs },
    )
  })
})
