import type { JobApplication } from '#shared/application/contract/jobs.ts'
import {
  interviewScheduled,
  teamInterviewTexts,
  type TeamInterviewTexts,
} from '#shared/application/team-interview.ts'
import { interviewNotNeeded, nextStepText, progressOfJob, turnOf } from '#shared/application/turn.ts'
import { alreadyApplied } from './already-applied.ts'
import { interviewActionOf, type InterviewAction } from './application-status.ts'

export type CardContent = {
  title: string
  /** The documents' title, where the card has another one. */
  subtitle?: string
  text?: string
  nextStep?: string
  meeting?: TeamInterviewTexts
  action?: InterviewAction
}

/** The card, with what the candidate does next or the date on which the team expects them. */
export function cardContent(application: JobApplication, now: Date): CardContent {
  const progress = progressOfJob(application, now)
  const turn = turnOf(progress)
  if (turn === 'candidate') {
    const step = { ...application, interview: progress.interview }
    const action = interviewActionOf(step)
    // The documents' "We'll get back to you soon!" would contradict the next step.
    return {
      title: alreadyApplied.title,
      nextStep: nextStepText(step),
      ...(action === undefined ? {} : { action }),
    }
  }
  const meeting = teamInterviewTexts(application.teamInterview, now)
  if (meeting === undefined)
    return progress.interview === 'waived' && turn === 'team'
      ? { ...alreadyApplied, text: `${interviewNotNeeded} We'll get back to you soon!` }
      : alreadyApplied
  return progress.teamInterview === 'ahead'
    ? { title: interviewScheduled, subtitle: alreadyApplied.title, meeting }
    : { ...alreadyApplied, meeting }
}
