import { interviewRoom } from './interview-room.ts'
import { interviewSessions } from '#shared/application/contract/interview-sessions.ts'
import { invitations } from '#shared/application/contract/invitations.ts'

export const interviews = { ...interviewRoom, ...interviewSessions, ...invitations } as const
