import type { InterviewProcessing } from '#shared/platform/processors.ts'

/** A line of a list, with an emphasised beginning or without one. */
export type Line = string | readonly [beginning: string, rest: string]

/** What is kept, and how long. */
export type Term = readonly [what: string, howLong: string]

export type Block =
  | string
  | { heading: string }
  | { list: readonly Line[] }
  | { terms: readonly Term[] }
  /** The company's name and address. The labels are of the contact for data protection, without a name and with one. */
  | { company: { dataProtection: string; officer: string } }

type SectionId =
  | 'information-we-collect'
  | 'how-we-use-your-information'
  | 'how-we-share-your-information'
  | 'data-security'
  | 'your-rights-and-choices'
  | 'links-to-third-party-websites'
  | 'childrens-privacy'
  | 'changes-to-this-privacy-policy'
  | 'contact-us'

/** Some blocks differ with the way in which the deployment holds interviews. */
export type Section = {
  id: SectionId
  title: string
  blocks: readonly Block[] | ((processing: InterviewProcessing) => readonly Block[])
}

/** The privacy policy in one language. */
export type Policy = {
  title: string
  lead: string
  /** The two dates below the title: that of the document, and that of this version. */
  lastUpdated: string
  thisVersion: string
  /** For a date in the language's order. */
  locale: string
  /** The accessible name of the list of sections. */
  contents: string
  opening: string
  release: string
  sections: readonly Section[]
}
