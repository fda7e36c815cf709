import { applicationStatuses, type ApplicationStatus } from '#shared/domain/application-status.ts'

/** What the list shows, as the address of the page has it: what is searched for is behind the `#`, which browsers send nowhere. */
export type ApplicantFilter = {
  job: string | undefined
  status: ApplicationStatus | undefined
  find: string
}

export const shortestSearch = 2

export function filterIn({ search, hash }: { search: string; hash: string }): ApplicantFilter {
  const query = new URLSearchParams(search)
  const status = query.get('status')
  return {
    job: query.get('job') ?? undefined,
    status: applicationStatuses.find((known) => known === status),
    find: (new URLSearchParams(hash.slice(1)).get('find') ?? '').trim(),
  }
}

export function addressOf({ job, status, find }: ApplicantFilter): string {
  const query = new URLSearchParams()
  if (job !== undefined) query.set('job', job)
  if (status !== undefined) query.set('status', status)
  const text = query.toString()
  const behind = find === '' ? '' : `#${new URLSearchParams({ find }).toString()}`
  return `/desk/applicants${text === '' ? '' : `?${text}`}${behind}`
}
