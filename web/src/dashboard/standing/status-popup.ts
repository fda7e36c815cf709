import { interviewScheduled } from '#shared/application/team-interview.ts'
import { interviewNotNeeded } from '#shared/application/turn.ts'
import { isWaived, turnIn, type Stage } from './standing.ts'

/** What the popup says about a job. `offersContact` adds how to reach the team. */
export type PopupState = {
  readonly title: string
  /** The documents' title, where the dialog has another one. */
  readonly subtitle?: string
  readonly text: string
  readonly offersContact?: true
}

const submitted: PopupState = {
  title: 'Application Submitted',
  text: 'We have your application. Your overview always shows the next step.',
}

const awaitingInterview = ({ interview }: Stage): PopupState => {
  if (interview === 'in_progress')
    return {
      title: 'Interview Active',
      text: 'You have started your interview. Continue from your overview.',
    }
  if (interview === 'completed')
    return { title: 'Interview Complete', text: 'Your interview is complete and under team review.' }
  return {
    title: 'Interview Ready',
    text: 'Your AI interview is ready. Start from your overview whenever it suits you.',
  }
}

/** The team decides on an interview of its own, or has set its date. */
function invited(stage: Stage): PopupState {
  if (stage.teamInterview === 'ahead')
    return {
      title: interviewScheduled,
      subtitle: submitted.title,
      text: 'Our team looks forward to meeting you.',
    }
  if (stage.teamInterview === 'over') return { ...submitted, text: 'Our team is reviewing your application.' }
  return turnIn(stage) === 'candidate' ? { ...awaitingInterview(stage), title: submitted.title } : submitted
}

/** Undefined: the candidate has no application for the job. */
export function popupState(stage: Stage | undefined): PopupState {
  const state = stateOf(stage)
  const isNotNeeded = stage !== undefined && isWaived(stage)
  return isNotNeeded ? { ...state, text: `${state.text} ${interviewNotNeeded}` } : state
}

function stateOf(stage: Stage | undefined): PopupState {
  switch (stage?.status) {
    case undefined:
      return {
        title: 'Unable to determine status',
        text: "We couldn't find your application for this position. If you have applied, please contact support.",
        offersContact: true,
      }
    case 'accepted':
      return {
        title: 'Application Accepted',
        text: "Congratulations! We'll send further instructions by email.",
        offersContact: true,
      }
    case 'rejected':
      return {
        title: 'Not selected for this position',
        text: 'Thank you for your time. You are welcome to apply for other positions.',
      }
    case 'ai_pending':
    case 'human_pending':
      return awaitingInterview(stage)
    case 'reviewed':
    case 'interviewed':
      return { title: 'Application Review', text: 'Our team is reviewing your application.' }
    case 'interview_pending':
      return invited(stage)
    case 'unknown':
      return submitted
  }
}
