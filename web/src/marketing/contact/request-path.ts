import type { ServiceId } from '#shared/company-facts.ts'
import { linkTo } from '../../site/link.ts'

/** What an enquiry is about, as the query of the contact page carries it. */
export type EnquiryRequest = {
  service: ServiceId
  gpu?: string
  /** How many. */
  gpus?: string
  term?: string
  /** A day, as 2027-03-01. */
  start?: string
}

/** The contact page with what the enquiry is about. */
export const requestPath = (request: EnquiryRequest): string =>
  `${linkTo('/contact')}?${new URLSearchParams(request).toString()}`
