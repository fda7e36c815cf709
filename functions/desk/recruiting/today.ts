import type { ApplicationStatus } from '#shared/application/application-status.ts'
import { groupsOf } from '#shared/desk/today.ts'
import { reaches, type Reach } from '#shared/platform/staff.ts'
import { endOfTime } from '#functions/platform/dynamo/end-of-time.ts'
import { applicationId } from '#functions/application/rows/application-id.ts'
import type { ApplicationKey } from '#functions/application/rows/application-steps.ts'
import { isListed } from '#functions/application/rows/applicants.ts'
import { shownApplication } from '#functions/application/shown.ts'
import { staffPrincipal } from '#functions/platform/http/desk.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'
import { listedAll } from './listed.ts'

/** A count reads keys alone, 25 in a unit; a list reads three rows of each applicant. */
const maxCounted = 300
const maxInvited = 75
const maxNewest = 5
const maxUndoable = 150
const maxUndelivered = 100

export const showToday: RecruitingHandlers['showToday'] = async ({ reach, member }, app) => {
  const now = app.clock()
  const positions = reach.kind === 'all' ? undefined : reach.ids
  const ofStatus = (status: ApplicationStatus, limit: number) =>
    app.applicants.page({ positions, status }, { cursor: undefined, limit })
  const [humanPending, interviewed, invited, pending, mentions, proposed, asked, undelivered] =
    await Promise.all([
      ofStatus('human_pending', maxCounted),
      ofStatus('interviewed', maxCounted),
      ofStatus('interview_pending', maxInvited),
      app.decisions.recallable(now, maxUndoable),
      member === undefined ? [] : app.mentions.ofMember(member.id),
      member === undefined ? [] : app.decisions.awaiting(member, maxUndoable),
      askedToday(positions, app),
      member?.role === 'reviewer' ? nothing : undeliveredToday(app),
    ])
  const undoable = pending.filter(({ jobId }) => reaches(reach, jobId))
  // An application with a pending decision needs no act.
  const decided = new Set(pending.map(({ userId, jobId }) => applicationId({ userId, jobId })))
  const undecided = ({ entries, next }: Page): Page => ({
    entries: entries.filter((key) => !decided.has(applicationId(key))),
    next,
  })
  const [toReview, toDecide] = [undecided(humanPending), undecided(interviewed)]
  const rowsOf = (keys: readonly ApplicationKey[]) => app.applications.byKeys(keys)
  const [newest, invitedRows, undoableRows, mentionedRows, proposedRows] = await Promise.all([
    rowsOf(toReview.entries.slice(0, maxNewest)),
    rowsOf(invited.entries),
    rowsOf(undoable),
    rowsOf(mentions.filter(({ jobId }) => reaches(reach, jobId))),
    rowsOf(proposed.filter(({ jobId }) => reaches(reach, jobId))),
  ])
  // An index lags behind its table.
  const reviewed = newest.filter(({ status }) => status === 'human_pending')
  const grouped = invitedRows.filter((row) => groupsOf(shownApplication(row), now).length > 0)
  const recallableRows = undoableRows.filter(({ decision }) => decision !== undefined)
  const by = member && staffPrincipal(member)
  const data = {
    toReview: countOf(toReview),
    toDecide: countOf(toDecide),
    positions: countsByPosition(toReview.entries, reach),
    newest: await listedAll(reviewed.toSorted(newestFirst), app),
    ...asked,
    undelivered,
    invited: await listedAll(grouped, app),
    isInvitedCut: invited.next !== null,
    undoable: await listedAll(recallableRows, app),
    mine: recallableRows.flatMap(({ id, decision }) => (by !== undefined && decision?.by === by ? [id] : [])),
    toConfirm: await listedAll(
      proposedRows.filter(({ decision }) => decision?.awaits?.id === member?.id),
      app,
    ),
    mentions: await listedAll(
      // In the order of the mentions.
      mentions.flatMap((mention) => mentionedRows.filter((row) => isSame(row, mention))),
      app,
    ),
  }
  return { success: true, data }
}

const nothing = { count: 0, isMore: false }

/** The enquiries of which no attempt to e-mail them is left. */
async function undeliveredToday({ enquiries }: Pick<RecruitingApp, 'enquiries'>): Promise<typeof nothing> {
  const { length } = await enquiries.idsIn('dead', endOfTime, maxUndelivered + 1)
  return { count: Math.min(length, maxUndelivered), isMore: length > maxUndelivered }
}

/** The applicants with a question that nobody has answered: their number, and the newest of them. */
async function askedToday(positions: readonly string[] | undefined, app: RecruitingApp) {
  const filter = { positions, questions: 'open' } as const
  const page = await app.applicants.page(filter, { cursor: undefined, limit: maxCounted })
  const rows = await app.applications.byKeys(page.entries.slice(0, maxNewest))
  const newest = rows.filter((row) => isListed(row, filter)).toSorted(newestFirst)
  return { asked: countOf(page), newestAsked: await listedAll(newest, app) }
}

const newestFirst = (one: StoredApplication, other: StoredApplication): number =>
  other.appliedAt.localeCompare(one.appliedAt)

/** Not an application that was withdrawn and made again. */
const isSame = (one: Mentioned, other: Mentioned): boolean =>
  one.userId === other.userId && one.jobId === other.jobId && one.appliedAt === other.appliedAt

type Mentioned = Pick<StoredApplication, 'userId' | 'jobId' | 'appliedAt'>

type Page = { entries: readonly ApplicationKey[]; next: string | null }

const countOf = ({ entries, next }: Page) => ({ count: entries.length, isMore: next !== null })

/** For a reviewer, a count for each assigned position, 0 included. */
function countsByPosition(entries: readonly ApplicationKey[], reach: Reach) {
  const counts = new Map(reach.kind === 'all' ? [] : reach.ids.map((id) => [id, 0]))
  for (const { jobId } of entries) counts.set(jobId, (counts.get(jobId) ?? 0) + 1)
  return [...counts].map(([jobId, count]) => ({ jobId, toReview: count }))
}
