import type { Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { api } from '#shared/api.ts'
import { pathOf, type Endpoint, type Group } from '#shared/platform/contract/endpoint.ts'
import { recruiting } from '#shared/desk/contract/recruiting.ts'
import type { OperatorRole } from '#shared/platform/audit.ts'
import { hiddenJobPrefix } from '#shared/position/hidden-job.ts'
import { constructName, mapValues } from './names.ts'

const descriptions: Readonly<Record<OperatorRole, string>> = {
  recruiters: 'Positions, applications, recordings and enquiries of this stack, by the recruiter tool',
  privacyOfficers: 'Export and deletion of data and recordings of candidates of this stack, and its audit',
  administrators: 'Access to the desk of this stack: who is a member of staff, with which rights',
}

export type OperatorPolicies = Readonly<Record<OperatorRole, ManagedPolicy>>

export const endpointsFor = (role: OperatorRole): Endpoint[] =>
  Object.values<Group>(api)
    .flatMap((group) => Object.values<Endpoint>(group))
    .filter(({ operators }) => operators?.roles.includes(role) === true)

export type Route = { method: Endpoint['method']; path: string }

/** Method and path of an endpoint in the ARN of the API, with `*` for each path parameter. */
export const resourceOf = (endpoint: Endpoint): Route => ({
  method: endpoint.method,
  path: pathOf(endpoint).replaceAll(/\{\w+\}/g, '*'),
})

/** A policy that allows calls of these routes and nothing else. */
const policyOf = (
  stack: Stack,
  httpApi: HttpApi,
  { id, description, routes }: { id: string; description: string; routes: readonly Route[] },
): ManagedPolicy =>
  new ManagedPolicy(stack, id, {
    description,
    statements: [
      new PolicyStatement({
        actions: ['execute-api:Invoke'],
        resources: routes.map(({ method, path }) => httpApi.arnForExecuteApi(method, path, '$default')),
      }),
    ],
  })

/** The only permissions that the recruiter command needs; the operator attaches the policies to users, groups or roles. */
const createOperatorPolicies = (stack: Stack, httpApi: HttpApi): OperatorPolicies =>
  mapValues(descriptions, (description, role) =>
    policyOf(stack, httpApi, {
      id: constructName(role),
      description,
      routes: endpointsFor(role).map(resourceOf),
    }),
  )

/** In an ARN of the API: the smoke test's own positions and their recordings. Ids of applications and recordings end with others'. */
const hiddenPages = `${hiddenJobPrefix}*`

/** What `npm run smoke` calls. Its positions are in no list, so the role of a pipeline reaches no real candidate by them. */
export const smokeRoutes: readonly Route[] = [
  ...[
    recruiting.importJob,
    recruiting.setJobStatus,
    recruiting.removeJob,
    recruiting.listApplications,
    recruiting.listRecordings,
  ].map((endpoint) => ({ method: endpoint.method, path: pathOf(endpoint).replace('{id}', hiddenPages) })),
  // The id of an application ends with that of its position; a recording's names the candidate and the session.
  {
    method: recruiting.showApplication.method,
    path: pathOf(recruiting.showApplication).replace('{id}', `*--${hiddenPages}`),
  },
  resourceOf(recruiting.openRecording),
  resourceOf(recruiting.publish),
]

const createSmokePolicy = (stack: Stack, httpApi: HttpApi): ManagedPolicy =>
  policyOf(stack, httpApi, {
    id: 'SmokeTest',
    description: 'The smoke test of this stack: its own hidden positions, and the publication of pages',
    routes: smokeRoutes,
  })

export const createPolicies = (stack: Stack, httpApi: HttpApi) => ({
  operatorPolicies: createOperatorPolicies(stack, httpApi),
  smokePolicy: createSmokePolicy(stack, httpApi),
})
