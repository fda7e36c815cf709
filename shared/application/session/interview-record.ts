import * as z from 'zod/mini'
import { sectionOutline } from '#shared/position/assessment.ts'
import { interviewSession, roomStatusName, timeFactor } from './interview.ts'

const jobSummary = z.object({
  id: z.string(),
  title: z.string(),
  department: z.string(),
  description: z.string(),
  requirements: z.string(),
  location: z.string(),
  jobType: z.string(),
  level: z.string(),
  postedDate: z.string(),
  closingDate: z.nullable(z.string()),
})

/** What the interviewer knows of the candidate, from the profile. */
const candidateProfile = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  currentRole: z.string(),
  /** Lines of the form "company - position (duration)". */
  experience: z.string(),
  motivation: z.string(),
  availability: z.string(),
  skills: z.string(),
  education: z.string(),
  projects: z.string(),
})

export type CandidateProfile = z.output<typeof candidateProfile>

/**
 * `built-in`: the interviewer runs in the candidate's browser. `daily`: it joins a call of Daily, which the page starts with
 * `POST /voice-agent/v1/public/{agentName}/start`. Deployments without the provider's keys use the built-in one.
 */
export const interviewProvider = z.enum(['built-in', 'daily'])
export type InterviewProvider = z.output<typeof interviewProvider>

/** Everything the room needs to hold an interview. */
export const interviewRecord = z.object({
  session: interviewSession,
  status: roomStatusName,
  provider: interviewProvider,
  /** The provider also records the call. An older API does not send it. */
  isRecordedInCloud: z.optional(z.boolean()),
  /** The agent that the page names when it starts a call of `daily`; null with the built-in interviewer. */
  agentName: z.nullable(z.string()),
  /** The candidate has to prove the mailbox before a call starts, because calls cost money. */
  needsProof: z._default(z.boolean(), false),
  /**
   * Which of these the server gives the built-in interviewer: a model that answers turns, a voice, and live recognition
   * (`hearing`). Null for none of them. An older API does not send it.
   */
  brain: z.optional(z.nullable(z.object({ model: z.boolean(), voice: z.boolean(), hearing: z.boolean() }))),
  /** What is said aloud is written down afterwards, from the recording or by the agent. An older API does not send it. */
  isTranscribed: z.optional(z.boolean()),
  /** Test mode: the page says so, and continues without camera, microphone or an interviewer that joins. */
  isTestInterview: z.boolean(),
  /** A practice run: the page stores and records nothing. */
  isPracticeInterview: z.boolean(),
  job: jobSummary,
  candidate: candidateProfile,
  interviewName: z.string(),
  aiName: z.string(),
  /** Questions are absent until the interview starts, except in a practice run, which has no start at the server. */
  sections: z.array(z.object({ ...sectionOutline.shape, questions: z.optional(z.array(z.string())) })),
  customGreeting: z.string(),
  concludingStatements: z.string(),
  idleTimeoutMessage: z.string(),
  /** Whom a candidate in danger is told to call. An older API does not send it. */
  emergencyContacts: z.optional(z.string()),
  language: z.string(),
  interviewLanguage: z.string(),
  voice: z.enum(['male', 'female']),
  /** Extra time: the factor by which the interview and its sections are longer. An older API does not send it. */
  timeFactor: z.optional(timeFactor),
  /** In minutes, as the specification counts it. */
  maxDuration: z.number(),
  room: z.object({
    createdAt: z.string(),
    expiresAt: z.string(),
    lifetimeSeconds: z.number(),
    /** Until the room closes, by the server's clock, because the page's may be wrong. Null in a practice run. */
    remainingSeconds: z._default(z.nullable(z.number()), null),
    /** The countdown in the lobby. */
    lobbySeconds: z.number(),
  }),
  /** A running interview that this page may continue; null for every other session. */
  running: z._default(
    z.nullable(
      z.object({
        /** Since the start. */
        milliseconds: z.number(),
        /** The page that holds it. */
        callId: z.nullable(z.string()),
        /** How many pages have held it so far. */
        pages: z.number(),
        /** Since a page last sent a part of the recording; null where none has. */
        silentMilliseconds: z.nullable(z.number()),
      }),
    ),
    null,
  ),
  /** What the candidate agrees to; in a practice run, a note that nothing is recorded. */
  consentText: z.string(),
  /** The start of the interview sends it back; empty in a practice run. */
  consentVersion: z.string(),
})

export type InterviewRecord = z.output<typeof interviewRecord>
