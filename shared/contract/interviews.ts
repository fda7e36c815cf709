import { interviewRoom } from './interview-room.ts'
import { interviewSessions } from './interview-sessions.ts'

export const interviews = { ...interviewRoom, ...interviewSessions } as const
