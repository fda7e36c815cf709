import { LimitExceeded, UnreadableFile } from '../errors.ts'
import { readBest } from '../parse/parse.ts'
import { readRecognised, textLinesOf } from '../read-cv.ts'
import type { ReadCv } from '../reading.ts'
import type { RecognisedPage } from '../text-recognition.ts'

/** Uploaded files are untrusted: a process of its own opens each, which the reader can end alone. */

export type Task = { bytes: Uint8Array } | { recognised: readonly RecognisedPage[] } | { text: string }

export type Outcome =
  | { kind: 'read'; reading: ReadCv }
  /** A PDF without a text layer: its text has to be recognised first. */
  | { kind: 'scanned'; pages: number }
  | { kind: 'failed'; reason: 'broken' | 'locked' | 'not a CV file' | 'too much' }

/** What the process tells: that it has the task, and later what came of it. */
export type Report = { kind: 'begun' } | Outcome

const report = (said: Report): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(said, () => resolve())
  })

async function outcomeOf(task: Task): Promise<Outcome> {
  if ('recognised' in task) return { kind: 'read', reading: readRecognised(task.recognised) }
  const lines = await textLinesOf('text' in task ? task.text : task.bytes)
  return 'lines' in lines ? { kind: 'read', reading: readBest(lines) } : { kind: 'scanned', ...lines }
}

process.once('message', (task: Task) => {
  // Sent before a file can end this process, which is then the file's doing.
  void report({ kind: 'begun' })
    .then(() => outcomeOf(task))
    .catch((error: unknown): Outcome => {
      if (error instanceof UnreadableFile) return { kind: 'failed', reason: error.reason }
      if (error instanceof LimitExceeded) return { kind: 'failed', reason: 'too much' }
      // Any other error comes from a parser that met a file it cannot read.
      return { kind: 'failed', reason: 'broken' }
    })
    .then(report)
})
