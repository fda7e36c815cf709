import {
  AbortMultipartUploadCommand,
  DeleteBucketCommand,
  DeleteObjectsCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  type S3Client,
} from '@aws-sdk/client-s3'

/** Deletes every version, marker and unfinished upload; returns how many versions there were. */
export async function emptyBucket(s3: S3Client, Bucket: string): Promise<number> {
  let deleted = 0
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket }))
    const Objects = [...Versions, ...DeleteMarkers].flatMap(({ Key, VersionId }) =>
      Key === undefined ? [] : [{ Key, VersionId }],
    )
    if (Objects.length === 0) break
    const { Errors = [] } = await s3.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    )
    if (Errors.length > 0) throw new Error(`${Errors.length} files of ${Bucket} could not be deleted.`)
    deleted += Versions.length
  }
  const { Uploads = [] } = await s3.send(new ListMultipartUploadsCommand({ Bucket }))
  for (const { Key, UploadId } of Uploads)
    await s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
  return deleted
}

export const removeBucket = (s3: S3Client, Bucket: string): Promise<unknown> =>
  s3.send(new DeleteBucketCommand({ Bucket }))
