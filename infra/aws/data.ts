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
  HttpMethods,
  ObjectOwnership,
  type BucketProps,
  type IBucket,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import {
  buckets,
  logRetentionDays,
  tables,
  type Bucket as BucketData,
  type BucketName,
  type Table,
  type TableName,
} from '../resources.ts'
import { constructName, mapValues } from './names.ts'

export type Tables = Readonly<Record<TableName, ITable>>
export type Buckets = Readonly<Record<BucketName, IBucket>>

const attribute = ({ name, type }: Table['partition']): Attribute => ({
  name,
  type: type === 'S' ? AttributeType.STRING : AttributeType.NUMBER,
})

// The library is not written for exactOptionalPropertyTypes: its classes do not fit its own interfaces without a word.
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
    ...(table.changes && { dynamoStream: StreamViewType.KEYS_ONLY }),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  }) as ITable

export const createTables = (scope: Construct): Tables =>
  mapValues(tables, (table: Table, name) => tableOf(scope, `${constructName(name)}Table`, table))

const locked: BucketProps = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: RemovalPolicy.RETAIN,
}

/** An upload that was broken off is paid for until it is aborted; a version that was replaced is still personal data. */
const leftoversAfter = Duration.days(1)

/** A bucket for files, and not for logs: its own requests are logged. */
export const lockedBucket = (scope: Construct, id: string, logBucket: IBucket, more: BucketProps): IBucket =>
  new Bucket(scope, id, {
    ...locked,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    serverAccessLogsBucket: logBucket,
    serverAccessLogsPrefix: `s3/${id}/`,
    ...more,
  }) as IBucket

/** Access logs hold network addresses, so they go when the other logs go. */
export const createLogBucket = (scope: Construct): IBucket =>
  new Bucket(scope, 'AccessLogs', {
    ...locked,
    // CloudFront delivers its logs with an access control list.
    objectOwnership: ObjectOwnership.OBJECT_WRITER,
    lifecycleRules: [
      { expiration: Duration.days(logRetentionDays), abortIncompleteMultipartUploadAfter: leftoversAfter },
    ],
  }) as IBucket

/** Known before the bucket is: the site's headers name the bucket, and the bucket's rules name the site. */
const bucketName = (stack: Stack, name: BucketName): string =>
  `${stack.stackName.toLowerCase()}-${name}-${stack.account}-${stack.region}`

export const bucketHost = (stack: Stack, name: BucketName): string =>
  `${bucketName(stack, name)}.s3.${stack.region}.amazonaws.com`

export function createBuckets(stack: Stack, site: { logBucket: IBucket; siteUrl: string }): Buckets {
  return mapValues(buckets, (bucket: BucketData, name) =>
    lockedBucket(stack, `${constructName(name)}Bucket`, site.logBucket, {
      bucketName: bucketName(stack, name),
      versioned: bucket.versioned,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: leftoversAfter,
          ...(bucket.versioned && { noncurrentVersionExpiration: leftoversAfter }),
        },
        ...bucket.expiry.map(({ prefix, days }) => ({ prefix, expiration: Duration.days(days) })),
      ],
      ...(bucket.browserUploads && { cors: [uploadsFrom(site.siteUrl)] }),
    }),
  )
}

const preflightCacheSeconds = 3600

/** A presigned form is posted; the parts of a recording are put, and their tags read. */
const uploadsFrom = (siteUrl: string) => ({
  allowedOrigins: [siteUrl],
  allowedMethods: [HttpMethods.POST, HttpMethods.PUT],
  allowedHeaders: ['*'],
  exposedHeaders: ['ETag'],
  maxAge: preflightCacheSeconds,
})
