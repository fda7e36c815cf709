import { isDecided, type Application } from '#shared/domain/application.ts'
import { isActiveInterview, type InterviewSession as Session } from '#shared/domain/interview.ts'
import { timeOf } from '../dates.ts'

export type { Application }

/** The fields of an interview session that the overview uses. */
export type InterviewSession = Pick<
  Session,
  'id' | 'jobId' | 'jobTitle' | 'department' | 'status' | 'started_at'
>

export type SectionId = 'active' | 'updates' | 'myApplications'

/** One line of a list: the job and the date of the last change. */
export type Entry = { id: string; jobTitle: string; department: string; date: string | null }

export type Section = { id: SectionId; entries: readonly Entry[] }

export type Known = { applications: readonly Application[]; sessions: readonly InterviewSession[] }

const unknownDepartment = 'Unknown Department'

const fromApplication = ({ id, jobTitle, department, appliedAt }: Application): Entry => ({
  id,
  jobTitle,
  department: department || unknownDepartment,
  date: appliedAt,
})

const fromSession = ({ id, jobTitle, department, started_at }: InterviewSession): Entry => ({
  id,
  jobTitle,
  department: department || unknownDepartment,
  date: started_at,
})

const hasSession = ({ sessions }: Known, { jobId }: Application): boolean =>
  sessions.some((session) => session.jobId === jobId)

const hasCompleted = ({ sessions }: Known, { jobId }: Application): boolean =>
  sessions.some((session) => session.jobId === jobId && session.status === 'completed')

const latestFirst = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => timeOf(other.date) - timeOf(one.date))

/** Interviews that the candidate can start or continue, also those without a session yet. */
export const activeInterviews = (known: Known): Entry[] => [
  ...known.sessions.filter(({ status }) => isActiveInterview(status)).map(fromSession),
  ...known.applications
    .filter((application) => application.status === 'ai_pending' && !hasSession(known, application))
    .map(fromApplication),
]

/** Applications with a completed interview that a recruiter reviews. */
export const awaitingReview = (known: Known): Application[] =>
  known.applications.filter(
    (application) => application.status === 'human_pending' && hasCompleted(known, application),
  )

/** The order of empty sections. */
const fixedOrder: readonly SectionId[] = ['active', 'updates', 'myApplications']

/**
 * The overview's sections in their order on the page: active interviews if there are any, then sections with entries by
 * their most recent date, then empty sections in their fixed order.
 */
export function sectionsOf(known: Known): Section[] {
  const entries: Record<SectionId, readonly Entry[]> = {
    active: latestFirst(activeInterviews(known)),
    updates: latestFirst(awaitingReview(known).map(fromApplication)),
    myApplications: latestFirst(
      known.applications.filter(({ status }) => isDecided(status)).map(fromApplication),
    ),
  }
  const sections = fixedOrder.map((id) => ({ id, entries: entries[id] }))
  const filled = sections.filter((section) => section.entries.length > 0)
  return [
    ...filled.filter(({ id }) => id === 'active'),
    ...filled
      .filter(({ id }) => id !== 'active')
      .toSorted(
        (one, other) => timeOf(other.entries[0]?.date ?? null) - timeOf(one.entries[0]?.date ?? null),
      ),
    ...sections.filter((section) => section.entries.length === 0),
  ]
}
