import { parentPort } from 'node:worker_threads'
import { pagesOf, type RecognisedPage } from './extract/recognition.ts'
import { readingOrder } from './extract/columns.ts'
import { TooMuch, Unreadable } from './extract/errors.ts'
import { textLinesOf } from './read-cv.ts'
import type { ParsedCv } from './parse/fields.ts'
import { parseCv } from './parse/parse.ts'

/** Files come from strangers: they are opened in a thread of their own, which can be ended without ending anything else. */

export type Task = { bytes: Uint8Array } | { recognised: readonly RecognisedPage[] } | { text: string }

export type Outcome =
  | { kind: 'read'; cv: ParsedCv }
  /** A PDF of pictures: somebody has to recognise what is on them first. */
  | { kind: 'pictures'; pages: number }
  | { kind: 'trouble'; trouble: 'broken' | 'locked' | 'not a CV file' | 'too much' }

async function outcomeOf(task: Task): Promise<Outcome> {
  if ('recognised' in task) return { kind: 'read', cv: parseCv(readingOrder(pagesOf(task.recognised))) }
  const lines = await textLinesOf('text' in task ? task.text : task.bytes)
  return Array.isArray(lines) ? { kind: 'read', cv: parseCv(lines) } : { kind: 'pictures', ...lines }
}

parentPort?.once('message', (task: Task) => {
  void outcomeOf(task)
    .catch((error: unknown): Outcome => {
      if (error instanceof Unreadable) return { kind: 'trouble', trouble: error.why }
      if (error instanceof TooMuch) return { kind: 'trouble', trouble: 'too much' }
      // A reader that fails in a way of its own met a file it could not read.
      return { kind: 'trouble', trouble: 'broken' }
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    .then((outcome) => parentPort?.postMessage(outcome))
})
