import { applicationStatuses, type ApplicationStatus } from '#shared/application/application-status.ts'

/** What the list shows, from the page's URL. The search text is in the fragment, which browsers send to no server. */
export type ApplicantFilter = {
  job: string | undefined
  status: ApplicationStatus | undefined
  find: string
}

export const minSearchCharacters = 2

export function filterIn({ search, hash }: { search: string; hash: string }): ApplicantFilter {
  const query = new URLSearchParams(search)
  const status = query.get('status')
  return {
    job: query.get('job') ?? undefined,
    status: applicationStatuses.find((one) => one === status),
    find: (new URLSearchParams(hash.slice(1)).get('find') ?? '').trim(),
  }
}

export function applicantsPath({ job, status, find }: ApplicantFilter): string {
  const query = new URLSearchParams()
  if (job !== undefined) query.set('job', job)
  if (status !== undefined) query.set('status', status)
  const text = query.toString()
  const fragment = find === '' ? '' : `#${new URLSearchParams({ find }).toString()}`
  return `/desk/applicants${text === '' ? '' : `?${text}`}${fragment}`
}
