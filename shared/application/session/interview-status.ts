/** The states of an interview's session, and what they mean. Without zod, because pages import it in their first download. */

export const interviewStatuses = ['scheduled', 'in_progress', 'completed', 'cancelled', 'abandoned'] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

/** How far the interview of an application is. `waived`: a recruiter has moved it on before the interview was completed. */
export type HeldInterview = InterviewStatus | 'waived'

/** `expire`: the room's lifetime ended before the interview did. Readers of the session notice it, and so does a scheduled function. */
export type InterviewEvent = 'start' | 'complete' | 'cancel' | 'expire'

const transitions: Readonly<
  Record<InterviewStatus, Readonly<Partial<Record<InterviewEvent, InterviewStatus>>>>
> = {
  scheduled: { start: 'in_progress', cancel: 'cancelled', expire: 'abandoned' },
  in_progress: { complete: 'completed', cancel: 'cancelled', expire: 'abandoned' },
  completed: {},
  cancelled: {},
  abandoned: {},
}

/** The status after an event; undefined where the event is refused. */
export const nextInterviewStatus = (
  status: InterviewStatus,
  event: InterviewEvent,
): InterviewStatus | undefined => transitions[status][event]

/** Whether no event can change the status. */
export const hasEnded = (status: InterviewStatus): boolean => Object.keys(transitions[status]).length === 0

/** The dashboard counts a cancelled interview as active, because its candidate can start again. */
export const isActiveInterview = (status: HeldInterview): boolean =>
  status === 'in_progress' || status === 'cancelled'

/** The interview's progress, in the job page's terms. */
export const jobPageInterviewStatuses = ['not_started', 'in_progress', 'completed'] as const
export type JobPageInterviewStatus = (typeof jobPageInterviewStatuses)[number]

export const jobPageInterviewStatusOf = (status: HeldInterview | undefined): JobPageInterviewStatus =>
  status === 'in_progress' || status === 'completed' ? status : 'not_started'

/** Without extra time. */
export const maxInterviewMinutes = 20

/** A room is open this much longer than its interview, for the lobby and a late start. */
const roomMarginMinutes = 5

/** The interview's time is multiplied by it. A candidate need not give a reason for extra time. */
/** What ends the interviewer's questions: harm to the candidate or to others, or a consent that is withdrawn. */
export const dangers = ['danger', 'consent'] as const

export const timeFactors = [1, 1.5, 2] as const
export type TimeFactor = (typeof timeFactors)[number]

export const interviewMinutes = (factor: TimeFactor = 1): number => maxInterviewMinutes * factor

/** A room closes this long after its creation. */
export const roomSeconds = (factor: TimeFactor = 1): number =>
  (interviewMinutes(factor) + roomMarginMinutes) * 60

/** Without extra time. */
export const roomLifetimeSeconds = roomSeconds()

/** With the most extra time. */
export const longestRoomSeconds = roomSeconds(2)

/** How long a candidate has to start the interview once the room is open. */
export const lobbySeconds = 180

type Room = { status: InterviewStatus; roomCreatedAt: string | null; timeFactor?: TimeFactor | undefined }

/** A session whose room was never opened does not expire: the candidate may take the interview at any time. */
export const hasExpired = ({ status, roomCreatedAt, timeFactor }: Room, now: Date): boolean =>
  roomCreatedAt !== null &&
  nextInterviewStatus(status, 'expire') !== undefined &&
  Date.parse(roomCreatedAt) + roomSeconds(timeFactor) * 1000 <= now.getTime()

/** The status that the interview page checks before it joins; only 'Pending Interview' may start. */
export const roomStatuses = [
  'Pending Interview',
  'Interviewer Ready',
  'None',
  'Completed',
  'Cancelled',
] as const
export type RoomStatus = (typeof roomStatuses)[number]

export function roomStatus(session: Room & { started_at: string | null }, now: Date): RoomStatus {
  const status = hasExpired(session, now) ? 'abandoned' : session.status
  if (status === 'scheduled') return 'Pending Interview'
  if (status === 'completed') return 'Completed'
  if (status === 'cancelled') return 'Cancelled'
  // 'Interviewer Ready': started and left, for instance by a reload. 'None': the room expired before the start.
  return session.started_at === null ? 'None' : 'Interviewer Ready'
}
