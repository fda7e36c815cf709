import type { ReadCv } from '../reading.ts'
import type { TextRecognition } from '../text-recognition.ts'
import {
  readInProcess,
  type ProcessFault,
  type ProcessOutcome,
  type ReaderProgram,
} from './read-in-process.ts'
import { semaphore } from './semaphore.ts'
import type { Outcome, Task } from './worker.ts'

export type FailedReading = Extract<Outcome, { kind: 'failed' }>

export type Reading =
  | { kind: 'read'; reading: ReadCv }
  | FailedReading
  /** It is a scan, whose text may not be recognised now. */
  | { kind: 'refused' }
  /** Text recognition is still running, or the process ended without a result: call again. */
  | { kind: 'pending' }

export type IsolatedReader = {
  /** `id` names the file in faults and for text recognition. The process ends when `signal` aborts. */
  file: (
    file: { id: string; bytes: Uint8Array; recognise: TextRecognition },
    signal?: AbortSignal,
  ) => Promise<Reading>
  text: (text: string, signal?: AbortSignal) => Promise<Reading>
}

export type { ProcessFault, ReaderProgram }

type Parts = {
  program: () => Promise<ReaderProgram>
  /** Called for a process that could not start or ended by itself; `id` is that of the file. */
  report: (fault: ProcessFault, id: string | undefined) => void
}

/**
 * More than there are processors, so that ten hostile files do not delay a CV: the system schedules the processes, and readings
 * of more than half a second have the lowest priority. A Lambda function has one reading at a time.
 */
const maxConcurrent = 12

/** Reads each CV in a process of its own: a file that hangs or exhausts the memory ends only that process. */
export function createIsolatedReader({ program, report }: Parts): IsolatedReader {
  const withSlot = semaphore(maxConcurrent)
  const run = (task: Task, signal: AbortSignal | undefined, id?: string): Promise<ProcessOutcome> =>
    withSlot(async () =>
      readInProcess(await program(), task, { signal, report: (fault) => report(fault, id) }),
    )
  return {
    text: async (text, signal) => readingOf(await run({ text }, signal)),
    async file({ id, bytes, recognise }, signal) {
      const outcome = await run({ bytes }, signal, id)
      if (outcome.kind !== 'scanned') return readingOf(outcome)
      const recognised = await recognise({ id, bytes, pages: outcome.pages })
      return typeof recognised === 'string'
        ? { kind: recognised }
        : readingOf(await run({ recognised: recognised.pages }, signal, id))
    },
  }
}

function readingOf(outcome: ProcessOutcome): Reading {
  switch (outcome.kind) {
    case 'read':
    case 'failed':
      return outcome
    case 'left':
      return { kind: 'pending' }
    case 'scanned':
      return { kind: 'failed', reason: 'broken' }
  }
}
