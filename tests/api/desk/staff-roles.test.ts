import { describe, expect } from 'vitest'
import { api } from '#shared/api.ts'
import { atDesk } from '#shared/platform/contract/desk.ts'
import type { Endpoint, Group } from '#shared/platform/contract/endpoint.ts'
import { staffRoles, type StaffRole } from '#shared/platform/staff.ts'
import { matrix, type EndpointName } from '../platform/identities-matrix.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { aJob } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { runningInterview } from '#tests/support/rooms.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const [own, other] = ['own-position', 'other-position']

type Known = { userId: string; sessions: Readonly<Record<string, string>> }

/** Every endpoint of the desk, by its name in the contract. */
const endpoints: [string, Endpoint][] = Object.entries<Group>(api).flatMap(([group, all]) =>
  Object.entries(all).flatMap(([name, endpoint]): [string, Endpoint][] => {
    const called = endpoint.auth === 'staff' ? endpoint : atDesk(endpoint)
    return called === undefined ? [] : [[`${group}.${name}`, called]]
  }),
)

/** Bodies in place of those of the matrix of callers. */
const bodies: Readonly<Record<string, unknown>> = {
  'recruiting.searchApplicants': { text: 'ais' },
  'recruiting.grantAttempt': { candidate: 'nobody', jobId: own },
  'recruiting.inviteStaff': { email: 'not an address', name: 'Nobody', role: 'recruiter' },
  'recruiting.changeStaff': {},
}

const bodyOf = (name: string): unknown => bodies[name] ?? matrix[name as EndpointName].json

/** The id in the path: of an application, a recording or the position itself. */
function idIn(endpoint: Endpoint, jobId: string, { userId, sessions }: Known): string {
  const scope = endpoint.desk?.scope
  if (scope === 'application') return `${userId}--${jobId}`
  return scope === 'recording' ? `${userId}--${sessions[jobId] ?? ''}` : jobId
}

let known: Known
const cookies = new Map<StaffRole, string>()
/** Of a reviewer who is an administrator, too. */
let administratorCookie: string
setUpProduct(aJob({ id: own }), aJob({ id: other }))
test.beforeAll(async () => {
  const { token, id: userId } = await aCandidate(call)
  const sessions: Record<string, string> = {}
  for (const jobId of [own, other]) sessions[jobId] = await runningInterview({ call, token, jobId })
  known = { userId, sessions }
  for (const role of staffRoles) {
    const member = await aMember(stack, call, { role, ...(role === 'reviewer' ? { positions: [own] } : {}) })
    cookies.set(role, await signedInToDesk(call, member))
  }
  const administrator = { role: 'reviewer', isAdministrator: true } as const
  administratorCookie = await signedInToDesk(
    call,
    await aMember(stack, call, { ...administrator, positions: [own] }),
  )
})

const ask = ([name, endpoint]: [string, Endpoint], jobId: string, cookie: string | undefined) => {
  const path = endpoint.path.replace('{id}', idIn(endpoint, jobId, known))
  const headers = cookie === undefined ? { 'x-desk': '1' } : {}
  return call(`${endpoint.method} ${path}`, { json: bodyOf(name), cookie, headers })
}

/** The codes by which a caller is refused before the handler runs. */
const whoCodes = new Set(['desk_sign_in_needed', 'role_not_allowed', 'not_from_desk'])
const signsOut = 'staff.signOut'

describe('each endpoint of the desk', () => {
  test('there are more than twenty, and none is without roles', () => {
    expect(endpoints.length).toBeGreaterThan(20)
    for (const [name, { desk }] of endpoints)
      expect([name, (desk?.roles.length ?? 0) > 0 || desk?.administrators]).toEqual([name, true])
  })

  test.each(endpoints)(
    '%s refuses a caller without a sign-in or with a guessed cookie (401)',
    async (...row) => {
      for (const cookie of [undefined, '', 'guessed', 'a'.repeat(64)])
        expect(refusalOf(await ask(row, own, cookie))).toEqual([401, 'desk_sign_in_needed'])
    },
  )

  test.each(endpoints)("%s refuses a candidate's token (401)", async (name, endpoint) => {
    const { token } = await aCandidate(call)
    const path = endpoint.path.replace('{id}', idIn(endpoint, own, known))
    const headers = { 'x-desk': '1' }
    const answer = await call(`${endpoint.method} ${path}`, { json: bodyOf(name), token, headers })
    expect(refusalOf(answer)).toEqual([401, 'desk_sign_in_needed'])
  })

  test.each(endpoints)("%s refuses a request of another site's page (403)", async (name, endpoint) => {
    const role = endpoint.desk?.roles[0] ?? 'recruiter'
    const cookie = cookies.get(role) ?? ''
    const path = endpoint.path.replace('{id}', idIn(endpoint, own, known))
    const forged = [
      // Where SameSite failed, a form or an image of another page would send the cookie, but cannot set the header.
      { headers: { cookie: `__Host-desk=${cookie}` } },
      { cookie, headers: { 'sec-fetch-site': 'cross-site' } },
      { cookie, headers: { 'sec-fetch-site': 'same-site' } },
    ]
    for (const request of forged)
      expect(refusalOf(await call(`${endpoint.method} ${path}`, { json: bodyOf(name), ...request }))).toEqual(
        [403, 'not_from_desk'],
      )
  })

  test.each(endpoints.filter(([name]) => name !== signsOut))(
    '%s answers its roles and refuses the others',
    async (...row) => {
      const [, { desk }] = row
      for (const role of staffRoles) {
        const { status, body } = await ask(row, own, cookies.get(role))
        const isRefused = whoCodes.has(String(body['code']))
        expect([role, isRefused]).toEqual([role, desk?.roles.includes(role) !== true])
        expect([role, status]).not.toEqual([role, 500])
      }
      // Administration is a right beside the role.
      const { body } = await ask(row, own, administratorCookie)
      const isAllowed = desk?.roles.includes('reviewer') === true || desk?.administrators === true
      expect(whoCodes.has(String(body['code']))).toBe(!isAllowed)
    },
  )

  test.each(endpoints.filter(([, { desk }]) => desk?.roles.includes('reviewer') && desk.scope !== 'own'))(
    '%s shows a reviewer nothing of another position',
    async (...row) => {
      const [name, { desk }] = row
      const answer = await ask(row, other, cookies.get('reviewer'))
      if (name === 'recruiting.countApplicants')
        expect(answer.body['data']).toEqual({ count: 1, isMore: false })
      else if (desk?.scope === 'listed') {
        expect(answer.status).toBe(200)
        expect(JSON.stringify(answer.body)).toContain(own)
        expect(JSON.stringify(answer.body)).not.toContain(other)
      } else expect(refusalOf(answer)).toEqual([404, 'not_found'])
      // A recruiter's same call reaches the handler.
      const { body } = await ask(row, other, cookies.get('recruiter'))
      expect(body['code']).not.toBe('not_found')
    },
  )
})

test('the audit has the member for an act at the desk, and the IAM principal for one of the tool', async () => {
  const cookie = cookies.get('recruiter')
  await call(`GET /desk/applications/${known.userId}--${own}`, { cookie })
  await call(`GET /recruiting/applications/${known.userId}--${own}`)
  const { body } = await call('POST /desk/audit', {
    json: { since: '2026-01-01T00:00:00.000Z' },
    cookie: cookies.get('privacy_officer'),
  })
  const { entries } = body['data'] as { entries: { who: string; act: string }[] }
  const shown = entries.filter(({ act }) => act === 'application_shown').map(({ who }) => who)
  expect(shown.some((who) => /^staff:\w{32}$/.test(who))).toBe(true)
  expect(shown.some((who) => who.startsWith('arn:aws:iam'))).toBe(true)
})
