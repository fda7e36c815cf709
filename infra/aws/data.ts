import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import {
  AttributeType,
  ProjectionType,
  StreamViewType,
  TableV2,
  type Attribute,
  type ITable,
} from 'aws-cdk-lib/aws-dynamodb'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  ObjectOwnership,
  StorageClass,
  type BucketProps,
  type IBucket,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { BucketName, TableName } from '#functions/platform/names/environment.ts'
import { fileLogRetentionDays, logRetentionDays } from '#shared/platform/retention.ts'
import {
  browserUploadMethods,
  buckets,
  unfinishedUploadDays,
  type Bucket as BucketData,
} from '../resources/buckets.ts'
import { tables, type Table } from '../resources/tables.ts'
import { constructName, mapValues } from './names.ts'

export type Tables = Readonly<Record<TableName, ITable>>
export type Buckets = Readonly<Record<BucketName, IBucket>>

/**
 * CloudFormation deletes nothing with data on an update or with the stack. It does delete after a failed creation: a resource left
 * over would keep its name, and every later creation would fail.
 */
const retention = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE

const attribute = ({ name, type }: Table['partition']): Attribute => ({
  name,
  type: type === 'S' ? AttributeType.STRING : AttributeType.NUMBER,
})

// `as ITable`: with exactOptionalPropertyTypes the CDK's classes are not assignable to its own interfaces.
const tableOf = (scope: Construct, id: string, table: Table): ITable =>
  new TableV2(scope, id, {
    partitionKey: attribute(table.partition),
    ...(table.sort && { sortKey: attribute(table.sort) }),
    globalSecondaryIndexes: Object.entries(table.indexes ?? {}).map(([indexName, index]) => ({
      indexName,
      partitionKey: attribute(index.partition),
      ...(index.sort && { sortKey: attribute(index.sort) }),
      projectionType: ProjectionType[index.projection],
    })),
    ...(table.timeToLive && { timeToLiveAttribute: table.timeToLive }),
    ...(table.stream && { dynamoStream: StreamViewType[table.stream] }),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: retention,
  }) as ITable

export const createTables = (scope: Construct): Tables =>
  mapValues(tables, (table: Table, name) => tableOf(scope, `${constructName(name)}Table`, table))

const locked: BucketProps = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  // Daily loses recordings silently where a bucket is encrypted with a KMS key that its role may not use.
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: retention,
}

/**
 * For buckets that a deployment fills: CloudFormation cannot delete a bucket with objects, so the rollback of a failed creation
 * would fail. They are retained instead, and have generated names.
 */
export const filledByDeployment = { removalPolicy: RemovalPolicy.RETAIN } as const satisfies BucketProps

const leftoversAfter = Duration.days(unfinishedUploadDays)

/** Where the log bucket keeps the requests of S3 and of CloudFront. */
export const accessLogPrefixes = { files: 's3/', site: 'cloudfront/' } as const

/** A private bucket whose requests are logged to `logBucket`. */
export const lockedBucket = (scope: Construct, id: string, logBucket: IBucket, more: BucketProps): IBucket =>
  new Bucket(scope, id, {
    ...locked,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    serverAccessLogsBucket: logBucket,
    serverAccessLogsPrefix: `${accessLogPrefixes.files}${id}/`,
    ...more,
  }) as IBucket

/** Its objects expire, because access logs contain IP addresses and file names. */
export const createLogBucket = (scope: Construct): IBucket =>
  new Bucket(scope, 'AccessLogs', {
    ...locked,
    ...filledByDeployment,
    // CloudFront needs ACLs to deliver its logs.
    objectOwnership: ObjectOwnership.OBJECT_WRITER,
    lifecycleRules: [
      { abortIncompleteMultipartUploadAfter: leftoversAfter },
      { prefix: accessLogPrefixes.files, expiration: Duration.days(fileLogRetentionDays) },
      { prefix: accessLogPrefixes.site, expiration: Duration.days(logRetentionDays) },
    ],
  }) as IBucket

/** A fixed name, because references would form a cycle: the site's headers name the bucket, its CORS rules the site. */
const bucketName = (stack: Stack, name: BucketName): string =>
  `${stack.stackName.toLowerCase()}-${name}-${stack.account}-${stack.region}`

export const bucketHost = (stack: Stack, name: BucketName): string =>
  `${bucketName(stack, name)}.s3.${stack.region}.amazonaws.com`

type BucketParts = { logBucket: IBucket; cors?: BucketProps['cors']; naming: BucketProps }

function bucketOf(stack: Stack, name: BucketName, { logBucket, cors, naming }: BucketParts): IBucket {
  const { versioned, expiry }: BucketData = buckets[name]
  return lockedBucket(stack, `${constructName(name)}Bucket`, logBucket, {
    ...naming,
    versioned,
    lifecycleRules: [
      { abortIncompleteMultipartUploadAfter: leftoversAfter },
      ...expiry.map(({ prefix, days, earlierVersionsDays, infrequentAfterDays }) => ({
        prefix,
        ...(days === undefined ? { expiredObjectDeleteMarker: true } : { expiration: Duration.days(days) }),
        ...(earlierVersionsDays !== undefined && {
          noncurrentVersionExpiration: Duration.days(earlierVersionsDays),
        }),
        ...(infrequentAfterDays !== undefined && {
          transitions: [
            {
              storageClass: StorageClass.INFREQUENT_ACCESS,
              transitionAfter: Duration.days(infrequentAfterDays),
            },
          ],
        }),
      })),
    ],
    ...(cors && { cors }),
  })
}

/** Created before the distribution, which reads it. */
export const createPublishedBucket = (stack: Stack, logBucket: IBucket): IBucket =>
  bucketOf(stack, 'published', { logBucket, naming: filledByDeployment })

export const createBuckets = (
  stack: Stack,
  site: { logBucket: IBucket; siteUrl: string; published: IBucket },
): Buckets =>
  mapValues(buckets, ({ browserUploads }: BucketData, name) =>
    name === 'published'
      ? site.published
      : bucketOf(stack, name, {
          logBucket: site.logBucket,
          naming: { bucketName: bucketName(stack, name) },
          cors: browserUploads ? [uploadsFrom(site.siteUrl)] : undefined,
        }),
  )

const preflightCacheSeconds = 3600

/** Allows any header, because parts of a recording are sent with the headers that their URL signs. */
const uploadsFrom = (siteUrl: string) => ({
  allowedOrigins: [siteUrl],
  allowedMethods: browserUploadMethods.map((method) => HttpMethods[method]),
  allowedHeaders: ['*'],
  exposedHeaders: ['ETag'],
  maxAge: preflightCacheSeconds,
})
