import { auth as authGroup } from '#shared/account/auth/auth.ts'
import { authIntroductions } from '#shared/account/contract/introductions.ts'
import { contact as contactGroup } from '#shared/enquiry/contract/contact.ts'
import { cv as cvGroup } from '#shared/account/contract/cv.ts'
import { groupFacts } from '#shared/platform/contract/facts.ts'
import { interviewStart as interviewStartGroup } from '#shared/interview/contract/interview-start.ts'
import { interviewRoom as interviewRoomGroup } from '#shared/interview/contract/interview-room.ts'
import { interviewSessions as interviewSessionsGroup } from '#shared/application/contract/interview-sessions.ts'
import { invitations as invitationsGroup } from '#shared/application/contract/invitations.ts'
import { jobs as jobsGroup } from '#shared/application/contract/jobs.ts'
import { voiceAgent as voiceAgentGroup } from '#shared/interview/contract/voice-agent.ts'

// Only the page of `/introduction` calls these.
const { openIntroduction: _, acceptIntroduction: __, deleteIntroduction: ___, ...ofEveryPage } = authGroup

export const auth = groupFacts(ofEveryPage)
export const introductions = groupFacts(authIntroductions)
export const contact = groupFacts(contactGroup)
export const cv = groupFacts(cvGroup)
export const interviewStart = groupFacts(interviewStartGroup)
export const interviewRoom = groupFacts(interviewRoomGroup)
export const interviewSessions = groupFacts(interviewSessionsGroup)
export const invitations = groupFacts(invitationsGroup)
export const jobs = groupFacts(jobsGroup)
export const voiceAgent = groupFacts(voiceAgentGroup)
