import * as z from 'zod/mini'
import { sectionOutline } from './assessment.ts'
import { interviewSession, roomStatusName, timeFactor } from './interview.ts'

/** The job as the interview names it. */
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

/** The candidate as the interviewer knows them, from the profile. */
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
 * `built-in`: the interviewer runs in the candidate's browser. `daily`: it joins a call of Daily, which the room starts with
 * `POST /voice-agent/v1/public/{agentName}/start`. Deployments without the provider's keys have the built-in one.
 */
export const interviewProvider = z.enum(['built-in', 'daily'])
export type InterviewProvider = z.output<typeof interviewProvider>

/** Everything the room needs to hold an interview. */
export const interviewRecord = z.object({
  session: interviewSession,
  status: roomStatusName,
  provider: interviewProvider,
  /** The provider records the call, too. An older API does not send it. */
  isRecordedInCloud: z.optional(z.boolean()),
  /** The agent that a room with the provider `daily` names when it starts the call; null with the built-in one. */
  agentName: z.nullable(z.string()),
  /** The mailbox has to be proved before the call starts, because a call costs money. */
  needsProof: z._default(z.boolean(), false),
  /**
   * The built-in interviewer asks a model, and has a voice and a hearing of the server, each where it is `true`; null where there is
   * none of them. An older API does not send it.
   */
  brain: z.optional(z.nullable(z.object({ model: z.boolean(), voice: z.boolean(), hearing: z.boolean() }))),
  /** Test mode: the room says so, and goes on without camera, microphone or an interviewer who joins. */
  isTestInterview: z.boolean(),
  /** A practice run: the room calls nothing that stores, and records nothing. */
  isPracticeInterview: z.boolean(),
  job: jobSummary,
  candidate: candidateProfile,
  interviewName: z.string(),
  aiName: z.string(),
  /** The questions come with the start. A practice run has no start at the server, and questions of its own. */
  sections: z.array(z.object({ ...sectionOutline.shape, questions: z.optional(z.array(z.string())) })),
  customGreeting: z.string(),
  concludingStatements: z.string(),
  idleTimeoutMessage: z.string(),
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
    /** Until the room closes, by the server's clock: the page's own may be wrong. Null in a practice run. */
    remainingSeconds: z._default(z.nullable(z.number()), null),
    /** The countdown in the lobby. */
    lobbySeconds: z.number(),
  }),
  /** An interview that runs, which this page may go on with; null for every other. */
  running: z._default(
    z.nullable(
      z.object({
        /** Since the start. */
        milliseconds: z.number(),
        /** The page that holds it. */
        callId: z.nullable(z.string()),
        /** The pages that have held it so far. */
        pages: z.number(),
        /** Since another page last sent a part of the recording; null where none came. */
        silentMilliseconds: z.nullable(z.number()),
      }),
    ),
    null,
  ),
  /** What the candidate agrees to. In a practice run it says that nothing is recorded. */
  consentText: z.string(),
  /** Names that text when the interview starts; empty in a practice run. */
  consentVersion: z.string(),
})

export type InterviewRecord = z.output<typeof interviewRecord>
