import { Worker } from 'node:worker_threads'
import type { CvData } from '#shared/domain/cv.ts'
import type { TextRecognition } from '../ports.ts'
import { inTurns } from '../turns.ts'
import { cutToLimits } from './cut-to-limits.ts'
import type { Outcome, Task } from './worker.ts'

export type UnreadableReason = Extract<Outcome, { kind: 'unreadable' }>['reason']

export type Reading =
  | { kind: 'read'; cv: CvData }
  | { kind: 'unreadable'; reason: UnreadableReason }
  /** Text recognition takes longer than one request may last; a later request gets its result. */
  | { kind: 'pending' }

export type CvReader = {
  file: (id: string, bytes: Uint8Array) => Promise<Reading>
  text: (text: string) => Promise<Reading>
}

type Parts = {
  /** The worker's code: a file of the Lambda bundle, or the TypeScript source in the local run. */
  workerFile: string | URL
  recognise: TextRecognition
}

const mostHeapMegabytes = 256
const timeoutMilliseconds = 10_000
/** Reading is CPU-bound: more threads than processors slow each other down. */
const mostThreads = 2

/** Reads each CV in its own worker thread: a file that loops or exhausts memory ends that thread, not the process. */
export function createCvReader({ workerFile, recognise }: Parts): CvReader {
  const turns = inTurns(mostThreads)
  const run = (task: Task): Promise<Outcome> => turns(() => inThread(workerFile, task))
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
  if (outcome.kind === 'read') return { kind: 'read', cv: cutToLimits(outcome.cv) }
  return outcome.kind === 'unreadable' ? outcome : { kind: 'unreadable', reason: 'broken' }
}

function inThread(workerFile: string | URL, task: Task): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = new Worker(workerFile, {
      resourceLimits: { maxOldGenerationSizeMb: mostHeapMegabytes },
      // Keeps what the parsing libraries print about a file out of the logs.
      stdout: true,
      stderr: true,
    })
    const end = (outcome: Outcome): void => {
      clearTimeout(timer)
      resolve(outcome)
      void worker.terminate()
    }
    const timer = setTimeout(() => end({ kind: 'unreadable', reason: 'too much' }), timeoutMilliseconds)
    worker.once('message', end)
    worker.once('error', () => end({ kind: 'unreadable', reason: 'too much' }))
    worker.once('exit', () => end({ kind: 'unreadable', reason: 'broken' }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(task)
  })
}
