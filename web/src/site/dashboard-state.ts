const withdrawals = ['deleted', 'notDeleted', 'recordingDeleted', 'recordingNotDeleted'] as const

/** Location state of the navigation from an interview to the dashboard, which then refreshes its data once. */
export type FromInterview = {
  refreshFromInterview: true
  sessionId: string
  timestamp: number
  /** How many questions the candidate has answered; undefined where the page does not know. */
  questions?: number
  /** The room closed while the page did not run, and the answers were submitted as they were. */
  hasRoomClosed?: true
  /** The candidate asked the interviewer to delete everything: with the application, or only the interview. */
  withdrawal?: (typeof withdrawals)[number]
}

/** Location state of a link to the dashboard that asks where the application for a job stands. */
export type StatusOfJob = { statusOfJob: string }

/** Reads a navigation state, which any page can set: unknown and malformed values are dropped. */
export function readFromInterview(state: unknown): FromInterview | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const value = (name: keyof FromInterview): unknown => Reflect.get(state, name)
  const [sessionId, timestamp, questions] = [value('sessionId'), value('timestamp'), value('questions')]
  const withdrawal = withdrawals.find((each) => each === value('withdrawal'))
  return value('refreshFromInterview') === true &&
    typeof sessionId === 'string' &&
    typeof timestamp === 'number'
    ? {
        refreshFromInterview: true,
        sessionId,
        timestamp,
        ...(typeof questions === 'number' && questions > 0 ? { questions } : {}),
        ...(value('hasRoomClosed') === true ? { hasRoomClosed: true } : {}),
        ...(withdrawal === undefined ? {} : { withdrawal }),
      }
    : undefined
}

export function readStatusOfJob(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const jobId: unknown = Reflect.get(state, 'statusOfJob')
  return typeof jobId === 'string' ? jobId : undefined
}

/** Shown after the room closed while the device slept or the browser had frozen the page. */
export const roomClosedText =
  'The time for this interview passed while this page was not running. Your answers are submitted as they are.'
