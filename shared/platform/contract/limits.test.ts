import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#shared/api.ts'
import { endpoint, type Endpoint } from './endpoint.ts'
import { accountErrors, universalErrors } from './errors.ts'
import { perCandidate, perEmail, perNetwork } from './limits.ts'

const base = {
  method: 'POST',
  path: '/books',
  auth: 'public',
  summary: 'Add a book',
  response: z.object({}),
} as const

describe('a declaration does not compile', () => {
  test('that tells whether an account exists and lacks the shared limit', () => {
    // @ts-expect-error -- tells by its response, without a limit
    endpoint({ ...base, tellsAccounts: true })
    // @ts-expect-error -- tells by a refusal, without a limit
    endpoint({ ...base, errors: ['email_taken'] })
    // @ts-expect-error -- tells by a refusal, with another limit
    endpoint({ ...base, errors: ['user_exists', 'too_many_attempts'], limits: [perNetwork('registration')] })
    const limits = [perNetwork('registration'), perNetwork('accountLookup')] as const
    const errors = ['user_exists', 'too_many_attempts'] as const
    expect(endpoint({ ...base, errors, limits }).limits).toBe(limits)
  })

  test('that is limited and lacks the refusal', () => {
    const limits = [perNetwork('registration')] as const
    // @ts-expect-error -- too_many_attempts is missing
    endpoint({ ...base, limits })
    expect(endpoint({ ...base, errors: ['too_many_attempts'], limits }).limits).toBe(limits)
  })

  test('that is limited per e-mail address or candidate and has none', () => {
    const errors = ['too_many_attempts'] as const
    // @ts-expect-error -- the body has no e-mail address
    endpoint({ ...base, errors, limits: [perEmail('signInPerAccount')] })
    // @ts-expect-error -- a public endpoint has no candidate
    endpoint({ ...base, errors, limits: [perCandidate('passwordChange')] })
    const body = z.object({ email: z.string() })
    expect(endpoint({ ...base, body, errors, limits: [perEmail('signInPerAccount')] }).body).toBe(body)
  })
})

const endpoints: [string, Endpoint][] = Object.entries(api).flatMap(([group, members]) =>
  Object.entries(members).map(([name, declared]): [string, Endpoint] => [`${group}.${name}`, declared]),
)

/** Names of properties in a schema, at any depth. */
const propertiesOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(Object(schema.properties)) : []
  return [...own, ...Object.values(schema).flatMap(propertiesOf)]
}

/** Endpoints that need no limit: what one call costs, and why a loop of calls costs no more. */
const unlimited: Readonly<Record<string, string>> = {
  'assessments.byJob': 'reads one row',
  'auth.applications': "reads the candidate's own rows",
  'auth.confirmEmail': 'reads two rows; writes once',
  'auth.disownAccount': 'deletes one account, with a link that was e-mailed and works once',
  'auth.deleteIntroduction': 'deletes one row and its file, with a link that was e-mailed and works once',
  'auth.logout': 'deletes one row, and with it the right to call again',
  'auth.mailedLink': 'reads rows of an account to which a link was e-mailed',
  'auth.me': 'reads one row; a presigned URL is computed here',
  'auth.openIntroduction': 'reads rows of a person to whom a link was e-mailed',
  'auth.refresh': 'reads two rows; a token is renewed once',
  'auth.resetPassword': 'reads one row; hashes only with a link that was e-mailed, which works once',
  'health.check': 'reads one row that does not exist',
  'interviewStart.candidateInsights': 'reads two rows',
  'interviewStart.create': 'writes one row once; a repeated call reads',
  'interviewStart.setStatus': 'writes one row once; a repeated call reads',
  'interviewStart.extend': 'writes one row, once for each length; a repeated call reads',
  'interviewStart.status': 'reads one row',
  'interviewer.turns': "reads the candidate's own turns",
  'interviews.openInvitation': 'reads rows of an application about which a link was e-mailed',
  'interviews.deleteRecording':
    'deletes the recording of one interview; a repeated call finds nothing to delete',
  'interviews.finish': 'writes once; a repeated call reads',
  'interviews.get': 'reads one row',
  'interviews.list': "reads the candidate's own rows",
  'interviews.transcript': 'reads one row',
  'jobs.applicationStatus': 'reads two rows',
  'jobs.get': 'reads one row',
  'jobs.list': 'reads the snapshot in memory',
  'jobs.setApplicationStatus': 'writes one row once; a repeated call is refused',
  'staffAssessments.compareAssessments': 'reads the rows of four applications',
  'staffAssessments.deleteNote': 'reads the rows of one application; deletes one of the member',
  'staffAssessments.listNotes': 'reads the rows of one application, and those of the staff, who are few',
  'staffAssessments.saveNote':
    'the same; writes one of the member, and a letter to each colleague who is mentioned, at most ten',
  'staffAssessments.saveAssessment': 'reads the rows of one application; writes one of the member',
  'staffAssessments.showAssessments': 'reads the rows of one application',
  'staff.endSignIn': 'deletes one row of the member',
  'staff.listSignIns': 'reads the sign-ins of the staff, who are few',
  'staff.me': 'reads two rows',
  'staff.saveNotices': 'reads three rows; writes one of the member',
  'staff.showNotices': 'reads three rows',
  'staff.stayActive': 'reads two rows; writes one',
  'staff.signOut': 'deletes one row, and with it the right to call again',
}

describe('limits', () => {
  const called = endpoints.filter(([, { auth }]) => auth !== 'operator')

  test('are declared by each endpoint that is not for operators, or it is listed with a reason', () => {
    const without = called.filter(([, { limits = [] }]) => limits.length === 0).map(([name]) => name)
    expect(without.toSorted()).toEqual(Object.keys(unlimited).toSorted())
  })
})

describe('the contract', () => {
  test('marks each endpoint whose response tells whether an account exists', () => {
    const telling = endpoints.filter(([, { response }]) => {
      const schema = z.toJSONSchema(response, { unrepresentable: 'any' })
      return propertiesOf(schema).some((property) => /exists/i.test(property))
    })
    expect(telling.map(([name]) => name)).toEqual(['auth.checkExistingUser', 'cv.analyze'])
    for (const [name, { tellsAccounts }] of telling) expect(tellsAccounts, name).toBe(true)
  })

  test('counts every endpoint that tells whether an account exists in one limit per network', () => {
    const telling = endpoints.filter(
      ([, { tellsAccounts, errors = [] }]) =>
        tellsAccounts === true || errors.some((code) => accountErrors.some((account) => account === code)),
    )
    expect(telling.map(([name]) => name).toSorted()).toEqual([
      'auth.checkExistingUser',
      'auth.correctEmail',
      'auth.forgotPassword',
      'auth.register',
      'cv.analyze',
      'cv.registerWithCv',
    ])
    for (const [name, { limits = [] }] of telling) {
      const shared = limits.find((limit) => limit.name === 'accountLookup')
      expect(shared, name).toMatchObject({ key: 'network', countedBy: 'runtime' })
    }
  })

  test.each(endpoints)('%s names only its own refusals in its limits', (_, { limits = [], errors = [] }) => {
    for (const { onlyAfter = [], notAfter = [] } of limits)
      expect([...errors, ...universalErrors]).toEqual(expect.arrayContaining([...onlyAfter, ...notAfter]))
  })

  test('counts refusals that tell of an account as lookups', () => {
    const shared = endpoints.flatMap(([name, { limits = [] }]) =>
      limits.filter((limit) => limit.name === 'accountLookup').map((limit) => ({ ...limit, endpoint: name })),
    )
    expect(shared).toHaveLength(6)
    for (const { endpoint: name, onlyAfter, notAfter = [] } of shared) {
      expect(onlyAfter, name).toBeUndefined()
      expect(
        notAfter.filter((code) => accountErrors.some((account) => account === code)),
        name,
      ).toEqual([])
      // Its 503 tells: without an account there is no letter that could fail.
      expect(notAfter.includes('unavailable'), name).toBe(name !== 'auth.forgotPassword')
    }
  })

  test('counts uploads and readings of CVs whatever they are answered', () => {
    const counted = endpoints.flatMap(([, { limits = [] }]) =>
      limits.filter(({ name }) => name === 'cvUpload' || name === 'cvReading'),
    )
    expect(counted).toEqual([perNetwork('cvUpload'), perNetwork('cvReading')])
  })
})
