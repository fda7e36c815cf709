/**
 * What a buyer checks about the company. The operator fills it in; the site shows a section only where its facts are given.
 * `company-facts.sample.ts` has a filled set for screenshots.
 */

export type ServiceId = 'gpu-clusters' | 'gpu-leasing' | 'on-demand' | 'ai-solutions'

/** "H200 node, from US$ 18,000 a month" */
export type Price = { service: ServiceId; item: string; from: string; per: string; note?: string }

/** A data hall in which customers' work runs. */
export type DataHall = { place: string; hall: string; detail: string }

/** What is promised, how it is measured, and what the customer gets where it is missed. */
export type ServiceLevel = { service: ServiceId; promise: string; measure: string; remedy: string }

/** `proof` is the URL of the certificate, or of the register that lists it. */
export type Certificate = { name: string; scope: string; validUntil: string; proof?: string }

export type CustomerReference = { customer: string; work: string; quote?: string; saidBy?: string }

/** A picture in `web/public`, with its size in pixels. */
export type Picture = { file: `/${string}`; width: number; height: number; alt: string; caption: string }

/** The claims that the site makes in figures. */
export type Claim = '24/7' | '99.9%' | '24 hours' | '30s' | '48TB' | 'A100'

/** Whether these facts are the samples: pages mark them as examples, and a deployment with a domain refuses them. */
export const areSamples: boolean = false

/** The number in the register of companies. */
export const registrationNumber: string = ''

/** The URL of the general terms. */
export const termsUrl: string = ''

export const prices: readonly Price[] = []
export const dataHalls: readonly DataHall[] = []
export const serviceLevels: readonly ServiceLevel[] = []
export const certificates: readonly Certificate[] = []
export const references: readonly CustomerReference[] = []
export const photographs: readonly Picture[] = []
export const productPictures: readonly (Picture & { service: ServiceId })[] = []

/** How many GPUs a leased node has, by the type's name in the enquiry form ("Nvidia L40S"). An HGX node has eight. */
export const gpusPerNode: Readonly<Record<string, number>> = {}

/** What each claim means, exactly. */
export const meanings: Readonly<Partial<Record<Claim, string>>> = {
  '24/7': 'For running services. The phone is answered in business hours.',
  '24 hours': 'Until an engineer replies to an enquiry, counted on working days, Monday to Friday.',
  A100: 'Available on demand. Leases and clusters come with the types in their tables.',
}

/** Programmes of makers that the company is a member of, by the maker's name: "NVIDIA Partner Network, Preferred". */
export const programmes: Readonly<Record<string, string>> = {}
