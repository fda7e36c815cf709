import { Duration } from 'aws-cdk-lib'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { BucketName } from '#functions/platform/names/environment.ts'
import { buckets as shapes } from '../../resources/buckets.ts'
import type { Buckets } from '../data.ts'
import type { Watch } from './watch.ts'

const gigabyte = 1e9
/** 240 interviews of 25 minutes, 103 MB each, stored twice until the parts expire: as parts and as the assembled recording. */
const growthGigabytesPerDay = 50

/** Includes every version and unfinished uploads. S3 reports it once a day. */
const sizeOf = ({ bucketName }: IBucket): Metric =>
  new Metric({
    namespace: 'AWS/S3',
    metricName: 'BucketSizeBytes',
    dimensionsMap: { BucketName: bucketName, StorageType: 'StandardStorage' },
    period: Duration.days(1),
    statistic: 'Average',
  })

/** The versioned buckets are those that candidates and the provider of calls upload to. */
const filled = (Object.keys(shapes) as BucketName[]).filter((name) => shapes[name].versioned)

export const fileWatches = (buckets: Buckets): Watch[] => [
  {
    name: 'FilesGrow',
    metric: new MathExpression({
      // SUM ignores buckets without data: S3 reports no size of an empty one.
      expression: `DIFF(SUM([${filled.join(', ')}]))`,
      usingMetrics: Object.fromEntries(filled.map((name) => [name, sizeOf(buckets[name])])),
      period: Duration.days(1),
      label: 'Bytes more than the day before',
    }),
    atLeast: growthGigabytesPerDay * gigabyte,
    hurts: `The stored files grew by ${growthGigabytesPerDay} GB in a day: many interviews, or an attacker fills the buckets at your cost.`,
    todo: 'Count the folders of yesterday in the bucket of interviews, and look at the limits in "refused" lines of Interviews and Cv.',
  },
]
