import { malaysianClock } from '#shared/platform/malaysian-time.ts'
import { answerText, invitationText, withText } from '../applicants/interview-text.ts'
import type { Shown } from './use-applicant.ts'

/** The interview with the team, and what the candidate has chosen or answered. */
export function ArrangedInterview({ application }: Pick<Shown, 'application'>) {
  const { status, teamInterview, slots, interviewers, answer } = application
  if (status !== 'interview_pending') return null
  const people = withText(interviewers)
  return (
    <>
      {(teamInterview !== null || slots !== null) && (
        <p>{`Interview: ${invitationText({ teamInterview, slots })}`}</p>
      )}
      {teamInterview === null && slots !== null && (
        <p className="text-ink-soft">{slots.times.map((at) => malaysianClock(at)).join('; ')}</p>
      )}
      {people !== undefined && <p>{people}</p>}
      {answer !== null && <p className="text-ink-soft">{answerText(answer)}</p>}
      {answer === null && slots === null && (
        <p className="text-ink-soft">The candidate has not answered yet.</p>
      )}
    </>
  )
}
