import {
  concludingText,
  greetingFor,
  idleText,
  interviewNameFor,
  interviewerName,
} from '#shared/interview/interview-texts.ts'
import { outlinesOf } from '#shared/position/assessment.ts'
import { consentFor } from '#shared/interview/consent.ts'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import {
  interviewMinutes,
  lobbySeconds,
  roomSeconds,
  roomStatus,
} from '#shared/application/session/interview-status.ts'
import { maxPages } from '#shared/application/session/recording-limits.ts'
import { mayGoOn, roomEnd } from '#shared/application/session/room.ts'
import { jobDefaults } from '#shared/position/job.ts'
import { shownSession } from '#functions/application/shown.ts'
import { sectionsOf } from '../rooms/sections.ts'
import type { InterviewerParts } from '#functions/platform/config/interviewer-settings.ts'
import type { StoredJob } from '#functions/position/rows/stored-job.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import { isAddressProved, type StoredUser } from '#functions/account/rows/stored-user.ts'
import { candidateOf } from '../rooms/candidate.ts'

type Parts = {
  session: StoredSession & { roomCreatedAt: string }
  user: StoredUser
  job: StoredJob | undefined
  /** The agent at the provider of calls, if there is one. */
  agentName: string | undefined
  /** The provider records calls, too. */
  isRecordedInCloud: boolean
  /** The services that support the interviewer; null where there are none. The agent of a provider has its own. */
  interviewerParts: InterviewerParts | null
  emergencyContacts: string
}

/** What the room needs to hold the interview. It names no bucket, role, key or host. */
export function recordOf(
  { session, user, job, agentName, isRecordedInCloud, interviewerParts, emergencyContacts }: Parts,
  now: Date,
): InterviewRecord {
  const interviewName = interviewNameFor(session.jobTitle)
  const { timeFactor = 1 } = session
  const serverParts = agentName === undefined ? interviewerParts : null
  const consent = consentFor(timeFactor, serverParts)
  const during =
    serverParts !== null && (serverParts.model || serverParts.voice || serverParts.hearing)
      ? serverParts
      : null
  const end = roomEnd(session)
  return {
    session: shownSession(session),
    status: roomStatus(session, now),
    provider: agentName === undefined ? 'built-in' : 'daily',
    agentName: agentName ?? null,
    isRecordedInCloud: agentName !== undefined && isRecordedInCloud,
    needsProof: (agentName !== undefined || during !== null) && !isAddressProved(user),
    brain: during && { model: during.model, voice: during.voice, hearing: during.hearing },
    isTranscribed: agentName !== undefined || serverParts?.transcription === true,
    isTestInterview: session.isTest ?? false,
    isPracticeInterview: false,
    job: jobSummary(session, job),
    candidate: candidateOf(user),
    interviewName,
    aiName: interviewerName,
    sections: outlinesOf(sectionsOf(job, timeFactor)),
    customGreeting: greetingFor({ name: user.name, interviewName }),
    concludingStatements: concludingText,
    idleTimeoutMessage: idleText,
    emergencyContacts,
    language: 'English',
    interviewLanguage: 'en-US',
    voice: 'male',
    timeFactor,
    maxDuration: interviewMinutes(timeFactor),
    room: {
      createdAt: session.roomCreatedAt,
      expiresAt: end.toISOString(),
      lifetimeSeconds: roomSeconds(timeFactor),
      remainingSeconds: Math.max(0, (end.getTime() - now.getTime()) / 1000),
      lobbySeconds,
    },
    running: runningOf(session, now),
    consentText: consent.text,
    consentVersion: consent.version,
  }
}

/** What a page needs to continue an interview. */
function runningOf(session: StoredSession, now: Date): InterviewRecord['running'] {
  const { started_at: startedAt, pages = [], lastPartAt } = session
  if (startedAt === null || !mayGoOn(session, now) || pages.length >= maxPages) return null
  return {
    milliseconds: now.getTime() - Date.parse(startedAt),
    callId: session.callId ?? null,
    pages: Math.max(1, pages.length),
    silentMilliseconds: lastPartAt === undefined ? null : now.getTime() - Date.parse(lastPartAt),
  }
}

/** A job that a recruiter has removed is still named by the session. */
const jobSummary = (session: StoredSession, job: StoredJob | undefined): InterviewRecord['job'] => ({
  id: session.jobId,
  title: session.jobTitle,
  department: session.department,
  description: job?.description ?? '',
  requirements: job?.requirements ?? '',
  location: job?.location ?? '',
  jobType: job?.jobType ?? jobDefaults.jobType,
  level: job?.level ?? '',
  postedDate: job?.postedDate ?? '',
  closingDate: job?.closingDate ?? null,
})
