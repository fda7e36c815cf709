import type { RoomStatus } from '#shared/application/session/interview-status.ts'

/** Why the room's status blocks the interview; undefined where the candidate may start. The texts are the specification's. */
export function blockedBy(status: RoomStatus): string | undefined {
  if (status === 'Pending Interview') return undefined
  if (status === 'None')
    return 'This interview session has expired. You did not join within the allocated time.'
  if (status === 'Interviewer Ready')
    return 'It looks like you refreshed the page, which ended the session. Please request to retake the interview'
  return `Interview access blocked (Status: ${status}). You may need to request a retake.`
}

/** The room of an interview that was started has closed. */
export const roomClosedMessage = 'The time of this interview has passed.'

/** A recruiter has decided since the page was loaded. */
export const decidedMessage =
  'We have already decided on your application for this position. You are welcome to apply for another one.'

/** Another tab of this browser holds the interview, and a retake would end it there. */
export const openElsewhereMessage =
  'This interview is open in another tab or window of this browser. Continue there, or close it there to continue here.'

/** Shown on a page whose interview another page continues. */
export const takenOverMessage = 'This interview is running on another device or in another window.'

/** Shown once the server accepts no more answers. */
export const endedMessage = 'This interview is over.'

export const unverifiedMessage =
  'Could not verify interview status. Please try refreshing or contact support.'
