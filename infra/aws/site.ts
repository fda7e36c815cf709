import { Duration, type Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
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
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { originHeader } from '#shared/contract/headers.ts'
import { apiBase } from '#shared/contract/endpoint.ts'
import { edgeSite, edgeSource, htmlFilesIn } from '../edge/source.ts'
import { apiHeaders, pageHeaders } from '../headers.ts'
import { pageHashesOf } from '../page-hashes.ts'
import type { Settings } from '../settings.ts'
import { lockedBucket } from './data.ts'
import { headersPolicy } from './headers-policy.ts'
import type { Generations } from './secrets.ts'

export type Site = { url: string; distribution: Distribution; bucket: IBucket }

type Parts = {
  settings: Settings
  siteFolder: string
  httpApi: HttpApi
  originSecrets: Generations
  logBucket: IBucket
  /** Where the browser sends files. */
  uploadsHost: string
}

/** The gateway gives up at 30 seconds; it should be the one to say so. */
const apiAnswerWithin = Duration.seconds(35)

/** One address for pages and API. No error pages: they would turn the API's 404 into a page as well. */
export function createSite(stack: Stack, parts: Parts): Site {
  const { settings, logBucket } = parts
  const bucket = lockedBucket(stack, 'SiteBucket', logBucket, {})
  const edge = new EdgeFunction(stack, 'Edge', {
    code: FunctionCode.fromInline(
      edgeSource(edgeSite({ htmlFiles: htmlFilesIn(parts.siteFolder), https: true })),
    ),
    runtime: FunctionRuntime.JS_2_0,
  })
  const onRequest = { function: edge, eventType: FunctionEventType.VIEWER_REQUEST }
  const onResponse = { function: edge, eventType: FunctionEventType.VIEWER_RESPONSE }

  const pages = {
    // With the right to list, a missing file is a true 404 and not a 403.
    origin: S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: headersPolicy(
      stack,
      'PageHeaders',
      pageHeaders({
        uploadsOrigin: `https://${parts.uploadsHost}`,
        https: true,
        ...pageHashesOf(parts.siteFolder),
      }),
    ),
  }
  const distribution = new Distribution(stack, 'Distribution', {
    comment: stack.stackName,
    defaultBehavior: { ...pages, functionAssociations: [onRequest, onResponse] },
    additionalBehaviors: {
      '/assets/*': pages,
      [`${apiBase}/*`]: {
        origin: apiOrigin(stack, parts),
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        responseHeadersPolicy: headersPolicy(stack, 'ApiHeaders', apiHeaders({ https: true })),
        functionAssociations: [onRequest],
      },
    },
    // Should the function ever be taken off, `/` must not list the bucket.
    defaultRootObject: 'index.html',
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_200,
    logBucket,
    logFilePrefix: 'cloudfront/',
    ...(settings.domain && {
      domainNames: [settings.domain.name],
      certificate: Certificate.fromCertificateArn(stack, 'Certificate', settings.domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
    ...(settings.webAclArn && { webAclId: settings.webAclArn }),
  })
  return {
    url: `https://${settings.domain?.name ?? distribution.distributionDomainName}`,
    distribution,
    bucket,
  }
}

function apiOrigin(stack: Stack, { httpApi, originSecrets }: Parts): IOrigin {
  return new HttpOrigin(`${httpApi.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    readTimeout: apiAnswerWithin,
    customHeaders: { [originHeader]: originSecrets.current.value.unsafeUnwrap() },
  })
}
