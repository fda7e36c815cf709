import type { HistoryEntry } from '#shared/platform/audit.ts'
import { memberIdOf } from '#functions/platform/http/desk.ts'
import type { StoredAct } from '#functions/platform/audit/stored-act.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'
import { recordingsOf } from './recordings.ts'

/** Small rows: some 15 kB in one answer. */
const actsPerPage = 50

export const showHistory: RecruitingHandlers['showHistory'] = async (
  { params: { id }, query: { cursor }, refuse },
  app,
) => {
  const application = await app.applications.named(id)
  if (application === undefined) throw refuse('application_not_found')
  const [{ acts, next }, recordings, nameOf] = await Promise.all([
    app.audit.page({ userId: application.userId, cursor, limit: actsPerPage }),
    recordingsOf(application, app),
    staffNames(app),
  ])
  // Acts about the candidate as a person belong to each application; those about another application do not.
  const subjects = new Set([
    application.id,
    application.userId,
    ...recordings.map((recording) => recording.id),
  ])
  const entries = acts.filter(({ on }) => subjects.has(on)).map((act) => shown(act, nameOf))
  return { success: true, data: { entries, next } }
}

/** The name of who acted, as the audit names them; null for the recruiter tool. */
export type StaffNames = (who: string) => string | null

export async function staffNames({ members }: Pick<RecruitingApp, 'members'>): Promise<StaffNames> {
  const names = new Map((await members.all()).map(({ id, name }) => [id, name]))
  return (who) => {
    const memberId = memberIdOf(who)
    return memberId === undefined ? null : (names.get(memberId) ?? 'A former member')
  }
}

const shown = ({ id, at, act, who, detail }: StoredAct, nameOf: StaffNames): HistoryEntry => ({
  id,
  at,
  act,
  who: nameOf(who),
  detail: detail ?? null,
})
