import { rejectionReasons } from '#shared/company-hiring.ts'
import type { WantedDecision } from '#shared/application/decision.ts'
import { textIn } from '../text-in.ts'

const maxReasonNote = 500

/** The reason of a rejection; undefined where none is chosen. */
export function rejectionIn(form: FormData): WantedDecision['rejection'] {
  const [chosen, note] = [textIn(form, 'reason'), textIn(form, 'reasonNote')]
  const reason = rejectionReasons.find((each) => each === chosen)
  return reason && { reason, ...(note === '' ? {} : { note }) }
}

/** What has to be corrected in it; the list is required at the desk alone, so that older scripts work. */
export const reasonProblems = (form: FormData): { reason?: string; reasonNote?: string } => {
  if (rejectionIn(form) === undefined) return { reason: 'Please choose a reason' }
  return textIn(form, 'reasonNote').length > maxReasonNote
    ? { reasonNote: `Please use at most ${maxReasonNote} characters` }
    : {}
}
