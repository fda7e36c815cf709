import type { ListedApplication } from '#shared/desk/contract/listed.ts'
import type { ApplicationStatus } from '#shared/application/application-status.ts'
import type { RecruiterApi } from '../api/recruiter-api.ts'
import { UsageError } from '../usage-error.ts'
import { referenceOf } from './reference.ts'
import { refusedAs, unknownApplication, unknownJob } from './refused.ts'

export type Listed = ListedApplication & { reference: string }

export const withReference = (application: ListedApplication): Listed => ({
  ...application,
  reference: referenceOf(application.id),
})

type Wanted = { job?: string | undefined; status?: ApplicationStatus | undefined }

/** The applications for one position or for all, oldest first. */
export async function listApplications(api: RecruiterApi, { job, status }: Wanted): Promise<Listed[]> {
  const ids = job === undefined ? await jobsWithApplications(api) : [job]
  const applications: Listed[] = []
  for (const id of ids) applications.push(...(await applicationsFor(api, id, status)))
  return applications.toSorted((a, b) => a.appliedAt.localeCompare(b.appliedAt))
}

export const jobsWithApplications = async (api: RecruiterApi): Promise<string[]> =>
  (await api.listJobs()).data.jobs.filter(({ applicationCount }) => applicationCount > 0).map(({ id }) => id)

async function applicationsFor(
  api: RecruiterApi,
  id: string,
  status: ApplicationStatus | undefined,
): Promise<Listed[]> {
  const applications: Listed[] = []
  let cursor: string | undefined
  do {
    const call = api.listApplications({ params: { id }, query: { status, cursor } })
    const { data } = await refusedAs(call, { job_not_found: unknownJob(id) })
    applications.push(...data.applications.map(withReference))
    cursor = data.next ?? undefined
  } while (cursor !== undefined)
  return applications
}

/** Finds an application by its id, its reference, or the beginning of its reference. */
export async function findApplication(api: RecruiterApi, text: string): Promise<{ id: string }> {
  // Only ids contain "--", so no list is needed.
  if (text.includes('--')) return { id: text }
  const matches = (await listApplications(api, {})).filter(({ reference }) =>
    reference.startsWith(text.toLowerCase()),
  )
  const [match, ...others] = matches
  if (match === undefined || text === '') throw new UsageError(unknownApplication(text))
  if (others.length > 0) {
    const references = matches.map(({ reference }) => reference).join(', ')
    throw new UsageError(
      `"${text}" is the beginning of ${matches.length} applications, ${references}: please type more of it.`,
    )
  }
  return { id: match.id }
}
