import { expect, test } from 'vitest'
import { api } from '#shared/contract/api.ts'
import { pathOf, type Endpoint, type Group } from '#shared/contract/endpoint.ts'
import { recruiterEndpoints } from '#infra/recruiter/api/recruiter-api.ts'
import { buildStack, findingsOf, templateOf, type Json } from './synthesised.ts'

const built = buildStack()
const template = templateOf(built)
const policy = template.only('AWS::IAM::ManagedPolicy').Properties
const [statement, ...others] = policy['PolicyDocument'].Statement

const resources: unknown[][] = statement.Resource.map((resource: Json) => resource['Fn::Join'][1])
/** After the gateway and its stage: `PUT/api/recruiting/jobs/*`. */
const allowed = resources.map((parts) => String(parts.at(-1)).replace('/$default/', ''))

/** A wildcard of IAM matches any characters, slashes too. */
const patterns = allowed.map((text) => new RegExp(`^${text.replaceAll('*', '.*')}$`))
const mayCall = ({ method, path }: { method: string; path: string }): boolean =>
  patterns.some((pattern) => pattern.test(method + path))
const everyEndpoint = Object.values<Group>(api).flatMap((group) => Object.values<Endpoint>(group))

test('The policy for recruiters allows one action and nothing else', () => {
  expect(others).toEqual([])
  expect([statement.Effect, statement.Action]).toEqual(['Allow', 'execute-api:Invoke'])
  const gateway = { Ref: template.all('AWS::ApiGatewayV2::Api')[0]?.[0] }
  for (const parts of resources) expect(parts).toContainEqual(gateway)
  for (const text of allowed) expect(text).toMatch(/^[A-Z]+\/api\//)
})

test.each(everyEndpoint)('$method $path is allowed to recruiters only if their tool calls it', (endpoint) => {
  const isTheirs = Object.values<Endpoint>(recruiterEndpoints).includes(endpoint)
  const path = pathOf(endpoint).replaceAll(/\{\w+\}/g, 'network-engineer')
  expect(mayCall({ method: endpoint.method, path })).toBe(isTheirs)
})

test('The policy is attached to nobody by the stack, and named in its outputs', () => {
  expect(policy).not.toHaveProperty('Users')
  expect(policy).not.toHaveProperty('Groups')
  expect(policy).not.toHaveProperty('Roles')
  expect(JSON.parse(template.text).Outputs.RecruiterPolicy.Value).toEqual({
    Ref: template.all('AWS::IAM::ManagedPolicy')[0]?.[0],
  })
})

test('cdk-nag finds nothing in it', () => {
  expect(findingsOf(built.app)).toEqual([])
})
