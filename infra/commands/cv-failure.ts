import { LimitExceeded, UnreadableFile } from 'cv-reader/errors'
import type { ReadCv } from 'cv-reader/reading'

const unreadable = {
  broken: 'is damaged and cannot be read',
  locked: 'is protected by a password',
  'not a CV file': 'is neither a PDF nor a Word document',
} as const satisfies Record<UnreadableFile['reason'], string>

const tooMuch = {
  pages: 'has too many pages for a CV',
  text: 'has too much text for a CV',
  entries: 'has too many parts for a CV',
  bytes: 'is too large for a CV once its parts are unpacked',
  nesting: 'is nested too deeply to be read',
} as const satisfies Record<LimitExceeded['of'], string>

const systemErrors: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be read by this user',
}

/** An empty page, or an image without text. */
export const isEmptyReading = ({ cv }: ReadCv): boolean =>
  Object.values(cv).every((field) => field.length === 0)

/** Why a CV could not be read, as a line that follows the file's name. */
export function cvFailure(error: unknown): string {
  if (error instanceof UnreadableFile) return unreadable[error.reason]
  if (error instanceof LimitExceeded) return tooMuch[error.of]
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const [first = ''] = error instanceof Error ? error.message.split('\n') : [String(error)]
  return systemErrors[code] ?? `cannot be read (${first})`
}
