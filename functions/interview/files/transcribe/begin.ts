import { namesTranscribe } from '#shared/interview/consent.ts'
import { missingSpans } from '#shared/interview/interviewer/recorded-words.ts'
import { isAddressProved } from '#functions/account/rows/stored-user.ts'
import type { DueRoom } from '../../rows/room-outbox.ts'
import type { RecordedFile, StoredTranscription } from '#functions/application/session/stored-session.ts'
import type { InterviewFilesApp } from '../app.ts'
import { usageOf } from '../../rows/interviewer-usage.ts'
import { planOf } from './plan.ts'

const notBegun = (problem: StoredTranscription['problem'], now: Date): StoredTranscription => ({
  state: 'failed',
  problem,
  since: now.toISOString(),
  failures: 0,
  seconds: 0,
  segments: [],
})

/**
 * What is to be transcribed of a recording, counted towards the limits before the jobs start; undefined where no words are
 * missing. The agent of a call transcribes it itself.
 */
export async function beginTranscription(
  room: DueRoom,
  recording: readonly RecordedFile[],
  app: InterviewFilesApp,
): Promise<StoredTranscription | undefined> {
  if (room.transcription !== undefined || room.provider === 'daily') return room.transcription
  const plan = planOf(recording, missingSpans((await app.transcripts.of(room.id)).entries))
  const user = plan.kind === 'nothing' ? undefined : await app.users.byId(room.userId)
  if (plan.kind === 'nothing' || user === undefined) return undefined
  const now = app.clock()
  if (app.transcriptions === undefined) return notBegun('off', now)
  // The operator may have set the service after the candidate agreed: what counts is the text of that time.
  if (!namesTranscribe(room.consent?.text)) return notBegun('no_consent', now)
  if (plan.kind === 'impossible') return notBegun(plan.problem, now)
  // Limits count per mailbox, and one person can enter any number of mailboxes that are not proved.
  if (!isAddressProved(user)) return notBegun('not_proved', now)
  const { files, seconds } = plan
  const capped = await app.usage.reserve(usageOf(room, user), { recordedSeconds: seconds }, now)
  if (capped === 'day')
    app.log.warn(
      'recording not transcribed: the daily limit is reached',
      { sessionId: room.id },
      'InterviewerUsedUp',
    )
  if (capped !== undefined) return notBegun('cap', now)
  return {
    state: 'running',
    since: now.toISOString(),
    failures: 0,
    seconds,
    segments: files.map(({ file }) => file.segment),
  }
}
