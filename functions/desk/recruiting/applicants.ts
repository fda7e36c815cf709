import { reaches, type Reach } from '#shared/platform/staff.ts'
import { search } from '#functions/erasure/nouns.ts'
import { isListed } from '#functions/application/rows/applicants.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'
import { listedAll } from './listed.ts'

const applicantsPerPage = 50

/** The positions of a list: undefined for all of them, `unknown` for one that the caller may not see or that does not exist. */
async function positionsOf(
  job: string | undefined,
  reach: Reach,
  { jobs }: Pick<RecruitingApp, 'jobs'>,
): Promise<readonly string[] | undefined | 'unknown'> {
  if (job === undefined) return reach.kind === 'all' ? undefined : reach.ids
  return reaches(reach, job) && (await jobs.byId(job)) !== undefined ? [job] : 'unknown'
}

export const listApplicants: RecruitingHandlers['listApplicants'] = async (
  { query: { job, cursor, ...filters }, reach, refuse },
  app,
) => {
  const positions = await positionsOf(job, reach, app)
  if (positions === 'unknown') throw refuse('job_not_found')
  const filter = { ...filters, positions }
  const { entries, next } = await app.applicants.page(filter, { cursor, limit: applicantsPerPage })
  const byKey = new Map((await app.applications.byKeys(entries)).map((each) => [keyOf(each), each]))
  // The index lags behind its table: an application can have been withdrawn since, or be listed twice.
  const present = [...new Set(entries.map(keyOf))].flatMap((key) => byKey.get(key) ?? [])
  const matching = present.filter((each) => isListed(each, filter))
  return { success: true, data: { applicants: await listedAll(matching, app), next } }
}

const keyOf = ({ userId, jobId }: Pick<StoredApplication, 'userId' | 'jobId'>): string => `${userId} ${jobId}`

/** Accounts whose applications are read concurrently. Each costs a query where the position is not named. */
const accountsAtOnce = 50
/** Matching accounts that are read. Those without an application are not listed. */
const maxAccounts = 200

export const searchApplicants: RecruitingHandlers['searchApplicants'] = async (
  { body: { text, job }, reach, refuse },
  app,
) => {
  const positions = await positionsOf(job, reach, app)
  if (positions === 'unknown') throw refuse('job_not_found')
  const { ids, more } = await search.accounts(text, maxAccounts, app)
  const matches: StoredApplication[] = []
  let read = 0
  while (read < ids.length && matches.length <= applicantsPerPage) {
    const some = ids.slice(read, read + accountsAtOnce)
    matches.push(...(await search.applications(some, positions, app)))
    read += some.length
  }
  const isMore = more || read < ids.length || matches.length > applicantsPerPage
  const applicants = await listedAll(matches.slice(0, applicantsPerPage), app)
  return { success: true, data: { applicants, more: isMore } }
}
