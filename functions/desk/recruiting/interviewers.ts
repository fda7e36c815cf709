import type { Interviewer } from '#shared/application/slots.ts'
import { readsNotes } from '#shared/application/applicant-note.ts'
import { hiringRules } from '#shared/company-hiring.ts'
import { memberIdOf, staffPrincipal } from '#functions/platform/http/desk.ts'
import type { StoredMember } from '#functions/platform/staff/stored-member.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'

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

/** Whether a member can agree to an acceptance. `proposer`: who proposes it, in the form that the audit stores. */
const canAgreeWith = (proposer: string | undefined, { id, role, state }: StoredMember): boolean =>
  state === 'active' && role === 'recruiter' && id !== memberIdOf(proposer ?? '')

/** The member with this id; undefined where there is none, or where this one cannot agree to the proposal. */
export async function agreeingMember(
  id: string,
  proposer: string,
  { members }: Pick<RecruitingApp, 'members'>,
): Promise<Interviewer | undefined> {
  const member = await members.byId(id)
  return member !== undefined && canAgreeWith(proposer, member) ? named(member) : undefined
}

export const listInterviewers: RecruitingHandlers['listInterviewers'] = async (
  { params: { id }, member: caller, refuse },
  app,
) => {
  const application = await app.applications.named(id)
  if (application === undefined) throw refuse('application_not_found')
  const staff = (await app.members.all()).toSorted((a, b) => a.name.localeCompare(b.name))
  const agreeing = staff.filter((each) => canAgreeWith(caller && staffPrincipal(caller), each))
  return {
    success: true,
    data: {
      members: staff.filter((each) => readsNotes(each, application.jobId)).map(named),
      agreeing: hiringRules.acceptancesNeedAgreement ? agreeing.map(named) : null,
    },
  }
}
