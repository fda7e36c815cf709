import { LimitExceeded, UnreadableFile } from '../errors.ts'
import { readBest } from '../parse/parse.ts'
import { readRecognised, textLinesOf } from '../read-cv.ts'
import type { ReadCv } from '../reading.ts'
import type { RecognisedPage } from '../text-recognition.ts'

/** The program of the process that reads one untrusted file. */

export type Task = { bytes: Uint8Array } | { recognised: readonly RecognisedPage[] } | { text: string }

export type Outcome =
  | { kind: 'read'; reading: ReadCv }
  /** A PDF without a text layer: its text has to be recognised first. */
  | { kind: 'scanned'; pages: number }
  | { kind: 'failed'; reason: 'broken' | 'locked' | 'not a CV file' | 'too much' }

/** The messages of the process: it has the task; later, the outcome. */
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
  // Sent before the file is opened: if the process aborts afterwards, its parent attributes that to the file.
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
