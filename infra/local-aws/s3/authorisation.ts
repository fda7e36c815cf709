import { refusalText, type Principal } from '../access.ts'
import { refuse, S3Error } from './errors.ts'
import type { Account } from './signature.ts'

/** The `key` of a listing is its prefix. */
type FileAct = { action: string; bucket: string; key: string }

/** Refuses what the signer's grants do not name. */
export function authorise({ access, region }: Account, signer: Principal, on: FileAct): void {
  const act = { service: 's3', ...on } as const
  if (!access.may(signer, act)) throw refuse('AccessDenied', refusalText(signer, act, region))
}

/**
 * A signer without ListBucket may not learn that a key is missing: S3 answers it 403 in place of 404. It checks ListBucket
 * with the key as the prefix.
 */
export function hidingMissing<Found>(
  account: Account,
  signer: Principal,
  { bucket, key }: Omit<FileAct, 'action'>,
  find: () => Found,
): Found {
  try {
    return find()
  } catch (error) {
    if (error instanceof S3Error && error.code === 'NoSuchKey')
      authorise(account, signer, { action: 'ListBucket', bucket, key })
    throw error
  }
}
