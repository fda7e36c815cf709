import type { AuditEntry } from '#shared/platform/audit.ts'
import { applicationKey } from '#functions/application/rows/application-id.ts'
import { recordingKeyOf } from '#functions/application/session/recording-id.ts'
import type { StoredAct } from '#functions/platform/audit/stored-act.ts'
import { memberIdOf } from '#functions/platform/http/desk.ts'
import type { RecruitingApp } from './app.ts'

type Stores = Pick<RecruitingApp, 'users' | 'sessions' | 'jobs' | 'members'>

const defined = <Value>(values: readonly (Value | undefined)[]): Value[] =>
  [...new Set(values)].filter((value) => value !== undefined)

const isOnRecording = ({ act }: StoredAct): boolean => act.startsWith('recording_') || act === 'quotes_shown'

/** The names of who acted and of whom or what the acts are about, as they are now. */
export async function actNames(acts: readonly StoredAct[], { users, sessions, jobs, members }: Stores) {
  const recordings = acts.filter(isOnRecording).map(({ on }) => recordingKeyOf(on))
  const [staff, candidates, interviews] = await Promise.all([
    members.all(),
    users.byIds(defined(acts.map(({ userId }) => userId))),
    sessions.byKeys(defined(recordings)),
  ])
  const jobOfInterview = new Map(interviews.map(({ id, jobId }) => [id, jobId]))
  const jobIdOf = (act: StoredAct): string | undefined => {
    if (act.act.startsWith('position_') || act.act === 'applicants_exported') return act.on
    return isOnRecording(act)
      ? jobOfInterview.get(recordingKeyOf(act.on)?.id ?? '')
      : applicationKey(act.on)?.jobId
  }
  const positions = await Promise.all(defined(acts.map(jobIdOf)).map((id) => jobs.byId(id)))
  const nameOf = new Map([...staff, ...candidates].map(({ id, name }) => [id, name]))
  const titleOf = new Map(defined(positions).map(({ id, title }) => [id, title]))
  return (act: StoredAct): NonNullable<AuditEntry['names']> => {
    const memberId = memberIdOf(act.who)
    return {
      who: memberId === undefined ? null : (nameOf.get(memberId) ?? 'A former colleague'),
      candidate: nameOf.get(act.userId ?? '') ?? null,
      position: titleOf.get(jobIdOf(act) ?? '') ?? null,
      colleague: act.act.startsWith('staff_') ? (nameOf.get(act.on) ?? null) : null,
    }
  }
}
