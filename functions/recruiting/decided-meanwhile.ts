import { memberIdOf } from '../http/desk.ts'
import type { StoredAct } from '../storage/audit/stored-act.ts'
import type { StoredApplication } from '../storage/applications/stored-application.ts'
import type { RecruitingApp } from './app.ts'

/** The latest acts about a candidate, which are searched for the decision. */
const actsRead = 20

const readAgain = 'Read the application again before you decide.'

/** The act by which a colleague gave the application its present status; undefined where the candidate did. */
function colleaguesAct(acts: readonly StoredAct[], { id, status, decision }: StoredApplication) {
  const last = acts.find(
    ({ on, act }) => on === id && (act === 'application_decided' || act === 'decision_recalled'),
  )
  if (last?.act === 'decision_recalled') return decision === undefined ? last : undefined
  return last?.detail === (decision?.status ?? status) ? last : undefined
}

async function nameOf(who: string, { members }: Pick<RecruitingApp, 'members'>): Promise<string> {
  const memberId = memberIdOf(who)
  if (memberId === undefined) return 'A colleague with the recruiter tool'
  return (await members.byId(memberId))?.name ?? 'A former colleague'
}

/** The message for the second of two recruiters; undefined where no member of staff has decided. */
export async function whoDecided(
  application: StoredApplication,
  app: Pick<RecruitingApp, 'audit' | 'members'>,
): Promise<string | undefined> {
  const { acts } = await app.audit.about({ userId: application.userId, limit: actsRead })
  const act = colleaguesAct(acts, application)
  if (act === undefined) return undefined
  const did = act.act === 'decision_recalled' ? 'recalled the decision' : 'decided on this application'
  return `${await nameOf(act.who, app)} has ${did} since you opened it. ${readAgain}`
}
