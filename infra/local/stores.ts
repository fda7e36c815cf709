import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Access } from 'local-aws/access'
import { startDynamo, type TableChange } from 'local-aws/dynamodb'
import { startS3 } from 'local-aws/s3'
import { type LocalSes, startSes } from 'local-aws/ses'
import { browserUploadMethods, buckets, unfinishedUploadDays } from '../resources/buckets.ts'
import { localRegion } from './account/identity.ts'
import { localSettings } from './account/settings.ts'
import { createTables } from './create-tables.ts'
import type { Open } from './open-servers.ts'

type StoreOptions = {
  directory: string
  ports: { dynamo: number; s3: number; ses: number }
  access: Access
  /** The origin of pages that upload files. */
  siteUrl: string
  transactionMilliseconds: number | undefined
  isTransient: boolean
  onChange: (change: TableChange) => void
}

/** Starts the stand-ins for DynamoDB, S3 and SES, each with a folder below `directory`. */
export async function openStores(
  { directory, ports, access, siteUrl, transactionMilliseconds, isTransient, onChange }: StoreOptions,
  open: Open,
): Promise<{ dynamo: string; s3: string; ses: LocalSes }> {
  const folder = (name: string): string => {
    const path = join(directory, name)
    mkdirSync(path, { recursive: true })
    return path
  }
  const dynamo = await startDynamo({
    directory: isTransient ? undefined : folder('dynamo'),
    port: ports.dynamo,
    access,
    ...(transactionMilliseconds === undefined ? {} : { transactionMilliseconds }),
    onChange,
  })
  open.dynamo = () => dynamo.close()
  await createTables(dynamo.url)

  const s3 = await startS3({
    directory: folder('s3'),
    port: ports.s3,
    region: localRegion,
    access,
    buckets: localBuckets(siteUrl),
    isFlushed: !isTransient,
  })
  open.s3 = () => s3.close()

  const ses = await startSes({
    directory: folder('mail'),
    port: ports.ses,
    verifiedIdentities: [localSettings.mailFrom],
    access,
    isFlushed: !isTransient,
  })
  open.ses = () => ses.close()
  return { dynamo: dynamo.url, s3: s3.url, ses }
}

const localBuckets = (siteUrl: string) =>
  Object.entries(buckets).map(([name, { versioned, browserUploads, expiry }]) => ({
    name,
    versioned,
    corsOrigins: browserUploads ? [siteUrl] : [],
    corsMethods: browserUploadMethods,
    expiry,
    unfinishedUploadDays,
  }))
