import { isByDate, usualSort, type ApplicantSort } from '#shared/desk/applicant-sorts.ts'
import { firstStage } from '#shared/company-hiring.ts'
import { meanMark, saysSomething } from '#shared/application/staff-assessment.ts'
import { reaches, type Reach } from '#shared/platform/staff.ts'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { applicationId } from '#functions/application/rows/application-id.ts'
import { isListed, type Wanted } from '#functions/application/rows/applicants.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { RecruitingApp } from './app.ts'
import { rankedPage, type Marks } from './ranked-page.ts'

export type Caller = { reach: Reach; member: StaffMember | undefined }

type Asked = Omit<Wanted, 'positions'> & { job?: string | undefined; unmarked?: 'mine' | undefined }

/** What a caller asks a list for, as the indexes have it. */
export type WantedList = {
  filter: Wanted
  /** The position, where it is of one. */
  job: string | undefined
  marks: Marks
  /** The ids of applications that it has not. */
  leftOut: ReadonlySet<string>
}

/** Of applications of one position that the caller has assessed: the mean mark. */
async function marksOf(
  { id: jobId, criteria }: { id: string; criteria: readonly string[] },
  { member }: Caller,
  { givenMarks }: Pick<RecruitingApp, 'givenMarks'>,
): Promise<Marks> {
  const given = member === undefined ? [] : await givenMarks.of(member.id, jobId)
  return new Map(
    [...given]
      .filter(([, each]) => saysSomething(each))
      .map(([userId, each]) => [applicationId({ userId, jobId }), meanMark(each, criteria)]),
  )
}

/** Undefined for a position that the caller may not see or that does not exist. */
export async function wantedList(
  { job, unmarked, ...filters }: Asked,
  caller: Caller,
  app: Pick<RecruitingApp, 'jobs' | 'givenMarks' | 'applicants'>,
): Promise<WantedList | undefined> {
  const { reach } = caller
  if (job === undefined) {
    const filter = { ...filters, positions: reach.kind === 'all' ? undefined : reach.ids }
    return { filter, job, marks: new Map(), leftOut: new Set() }
  }
  const position = reaches(reach, job) ? await app.jobs.byId(job) : undefined
  if (position === undefined) return undefined
  // A filter by status or by reason can ask for rejected applicants; without one, the list of the first stage leaves them out.
  const isRejectedNew = filters.status !== undefined || filters.reason !== undefined
  const [marks, moved] = await Promise.all([
    marksOf({ id: job, criteria: position.criteria ?? [] }, caller, app),
    filters.stage === firstStage ? app.applicants.notNew(job, { isRejectedNew }) : new Set<string>(),
  ])
  const leftOut = new Set([...moved, ...(unmarked === undefined ? [] : marks.keys())])
  return { filter: { ...filters, positions: [job] }, job, marks, leftOut }
}

type Page = { applications: StoredApplication[]; next: string | null }

const rowsAtOnce = 1000

/** Every application for a position. */
async function allOf(jobId: string, { applications }: Pick<RecruitingApp, 'applications'>) {
  const all: StoredApplication[] = []
  let cursor: string | undefined
  do {
    const page = await applications.ofJob(jobId, { cursor, limit: rowsAtOnce })
    all.push(...page.applications)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return all
}

type Stores = Pick<RecruitingApp, 'applications' | 'applicants'>

const matching = (rows: readonly StoredApplication[], { filter, leftOut }: WantedList): StoredApplication[] =>
  rows.filter((row) => isListed(row, filter) && !leftOut.has(row.id))

/** A page of a list, each application as it is now. No index has the answers, so those of a position are all read. */
export async function pageOf(
  list: WantedList,
  {
    sort = usualSort,
    cursor,
    limit,
  }: { sort?: ApplicantSort | undefined; cursor?: string | undefined; limit: number },
  app: Stores,
): Promise<Page> {
  const { filter, job, marks, leftOut } = list
  const { entries, next } =
    job === undefined || (isByDate(sort) && filter.answers === undefined)
      ? await app.applicants.page(filter, { cursor, limit, leftOut, isOldestFirst: sort === 'applied' })
      : rankedPage(matching(await allOf(job, app), list), { sort, marks, cursor, limit })
  const byId = new Map((await app.applications.byKeys(entries)).map((each) => [each.id, each]))
  // The index lags behind its table: an application can have been withdrawn since, or be listed twice.
  const present = [...new Set(entries.map(applicationId))].flatMap((id) => byId.get(id) ?? [])
  return { applications: matching(present, list), next }
}

/** Over several positions counting ends here. */
const maxCounted = 1000

export async function countOf(
  list: WantedList,
  app: Stores & Pick<RecruitingApp, 'jobs'>,
): Promise<{ count: number | null; isMore: boolean }> {
  const { filter, job, leftOut } = list
  const { positions, ...others } = filter
  const isEverything = leftOut.size === 0 && Object.values(others).every((each) => each === undefined)
  if (isEverything && positions !== undefined) {
    const counts = await Promise.all(positions.map((id) => app.jobs.applicationCount(id)))
    return { count: counts.reduce((sum, each) => sum + each, 0), isMore: false }
  }
  const indexed =
    leftOut.size === 0
      ? await app.applicants.count(filter, job === undefined ? maxCounted : Infinity)
      : undefined
  if (indexed === undefined)
    return { count: job === undefined ? null : matching(await allOf(job, app), list).length, isMore: false }
  const isMore = job === undefined && indexed > maxCounted
  return { count: isMore ? maxCounted : indexed, isMore }
}
