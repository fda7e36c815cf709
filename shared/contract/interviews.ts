import { interviewRoom } from './interview-room.ts'
import { interviewSessions } from './interview-sessions.ts'
import { invitations } from './invitations.ts'

export const interviews = { ...interviewRoom, ...interviewSessions, ...invitations } as const
