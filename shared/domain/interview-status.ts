/** The states of an interview's session, and what they mean. Without zod, because pages import it in their first download. */

export const interviewStatuses = ['scheduled', 'in_progress', 'completed', 'cancelled', 'abandoned'] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

/** `expire`: the room's lifetime ended before the interview did; noticed when the session is read, and by a sweep. */
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

/** A session that no event changes any more. */
export const hasEnded = (status: InterviewStatus): boolean => Object.keys(transitions[status]).length === 0

/** The dashboard counts a cancelled interview as active, because its candidate can start again. */
export const isActiveInterview = (status: InterviewStatus): boolean =>
  status === 'in_progress' || status === 'cancelled'

/** The interview's progress, in the job page's terms. */
export const jobPageInterviewStatuses = ['not_started', 'in_progress', 'completed'] as const
export type JobPageInterviewStatus = (typeof jobPageInterviewStatuses)[number]

export const jobPageInterviewStatusOf = (status: InterviewStatus | undefined): JobPageInterviewStatus =>
  status === 'in_progress' || status === 'completed' ? status : 'not_started'

/** The longest an interview takes without extra time. */
export const maxInterviewMinutes = 20

/** What a room is open for beyond its interview: the lobby, and a start that is late. */
const roomMarginMinutes = 5

/** The interview's time is multiplied with it. A candidate who asks for extra time gives no reason. */
export const timeFactors = [1, 1.5, 2] as const
export type TimeFactor = (typeof timeFactors)[number]

export const interviewMinutes = (factor: TimeFactor = 1): number => maxInterviewMinutes * factor

/** A room closes this long after its creation. */
export const roomSeconds = (factor: TimeFactor = 1): number =>
  (interviewMinutes(factor) + roomMarginMinutes) * 60

/** Of an interview without extra time. */
export const roomLifetimeSeconds = roomSeconds()

/** Of an interview with the most extra time. */
export const longestRoomSeconds = roomSeconds(2)

/** The time to start the interview in once the room is ready. */
export const lobbySeconds = 180

/** Without a factor, the interview has no extra time. */
type Room = { status: InterviewStatus; roomCreatedAt: string | null; timeFactor?: TimeFactor | undefined }

/** Without a room nothing expires: a candidate may take the interview at any time. */
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
  // Started and left, by a reload for instance; or the room expired before the candidate joined.
  return session.started_at === null ? 'None' : 'Interviewer Ready'
}
