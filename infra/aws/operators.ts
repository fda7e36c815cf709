import type { Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { api } from '#shared/contract/api.ts'
import { pathOf, type Endpoint, type Group } from '#shared/contract/endpoint.ts'
import type { OperatorRole } from '#shared/domain/audit.ts'
import { constructName, mapValues } from './names.ts'

const descriptions: Readonly<Record<OperatorRole, string>> = {
  recruiters: 'Positions, applications, recordings and enquiries of this stack, by the recruiter tool',
  privacyOfficers: 'Export and deletion of candidates’ data and recordings of this stack, and its audit',
}

export type OperatorPolicies = Readonly<Record<OperatorRole, ManagedPolicy>>

export const endpointsFor = (role: OperatorRole): Endpoint[] =>
  Object.values<Group>(api)
    .flatMap((group) => Object.values<Endpoint>(group))
    .filter(({ operators }) => operators?.roles.includes(role) === true)

/** Method and path of an endpoint in the ARN of the API, with `*` for each path parameter. */
export const resourceOf = (endpoint: Endpoint): { method: string; path: string } => ({
  method: endpoint.method,
  path: pathOf(endpoint).replaceAll(/\{\w+\}/g, '*'),
})

/** The only permissions that the recruiter command needs; the operator attaches the policies to users, groups or roles. */
export const createOperatorPolicies = (stack: Stack, httpApi: HttpApi): OperatorPolicies =>
  mapValues(
    descriptions,
    (description, role) =>
      new ManagedPolicy(stack, constructName(role), {
        description,
        statements: [
          new PolicyStatement({
            actions: ['execute-api:Invoke'],
            resources: endpointsFor(role)
              .map(resourceOf)
              .map(({ method, path }) => httpApi.arnForExecuteApi(method, path, '$default')),
          }),
        ],
      }),
  )
