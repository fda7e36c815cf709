import type { enquiryTypes } from '#shared/enquiry/enquiry-choices.ts'
import type { Draft } from '../../form/drafts.ts'

type About = {
  subject: string
  /** Whether a subject in the draft is from an earlier addition, and not the visitor's own. */
  isEarlier: (subject: string) => boolean
  enquiryType: (typeof enquiryTypes)[number]
  gpuType: string | undefined
  /** The message with the addition. */
  message: (typed: string) => string
}

/** The draft of the enquiry with what it is about. What the visitor has typed or chosen stays. */
export function draftAbout(draft: Draft, about: About): Draft {
  const textOf = (field: string): string => draft[field]?.[0] ?? ''
  const subject = textOf('subject')
  const type = textOf('enquiryType')
  const isOwn = subject.trim() !== '' && !about.isEarlier(subject)
  const gpuTypes = [...(draft['gpuTypes'] ?? []), ...(about.gpuType === undefined ? [] : [about.gpuType])]
  return {
    ...draft,
    subject: [isOwn ? subject : about.subject],
    enquiryType: [type === '' ? about.enquiryType : type],
    gpuTypes: [...new Set(gpuTypes)],
    message: [about.message(textOf('message'))],
  }
}
