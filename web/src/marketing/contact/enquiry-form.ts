import type { Enquiry, EnquiryField } from '#shared/domain/enquiry.ts'

/** What is wrong, in the order of the fields on the page. */
export type Problems = Readonly<Partial<Record<EnquiryField, string>>>

/** What the person wrote, once it was held against the rules. */
export type Reading = { valid: true; enquiry: Enquiry } | { valid: false; problems: Problems }

export type Phase =
  /** `refusals` counts the times that sending was blocked, each of which leads the eye to the first problem. */
  | { name: 'editing'; problems: Problems; refusals: number }
  | { name: 'submitting'; enquiry: Enquiry }
  | { name: 'sent' }

export type Event =
  | { type: 'edited'; field: string }
  | { type: 'submitted'; reading: Reading }
  | { type: 'accepted' }
  | { type: 'failed' }
  | { type: 'panelExpired' }

export const sentPanelMilliseconds = 7000

export const emptyForm: Phase = { name: 'editing', problems: {}, refusals: 0 }

const without = (problems: Problems, field: string): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field))

/** The form's whole life. What does not belong to a phase changes nothing: a second click sends nothing. */
export function next(phase: Phase, event: Event): Phase {
  switch (phase.name) {
    case 'editing':
      if (event.type === 'edited') {
        return event.field in phase.problems
          ? { ...phase, problems: without(phase.problems, event.field) }
          : phase
      }
      if (event.type !== 'submitted') return phase
      return event.reading.valid
        ? { name: 'submitting', enquiry: event.reading.enquiry }
        : { name: 'editing', problems: event.reading.problems, refusals: phase.refusals + 1 }
    case 'submitting':
      if (event.type === 'accepted') return { name: 'sent' }
      return event.type === 'failed' ? emptyForm : phase
    case 'sent':
      return event.type === 'panelExpired' ? emptyForm : phase
  }
}
