import {
  blockedBy,
  decidedMessage,
  endedMessage,
  openElsewhereMessage,
  roomClosedMessage,
  takenOverMessage,
} from './room-status.ts'

/** What the lobby shows in place of the devices where the interview cannot continue on this page. */
export type Over = Readonly<{
  title: string
  /** What the server has kept; undefined where that is not known. */
  saved: string | undefined
  way: 'refresh' | 'retake' | 'retry' | 'look' | 'dashboard'
}>

const applicationOnly = 'Your application is saved. Nothing was recorded.'
const answersToo = 'Your application and the answers you gave are saved.'

const expired = { title: 'Session Expired', saved: applicationOnly } as const

/** Recognises a block by its message, the only part of a refusal that the machine keeps. */
function overOfBlock(message: string): Over {
  switch (message) {
    case blockedBy('None'):
      return { ...expired, way: 'retake' }
    case blockedBy('Interviewer Ready'):
      return { title: 'Session Ended', saved: answersToo, way: 'retake' }
    case roomClosedMessage:
      return { title: 'Time Is Up', saved: answersToo, way: 'retake' }
    case decidedMessage:
      return { title: 'No Interview to Take', saved: undefined, way: 'dashboard' }
    case blockedBy('Completed'):
      return { title: 'Interview Completed', saved: answersToo, way: 'dashboard' }
    // A retake would end the interview in the other tab.
    case openElsewhereMessage:
      return { title: 'Open in Another Tab', saved: undefined, way: 'look' }
    case takenOverMessage:
      return { title: 'Continued Elsewhere', saved: answersToo, way: 'dashboard' }
    case endedMessage:
      return { title: 'Interview Ended', saved: answersToo, way: 'dashboard' }
    default:
      return { title: 'Interview Blocked', saved: undefined, way: 'retake' }
  }
}

/** Undefined while the candidate can still start. `message` is the phase's. */
export function overOf(phase: string, message: string | undefined): Over | undefined {
  if (phase === 'expired') return { ...expired, way: 'refresh' }
  if (phase === 'error') return { title: 'Interview Not Started', saved: undefined, way: 'retry' }
  return phase === 'blocked' ? overOfBlock(message ?? '') : undefined
}
