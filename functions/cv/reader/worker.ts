import type { RecognisedPage } from '../../ports.ts'
import { LimitExceeded, UnreadableFile } from './extract/errors.ts'
import { readRecognised, textLinesOf } from './read-cv.ts'
import type { ReadCv } from './parse/fields.ts'
import { readLines } from './parse/parse.ts'

/** Uploaded files are untrusted: a process of its own opens each, which the reader can end alone. */

export type Task = { bytes: Uint8Array } | { recognised: readonly RecognisedPage[] } | { text: string }

export type Outcome =
  | { kind: 'read'; reading: ReadCv }
  /** A PDF without a text layer: its text has to be recognised first. */
  | { kind: 'scanned'; pages: number }
  | { kind: 'failed'; reason: 'broken' | 'locked' | 'not a CV file' | 'too much' }

async function outcomeOf(task: Task): Promise<Outcome> {
  if ('recognised' in task) return { kind: 'read', reading: readRecognised(task.recognised) }
  const lines = await textLinesOf('text' in task ? task.text : task.bytes)
  return Array.isArray(lines) ? { kind: 'read', reading: readLines(lines) } : { kind: 'scanned', ...lines }
}

process.once('message', (task: Task) => {
  void outcomeOf(task)
    .catch((error: unknown): Outcome => {
      if (error instanceof UnreadableFile) return { kind: 'failed', reason: error.reason }
      if (error instanceof LimitExceeded) return { kind: 'failed', reason: 'too much' }
      // Any other error comes from a parser that met a file it cannot read.
      return { kind: 'failed', reason: 'broken' }
    })
    .then((outcome) => process.send?.(outcome))
})
