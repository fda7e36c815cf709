import { DeleteObjectCommand, type S3Client } from '@aws-sdk/client-s3'

const maxConcurrent = 10

type ObjectKey = { Key?: string | undefined; VersionId?: string | undefined }

export async function deleteObjects(
  client: S3Client,
  bucket: string,
  objects: readonly ObjectKey[],
): Promise<void> {
  for (let from = 0; from < objects.length; from += maxConcurrent)
    await Promise.all(
      objects
        .slice(from, from + maxConcurrent)
        .map(({ Key, VersionId }) =>
          client.send(new DeleteObjectCommand({ Bucket: bucket, Key, VersionId })),
        ),
    )
}
