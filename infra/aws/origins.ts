import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { FunctionUrlOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { AccessLevel, type IOrigin } from 'aws-cdk-lib/aws-cloudfront'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { origins, type OriginName } from '../resources/origins.ts'
import type { Settings } from '../settings.ts'
import { bound, lambdaOf, type BundleOf } from './functions.ts'
import { mapValues } from './names.ts'

export type OriginFunctions = Readonly<Record<OriginName, Lambda>>

/** The functions have no environment: it contains the site's URL, which depends on the distribution that needs them. */
export const createOriginFunctions = (
  scope: Construct,
  { bundleOf, settings }: { bundleOf: BundleOf; settings: Pick<Settings, 'signInConcurrency'> },
): OriginFunctions =>
  mapValues(origins, (shape, name) => {
    const parts = { bundle: bundleOf(name, shape), statements: [], environment: {} }
    const lambda = lambdaOf(scope, name, shape, parts)
    if (settings.signInConcurrency > 0) bound(lambda, shape)
    return lambda
  })

/** With ListBucket S3 answers 404 for a missing file; without it, 403. */
export const bucketOrigin = (bucket: IBucket): IOrigin =>
  S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  })

const notFound = 404

/**
 * The bucket of publications, and a function for what it lacks. The distribution's error pages would replace the API's
 * answers too, and the edge function is not called for an origin's 404.
 */
export function publishedOrigin(bucket: IBucket, { unpublished }: OriginFunctions): IOrigin {
  const url = unpublished.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM })
  return new OriginGroup({
    primaryOrigin: bucketOrigin(bucket),
    fallbackOrigin: FunctionUrlOrigin.withOriginAccessControl(url),
    fallbackStatusCodes: [notFound],
  })
}
