import { Duration } from 'aws-cdk-lib'
import {
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { transportSecuritySeconds, type Headers } from '../headers.ts'

const override = true

/** Headers that CloudFront takes only as fields of the policy and refuses as custom headers. */
const ownFields: Readonly<Record<string, (value: string) => ResponseSecurityHeadersBehavior>> = {
  'content-security-policy': (contentSecurityPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override },
  }),
  'strict-transport-security': (value) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(transportSecuritySeconds),
      includeSubdomains: true,
      preload: value.endsWith('; preload'),
      override,
    },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override } }),
  'referrer-policy': () => ({
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
  }),
}

export function headersPolicy(scope: Construct, id: string, headers: Headers): ResponseHeadersPolicy {
  const entries = Object.entries(headers)
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: Object.assign(
      {},
      ...entries.map(([header, value]) => ownFields[header]?.(value)),
    ),
    customHeadersBehavior: {
      customHeaders: entries
        .filter(([header]) => !(header in ownFields))
        .map(([header, value]) => ({ header, value, override })),
    },
  })
}
