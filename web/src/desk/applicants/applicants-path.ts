import { applicationStatuses, type ApplicationStatus } from '#shared/application/application-status.ts'

/** What the list shows, from the page's URL. The search text is in the fragment, which browsers send to no server. */
export type ApplicantFilter = {
  job: string | undefined
  status: ApplicationStatus | undefined
  /** Only with the status `rejected`. */
  reason?: string | undefined
  find: string
}

export const minSearchCharacters = 2

export function filterIn({ search, hash }: { search: string; hash: string }): ApplicantFilter {
  const query = new URLSearchParams(search)
  const [status, reason] = [query.get('status'), query.get('reason')]
  return {
    job: query.get('job') ?? undefined,
    status: applicationStatuses.find((one) => one === status),
    ...(status === 'rejected' && reason !== null ? { reason } : {}),
    find: (new URLSearchParams(hash.slice(1)).get('find') ?? '').trim(),
  }
}

export function applicantsPath({ job, status, reason, find }: ApplicantFilter): string {
  const query = new URLSearchParams()
  if (job !== undefined) query.set('job', job)
  if (status !== undefined) query.set('status', status)
  if (status === 'rejected' && reason !== undefined) query.set('reason', reason)
  const text = query.toString()
  const fragment = find === '' ? '' : `#${new URLSearchParams({ find }).toString()}`
  return `/desk/applicants${text === '' ? '' : `?${text}`}${fragment}`
}
