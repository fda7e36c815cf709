import { decideOn, type Decision } from '#shared/application/decision.ts'
import { undecidedOf, type Standing } from '#functions/application/standing.ts'
import { openingOf, statusEmail, type LetterFacts } from '#functions/application/application-emails.ts'
import { interviewUrlOf } from '#functions/application/session/stored-session.ts'
import type { RecruitingHandlers } from './app.ts'
import { interviewersNamed } from './interviewers.ts'
import { standingNamed } from './listed.ts'

/**
 * What the letter will say, as far as it is known before it is sent: it may also name open positions, and ask to confirm the
 * address.
 */
function factsOf(
  { application }: Standing,
  { teamInterview, slots, interviewers = [], words, waiverReason }: Decision,
  { name, siteUrl, now }: { name: string; siteUrl: string; now: Date },
): LetterFacts {
  const { jobId, jobTitle, appliedAt, calendar } = application
  const isInvited = calendar !== undefined && !calendar.isCancelled
  return {
    name,
    jobTitle,
    appliedAt,
    teamInterview,
    slots,
    interviewers: interviewers.map((each) => each.name),
    isChoice: false,
    earlierInterview: isInvited ? calendar : undefined,
    calledOff:
      isInvited && teamInterview === null && Date.parse(calendar.at) > now.getTime() ? calendar.at : null,
    site: siteUrl,
    dashboardUrl: `${siteUrl}/dashboard`,
    interviewUrl: siteUrl + interviewUrlOf(jobId),
    answerUrl: `${siteUrl}/invitation`,
    hasQuestions: false,
    isProved: true,
    words,
    waivesInterview: waiverReason !== undefined,
    otherPositions: [],
  }
}

export const previewLetter: RecruitingHandlers['previewLetter'] = async (
  { params: { id }, body, refuse },
  app,
) => {
  const standing = await standingNamed(app, id)
  if (standing === undefined) throw refuse('application_not_found')
  const pending = standing.application.decision ?? null
  // The letter is the same with every note and reason, so it is shown before one is written.
  const requested = { interviewNote: '-', waiverReason: '-', ...body }
  const now = app.clock()
  const staff = await interviewersNamed(body.interviewers, standing.application.jobId, app)
  if (staff === undefined) throw refuse('interviewer_unknown')
  const decided = decideOn({ ...undecidedOf(standing), pending }, requested, now, staff)
  if (decided.kind === 'refused') throw refuse(decided.code)
  const { name = '' } = (await app.users.byId(standing.application.userId)) ?? {}
  const facts = factsOf(standing, decided.decision, { name, siteUrl: app.siteUrl, now })
  const { subject, text } = statusEmail(body.status, facts)
  return { success: true, data: { subject, text, opening: openingOf(body.status, facts) } }
}
