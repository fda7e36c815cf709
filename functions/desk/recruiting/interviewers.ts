import type { Interviewer } from '#shared/application/slots.ts'
import { readsNotes } from '#shared/application/applicant-note.ts'
import type { StoredMember } from '#functions/platform/staff/stored-member.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'
import { applicationOf } from './listed.ts'

const named = ({ id, name }: StoredMember): Interviewer => ({ id, name })

/** The members with these ids; undefined where one cannot open the applicants of the position, as those who read the notes can. */
export async function interviewersNamed(
  ids: readonly string[] | undefined,
  jobId: string,
  { members }: Pick<RecruitingApp, 'members'>,
): Promise<Interviewer[] | undefined> {
  const all = await Promise.all((ids ?? []).map((id) => members.byId(id)))
  const interviewers = all.flatMap((member) =>
    member !== undefined && readsNotes(member, jobId) ? [named(member)] : [],
  )
  return interviewers.length === all.length ? interviewers : undefined
}

export const listInterviewers: RecruitingHandlers['listInterviewers'] = async (
  { params: { id }, refuse },
  app,
) => {
  const application = await applicationOf(app, id)
  if (application === undefined) throw refuse('application_not_found')
  const members = (await app.members.all()).filter((member) => readsNotes(member, application.jobId))
  return {
    success: true,
    data: { members: members.map(named).toSorted((a, b) => a.name.localeCompare(b.name)) },
  }
}
