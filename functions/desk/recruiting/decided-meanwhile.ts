import type { Act } from '#shared/platform/acts.ts'
import { memberIdOf } from '#functions/platform/http/desk.ts'
import type { StoredAct } from '#functions/platform/audit/stored-act.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { RecruitingApp } from './app.ts'

/** The latest acts about a candidate, which are searched for the decision. */
const actsRead = 20

const decidingActs: ReadonlySet<string> = new Set<Act>([
  'application_decided',
  'decision_recalled',
  'acceptance_proposed',
  'acceptance_agreed',
  'acceptance_declined',
])

const readAgain = 'Read the application again before you decide.'

/** The act by which a member of staff gave the application its present status; undefined where the candidate did. */
function decidingAct(acts: readonly StoredAct[], { id, status, decision }: StoredApplication) {
  const last = acts.find(({ on, act }) => on === id && decidingActs.has(act))
  if (last?.act === 'decision_recalled' || last?.act === 'acceptance_declined')
    return decision === undefined ? last : undefined
  return last?.detail === (decision?.status ?? status) ? last : undefined
}

async function nameOf(who: string, { members }: Pick<RecruitingApp, 'members'>): Promise<string> {
  const memberId = memberIdOf(who)
  if (memberId === undefined) return 'A colleague with the recruiter tool'
  return (await members.byId(memberId))?.name ?? 'A former colleague'
}

/** The act of the staff that gave the application its present state. */
export const lastAct = async (
  application: StoredApplication,
  { audit }: Pick<RecruitingApp, 'audit'>,
): Promise<StoredAct | undefined> =>
  decidingAct((await audit.page({ userId: application.userId, limit: actsRead })).acts, application)

/** Whether a member has recalled the decision, and no one has decided since: the answer to the first call was lost. */
export async function hasRecalled(
  who: string,
  application: StoredApplication,
  app: Pick<RecruitingApp, 'audit'>,
): Promise<boolean> {
  const act = await lastAct(application, app)
  return act?.act === 'decision_recalled' && act.who === who
}

/** Who gave the application its present status, as the audit names them; undefined where the candidate did. */
export const lastDecider = async (
  application: StoredApplication,
  app: Pick<RecruitingApp, 'audit'>,
): Promise<string | undefined> => (await lastAct(application, app))?.who

/** The message for the second of two recruiters; none where no member of staff has decided. */
export async function whoDecided(
  application: StoredApplication,
  app: Pick<RecruitingApp, 'audit' | 'members'>,
): Promise<{ text?: string }> {
  const act = await lastAct(application, app)
  if (act === undefined) return {}
  const did = act.act === 'decision_recalled' ? 'recalled the decision' : 'decided on this application'
  return { text: `${await nameOf(act.who, app)} has ${did} since you opened it. ${readAgain}` }
}
