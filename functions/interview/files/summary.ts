import { interviewMinutes } from '#shared/application/session/interview-status.ts'
import { recordingLimits } from '#shared/application/session/recording-limits.ts'
import { answersByQuestion } from '#shared/interview/interviewer/answers-by-question.ts'
import { insightsOf } from '#shared/interview/insights.ts'
import type { StoredEntry } from '#shared/interview/transcript.ts'
import { sectionsOf } from '../rooms/sections.ts'
import { applicationId } from '#functions/application/rows/application-id.ts'
import type { StoredTurn } from '../rows/turns.ts'
import { countTurns, type Quotes } from './interviewer-record.ts'
import type { StoredJob } from '#functions/position/rows/stored-job.ts'
import type { RecordedFile, StoredSession } from '#functions/application/session/stored-session.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'

type Parts = {
  session: StoredSession
  user: StoredUser
  job: StoredJob | undefined
  entries: readonly StoredEntry[]
  /** Undefined while parts can still arrive. */
  recording: readonly RecordedFile[] | undefined
  /** The turns that a model could answer; absent where the interview had none. */
  turns?: readonly StoredTurn[]
  quotes?: Quotes | null
}

function transcriptionOf({ transcription }: StoredSession, entries: readonly StoredEntry[]) {
  const answers = entries.filter(({ source }) => source === 'batch').length
  if (transcription === undefined && answers === 0) return null
  const { state = 'done', problem = null } = transcription ?? {}
  return { state, problem, answers }
}

export type Summary = ReturnType<typeof summaryOf>

/** The data of an interview, for programs of recruiters. It contains what can be counted, and no scores. */
export const summaryOf = ({ session, user, job, entries, recording, turns = [], quotes }: Parts) => ({
  interview: {
    id: session.id,
    status: session.status,
    started_at: session.started_at,
    finished_at: session.finished_at,
    consent: session.consent ?? null,
    /** The time that the interview had, which is longer where the candidate asked for extra time. */
    minutes: interviewMinutes(session.timeFactor),
    timeFactor: session.timeFactor ?? 1,
    stoppedForWellbeing: session.stoppedForWellbeing ?? false,
    isTest: session.isTest ?? false,
    provider: session.provider ?? 'built-in',
    /** The devices that held the interview, one after the other, with the first segment that each recorded. */
    devices: (session.pages ?? []).map(({ at, device }, index) => ({
      at,
      device: device ?? null,
      firstSegment: index * recordingLimits.segmentsOfPage + 1,
    })),
  },
  application: applicationId(session),
  candidate: { name: user.name, email: user.email },
  job: { id: session.jobId, title: session.jobTitle, department: session.department },
  recording: {
    isAssembled: recording !== undefined,
    /** Why the files were given up; null otherwise. */
    failure: session.recordingFailure?.reason ?? null,
    files: recording ?? [],
    /** Of each segment, as the page counted them when the interview ended. */
    recordedParts: session.recordedParts ?? null,
  },
  /** How many turns the model and the built-in interviewer worded; null where the built-in one was alone. */
  interviewer: turns.length === 0 ? null : countTurns(turns),
  /** The candidate's own words at each question. */
  answers: session.stoppedForWellbeing === true ? [] : answersByQuestion(sectionsOf(job), entries),
  /** The candidate's own sentences by criterion, where a model chose them. */
  quotes: quotes ?? null,
  /** Of the recording, where answers had no words; null otherwise. `answers`: the number of entries whose words it supplied. */
  transcription: transcriptionOf(session, entries),
  insights: insightsOf(entries, sectionsOf(job)),
})
