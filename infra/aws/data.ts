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
  type BucketProps,
  type IBucket,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { BucketName, TableName } from '#functions/environment.ts'
import { buckets, type Bucket as BucketData } from '../resources/buckets.ts'
import { logRetentionDays } from '../resources/log-retention.ts'
import { tables, type Table } from '../resources/tables.ts'
import { constructName, mapValues } from './names.ts'

export type Tables = Readonly<Record<TableName, ITable>>
export type Buckets = Readonly<Record<BucketName, IBucket>>

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
    removalPolicy: RemovalPolicy.RETAIN,
  }) as ITable

export const createTables = (scope: Construct): Tables =>
  mapValues(tables, (table: Table, name) => tableOf(scope, `${constructName(name)}Table`, table))

const locked: BucketProps = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  // Daily loses a recording without a word where a bucket needs a key of KMS that its role may not use.
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: RemovalPolicy.RETAIN,
}

/** S3 charges for an unfinished upload until it is aborted. */
const leftoversAfter = Duration.days(1)

/** A private bucket whose requests are logged to `logBucket`. */
export const lockedBucket = (scope: Construct, id: string, logBucket: IBucket, more: BucketProps): IBucket =>
  new Bucket(scope, id, {
    ...locked,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    serverAccessLogsBucket: logBucket,
    serverAccessLogsPrefix: `s3/${id}/`,
    ...more,
  }) as IBucket

/** Access logs contain IP addresses, so they expire like the other logs. */
export const createLogBucket = (scope: Construct): IBucket =>
  new Bucket(scope, 'AccessLogs', {
    ...locked,
    // CloudFront needs ACLs to deliver its logs.
    objectOwnership: ObjectOwnership.OBJECT_WRITER,
    lifecycleRules: [
      { expiration: Duration.days(logRetentionDays), abortIncompleteMultipartUploadAfter: leftoversAfter },
    ],
  }) as IBucket

/** A fixed name, because references would form a cycle: the site's headers name the bucket, its CORS rules the site. */
const bucketName = (stack: Stack, name: BucketName): string =>
  `${stack.stackName.toLowerCase()}-${name}-${stack.account}-${stack.region}`

export const bucketHost = (stack: Stack, name: BucketName): string =>
  `${bucketName(stack, name)}.s3.${stack.region}.amazonaws.com`

type BucketParts = { logBucket: IBucket; cors: BucketProps['cors'] }

function bucketOf(stack: Stack, name: BucketName, { logBucket, cors }: BucketParts): IBucket {
  const { versioned, expiry }: BucketData = buckets[name]
  return lockedBucket(stack, `${constructName(name)}Bucket`, logBucket, {
    bucketName: bucketName(stack, name),
    versioned,
    lifecycleRules: [
      { abortIncompleteMultipartUploadAfter: leftoversAfter },
      ...expiry.map(({ prefix, days, earlierVersionsDays }) => ({
        prefix,
        ...(days === undefined ? { expiredObjectDeleteMarker: true } : { expiration: Duration.days(days) }),
        ...(earlierVersionsDays !== undefined && {
          noncurrentVersionExpiration: Duration.days(earlierVersionsDays),
        }),
      })),
    ],
    ...(cors && { cors }),
  })
}

/** Created before the distribution, which is its reader. */
export const createPublishedBucket = (stack: Stack, logBucket: IBucket): IBucket =>
  bucketOf(stack, 'published', { logBucket, cors: undefined })

export const createBuckets = (
  stack: Stack,
  site: { logBucket: IBucket; siteUrl: string; published: IBucket },
): Buckets =>
  mapValues(buckets, ({ browserUploads }: BucketData, name) =>
    name === 'published'
      ? site.published
      : bucketOf(stack, name, {
          logBucket: site.logBucket,
          cors: browserUploads ? [uploadsFrom(site.siteUrl)] : undefined,
        }),
  )

const preflightCacheSeconds = 3600

/** Browsers send presigned forms with POST, and the parts of a recording with PUT and the headers that were signed. */
const uploadsFrom = (siteUrl: string) => ({
  allowedOrigins: [siteUrl],
  allowedMethods: [HttpMethods.POST, HttpMethods.PUT],
  allowedHeaders: ['*'],
  exposedHeaders: ['ETag'],
  maxAge: preflightCacheSeconds,
})
