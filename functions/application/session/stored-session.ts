import * as z from 'zod/mini'
import { interviewProvider } from '#shared/application/session/interview-record.ts'
import { interviewStatus, timeFactor } from '#shared/application/session/interview.ts'
import { transcriptionProblem, transcriptionState } from '#shared/application/session/transcription-state.ts'
import { recorderTimes } from '#shared/application/session/recording.ts'
import { countedCall } from '#functions/platform/limits/call-minutes.ts'

/** A segment of the recording: one file of the interview's folder. */
const recordedFile = z.object({
  segment: z.number(),
  name: z.string(),
  bytes: z.number(),
  parts: z.number(),
  /** Parts that never arrived. */
  missing: z.array(z.number()),
  /** How long it plays; absent where the file does not tell. */
  seconds: z.optional(z.number()),
  /** The second of the interview at which it begins; absent where the page did not report it. */
  startSeconds: z.optional(z.number()),
  /** Of its sound; absent where the file does not tell. */
  channels: z.optional(z.number()),
})

export type RecordedFile = z.output<typeof recordedFile>

/** Why the files were given up after the last attempt, by the name of the error. */
const recordingFailure = z.object({ reason: z.string(), at: z.string() })

export type RecordingFailure = z.output<typeof recordingFailure>

/** The candidate withdrew the consent to the recording: when, whether it is deleted, whether the candidate was e-mailed. */
const recordingRemoval = z.object({ at: z.string(), isErased: z.boolean(), isEmailed: z.boolean() })

/** The transcription of the recording by the service, where the words of answers are missing. */
const transcription = z.object({
  state: transcriptionState,
  problem: z.optional(transcriptionProblem),
  since: z.string(),
  /** Attempts that failed. */
  failures: z.number(),
  /** How many seconds of recordings were counted. */
  seconds: z.number(),
  /** The segments that have a job each. */
  segments: z.array(z.number()),
})

export type StoredTranscription = z.output<typeof transcription>

/** The call with the interviewer at the provider. Its token admits to the call, so only the answer to the start contains it. */
const conversation = z.object({
  /** The page that started it. */
  callId: z.string(),
  /** Of the start that writes it: when an end or another page's start comes between, the writing fails. */
  startId: z.string(),
  leasedUntil: z.string(),
  call: z.optional(
    z.object({
      providerSessionId: z.string(),
      dailyRoom: z.string(),
      dailyToken: z.string(),
      expiresAt: z.string(),
      /** Of the minutes of a day: what is not used is given back when the call is ended without its session. */
      counted: z.optional(countedCall),
    }),
  ),
})

export type StoredConversation = z.output<typeof conversation>

/** A row of an interview session; its key is `userId` and `id`. */
export const storedSession = z.object({
  userId: z.string(),
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  department: z.string(),
  status: interviewStatus,
  createdAt: z.string(),
  started_at: z.nullable(z.string()),
  finished_at: z.nullable(z.string()),
  roomCreatedAt: z.nullable(z.string()),
  /** The folder of the interview's files, from when its room is opened: a name that changes later does not move it. */
  folder: z.optional(z.string()),
  /** Extra time; absent where the candidate asked for none. */
  timeFactor: z.optional(timeFactor),
  /** The page that started the interview. */
  callId: z.optional(z.string()),
  /** The pages that have held the interview, in their order. */
  pages: z.optional(z.array(z.object({ at: z.string(), device: z.optional(z.string()) }))),
  /** When a part of the recording was last announced. */
  lastPartAt: z.optional(z.string()),
  /** What the candidate agreed to, and when. Without a version, an earlier page sent the text. */
  consent: z.optional(z.object({ text: z.string(), at: z.string(), version: z.optional(z.string()) })),
  /** Test mode, which the summary for recruiters names. */
  isTest: z.optional(z.boolean()),
  /** Who conducts the interview, from the first call on; without it the built-in interviewer. */
  provider: z.optional(interviewProvider),
  conversation: z.optional(conversation),
  /** The provider of the call records it, too. */
  isRecordedInCloud: z.optional(z.boolean()),
  /** How many parts each segment of the recording has, where the page said so. */
  recordedParts: z.optional(z.array(z.number())),
  /** When each segment began, in milliseconds of the interview, where the finish said so. */
  segmentStarts: z.optional(z.array(z.number())),
  recorderTimes: z.optional(z.array(recorderTimes)),
  /** How many recordings of the call there are, where the page said so. */
  cloudRecordings: z.optional(z.number()),
  /** The assembled recording. */
  recording: z.optional(z.array(recordedFile)),
  /** Present until an operator retries. */
  recordingFailure: z.optional(recordingFailure),
  recordingRemoval: z.optional(recordingRemoval),
  /** The candidate spoke of a danger, and the interview ended before they chose to continue. */
  stoppedForWellbeing: z.optional(z.literal(true)),
  transcription: z.optional(transcription),
})

export type StoredSession = z.output<typeof storedSession>

export const hasRoom = <S extends Pick<StoredSession, 'roomCreatedAt'>>(
  session: S,
): session is S & { roomCreatedAt: string } => session.roomCreatedAt !== null

/** The page of a session, or of the latest one for a job. */
export const interviewUrlOf = (sessionOrJobId: string): string => `/interview/${sessionOrJobId}`
