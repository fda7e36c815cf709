import { describe, expect, test } from 'vitest'
import { api } from '#shared/api.ts'
import { pathOf, routeKeyOf, type Endpoint, type Group } from '#shared/platform/contract/endpoint.ts'
import { acts } from '#shared/platform/acts.ts'
import type { OperatorRole } from '#shared/platform/audit.ts'
import { recruiterEndpoints } from '#infra/recruiter/api/recruiter-api.ts'
import { matrix, type EndpointName } from '#tests/api/platform/identities-matrix.ts'
import { buildStack, findingsOf, templateOf, type Json } from './synthesised.ts'

const built = buildStack()
const template = templateOf(built)
const outputs: Record<string, { Value: { Ref: string } }> = JSON.parse(template.text).Outputs
/** Without those that CDK makes of what exceeds the size of a function's inline policy. */
const policies = template.all('AWS::IAM::ManagedPolicy').filter(([name]) => !name.includes('OverflowPolicy'))
const outputNames = {
  recruiters: 'RecruiterPolicy',
  privacyOfficers: 'PrivacyOfficerPolicy',
  administrators: 'AdministratorPolicy',
} as const satisfies Record<OperatorRole, string>
const roles = Object.keys(outputNames) as OperatorRole[]

function propertiesOf(role: OperatorRole): Record<string, Json> {
  const id = outputs[outputNames[role]]?.Value.Ref
  const [, policy] = policies.find(([name]) => name === id) ?? []
  if (policy === undefined) throw new Error(`No output names a policy of ${role}.`)
  return policy.Properties
}
const statementOf = (role: OperatorRole): Json => propertiesOf(role)['PolicyDocument'].Statement[0]
const resourcesOf = (role: OperatorRole): unknown[][] =>
  statementOf(role).Resource.map((resource: Json) => resource['Fn::Join'][1])
/** After the gateway and its stage: `PUT/api/recruiting/jobs/*`. */
const allowedTo = (role: OperatorRole): string[] =>
  resourcesOf(role).map((parts) => String(parts.at(-1)).replace('/$default/', ''))

/** A wildcard of IAM matches any characters, slashes too. */
const mayCall = (role: OperatorRole, { method, path }: { method: string; path: string }): boolean =>
  allowedTo(role).some((text) => new RegExp(`^${text.replaceAll('*', '.*')}$`).test(method + path))

const everyEndpoint = Object.values<Group>(api).flatMap((group) => Object.values<Endpoint>(group))

/** By route, from the matrix of callers. */
const policyTable: ReadonlyMap<string, readonly OperatorRole[]> = new Map(
  Object.entries<Group>(api).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, endpoint]) => {
      const { roles: theirs } = matrix[`${group}.${name}` as EndpointName]
      return theirs === undefined ? [] : [[routeKeyOf(endpoint), theirs] as const]
    }),
  ),
)
const signed = everyEndpoint.filter(({ auth }) => auth === 'operator')

describe.each(roles)('The policy for %s', (role) => {
  test('allows one action and nothing else', () => {
    expect(propertiesOf(role)['PolicyDocument'].Statement).toHaveLength(1)
    const { Effect, Action } = statementOf(role)
    expect([Effect, Action]).toEqual(['Allow', 'execute-api:Invoke'])
    const gateway = { Ref: template.all('AWS::ApiGatewayV2::Api')[0]?.[0] }
    for (const parts of resourcesOf(role)) expect(parts).toContainEqual(gateway)
    for (const text of allowedTo(role)) expect(text).toMatch(/^[A-Z]+\/api\//)
  })

  test.each(everyEndpoint)('allows $method $path only if the matrix of callers says so', (endpoint) => {
    const path = pathOf(endpoint).replaceAll(/\{\w+\}/g, 'network-engineer')
    const isTheirs = policyTable.get(routeKeyOf(endpoint))?.includes(role) === true
    expect(mayCall(role, { method: endpoint.method, path })).toBe(isTheirs)
  })

  test('is attached to no user, group or role by the stack', () => {
    for (const principals of ['Users', 'Groups', 'Roles'])
      expect(propertiesOf(role)).not.toHaveProperty(principals)
  })
})

describe('The policy for the smoke test', () => {
  const id = outputs['SmokeTestPolicy']?.Value.Ref
  const statements: Json[] = policies.find(([name]) => name === id)?.[1].Properties['PolicyDocument']
    .Statement

  test('allows the calls that the smoke test makes, with its own positions, and nothing else', () => {
    const [{ Action, Resource }] = statements as [Json]
    const allowed = Resource.map((resource: Json) =>
      String(resource['Fn::Join'][1].at(-1)).replace('/$default/', ''),
    )
    expect([statements.length, Action]).toEqual([1, 'execute-api:Invoke'])
    expect(allowed.toSorted()).toEqual([
      'DELETE/api/recruiting/jobs/smoke-test-*',
      'GET/api/recruiting/applications/*--smoke-test-*',
      'GET/api/recruiting/jobs/smoke-test-*/applications',
      'GET/api/recruiting/jobs/smoke-test-*/recordings',
      'PATCH/api/recruiting/jobs/smoke-test-*',
      'POST/api/recruiting/publish',
      'POST/api/recruiting/recordings/*/link',
      'PUT/api/recruiting/jobs/smoke-test-*',
    ])
  })
})

describe('The matrix of callers', () => {
  test('has roles for every signed route of the contract and no other', () =>
    expect([...policyTable.keys()].toSorted()).toEqual(signed.map(routeKeyOf).toSorted()))

  test('lets nobody but administrators give rights', () => {
    for (const route of ['POST /api/recruiting/staff', 'PATCH /api/recruiting/staff/{id}'])
      expect(policyTable.get(route)).toEqual(['administrators'])
  })
})

describe('Signed routes', () => {
  test('are in at least one policy each, and no other policy exists', () => {
    const placeless = signed.filter(({ operators }) => (operators?.roles ?? []).length === 0).map(routeKeyOf)
    expect(placeless).toEqual([])
    // The policies of the roles, and that of the smoke test.
    expect(policies).toHaveLength(roles.length + 1)
  })

  test('are in exactly one policy each, except lists and the reset of a second factor', () => {
    const shared = signed.filter(({ operators }) => (operators?.roles ?? []).length > 1).map(routeKeyOf)
    expect(shared).toEqual([
      'GET /api/recruiting/jobs',
      'GET /api/recruiting/applicants',
      'GET /api/recruiting/applicants/count',
      'POST /api/recruiting/applicants/search',
      'GET /api/recruiting/applications/{id}/history',
      'GET /api/recruiting/applications/{id}/recordings',
      'GET /api/recruiting/jobs/{id}/recordings',
      'GET /api/recruiting/staff',
      // An administrator or a privacy officer resets the factor of a colleague without the phone.
      'POST /api/recruiting/staff/{id}/factor',
    ])
  })

  test('are exactly those that the recruiter tool calls', () => {
    const called = Object.values<Endpoint>(recruiterEndpoints).map(routeKeyOf)
    expect(called.toSorted()).toEqual(signed.map(routeKeyOf).toSorted())
  })

  test('each declare an act for the audit, or are listed here as unaudited', () => {
    const named = signed.flatMap(({ operators }) =>
      operators !== undefined && 'act' in operators ? [operators.act, ...(operators.otherActs ?? [])] : [],
    )
    const atDeskAlone = everyEndpoint.flatMap(({ desk }) => desk?.act ?? [])
    expect([...named, ...atDeskAlone].toSorted()).toEqual([...acts].toSorted())
    const unaudited = signed.flatMap((endpoint) =>
      endpoint.operators !== undefined && 'unaudited' in endpoint.operators ? [routeKeyOf(endpoint)] : [],
    )
    // None of them changes anything, and none shows more of a candidate than the lists do.
    expect(unaudited.toSorted()).toEqual([
      'GET /api/recruiting/applicants',
      'GET /api/recruiting/applicants/count',
      'GET /api/recruiting/applications/{id}/history',
      'GET /api/recruiting/applications/{id}/interviewers',
      'GET /api/recruiting/applications/{id}/recordings',
      'GET /api/recruiting/enquiries',
      'GET /api/recruiting/jobs',
      'GET /api/recruiting/jobs/{id}',
      'GET /api/recruiting/jobs/{id}/applications',
      'GET /api/recruiting/jobs/{id}/people',
      'GET /api/recruiting/jobs/{id}/recordings',
      'GET /api/recruiting/staff',
      'GET /api/recruiting/today',
      'POST /api/recruiting/applicants/search',
      'POST /api/recruiting/applications/{id}/letter',
      'POST /api/recruiting/applications/{id}/letters/preview',
      'POST /api/recruiting/audit',
    ])
  })

  test.each([
    ['exporting', 'POST', '/api/recruiting/candidates/export'],
    ['erasing', 'POST', '/api/recruiting/candidates/erase'],
    ['deleting a recording', 'DELETE', '/api/recruiting/recordings/a--b'],
    ['reading the audit', 'POST', '/api/recruiting/audit'],
  ])('for %s are only in the policy of privacy officers', (_, method, path) => {
    expect(roles.filter((role) => mayCall(role, { method, path }))).toEqual(['privacyOfficers'])
  })
})

test('cdk-nag finds nothing in them', () => {
  expect(findingsOf(built.app)).toEqual([])
})
