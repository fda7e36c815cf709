import type { Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { auth } from '#shared/contract/auth.ts'
import { contact } from '#shared/contract/contact.ts'
import { pathOf, type Endpoint } from '#shared/contract/endpoint.ts'
import { recruiting } from '#shared/contract/recruiting.ts'

/** What the recruiter tool calls. */
export const recruiterEndpoints: readonly Endpoint[] = [
  ...Object.values(recruiting),
  contact.retry,
  auth.exportCandidate,
  auth.eraseCandidate,
]

/** The resources of an endpoint, after the stage: a parameter of its path may be any text. */
export const resourceOf = (endpoint: Endpoint): { method: string; path: string } => ({
  method: endpoint.method,
  path: pathOf(endpoint).replaceAll(/\{\w+\}/g, '*'),
})

/** The only rights that the recruiter tool needs; the operator attaches the policy to users, groups or roles. */
export const createRecruiterPolicy = (stack: Stack, httpApi: HttpApi): ManagedPolicy =>
  new ManagedPolicy(stack, 'Recruiters', {
    description: 'Positions, applications, recordings and enquiries of this stack, by the recruiter tool',
    statements: [
      new PolicyStatement({
        actions: ['execute-api:Invoke'],
        resources: recruiterEndpoints
          .map(resourceOf)
          .map(({ method, path }) => httpApi.arnForExecuteApi(method, path, '$default')),
      }),
    ],
  })
