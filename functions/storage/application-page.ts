import type { StoredApplication } from './stored-application.ts'

const separator = ' '

type Last = Pick<StoredApplication, 'appliedAt' | 'userId'>

/** Names the last application of a page; a caller sends it back for the next page. */
export const cursorOf = ({ appliedAt, userId }: Last): string =>
  Buffer.from(appliedAt + separator + userId).toString('base64url')

/** The key in the index by job to continue after. An invalid cursor reads from the start. */
export function startOf(jobId: string, cursor: string | undefined): (Last & { jobId: string }) | undefined {
  const [appliedAt = '', userId = ''] = Buffer.from(cursor ?? '', 'base64url')
    .toString()
    .split(separator)
  return appliedAt === '' || userId === '' ? undefined : { jobId, appliedAt, userId }
}
