import { Stack, type App } from 'aws-cdk-lib'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { errors } from '#shared/platform/contract/errors.ts'
import type { Failure } from '#shared/platform/contract/wire.ts'
import type { Settings } from '../settings.ts'
import { edgeRegion, edgeStackNameOf } from '../stack-identity.ts'
import { synthesizerOf } from './synthesizer.ts'

/** The period of `requestsPerAddress`. */
export const edgeWindowSeconds = 300

const refusal = errors.too_many_requests

/** The web ACL answers in the format of the API, so that pages show candidates what to do. */
const refusalBody: Failure = {
  success: false,
  code: 'too_many_requests',
  message: refusal.text,
  detail: refusal.text,
  retry_after: edgeWindowSeconds,
  requestId: 'edge',
}

const refusalName = 'TooManyRequests'

/** Metrics, and three hours of sampled requests with their IP addresses, in which operators find an attacker. */
const visibilityOf = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
})

const limitOf = (requestsPerAddress: number): CfnWebACL.RuleProperty => ({
  name: 'RequestsPerAddress',
  priority: 0,
  // No path is left out: encodings could make a limited path look like another.
  statement: {
    rateBasedStatement: {
      limit: requestsPerAddress,
      evaluationWindowSec: edgeWindowSeconds,
      aggregateKeyType: 'IP',
    },
  },
  action: {
    block: {
      customResponse: {
        responseCode: refusal.status,
        customResponseBodyKey: refusalName,
        responseHeaders: [
          { name: 'retry-after', value: String(edgeWindowSeconds) },
          { name: 'cache-control', value: 'no-store' },
        ],
      },
    },
  },
  visibilityConfig: visibilityOf('RequestsPerAddress'),
})

/**
 * The ARN of the distribution's web ACL: the operator's own, or one that limits each IP address, in a stack in us-east-1.
 * Undefined where the operator switched the limit off. Reasons: docs/decisions/062-limit-at-the-edge.md
 */
export function createEdgeLimit(
  app: App,
  settings: Settings,
): { stack: Stack | undefined; webAclArn: string | undefined } {
  const { stage, webAclArn, requestsPerAddress } = settings
  if (webAclArn !== undefined || requestsPerAddress === 0) return { stack: undefined, webAclArn }
  const stack = new Stack(app, edgeStackNameOf(stage), {
    env: { region: edgeRegion },
    crossRegionReferences: true,
    synthesizer: synthesizerOf(settings),
    description: 'The limit of requests per IP address in front of the site',
  })
  const acl = new CfnWebACL(stack, 'RequestLimit', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    rules: [limitOf(requestsPerAddress)],
    customResponseBodies: {
      [refusalName]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(refusalBody) },
    },
    visibilityConfig: visibilityOf('Site'),
  })
  return { stack, webAclArn: acl.attrArn }
}
