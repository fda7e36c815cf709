import type { TextRecognition } from 'cv-reader/text-recognition'
import {
  createIsolatedReader,
  type FailedReading,
  type ProcessFault,
  type ReaderProgram,
  type Reading as ReadingOfProcess,
} from 'cv-reader/isolated'
import type { ReadingNotes } from '#shared/account/cv-certainty.ts'
import type { CvData } from '#shared/account/cv.ts'
import { deadlineSignal } from '#functions/platform/world/deadline.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import { cutToLimits } from './cut-to-limits.ts'

export type Reading =
  | { kind: 'read'; cv: CvData; notes: ReadingNotes }
  | FailedReading
  /** It is a scan, and no more pages may be recognised today. */
  | { kind: 'refused' }
  /** Text recognition is still running, or the reading did not come to an end: a later call finds its result. */
  | { kind: 'pending' }

/** `allowed` wraps the reader's text recognition with what the caller may have recognised. */
type UploadedFile = {
  id: string
  bytes: Uint8Array
  allowed: (recognise: TextRecognition) => TextRecognition
}

export type CvReader = {
  file: (file: UploadedFile) => Promise<Reading>
  text: (text: string) => Promise<Reading>
}

export type CvReaderParts = {
  log: Log
  program: () => Promise<ReaderProgram>
  recognise: TextRecognition
}

/** Reads CVs within the deadline of the request, into the product's own schema. */
export function createCvReader({ log, program, recognise }: CvReaderParts): CvReader {
  const reader = createIsolatedReader({
    program,
    report: (fault, cvId) =>
      log.with({ cvId }).error('unexpected error', faultFields(fault), 'UnexpectedErrors'),
  })
  return {
    text: async (text) => withinLimits(await reader.text(text, deadlineSignal())),
    file: async ({ allowed, ...file }) =>
      withinLimits(await reader.file({ ...file, recognise: allowed(recognise) }, deadlineSignal())),
  }
}

const withinLimits = (outcome: ReadingOfProcess): Reading =>
  outcome.kind === 'read' ? { kind: 'read', ...cutToLimits(outcome.reading) } : outcome

const faultFields = (fault: ProcessFault) =>
  fault.kind === 'not started'
    ? { during: 'the start of a process that reads a CV', ...errorFields(fault.error) }
    : {
        during: 'the reading of a CV in a process',
        exitCode: fault.exitCode ?? undefined,
        signal: fault.signal ?? undefined,
      }
