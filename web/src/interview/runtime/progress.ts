import type { CheckpointBody } from '../../api/unsent/unsent-calls.ts'
import type { Active, Earlier } from '../machine/interview-state.ts'

export type SavedProgress = NonNullable<CheckpointBody['progress']>

/** How far the interview is, as a checkpoint tells it. */
export const progressOf = ({ elapsedMilliseconds, progress }: Active): SavedProgress => ({
  elapsedMilliseconds: Math.round(elapsedMilliseconds),
  section: progress.index,
  sectionMilliseconds: Math.round(progress.elapsedMilliseconds),
})

/** How far another page got. One that told nothing is counted by its transcript, whose last line is its last sign. */
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
