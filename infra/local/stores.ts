import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buckets } from '../resources/buckets.ts'
import type { Access } from './account/access.ts'
import { localRegion } from './account/identity.ts'
import { localSettings } from './account/settings.ts'
import type { TableChange } from './dynamo/changes.ts'
import { createTables } from './dynamo/create-tables.ts'
import { startDynamo } from './dynamo/server.ts'
import type { Open } from './open-servers.ts'
import { startS3 } from './s3/server.ts'
import { startSes, type LocalSes } from './ses/server.ts'

type StoreOptions = {
  directory: string
  ports: { dynamo: number; s3: number; ses: number }
  access: Access
  /** Whose pages upload files. */
  siteUrl: string
  transactionMilliseconds: number | undefined
  onChange: (change: TableChange) => void
}

/** Starts the stand-ins for DynamoDB, S3 and SES, each with a folder below `directory`. */
export async function openStores(
  { directory, ports, access, siteUrl, transactionMilliseconds, onChange }: StoreOptions,
  open: Open,
): Promise<{ dynamo: string; s3: string; ses: LocalSes }> {
  const folder = (name: string): string => {
    const path = join(directory, name)
    mkdirSync(path, { recursive: true })
    return path
  }
  const dynamo = await startDynamo({
    directory: folder('dynamo'),
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
  })
  open.s3 = () => s3.close()

  const ses = await startSes({
    directory: folder('mail'),
    port: ports.ses,
    verifiedIdentities: [localSettings.mailFrom],
    access,
  })
  open.ses = () => ses.close()
  return { dynamo: dynamo.url, s3: s3.url, ses }
}

const localBuckets = (siteUrl: string) =>
  Object.entries(buckets).map(([name, { versioned, browserUploads }]) => ({
    name,
    versioned,
    corsOrigins: browserUploads ? [siteUrl] : [],
  }))
