import type { InterviewStatus } from '#shared/application/session/interview-status.ts'
import type { Act } from '#shared/platform/acts.ts'
import { answerNames } from '../names.ts'
import { aboutText } from './letter-text.ts'
import { lengthText } from './recording-words.ts'
import type { Shown } from './use-applicant.ts'
import type { HistoryEntry } from './use-history.ts'
import type { Recording } from './use-recordings.ts'

const interviewActs: Readonly<Record<InterviewStatus, string>> = {
  scheduled: 'opened the AI interview',
  in_progress: 'is in the AI interview',
  completed: 'took the AI interview',
  cancelled: 'cancelled the AI interview',
  abandoned: 'left the AI interview',
}

/** What happened beside the acts of the staff: what the candidate did, and the letter that was sent last. */
export function happenings(
  { application, letter }: Pick<Shown, 'application' | 'letter'>,
  recordings: readonly Pick<Recording, 'id' | 'startedAt' | 'interview' | 'seconds'>[],
): HistoryEntry[] {
  const { candidate, appliedAt, answer } = application
  const who = candidate.name === '' ? 'The candidate' : candidate.name
  return [
    { id: 'applied', at: appliedAt, who, act: 'applied', detail: null },
    ...recordings.map(({ id, startedAt: at, interview, seconds }) => {
      return { id, at, who, act: interviewActs[interview], detail: lengthText(seconds) ?? null }
    }),
    ...(answer === null
      ? []
      : [
          {
            id: 'answer',
            at: answer.at,
            who,
            act: 'answered the invitation',
            detail: answerNames[answer.kind],
          },
        ]),
    ...(letter?.state === 'sent'
      ? [{ id: 'letter', at: letter.at, who, act: 'was sent a letter', detail: aboutText(letter.about) }]
      : []),
  ]
}

/** Newest first. While older acts are not loaded, what happened before the oldest loaded one waits with them. */
export function inOrder(
  acts: readonly HistoryEntry[],
  others: readonly HistoryEntry[],
  isMore: boolean,
): HistoryEntry[] {
  const oldest = Date.parse((isMore ? acts.at(-1)?.at : undefined) ?? '') || 0
  return [...acts, ...others.filter(({ at }) => Date.parse(at) >= oldest)].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  )
}

const views: ReadonlySet<string> = new Set<Act>([
  'application_shown',
  'applications_compared',
  'cv_opened',
  'recording_opened',
  'quotes_shown',
])

/** Whether somebody only looked. */
export const isView = ({ act }: Pick<HistoryEntry, 'act'>): boolean => views.has(act)
