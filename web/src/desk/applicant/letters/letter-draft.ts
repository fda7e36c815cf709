import { textIn } from '../../text-in.ts'
import { forgetUnsaved, keepUnsaved, unsavedOf } from '../../unsaved.ts'
import type { Shown } from '../use-applicant.ts'

export type Question = Shown['questions'][number]

/** `key`: by which the API sends a letter once. It stays with the text, also where the dialog is closed after a lost answer. */
export type Draft = { key: string; subject: string; text: string }

/** A letter that answers a question begins with it. */
const newDraft = (question: Question | undefined): Draft => ({
  key: crypto.randomUUID(),
  subject: question === undefined ? '' : 'Your question in the interview',
  text: question === undefined ? '' : `In your interview you asked: “${question.text}”\n\n`,
})

const nameOf = (applicationId: string, question: Question | undefined): string =>
  `letter ${applicationId} ${question?.id ?? ''}`

/** What was typed before, or a new letter. */
export function letterDraft(applicationId: string, question: Question | undefined) {
  const name = nameOf(applicationId, question)
  return {
    begun: (): Draft => (unsavedOf(name) as Draft | undefined) ?? newDraft(question),
    keep: (form: FormData, key: string): Draft => {
      const draft = { key, subject: textIn(form, 'subject'), text: textIn(form, 'text') }
      keepUnsaved(name, draft)
      return draft
    },
    forget: (): void => forgetUnsaved(name),
  }
}
