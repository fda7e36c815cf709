import { nameProblem } from '#shared/enquiry/enquiry.ts'
import { draftOf } from '../../form/drafts.ts'
import { sendEnquiry, sendHomeEnquiry } from './enquiry-calls.ts'
import { enquiryMailto } from './enquiry-mailto.ts'
import { browserWorld, createResender } from './resender.ts'
import type { Resending } from './resending.ts'

// The code of the enquiry form that is imported when a visitor begins to fill it in.

export { SentPanel } from './SentPanel.tsx'
export { UnsentText } from './Unsent.tsx'

/** Adds to the specification's message which characters it means. */
export const noteOfName = (problem: string | undefined): string | undefined =>
  problem === nameProblem
    ? 'This field takes letters, spaces, apostrophes and hyphens only. Leave the other characters out here, and write your name in full in the message: we use it as you write it.'
    : undefined

export const enquiryAction = (page: 'home' | 'contact') => (page === 'home' ? sendHomeEnquiry : sendEnquiry)

export type AfterFailure = {
  /** Returns whether the failed try was an automatic one, so that the visitor is not interrupted. */
  failed: (error: unknown) => boolean
  accepted: () => void
  stop: () => void
}

/** After a failure, sends the form again and reports a mailto link with what the visitor typed, at each edit. */
export function afterFailure(
  form: HTMLFormElement,
  emailHref: string,
  onMailto: (href: string) => void,
  onResending: (state: Resending) => void,
): AfterFailure {
  const resender = createResender(browserWorld(form, onResending))
  const report = (): void => onMailto(enquiryMailto(emailHref, draftOf(form)))
  const forget = (): void => form.removeEventListener('input', report)
  return {
    failed: (error) => {
      report()
      form.addEventListener('input', report)
      return resender.failed(error)
    },
    accepted: () => {
      forget()
      resender.accepted()
    },
    stop: () => {
      forget()
      resender.stop()
    },
  }
}
