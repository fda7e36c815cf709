import { firstStage } from '#shared/company-hiring.ts'
import { search } from '#functions/erasure/nouns.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { RecruitingHandlers } from './app.ts'
import { listedAll } from './listed.ts'
import { countOf, pageOf, wantedList } from './wanted-list.ts'

const applicantsPerPage = 50
const exportedPerPage = 250

export const listApplicants: RecruitingHandlers['listApplicants'] = async (
  { query: { cursor, sort, ...asked }, refuse, ...caller },
  app,
) => {
  const list = await wantedList(asked, caller, app)
  if (list === undefined) throw refuse('job_not_found')
  const { applications, next } = await pageOf(list, { cursor, sort, limit: applicantsPerPage }, app)
  return {
    success: true,
    data: { applicants: await listedAll(applications, app), next, marks: Object.fromEntries(list.marks) },
  }
}

export const countApplicants: RecruitingHandlers['countApplicants'] = async (
  { query, refuse, ...caller },
  app,
) => {
  const list = await wantedList(query, caller, app)
  if (list === undefined) throw refuse('job_not_found')
  return { success: true, data: await countOf(list, app) }
}

/** The audit has the filter of each page; a search is not exported. */
export const exportApplicants: RecruitingHandlers['exportApplicants'] = async (
  { body: { cursor, sort, ...asked }, keepAct, refuse, log, ...caller },
  app,
) => {
  const list = await wantedList(asked, caller, app)
  if (list === undefined) throw refuse('job_not_found')
  const { job, ...filters } = asked
  const detail = Object.values(filters).filter(Boolean).join(', ')
  // Filters by answers have a tab behind the question, and a line each.
  await keepAct.write({ on: job ?? '', detail: detail.replaceAll('\t', ' ').replaceAll('\n', ', ') })
  const { applications, next } = await pageOf(list, { cursor, sort, limit: exportedPerPage }, app)
  const users = await app.users.byIds(applications.map(({ userId }) => userId))
  const nameOf = new Map(users.map(({ id, name }) => [id, name]))
  log.info('applicants exported', { count: applications.length })
  return {
    success: true,
    data: {
      applicants: applications.map(({ id, userId, jobTitle, status, stage, appliedAt, screening }) => ({
        id,
        name: nameOf.get(userId) ?? '',
        jobTitle,
        status,
        stage: stage ?? firstStage,
        appliedAt,
        screening: screening ?? null,
      })),
      next,
    },
  }
}

/** Accounts whose applications are read concurrently. Each costs a query where the position is not named. */
const accountsAtOnce = 50
/** Matching accounts that are read. Those without an application are not listed. */
const maxAccounts = 200

export const searchApplicants: RecruitingHandlers['searchApplicants'] = async (
  { body: { text, job }, refuse, ...caller },
  app,
) => {
  const list = await wantedList({ job }, caller, app)
  if (list === undefined) throw refuse('job_not_found')
  const { positions } = list.filter
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
  return { success: true, data: { applicants, more: isMore, marks: Object.fromEntries(list.marks) } }
}
