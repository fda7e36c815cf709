import {
  kindsDue,
  newAfter,
  newTo,
  noticeDayOf,
  noticeKinds,
  settleMilliseconds,
  type NoticeKind,
  type Recipient,
  type StaffEvent,
} from '#shared/platform/notices.ts'
import { reachOf, reaches } from '#shared/platform/staff.ts'
import { noticeEmail } from './notice-email.ts'
import { sendStaffEmail } from '../staff-emails.ts'
import { errorFields } from '#functions/platform/log/log.ts'
import { noticesOfNewMember, type StoredNotices } from '../rows/stored-notices.ts'
import type { StoredMember } from '#functions/platform/staff/stored-member.ts'
import type { NoticesApp } from './app.ts'

/** Longer than the function's timeout, so that no second run sends the same notice. */
const leaseMilliseconds = 2 * 60_000
/** Without news, `told` is written again only after this time; it bounds the events that a run reads. */
const staleMilliseconds = 60 * 60 * 1000

type Due = {
  member: StoredMember
  row: StoredNotices
  recipient: Recipient
  kinds: readonly NoticeKind[]
  isDaily: boolean
  isFirst: boolean
}

/** Members who decide and review, with the kinds of events that are due for them. Privacy officers get no notices. */
async function allDue({ members, notices }: NoticesApp, now: Date): Promise<Due[]> {
  const [all, rows] = await Promise.all([members.all(), notices.all()])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return all
    .filter(({ state, role }) => state === 'active' && role !== 'privacy_officer')
    .map((member) => {
      const row = byId.get(member.id) ?? noticesOfNewMember(member.id)
      const { settings, told, dailyDay } = row
      const recipient = { settings, told, dailyDay, createdAt: member.createdAt }
      return { member, row, recipient, ...kindsDue(recipient, now) }
    })
    .filter(({ kinds, isFirst }) => kinds.length > 0 || isFirst)
}

/** The earliest moment after which a member may have had no notice of an event. */
const earliest = (due: readonly Due[], now: Date): string =>
  due
    .flatMap(({ recipient, kinds }) => kinds.map((kind) => newAfter(recipient, kind, now)))
    .toSorted()
    .at(0) ?? now.toISOString()

const isStale = ({ recipient, kinds }: Due, now: Date): boolean =>
  kinds.some((kind) => Date.parse(recipient.told[kind] ?? '1970-01-01') < now.getTime() - staleMilliseconds)

/** E-mails each member what is new to them. A notice that fails does not stop the others. */
export const sendNotices = (app: NoticesApp) => async (): Promise<void> => {
  const now = app.clock()
  const until = new Date(now.getTime() - settleMilliseconds)
  const { due, events, titles } = await lookFor(app, { now, until }).catch((error: unknown) => {
    app.log.error('due notices could not be read', errorFields(error))
    throw error
  })
  const failures: unknown[] = []
  for (const one of due)
    await notify(one, { events, titles, now, until }, app).catch((failure: unknown) => failures.push(failure))
  // Counts as an error of the function, which raises its alarm.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} notices were not sent.`)
}

async function lookFor(app: NoticesApp, { now, until }: { now: Date; until: Date }) {
  const due = await allDue(app, now)
  const events = due.length === 0 ? [] : await app.events.between(earliest(due, now), until)
  return { due, events, titles: await titlesOf(events, app) }
}

async function titlesOf(events: readonly StaffEvent[], { jobs }: NoticesApp): Promise<Map<string, string>> {
  const ids = [...new Set(events.map(({ jobId }) => jobId))]
  const storedJobs = await Promise.all(ids.map((id) => jobs.byId(id)))
  return new Map(storedJobs.flatMap((job) => (job === undefined ? [] : [[job.id, job.title]])))
}

type News = { events: readonly StaffEvent[]; titles: ReadonlyMap<string, string>; now: Date; until: Date }

/**
 * The lease notes the day before the notice is sent: where a run ends between the two, the next day's notice has the events, and no
 * second notice is sent on one day.
 */
async function notify(due: Due, { events, titles, now, until }: News, app: NoticesApp): Promise<void> {
  const { member, row, recipient, kinds, isDaily, isFirst } = due
  const reach = reachOf(member)
  const sees = (jobId: string): boolean => reaches(reach, jobId)
  const news = newTo(recipient, { kinds, sees }, events, now)
  if (news.length === 0 && !isDaily && !isFirst && !isStale(due, now)) return
  const leasedUntil = new Date(now.getTime() + leaseMilliseconds)
  const day = isDaily || isFirst ? noticeDayOf(now) : undefined
  if (!(await app.notices.lease(row, { now, until: leasedUntil, day }))) return
  if (news.length > 0) {
    const { name } = member
    const notice = noticeEmail({ name, isDaily, events: news, titles, deskUrl: app.deskUrl })
    try {
      await sendStaffEmail(member, notice, app)
    } catch (error) {
      app.log.warn('notice not sent yet', { memberId: member.id, ...errorFields(error) })
      await app.notices.giveBack(row, leasedUntil)
      throw error
    }
    app.log.info('notice sent', { memberId: member.id, isDaily, count: news.length })
  }
  await app.notices.finish(row, leasedUntil, {
    kinds: noticeKinds.filter((kind) => kinds.includes(kind)),
    at: until,
  })
}
