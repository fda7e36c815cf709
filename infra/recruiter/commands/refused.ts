import { ApiRefusal, type RefusalCode } from '#shared/platform/contract/refusal.ts'
import { UsageError } from '../usage-error.ts'

/** Replaces the text of a refusal, which is written for pages, by one for the terminal. */
export async function refusedAs<Answer>(
  call: Promise<Answer>,
  words: Readonly<Partial<Record<RefusalCode, string>>>,
): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    const text = error instanceof ApiRefusal ? words[error.code] : undefined
    if (text === undefined) throw error
    throw new UsageError(text, { cause: error })
  }
}

export const unknownJob = (id: string): string => `There is no position "${id}"; "jobs list" shows them all.`

export const unknownRecording = (text: string): string =>
  `There is no recording "${text}"; "recordings list" shows them all.`

export const unknownApplication = (text: string): string =>
  `There is no application "${text}"; "applications list" shows them all.`
