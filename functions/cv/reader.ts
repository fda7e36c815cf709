import { Worker } from 'node:worker_threads'
import type { CvData } from '#shared/domain/cv.ts'
import type { TextRecognition } from './extract/recognition.ts'
import { inTurns } from '../turns.ts'
import { fitted } from './fit.ts'
import type { Outcome, Task } from './worker.ts'

export type Trouble = Extract<Outcome, { kind: 'trouble' }>['trouble']

export type Reading =
  | { kind: 'read'; cv: CvData }
  | { kind: 'trouble'; trouble: Trouble }
  /** Recognising takes longer than anybody should wait; asking again later finds it done. */
  | { kind: 'pending' }

export type CvReader = {
  file: (id: string, bytes: Uint8Array) => Promise<Reading>
  text: (text: string) => Promise<Reading>
}

type Parts = {
  /** What runs in the thread: a file of the bundle, or a source on a developer's machine. */
  workerFile: string | URL
  recognise: TextRecognition
}

const mostHeapMegabytes = 256
const patienceMilliseconds = 10_000
/** Each thread takes a processor; more at once than there are would only make all of them slow. */
const mostAtOnce = 2

/** Reads CVs in threads of their own: a file that hangs, or wants all memory, ends its thread and nothing else. */
export function createCvReader({ workerFile, recognise }: Parts): CvReader {
  const turns = inTurns(mostAtOnce)
  const run = (task: Task): Promise<Outcome> => turns(() => inThread(workerFile, task))
  return {
    text: async (text) => readingOf(await run({ text })),
    async file(id, bytes) {
      const outcome = await run({ bytes })
      if (outcome.kind !== 'pictures') return readingOf(outcome)
      const recognised = await recognise({ id, bytes, pages: outcome.pages })
      return recognised === 'pending' ? { kind: 'pending' } : readingOf(await run({ recognised }))
    },
  }
}

const readingOf = (outcome: Outcome): Reading => {
  if (outcome.kind === 'read') return { kind: 'read', cv: fitted(outcome.cv) }
  return outcome.kind === 'trouble' ? outcome : { kind: 'trouble', trouble: 'broken' }
}

function inThread(workerFile: string | URL, task: Task): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = new Worker(workerFile, {
      resourceLimits: { maxOldGenerationSizeMb: mostHeapMegabytes },
      // What a reader's library writes about a file is nobody's concern.
      stdout: true,
      stderr: true,
    })
    const end = (outcome: Outcome): void => {
      clearTimeout(timer)
      resolve(outcome)
      void worker.terminate()
    }
    const timer = setTimeout(() => end({ kind: 'trouble', trouble: 'too much' }), patienceMilliseconds)
    worker.once('message', end)
    worker.once('error', () => end({ kind: 'trouble', trouble: 'too much' }))
    worker.once('exit', () => end({ kind: 'trouble', trouble: 'broken' }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(task)
  })
}
