import { decideOn, type Decision } from '#shared/domain/decision.ts'
import { undecidedOf, type Standing } from '../applications/standing.ts'
import { openingOf, statusEmail, type LetterFacts } from '../mail/application-emails.ts'
import { interviewUrlOf } from '../storage/interviews/stored-session.ts'
import type { RecruitingHandlers } from './app.ts'
import { standingNamed } from './listed.ts'

/**
 * What the letter will say, as far as it is known before it is sent: it may also name open positions, and ask to confirm the
 * address.
 */
function factsOf(
  { application }: Standing,
  { teamInterview, words }: Decision,
  { name, siteUrl }: { name: string; siteUrl: string },
): LetterFacts {
  const { jobId, jobTitle, appliedAt, calendar } = application
  const isInvited = calendar !== undefined && !calendar.isCancelled
  return {
    name,
    jobTitle,
    appliedAt,
    teamInterview,
    isChanged: isInvited,
    calledOff: isInvited && teamInterview === null ? calendar.at : null,
    site: siteUrl,
    dashboardUrl: `${siteUrl}/dashboard`,
    interviewUrl: siteUrl + interviewUrlOf(jobId),
    isProved: true,
    words,
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
  const decided = decideOn({ ...undecidedOf(standing), pending }, body, app.clock())
  if (decided.kind === 'refused') throw refuse(decided.code)
  const { name = '' } = (await app.users.byId(standing.application.userId)) ?? {}
  const facts = factsOf(standing, decided.decision, { name, siteUrl: app.siteUrl })
  const { subject, text } = statusEmail(body.status, facts)
  return { success: true, data: { subject, text, opening: openingOf(body.status, facts) } }
}
