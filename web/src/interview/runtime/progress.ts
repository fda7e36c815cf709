import type { CheckpointBody } from '../../api/unsent/unsent-calls.ts'
import type { Active, Earlier } from '../machine/interview-state.ts'
import type { RoomState } from './room-state.ts'

export type SavedProgress = NonNullable<CheckpointBody['progress']>

/** The interview's progress, as checkpoints store it. */
export const progressOf = (
  { elapsedMilliseconds, progress }: Active,
  { stoppedAskingAfter }: Pick<RoomState, 'stoppedAskingAfter'>,
): SavedProgress => ({
  elapsedMilliseconds: Math.round(elapsedMilliseconds),
  section: progress.index,
  sectionMilliseconds: Math.round(progress.elapsedMilliseconds),
  ...(stoppedAskingAfter === undefined ? {} : { stoppedAskingAfter }),
})

/** How far another page got. Without stored progress, the end of its transcript counts. */
export const earlierOf = (
  saved: SavedProgress | null,
  { startedAt, lastMilliseconds, section }: { startedAt: number; lastMilliseconds: number; section: number },
): Earlier =>
  saved === null
    ? {
        startedAt,
        elapsedMilliseconds: lastMilliseconds,
        progress: { index: section, elapsedMilliseconds: 0 },
      }
    : {
        startedAt,
        elapsedMilliseconds: saved.elapsedMilliseconds,
        progress: { index: saved.section, elapsedMilliseconds: saved.sectionMilliseconds },
      }
