import { Duration, type Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type IOrigin,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { originHeader } from '#shared/platform/contract/headers.ts'
import { apiBase } from '#shared/platform/contract/endpoint.ts'
import { publishedPaths } from '#web/site/published-paths.ts'
import { edgeSite, edgeSource } from '../edge/source.ts'
import { apiHeaders, ownPageHeaders, pageHeaders, type PageChoices } from '../headers.ts'
import { speechStreamOrigin } from '../interviewer-settings.ts'
import { pageHashesOf } from '../page-hashes.ts'
import type { Settings } from '../settings.ts'
import { accessLogPrefixes, filledByDeployment, lockedBucket } from './data.ts'
import { headersPolicy } from './headers-policy.ts'
import { bucketOrigin, publishedOrigin, type OriginFunctions } from './origins.ts'
import type { Generations } from './secrets.ts'

export type Site = { url: string; distribution: Distribution; bucket: IBucket }

type Parts = {
  settings: Settings
  siteFolder: string
  webAclArn: string | undefined
  httpApi: HttpApi
  originSecrets: Generations
  logBucket: IBucket
  /** The hosts of the buckets that browsers upload files to. */
  uploadHosts: readonly string[]
  published: IBucket
  originFunctions: OriginFunctions
}

/** `/interview/` -> `Interview`, for names of constructs. */
const nameOf = (below: string): string =>
  below.replaceAll(/[/.](\w?)/g, (_, first: string) => first.toUpperCase())

/** The gateway times out after 30 seconds; CloudFront waits longer, so that callers get the gateway's answer. */
const apiAnswerWithin = Duration.seconds(35)

/** One origin for pages and API. CloudFront's error pages are not used: they would replace the API's 404 answers too. */
export function createSite(stack: Stack, parts: Parts): Site {
  const { settings, logBucket } = parts
  const bucket = lockedBucket(stack, 'SiteBucket', logBucket, filledByDeployment)
  const edge = new EdgeFunction(stack, 'Edge', {
    code: FunctionCode.fromInline(
      edgeSource(
        edgeSite({ https: true, hstsPreload: settings.hstsPreload, deskHost: settings.domain?.desk }),
      ),
    ),
    runtime: FunctionRuntime.JS_2_0,
  })
  const onRequest = { function: edge, eventType: FunctionEventType.VIEWER_REQUEST }
  const onResponse = { function: edge, eventType: FunctionEventType.VIEWER_RESPONSE }

  const choices = choicesOf(parts)
  const pages = {
    origin: bucketOrigin(bucket),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: headersPolicy(stack, 'PageHeaders', pageHeaders(choices)),
    functionAssociations: [onRequest, onResponse],
  }
  const withOwnHeaders = ownPageHeaders(choices).map(({ below, headers }) => [
    `${below}*`,
    { ...pages, responseHeadersPolicy: headersPolicy(stack, `PageHeaders${nameOf(below)}`, headers) },
  ])
  const publishedPages = { ...pages, origin: publishedOrigin(parts.published, parts.originFunctions) }
  const published = publishedPaths().map((path) => [path, publishedPages])
  const distribution = new Distribution(stack, 'Distribution', {
    comment: stack.stackName,
    defaultBehavior: pages,
    additionalBehaviors: {
      '/assets/*': { ...pages, functionAssociations: [] },
      ...Object.fromEntries([...withOwnHeaders, ...published]),
      [`${apiBase}/*`]: {
        ...apiBehavior(stack, parts),
        responseHeadersPolicy: headersPolicy(stack, 'ApiHeaders', apiHeaders(choices)),
        functionAssociations: [onRequest],
      },
    },
    // Without the edge function, `/` would otherwise list the bucket.
    defaultRootObject: 'index.html',
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_200,
    logBucket,
    logFilePrefix: accessLogPrefixes.site,
    ...(settings.domain && {
      domainNames: hostNamesOf(settings.domain),
      certificate: Certificate.fromCertificateArn(stack, 'Certificate', settings.domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
    ...(parts.webAclArn !== undefined && { webAclId: parts.webAclArn }),
  })
  return {
    url: `https://${settings.domain?.name ?? distribution.distributionDomainName}`,
    distribution,
    bucket,
  }
}

const hostNamesOf = ({ name, desk }: NonNullable<Parts['settings']['domain']>): string[] =>
  desk === undefined ? [name] : [name, desk]

const choicesOf = ({ settings, siteFolder, uploadHosts }: Parts): PageChoices => ({
  uploadOrigins: uploadHosts.map((host) => `https://${host}`),
  https: true,
  hstsPreload: settings.hstsPreload,
  hasCalls: settings.voice !== undefined,
  speechStreamOrigin: settings.interviewer?.speechStream && speechStreamOrigin,
  ...pageHashesOf(siteFolder),
})

const apiBehavior = (stack: Stack, parts: Parts) => ({
  origin: apiOrigin(stack, parts),
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
})

function apiOrigin(stack: Stack, { httpApi, originSecrets }: Parts): IOrigin {
  return new HttpOrigin(`${httpApi.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    readTimeout: apiAnswerWithin,
    // The only reference to a secret in the template; CloudFormation resolves it, because CloudFront cannot read secrets.
    customHeaders: { [originHeader]: originSecrets.current.secretValue.unsafeUnwrap() },
  })
}
