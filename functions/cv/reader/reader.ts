import { Worker } from 'node:worker_threads'
import type { ReadingNotes } from '#shared/domain/cv-certainty.ts'
import type { CvData } from '#shared/domain/cv.ts'
import type { TextRecognition } from '../../ports.ts'
import { semaphore } from '../../semaphore.ts'
import { cutToLimits } from './cut-to-limits.ts'
import type { Outcome, Task } from './worker.ts'

export type FailedReading = Extract<Outcome, { kind: 'failed' }>

export type Reading =
  | { kind: 'read'; cv: CvData; notes: ReadingNotes }
  | FailedReading
  /** Text recognition is still running; a later call finds its result. */
  | { kind: 'pending' }

export type CvReader = {
  file: (id: string, bytes: Uint8Array) => Promise<Reading>
  text: (text: string) => Promise<Reading>
}

type Parts = {
  /** The thread's script: a file of the bundle, or locally a source file. */
  workerFile: string | URL
  recognise: TextRecognition
}

const mostHeapMegabytes = 256
const timeoutMilliseconds = 10_000
/** Each thread keeps one processor busy; more threads than processors would slow all of them down. */
const mostAtOnce = 2

/** Reads each CV in a worker thread: a file that hangs or exhausts the memory ends its thread alone. */
export function createCvReader({ workerFile, recognise }: Parts): CvReader {
  const withSlot = semaphore(mostAtOnce)
  const run = (task: Task): Promise<Outcome> => withSlot(() => inThread(workerFile, task))
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

const readingOf = (outcome: Outcome): Reading => {
  if (outcome.kind === 'read') return { kind: 'read', ...cutToLimits(outcome.reading) }
  return outcome.kind === 'failed' ? outcome : { kind: 'failed', reason: 'broken' }
}

function inThread(workerFile: string | URL, task: Task): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = new Worker(workerFile, {
      resourceLimits: { maxOldGenerationSizeMb: mostHeapMegabytes },
      // Keeps the libraries' warnings about a file, which can quote it, out of the log.
      stdout: true,
      stderr: true,
    })
    const end = (outcome: Outcome): void => {
      clearTimeout(timer)
      resolve(outcome)
      void worker.terminate()
    }
    const timer = setTimeout(() => end({ kind: 'failed', reason: 'too much' }), timeoutMilliseconds)
    worker.once('message', end)
    worker.once('error', () => end({ kind: 'failed', reason: 'too much' }))
    worker.once('exit', () => end({ kind: 'failed', reason: 'broken' }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(task)
  })
}
