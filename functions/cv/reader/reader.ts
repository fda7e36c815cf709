import type { ReadingNotes } from '#shared/domain/cv-certainty.ts'
import type { CvData } from '#shared/domain/cv.ts'
import type { TextRecognition } from '../../ports.ts'
import { semaphore } from '../../semaphore.ts'
import { cutToLimits } from './cut-to-limits.ts'
import { readInProcess, type ProcessOutcome } from './read-in-process.ts'
import type { Outcome, Task } from './worker.ts'

export type FailedReading = Extract<Outcome, { kind: 'failed' }>

export type Reading =
  | { kind: 'read'; cv: CvData; notes: ReadingNotes }
  | FailedReading
  /** Text recognition is still running, or the reading did not get its turn: a later call finds its result. */
  | { kind: 'pending' }

export type CvReader = {
  file: (id: string, bytes: Uint8Array) => Promise<Reading>
  text: (text: string) => Promise<Reading>
}

/** The bundled program that reads a CV, in the only folder that it may read. */
export type ReaderProgram = { file: string; folder: string }

type Parts = {
  program: () => Promise<ReaderProgram>
  recognise: TextRecognition
}

/**
 * More than the processors, so that ten hostile files do not delay a CV: the system shares the processors, and
 * prefers the readings that have just begun. In a Lambda function there is one at a time.
 */
const mostAtOnce = 12

/** Reads each CV in a process of its own: a file that hangs or exhausts the memory ends that process alone. */
export function createCvReader({ program, recognise }: Parts): CvReader {
  const withSlot = semaphore(mostAtOnce)
  const run = (task: Task): Promise<ProcessOutcome> =>
    withSlot(async () => readInProcess(await program(), task))
  return {
    text: async (text) => readingOf(await run({ text })),
    async file(id, bytes) {
      const outcome = await run({ bytes })
      if (outcome.kind !== 'scanned') return readingOf(outcome)
      const recognised = await recognise({ id, bytes, pages: outcome.pages })
      return recognised === 'pending' ? { kind: 'pending' } : readingOf(await run({ recognised }))
    },
  }
}

function readingOf(outcome: ProcessOutcome): Reading {
  switch (outcome.kind) {
    case 'read':
      return { kind: 'read', ...cutToLimits(outcome.reading) }
    case 'failed':
      return outcome
    case 'left':
      return { kind: 'pending' }
    case 'scanned':
      return { kind: 'failed', reason: 'broken' }
  }
}
