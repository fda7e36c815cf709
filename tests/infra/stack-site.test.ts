import { describe, expect, test } from 'vitest'
import { apiHeaders, ownPageHeaders, pageHeaders } from '#infra/headers.ts'
import { edgeWindowSeconds } from '#infra/aws/edge-limit.ts'
import cdk from '../../cdk.json' with { type: 'json' }
import { buildStack, templateOf, type Json, type Resource } from './synthesised.ts'

const template = templateOf(buildStack())
const distribution = template.only('AWS::CloudFront::Distribution').Properties['DistributionConfig']
const withCalls = templateOf(
  buildStack({ voiceAgent: 'interviewer', voiceAgentSecret: 'merbok/pipecat', dailyDomain: 'cloud-1' }),
)
const behaviour = (path: string, of = template): Record<string, Json> =>
  of
    .only('AWS::CloudFront::Distribution')
    .Properties['DistributionConfig'].CacheBehaviors.find(
      (each: { PathPattern: string }) => each.PathPattern === path,
    )
const eventsOf = (each: Record<string, Json>): string[] =>
  (each['FunctionAssociations'] ?? []).map((one: { EventType: string }) => one.EventType)

/** A headers policy as the browser sees it: name -> value. References become `REF`. */
const headersOf = (policyId: string, of = template): Record<string, string> => {
  const { CustomHeadersConfig: custom, SecurityHeadersConfig: own } =
    of.get(policyId).Properties['ResponseHeadersPolicyConfig']
  const text = (value: Json): string =>
    typeof value === 'string' ? value : value['Fn::Join'][1].map((part: Json) => part.Ref ?? part).join('')
  const transport = own.StrictTransportSecurity
  return {
    'content-security-policy': text(own.ContentSecurityPolicy.ContentSecurityPolicy),
    'strict-transport-security': `max-age=${transport.AccessControlMaxAgeSec}; includeSubDomains${transport.Preload ? '; preload' : ''}`,
    'x-content-type-options': own.ContentTypeOptions.Override ? 'nosniff' : '',
    'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(
      custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
    ),
  }
}
const uploadOrigins = ['uploads', 'interviews'].map(
  (name) => `https://merboksite-${name}-AWS::AccountId-ap-southeast-2.s3.ap-southeast-2.amazonaws.com`,
)

describe('The gateway', () => {
  test('has one throttle of 300 requests a second for each route, more than 15 times the limit of an IP address', () => {
    const { RouteSettings: settings } = template.only('AWS::ApiGatewayV2::Stage').Properties
    const routes = template
      .all('AWS::ApiGatewayV2::Route')
      .map(([, { Properties }]) => Properties['RouteKey'])
    expect(new Set(Object.keys(settings))).toEqual(new Set(routes))
    const perSecondAtTheEdge = cdk.context.requestsPerAddress / edgeWindowSeconds
    for (const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } of Object.values<Json>(settings)) {
      // One address that CloudFront lets through takes a small part of any route.
      expect(rate / perSecondAtTheEdge).toBeGreaterThan(15)
      expect(burst).toBe(2 * rate)
    }
    expect(settings['POST /api/auth/login']).toEqual({ ThrottlingRateLimit: 300, ThrottlingBurstLimit: 600 })
  })
})

describe('The distribution', () => {
  test('sends pages the same headers as the local server, and HSTS', () => {
    const hashes = { scriptHashes: ['sha256-c2NyaXB0'], styleHashes: ['sha256-c3R5bGVz'] }
    const wanted = pageHeaders({ uploadOrigins, https: true, ...hashes })
    expect(headersOf(distribution.DefaultCacheBehavior.ResponseHeadersPolicyId.Ref)).toEqual(wanted)
    expect(behaviour('/assets/*')['ResponseHeadersPolicyId']).toEqual(
      distribution.DefaultCacheBehavior.ResponseHeadersPolicyId,
    )
  })

  test('sends the page of calls its own headers where there is a provider', () => {
    const hashes = { scriptHashes: ['sha256-c2NyaXB0'], styleHashes: ['sha256-c3R5bGVz'] }
    const [calls] = ownPageHeaders({ uploadOrigins, https: true, hasCalls: true, ...hashes })
    const own = behaviour(`${calls?.below}*`, withCalls)
    expect(headersOf(own['ResponseHeadersPolicyId'].Ref, withCalls)).toEqual(calls?.headers)
    expect(eventsOf(own)).toEqual(['viewer-request', 'viewer-response'])
  })

  test.each([
    ['the desk', '/desk', '/desk*'],
    ['the interview page', '/interview/', '/interview/*'],
  ])('sends %s headers of its own', (_, below, pattern) => {
    const hashes = { scriptHashes: ['sha256-c2NyaXB0'], styleHashes: ['sha256-c3R5bGVz'] }
    const all = ownPageHeaders({ uploadOrigins, https: true, ...hashes })
    const headers = all.find((each) => each.below === below)?.headers
    const own = behaviour(pattern)
    expect(headers).toBeDefined()
    expect(headersOf(own['ResponseHeadersPolicyId'].Ref)).toEqual(headers)
    expect(eventsOf(own)).toEqual(['viewer-request', 'viewer-response'])
  })

  test("forbids caching of every API response, including the gateway's own", () => {
    const sent = headersOf(behaviour('/api/*')['ResponseHeadersPolicyId'].Ref)
    expect(sent).toEqual(apiHeaders({ https: true }))
    expect(sent['cache-control']).toBe('no-store')
  })

  test('passes every method, header and query to the API, caches nothing and hides the host name', () => {
    const { AllowedMethods, CachePolicyId, OriginRequestPolicyId } = behaviour('/api/*')
    expect(AllowedMethods).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']))
    expect(CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad') // Managed-CachingDisabled
    expect(OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac') // Managed-AllViewerExceptHostHeader
  })

  test('redirects pages to HTTPS and refuses HTTP for the API', () => {
    expect(distribution.DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https')
    expect(behaviour('/api/*')['ViewerProtocolPolicy']).toBe('https-only')
  })

  test('runs the edge function on requests for pages and the API, and on page responses to set their status', () => {
    expect(eventsOf(distribution.DefaultCacheBehavior)).toEqual(['viewer-request', 'viewer-response'])
    expect(eventsOf(behaviour('/api/*'))).toEqual(['viewer-request'])
    expect(eventsOf(behaviour('/assets/*'))).toEqual([])
  })

  test('has no custom error responses', () => {
    expect(distribution).not.toHaveProperty('CustomErrorResponses')
  })

  test('uses only TLS 1.2 to the gateway and sends the origin secret by reference', () => {
    const origin = distribution.Origins.find(
      (each: Record<string, Json>) => each['CustomOriginConfig'] && each['OriginCustomHeaders'],
    )
    expect(origin.CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    })
    expect(origin.OriginCustomHeaders).toHaveLength(1)
    expect(origin.OriginCustomHeaders[0].HeaderName).toBe('x-origin-verify')
    expect(JSON.stringify(origin.OriginCustomHeaders[0].HeaderValue)).toMatch(
      /\{\{resolve:secretsmanager:.*:SecretString:::\}\}/,
    )
  })

  test('reads both buckets with origin access control; no other principal can', () => {
    const origins = distribution.Origins.filter((each: Record<string, Json>) => each['S3OriginConfig'])
    expect(origins).toHaveLength(2)
    for (const origin of origins) {
      expect(origin).toHaveProperty('OriginAccessControlId')
      expect(origin.S3OriginConfig.OriginAccessIdentity).toBe('')
    }
  })

  const published = ['/careers', '/apply', '/jobs', '/careers/*', '/sitemap.xml']

  test('answers the published pages from a bucket of their own, as the other pages otherwise', () => {
    const { TargetOriginId, ...asPages } = distribution.DefaultCacheBehavior
    const paths = distribution.CacheBehaviors.map((each: { PathPattern: string }) => each.PathPattern)
    expect(paths).toEqual(expect.arrayContaining(published))
    for (const path of published) {
      const { TargetOriginId: own, PathPattern: _pattern, ...rest } = behaviour(path)
      expect(rest, path).toEqual(asPages)
      expect(own, path).not.toBe(TargetOriginId)
    }
  })

  test('falls back to a function, called with IAM, when the bucket of published pages answers 404', () => {
    const [group, ...others] = distribution.OriginGroups.Items
    expect(others).toEqual([])
    expect(behaviour('/careers/*')['TargetOriginId']).toBe(group.Id)
    expect(group.FailoverCriteria.StatusCodes.Items).toEqual([404])
    const [primary, fallback] = group.Members.Items.map((member: { OriginId: string }) =>
      distribution.Origins.find((each: { Id: string }) => each.Id === member.OriginId),
    )
    expect(JSON.stringify(primary.DomainName)).toContain('PublishedBucket')
    expect(JSON.stringify(fallback.DomainName)).toContain('Unpublished')
    expect(fallback).toHaveProperty('OriginAccessControlId')
    expect(template.only('AWS::Lambda::Url').Properties['AuthType']).toBe('AWS_IAM')
  })

  test('serves index.html at the root instead of a listing of the bucket', () => {
    expect(distribution.DefaultRootObject).toBe('index.html')
  })
})

describe("The site's files", () => {
  const deployments = template.all('Custom::CDKBucketDeployment')
  const find = (prefix: string): [string, Resource] => deployments.find(([id]) => id.startsWith(prefix))!
  const [assetsId, assets] = find('SiteAssets')
  const [, pages] = find('SitePages')

  test('with a hash in their name are cached immutably and never removed', () => {
    expect(assets.Properties).toMatchObject({ Prune: false, DestinationBucketKeyPrefix: 'assets' })
    expect(assets.Properties['SystemMetadata']['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('that are pages are revalidated at each request, and removed when the build no longer has them', () => {
    expect(pages.Properties['SystemMetadata']['cache-control']).toBe('no-cache')
    expect(pages.Properties).toMatchObject({ Prune: true, Exclude: ['assets/*'], DistributionPaths: ['/*'] })
  })

  test('are deployed after the assets and the API that they request', () => {
    expect(pages.DependsOn).toContain(assetsId)
    for (const [route] of template.all('AWS::ApiGatewayV2::Route')) expect(pages.DependsOn).toContain(route)
  })
})
